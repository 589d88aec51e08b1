import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { watchEventLoop } from './event-loop-lag.ts'

test('the processor is behind while every turn of the event loop is slow, and not afterwards', async () => {
  const lag = aWatch()
  for (let turn = 0; turn < 7; turn += 1) {
    blockTheProcessor(300)
    await nextTurn()
  }

  expect(lag.lagging).toBe(true)
  await expect.poll(() => lag.lagging, { timeout: 5000 }).toBe(false)
})

test('one pause, however long, does not count as being behind', async () => {
  const lag = aWatch()
  blockTheProcessor(1500)
  await sleep(1)

  expect(lag.lagging).toBe(false)
})

function aWatch() {
  const lag = watchEventLoop()
  onTestFinished(() => lag.stop())
  return lag
}

function blockTheProcessor(milliseconds: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds)
}
