import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

/** Until the compiled `nextTick` has been used; then collections in moments without any tick. */
const PROGRAM = `
  import { setTimeout as sleep } from 'node:timers/promises'
  import { keepTickObject } from ${JSON.stringify(new URL('tick-objects.ts', import.meta.url).href)}
  if (process.argv[1] === 'keep') keepTickObject()
  const ticks = (left) => new Promise((resolve) => {
    const next = () => (left-- > 0 ? process.nextTick(next) : resolve())
    next()
  })
  await ticks(100_000)
  await sleep(100)
  await ticks(100_000)
  for (let turn = 0; turn < 10; turn += 1) {
    await sleep(1)
    gc()
  }`

test.each([
  ['keep', false],
  ['lose', true],
])('compiled ticks outlive a collection if one is kept: %s', async (what, isThrownAway) => {
  const { stdout } = await promisify(execFile)(process.execPath, [
    ...['--expose-gc', '--trace-deopt', '--input-type=module', '--eval', PROGRAM, what],
  ])
  expect(/nextTick.*weak objects cleared/.test(stdout)).toBe(isThrownAway)
})
