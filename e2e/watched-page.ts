import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults } from 'axe-core'
import type { Page } from 'playwright-core'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

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

/** What WCAG 2.2 AA has against the page, as far as a program can tell. */
export async function barriersOn(page: Page): Promise<string[]> {
  await page.evaluate(AXE)
  const results = await page.evaluate<AxeResults>(
    `axe.run({ runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] })`,
  )
  return results.violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
}
