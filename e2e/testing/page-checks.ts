import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

interface Violation {
  readonly id: string
  readonly help: string
  readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[]
}

/** Reports axe-core's findings for WCAG 2.2 A and AA and its best practices, each with its elements. */
export async function accessibilityProblems(page: Page): Promise<string[]> {
  await page.evaluate(AXE)
  // A string, because the types of the page are not those of this file.
  const violations = await page.evaluate<Violation[]>(
    `axe.run(document, { resultTypes: ['violations'] }).then(({ violations }) => violations)`,
  )
  return violations.map(({ id, help, nodes }) =>
    [`${id}: ${help}`, ...nodes.map(({ html, failureSummary }) => `${html}\n${failureSummary ?? ''}`)].join(
      '\n  ',
    ),
  )
}

/** Texts that are cut off, by the edge of the window or of their box; what scrolls by itself is not. */
export async function clippedTexts(page: Page): Promise<string[]> {
  return page.evaluate<string[]>(`(() => {
    const isCut = (element) => {
      if (element.clientWidth <= 1) return false
      const { overflowX } = getComputedStyle(element)
      if (overflowX === 'auto' || overflowX === 'scroll') return false
      if (overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1) return true
      const { left, right } = element.getBoundingClientRect()
      return element.closest('.overflow-x-auto') === null && (left < 0 || right > innerWidth + 1)
    }
    return [...document.querySelectorAll('main *:not(.sr-only, svg *)')]
      .filter((element) => element.checkVisibility() && element.children.length === 0)
      .filter((element) => element.textContent.trim() !== '' && isCut(element))
      .map((element) => element.textContent.trim())
  })()`)
}

/** A string, because the types of the page are not those of this file. */
/** Once the page had half a second to follow its window: charts and tables measure it first. */
export async function scrollsSideways(page: Page): Promise<unknown> {
  return page.evaluate(`(async () => {
    const { documentElement } = document
    const isWide = () => documentElement.scrollWidth > documentElement.clientWidth
    for (let frame = 0; frame < 30 && isWide(); frame += 1) await new Promise(requestAnimationFrame)
    return isWide()
  })()`)
}
