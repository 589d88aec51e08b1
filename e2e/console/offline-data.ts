import type { Page } from 'playwright-core'

export function offlineDataOf(page: Page): Promise<string> {
  return page.evaluate<string>(`new Promise((resolve, reject) => {
    const opening = indexedDB.open('keyval-store')
    opening.onupgradeneeded = () => opening.transaction.abort()
    opening.onerror = () => resolve('')
    opening.onsuccess = () => {
      const asking = opening.result.transaction('keyval').objectStore('keyval').getAll()
      asking.onerror = () => reject(asking.error)
      asking.onsuccess = () => resolve(JSON.stringify(asking.result).replaceAll('\\\\"', '"'))
    }
  })`)
}
