import type { BrowserContext } from 'playwright-core'
import { expect } from 'vitest'

/** Each script once, those of workers too, as transferred. */
export function weigh(context: BrowserContext) {
  const sizes = new Map<string, Promise<number>>()
  context.on('response', (response) => {
    const type = response.headers()['content-type'] ?? ''
    if (!type.includes('javascript') || sizes.has(response.url())) return
    sizes.set(response.url(), sizeAsSent(response.url()))
  })
  return {
    scripts: () => [...sizes.keys()],
    ofScripts: async (which: (address: string) => boolean = () => true) => {
      const chosen = [...sizes].filter(([address]) => which(address)).map(([, size]) => size)
      return (await Promise.all(chosen)).reduce((sum, size) => sum + size, 0)
    },
  }
}

/** Fetched again, because the browser does not report how scripts of workers were encoded. */
async function sizeAsSent(address: string): Promise<number> {
  const reply = await fetch(address, { headers: { 'accept-encoding': 'br' } })
  expect(reply.headers.get('content-encoding')).toBe('br')
  return Number(reply.headers.get('content-length'))
}
