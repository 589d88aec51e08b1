import { LRUCache } from 'lru-cache'
import type { ReadyAnswer } from '../../../platform/http/answers/ready-answer.ts'

/** Some two hundred pages. Their compressed forms take a third more. */
const MOST_BYTES = 6 * 1024 * 1024
/** With a query there is no end of addresses, so these push out only each other. */
const MOST_BYTES_WITH_QUERY = 1024 * 1024
/** Pages may say what depends on the day. */
export const READY_MS = 10 * 60_000

/** Everything that a page is made of: the build, the settings, the catalogue. Compared by identity. */
export type PageVersion = readonly [build: unknown, shop: unknown, catalog: unknown]

/** Pages that are the same for every visitor, as they were rendered once. */
export function readyPages() {
  const plain = keptPages(MOST_BYTES)
  const withQuery = keptPages(MOST_BYTES_WITH_QUERY)
  const keptFor = (url: string) => (url.includes('?') ? withQuery : plain)
  return {
    has: (url: string): boolean => keptFor(url).has(url),
    get: (url: string, version: PageVersion): ReadyAnswer | undefined => {
      const found = keptFor(url).get(url)
      return found?.version.every((part, index) => part === version[index]) ? found.page : undefined
    },
    set: (url: string, version: PageVersion, page: ReadyAnswer): void => {
      keptFor(url).set(url, { version, page })
    },
  }
}

function keptPages(maxSize: number) {
  return new LRUCache<string, { readonly version: PageVersion; readonly page: ReadyAnswer }>({
    maxSize,
    sizeCalculation: ({ page }) => page.body.length,
    ttl: READY_MS,
  })
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
