import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const LINK = /\]\((?!https?:|mailto:)([^)\s]+)\)/g
const FENCE = /^```[\s\S]*?^```/gm

const pages = execFileSync('git', ['ls-files', '*.md'], { cwd: ROOT, encoding: 'utf8' }).trim().split('\n')

test.each(pages)('every link of %s leads somewhere', (page) => {
  const folder = dirname(join(ROOT, page))
  const dead = [...textOf(page).matchAll(LINK)]
    .map(([, link = '']) => link)
    .filter((link) => {
      const [path = '', anchor] = link.split('#')
      const target = path === '' ? join(ROOT, page) : join(folder, path)
      if (!existsSync(target)) return true
      return anchor !== undefined && !anchorsOf(relative(ROOT, target)).includes(anchor)
    })
  expect(dead).toEqual([])
})

test('every file that a page names by its whole path exists', () => {
  const missing = pages
    .filter((page) => page !== 'CHANGELOG.md' && !page.startsWith('benchmarks/results/'))
    .flatMap((page) =>
      [...textOf(page).matchAll(/`((?:apps|packages|db|docs|deploy|e2e|lab|scripts|benchmarks)\/[\w./-]+)`/g)]
        .map(([, path = '']) => path)
        .filter((path) => !path.includes('…') && !existsSync(join(ROOT, path)))
        .map((path) => `${page}: ${path}`),
    )
  expect(missing).toEqual([])
})

function textOf(page: string): string {
  return readFileSync(join(ROOT, page), 'utf8').replace(FENCE, '')
}

/** As code hosts do: lower case, hyphens for spaces, no punctuation. */
function anchorsOf(page: string): string[] {
  return [...textOf(page).matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s-]/gu, '')
      .trim()
      .replaceAll(' ', '-'),
  )
}
