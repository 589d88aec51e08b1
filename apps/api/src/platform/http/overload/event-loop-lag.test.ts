import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { watchEventLoop, type EventLoopLag } from './event-loop-lag.ts'

test('lags while every turn of the event loop is slow, and not afterwards', async () => {
  const lag = aLagMonitor()
  expect(await lagsWhileBlocked(lag)).toBe(true)
  await expect.poll(() => lag.lagging, { timeout: 5000 }).toBe(false)
})

test('a single pause, however long, is not lag', async () => {
  const lag = aLagMonitor()
  blockEventLoop(1500)
  await sleep(1)

  expect(lag.lagging).toBe(false)
})

test('measures again after a time in which nobody asked', async () => {
  const lag = aLagMonitor()
  await sleep(1_200)
  expect(await lagsWhileBlocked(lag)).toBe(true)
})

/** Windows in which other tests take the processor may need more turns. */
async function lagsWhileBlocked(lag: EventLoopLag): Promise<boolean> {
  for (let turn = 0; turn < 25 && !lag.lagging; turn += 1) {
    lag.watch()
    blockEventLoop(300)
    await nextTurn()
  }
  return lag.lagging
}

function aLagMonitor() {
  const lag = watchEventLoop()
  lag.watch()
  onTestFinished(() => lag.stop())
  return lag
}

function blockEventLoop(milliseconds: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds)
}
