/** `npm run check`: runs the static checks beside the tests, which leave a processor idle at times. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { constants, setPriority } from 'node:os'
import process from 'node:process'

// The priority of the tests (`vitest.config.ts`), which would wait for the other checks otherwise.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
const tests = run('vitest', ['run'])
const steps: [name: string, passed: boolean][] = []
for (const name of ['typecheck', 'lint', 'format:check']) {
  const { passed, output } = await run('npm', ['run', '--silent', name], 'pipe')
  steps.push([name, passed])
  if (!passed) process.stderr.write(`\n${name} failed:\n${output}\n`)
}
steps.push(['tests', (await tests).passed])
for (const [name, passed] of steps) console.log(`${passed ? '✓' : '✗'} ${name}`)
process.exit(steps.every(([, passed]) => passed) ? 0 : 1)

async function run(command: string, args: readonly string[], stdio: 'inherit' | 'pipe' = 'inherit') {
  const child = spawn(command, args, { stdio: ['ignore', stdio, stdio] })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => (output += text))
  }
  const [code] = (await once(child, 'close')) as [number | null]
  return { passed: code === 0, output }
}
