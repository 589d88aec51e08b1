import type { Page } from 'playwright-core'

/** Whatever a page complains about, but for `allowed`, and every request that leaves the service. */
export function watch(page: Page, url: string, allowed = /(?!)/): { readonly complaints: string[] } {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' && !allowed.test(message.text())) complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('request', (request) => {
    if (!/^(data|blob):/.test(request.url()) && !request.url().startsWith(`${url}/`))
      complaints.push(request.url())
  })
  return { complaints }
}

/** A string, because the types of the page are not those of this file. */
export async function scrollsSideways(page: Page): Promise<unknown> {
  return page.evaluate('document.documentElement.scrollWidth > document.documentElement.clientWidth')
}
