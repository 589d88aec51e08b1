import { LRUCache } from 'lru-cache'
import type { ReadyAnswer } from '../../../platform/http/answers/ready-answer.ts'

/** Some two hundred pages. Their compressed forms take a third more. */
const MOST_BYTES = 6 * 1024 * 1024
const MOST_MINUTES = 10

/** Everything that a page is made of: the build, the settings, the catalogue. Compared by identity. */
export type PageVersion = readonly [build: unknown, shop: unknown, catalog: unknown]

/** Pages that are the same for every visitor, as they were rendered once. */
export function readyPages() {
  const kept = new LRUCache<string, { readonly version: PageVersion; readonly page: ReadyAnswer }>({
    maxSize: MOST_BYTES,
    sizeCalculation: ({ page }) => page.body.length,
    // Pages may say what depends on the day.
    ttl: MOST_MINUTES * 60_000,
  })
  return {
    has: (url: string): boolean => kept.has(url),
    get: (url: string, version: PageVersion): ReadyAnswer | undefined => {
      const found = kept.get(url)
      return found?.version.every((part, index) => part === version[index]) ? found.page : undefined
    },
    set: (url: string, version: PageVersion, page: ReadyAnswer): void => {
      // With a query there is no end of addresses.
      if (!url.includes('?')) kept.set(url, { version, page })
    },
  }
}

/** A page with rules of its own for caches may be personal; that of an order is. */
export function isForEverybody({ status, headers }: Response): boolean {
  return (
    status === 200 &&
    headers.get('content-type')?.startsWith('text/html') === true &&
    !headers.has('cache-control') &&
    !headers.has('set-cookie')
  )
}
