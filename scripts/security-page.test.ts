import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const page = readFileSync(`${ROOT}docs/security.md`, 'utf8')

/** The number of requirements at levels 1 and 2 in each section of ASVS 5.0.0; they come first in their section. */
const ASVS: Readonly<Record<string, number>> = {
  ...{ '1.1': 2, '1.2': 9, '1.3': 11, '1.4': 3, '1.5': 2, '2.1': 3, '2.2': 3, '2.3': 4, '2.4': 1 },
  ...{ '3.2': 2, '3.3': 4, '3.4': 6, '3.5': 5, '3.7': 2, '4.1': 3, '4.2': 1, '4.3': 2, '4.4': 4 },
  ...{ '5.1': 1, '5.2': 3, '5.3': 2, '5.4': 3, '6.1': 3, '6.2': 12, '6.3': 4, '6.4': 4, '6.5': 5 },
  ...{ '6.6': 3, '6.8': 4, '7.1': 3, '7.2': 4, '7.3': 2, '7.4': 5, '7.5': 2, '7.6': 2, '8.1': 2 },
  ...{ '8.2': 3, '8.3': 1, '8.4': 1, '9.1': 3, '9.2': 4, '10.1': 2, '10.2': 2, '10.3': 4, '10.4': 11 },
  ...{ '10.5': 5, '10.6': 2, '10.7': 3, '11.1': 2, '11.2': 3, '11.3': 3, '11.4': 4, '11.5': 1, '11.6': 1 },
  ...{ '12.1': 3, '12.2': 2, '12.3': 4, '13.1': 1, '13.2': 5, '13.3': 2, '13.4': 5, '14.1': 2, '14.2': 4 },
  ...{ '14.3': 3, '15.1': 3, '15.2': 3, '15.3': 7, '16.1': 1, '16.2': 5, '16.3': 4, '16.4': 3, '16.5': 3 },
  ...{ '17.1': 1, '17.2': 4, '17.3': 2 },
}

test('every test that docs/security.md names exists', () => {
  const named = [...page.matchAll(/`([\w./-]+\.test\.ts)`/g)].map(([, path]) => String(path))
  expect(named.length).toBeGreaterThan(30)
  expect(named.filter((path) => !existsSync(ROOT + path))).toEqual([])
})

test('every threat that it names has a test', () => {
  const rows = tableUnder('## Threats and protections')
  expect(rows.length).toBeGreaterThan(30)
  expect(rows.filter((cells) => !cells.at(-1)?.includes('.test.ts'))).toEqual([])
})

test('every requirement of ASVS 5.0.0 at levels 1 and 2 is judged once', () => {
  const wanted = Object.entries(ASVS).flatMap(([section, count]) =>
    Array.from({ length: count }, (_, index) => `${section}.${index + 1}`),
  )
  const judged = tableUnder('### All requirements').flatMap(([requirements = '']) => expand(requirements))
  expect(judged.toSorted()).toEqual(wanted.toSorted())
})

test('what is not met is said in the first table, and nothing else is', () => {
  const notMet = tableUnder('### All requirements')
    .filter(([, state]) => state === 'not met')
    .flatMap(([requirements = '']) => expand(requirements))
  const documented = tableUnder('### What is not met').flatMap(([requirements = '']) => expand(requirements))
  expect(documented.toSorted()).toEqual(notMet.toSorted())
})

function tableUnder(heading: string): string[][] {
  const [, after = ''] = page.split(`${heading}\n`)
  const lines = (after.split(/\n#/)[0] ?? '').split('\n').filter((line) => line.startsWith('|'))
  return lines.slice(2).map((line) =>
    line
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim()),
  )
}

/** Expands `1.2.1–1.2.3, 1.2.5`. */
function expand(requirements: string): string[] {
  return requirements.split(', ').flatMap((part) => {
    const [first = '', last = first] = part.split('–')
    const [chapter, section, from] = first.split('.')
    const to = Number(last.split('.')[2])
    return Array.from(
      { length: to - Number(from) + 1 },
      (_, index) => `${chapter}.${section}.${Number(from) + index}`,
    )
  })
}
