import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const TESTS = '{apps,packages,scripts,e2e,lab}/**/*.test.ts'
const DATABASE_MODULES = ['apps/api/src/testing/test-database.ts', 'apps/api/src/platform/embedded-postgres/']
/** Such an import starts a process or a thread; a test that injects the test server needs its process. */
const PROCESS_IMPORTS = /from 'node:(child_process|cluster|worker_threads)'|inject\('testServerUrl'\)/
/** These start the whole service or a browser. */
const SERVICE_MODULES = ['e2e/', 'lab/harness/started-service.ts', 'lab/harness/browser.ts']

export type TestLane = 'unit' | 'api' | 'browser'

/** By imports: `browser` starts the service or a browser, `api` a database or another process, `unit` nothing. */
export function testLanes(): Readonly<Record<TestLane, string[]>> {
  const lanes: Record<TestLane, string[]> = { unit: [], api: [], browser: [] }
  const reached = new Map<string, TestLane>()
  const files = globSync(TESTS, { cwd: ROOT, exclude: (path) => path.endsWith('node_modules') })
  for (const file of files.sort()) lanes[laneOf(file, reached)].push(file)
  return lanes
}

function laneOf(file: string, reached: Map<string, TestLane>): TestLane {
  if (SERVICE_MODULES.some((path) => file.startsWith(path))) return 'browser'
  if (DATABASE_MODULES.some((path) => file.startsWith(path))) return 'api'
  const known = reached.get(file)
  if (known) return known
  // Imports do not form cycles; this only stops an endless loop if they do.
  reached.set(file, 'unit')
  const source = readFileSync(join(ROOT, file), 'utf8')
  const lanes = importsOf(file, source).map((imported) => laneOf(imported, reached))
  const startsProcess = PROCESS_IMPORTS.test(source) || lanes.includes('api')
  const lane = lanes.includes('browser') ? 'browser' : startsProcess ? 'api' : 'unit'
  reached.set(file, lane)
  return lane
}

function importsOf(file: string, source: string): string[] {
  return [...source.matchAll(/^(?:import|export|\} from) ?(?!type )[^'\n]*'(\.{1,2}\/[^'?]+\.tsx?)'/gm)]
    .map(([, path = '']) => relative(ROOT, resolve(ROOT, dirname(file), path)))
    .filter((path) => existsSync(join(ROOT, path)))
}
