/**
 * npm takes `exports` from the package.json that it finds, but this repository imports the client's sources. So `make`
 * (`prepack`) compiles and points `exports` at the result, and `undo` (`postpack`) restores them. Both run in the
 * package's folder and may be repeated.
 */
import { spawnSync } from 'node:child_process'
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const AT_HOME = `"exports": {
    ".": "./src/index.ts"
  },`
const PACKED = `"types": "./dist/index.d.ts",
  "exports": {
    ".": {
      "types": "./dist/index.d.ts",
      "default": "./dist/index.js"
    }
  },`

switch (process.argv[2]) {
  case 'make':
    refuseExampleAddress()
    compile()
    swap(AT_HOME, PACKED)
    break
  case 'undo':
    swap(PACKED, AT_HOME)
    break
  default:
    fail('Usage, in the folder of the package: node ../../scripts/client-package.ts make|undo')
}

/** A published package that names a missing repository can no longer be changed. */
function refuseExampleAddress(): void {
  if (process.env.npm_command !== 'publish' || !readFileSync('package.json', 'utf8').includes('git.example'))
    return
  fail('Write the address of your repository into package.json first: "repository" is an example still.')
}

function compile(): void {
  rmSync('dist', { recursive: true, force: true })
  const compiler = createRequire(import.meta.url).resolve('typescript/bin/tsc')
  const { status } = spawnSync(process.execPath, [compiler, '-p', 'tsconfig.build.json'], {
    stdio: ['ignore', process.stderr, process.stderr],
  })
  if (status !== 0) fail('The client could not be compiled; the words above say why.')
  // The compiler rewrites imports of programs but not those of types.
  for (const file of globSync('dist/*.d.ts')) {
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll(/(?<=['"]\.\/[\w.]+)\.ts(?=['"])/g, '.js'))
  }
}

function swap(from: string, to: string): void {
  const text = readFileSync('package.json', 'utf8')
  if (!text.includes(from) && !text.includes(to))
    fail('package.json has other exports than this script knows.')
  writeFileSync('package.json', text.replace(from, to))
}

function fail(message: string): never {
  console.error(`\n${message}\n`)
  process.exit(1)
}
