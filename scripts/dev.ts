/**
 * `npm run dev`: the service, restarted when its sources change, and the web apps, built anew when their own
 * do. The service takes a new build by itself.
 */
import { spawn, type ChildProcess } from 'node:child_process'
import { watch } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
/** Editors write a file in several steps. */
const QUIET_MS = 150

// Folders are named, because a new build of the pages, which is imported too, needs no restart.
const service = run(
  ...['apps/api/src', 'packages', 'db'].map((folder) => `--watch-path=${folder}`),
  '--watch-preserve-output',
  'apps/api/src/main.ts',
)
service.once('exit', (code) => process.exit(code ?? 0))
// Ctrl-C reaches every process of the terminal; the service then says when it has closed its database.
process.on('SIGINT', () => undefined).on('SIGTERM', () => service.kill('SIGTERM'))

let builder: ChildProcess | undefined
let changed = false
let quiet: NodeJS.Timeout | undefined
for (const folder of [
  'apps/storefront/app',
  'apps/storefront/server',
  'apps/storefront/public',
  'apps/console/app',
  'packages',
]) {
  watch(join(ROOT, folder), { recursive: true }, () => {
    clearTimeout(quiet)
    quiet = setTimeout(buildWebApps, QUIET_MS)
  })
}

/** One build at a time: what changes meanwhile is built after it. */
function buildWebApps(): void {
  changed = builder !== undefined
  if (changed) return
  builder = run('scripts/build-web.ts')
  builder.once('exit', () => {
    builder = undefined
    if (changed) buildWebApps()
  })
}

function run(...script: string[]): ChildProcess {
  return spawn(process.execPath, script, { cwd: ROOT, stdio: 'inherit' })
}
