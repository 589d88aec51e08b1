/**
 * dependency-cruiser finds cycles of files; this finds cycles of folders. Tests are left out, because they may import
 * anything.
 */
import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path/posix'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const SOURCES = '{apps,packages,scripts,e2e,lab,benchmarks}/**/*.{ts,tsx,js}'
const LEFT_OUT = /(^|\/)(node_modules|dist|build|testing)\/|\.test\.tsx?$/
const IMPORT = /(?:\bfrom|\bimport)\s*\(?\s*'([^']+)'/g

const FOLDERS = [
  /^apps\/(?:api\/src|console\/app)\/features\/[^/]+\/[^/]+(?=\/)/,
  /^apps\/storefront\/app\/features\/[^/]+(?=\/)/,
  /^packages\/[^/]+(?=\/)/,
  /^(?:scripts|e2e|lab|benchmarks)(?:\/[^/]+)*(?=\/)/,
]

type Graph = ReadonlyMap<string, ReadonlySet<string>>

test('no folder imports itself through other folders', () => {
  const sources = globSync(SOURCES, { cwd: ROOT }).filter((file) => !LEFT_OUT.test(file))
  const graph = folderGraph(sources.map((file) => ({ file, text: readFileSync(join(ROOT, file), 'utf8') })))
  expect(graph.size).toBeGreaterThan(30)
  expect(findCycle(graph)).toBeUndefined()
})

describe('findCycle', () => {
  const garments = 'apps/console/app/features/shop/garments'
  const zones = 'apps/console/app/features/shop/zones'

  test('names the folders of a cycle that no two files form', () => {
    const graph = folderGraph([
      { file: `${garments}/page.tsx`, text: "import { useZones } from '../zones/index.ts'" },
      { file: `${zones}/index.ts`, text: "export { useZones } from './use-zones.ts'" },
      { file: `${zones}/page.tsx`, text: "const page = await import('../garments/index.ts')" },
    ])
    expect(findCycle(graph)).toEqual([garments, zones, garments])
  })

  test('finds nothing where imports go one way, also through packages', () => {
    const graph = folderGraph([
      { file: `${garments}/page.tsx`, text: "import { pixels } from '@platen/ui'" },
      { file: `${zones}/page.tsx`, text: "import { useGarments } from '../garments/index.ts'" },
    ])
    expect([...(graph.get(garments) ?? [])]).toEqual(['packages/ui'])
    expect(findCycle(graph)).toBeUndefined()
  })
})

function folderGraph(sources: readonly { readonly file: string; readonly text: string }[]): Graph {
  const graph = new Map<string, Set<string>>()
  for (const { file, text } of sources) {
    const from = folderOf(file)
    if (from === undefined) continue
    const targets = graph.get(from) ?? new Set<string>()
    graph.set(from, targets)
    for (const [, specifier = ''] of text.matchAll(IMPORT)) {
      const to = folderOf(pathOf(specifier, file))
      if (to !== undefined && to !== from) targets.add(to)
    }
  }
  return graph
}

function pathOf(specifier: string, importer: string): string {
  if (specifier.startsWith('.')) return join(dirname(importer), specifier)
  return specifier.replace(/^@platen\/([^/]+).*/, 'packages/$1/')
}

function folderOf(path: string): string | undefined {
  return FOLDERS.map((folder) => folder.exec(path)?.[0]).find((name) => name !== undefined)
}

function findCycle(graph: Graph): string[] | undefined {
  const done = new Set<string>()
  const visit = (folder: string, path: readonly string[]): string[] | undefined => {
    if (path.includes(folder)) return [...path.slice(path.indexOf(folder)), folder]
    if (done.has(folder)) return undefined
    done.add(folder)
    for (const target of graph.get(folder) ?? []) {
      const cycle = visit(target, [...path, folder])
      if (cycle) return cycle
    }
    return undefined
  }
  for (const folder of graph.keys()) {
    const cycle = visit(folder, [])
    if (cycle) return cycle
  }
  return undefined
}
