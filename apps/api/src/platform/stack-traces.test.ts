import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { encode } from '@jridgewell/sourcemap-codec'
import { expect, onTestFinished, test } from 'vitest'

/** The third line is the eighth of its source. */
const BUILT = ['', 'export function fail() {', "  throw new RangeError('no room')", '}'].join('\n')
const MAP = {
  version: 3,
  sources: ['../src/room.ts'],
  names: [],
  mappings: encode([[], [[0, 0, 6, 0]], [[2, 0, 7, 4]], []]),
}

test('a trace names the sources of built files, and other files as they are', () => {
  const folder = aBuild({ 'room.js': BUILT, 'room.js.map': JSON.stringify(MAP) })
  const [title, first, second] = traceIn(folder)
  expect(title).toBe('RangeError: no room')
  expect(first).toBe(`    at fail (${new URL('../src/room.ts', folder).href}:8:11)`)
  expect(second).toMatch(/^ {4}at file:.*\[eval1\]:\d+:\d+$/)
})

test.each([
  ['is missing', {}],
  ['is damaged', { 'room.js.map': '{"version":' }],
])('a trace names the built file when its map %s', (_what, map) => {
  const folder = aBuild({ 'room.js': BUILT, ...map })
  expect(traceIn(folder)[1]).toBe(`    at fail (${new URL('room.js', folder).href}:3:9)`)
})

function aBuild(files: Readonly<Record<string, string>>): URL {
  const folder = mkdtempSync(join(tmpdir(), 'platen-traces-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
  return pathToFileURL(`${folder}/`)
}

/** In a process of its own, because the setting is global. */
function traceIn(folder: URL): string[] {
  const program = `
    import { nameSources } from ${JSON.stringify(new URL('stack-traces.ts', import.meta.url).href)}
    import { fail } from ${JSON.stringify(new URL('room.js', folder).href)}
    nameSources(new URL(${JSON.stringify(folder.href)}))
    try { fail() } catch (error) { process.stdout.write(error.stack) }`
  return execFileSync(process.execPath, ['--input-type=module', '--eval', program], {
    encoding: 'utf8',
  }).split('\n')
}
