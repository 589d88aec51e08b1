// Runs tests of an earlier release unchanged against today's service: the journey of a customer with the client that was
// generated then, the fixed operations, and every valid and invalid request of that release. Only what starts the
// service is replaced.
import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const CURRENT = fileURLToPath(new URL('../..', import.meta.url))
const TESTS = ['e2e/journey.test.ts', 'e2e/seed-operations.test.ts', 'e2e/bad-input.test.ts']

/** In the launcher of the release: which service it starts, and how that says that it runs. */
const REPLACED: readonly (readonly [string | RegExp, string])[] = [
  [/const MAIN = .*/, `const MAIN = '${join(CURRENT, 'apps/api/src/main.ts')}'`],
  ['Platen is open.', 'Platen is running.'],
]

export function judgeByRelease(tag: string): void {
  run('npm', ['run', '--silent', 'build'], CURRENT)
  const folder = mkdtempSync(join(tmpdir(), 'platen-release-'))
  try {
    run('git', ['worktree', 'add', '--detach', '--quiet', folder, tag], CURRENT)
    run('npm', ['ci', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'], folder)
    replaceLauncher(join(folder, 'e2e/service-process.ts'))
    copyFileSync(
      join(CURRENT, 'lab/judge/release-test-app.ts'),
      join(folder, 'apps/api/src/testing/test-app.ts'),
    )
    writeFileSync(join(folder, 'vitest.release.config.ts'), configOf())
    const vitest = join(folder, 'node_modules/vitest/vitest.mjs')
    run(process.execPath, [vitest, 'run', '--config', 'vitest.release.config.ts', ...TESTS], folder)
    console.log(`The tests of ${tag} pass.`)
  } finally {
    spawnSync('git', ['worktree', 'remove', '--force', folder], { cwd: CURRENT })
    rmSync(folder, { recursive: true, force: true })
  }
}

function replaceLauncher(file: string): void {
  const before = readFileSync(file, 'utf8')
  const after = REPLACED.reduce((text, [from, to]) => {
    const replaced = text.replace(from, to)
    if (replaced === text) throw new Error(`The launcher of the release has no ${String(from)}.`)
    return replaced
  }, before)
  writeFileSync(file, after)
}

function configOf(): string {
  const globalSetup = JSON.stringify(join(CURRENT, 'apps/api/src/testing/global-setup.ts'))
  return `export default { test: { globalSetup: [${globalSetup}], testTimeout: 120_000, hookTimeout: 240_000 } }\n`
}

function run(program: string, words: readonly string[], cwd: string): void {
  const env = { ...process.env, PLATEN_CURRENT: CURRENT }
  const { status } = spawnSync(program, words, { cwd, stdio: 'inherit', env })
  if (status !== 0) throw new Error(`${program} ended with ${status}.`)
}
