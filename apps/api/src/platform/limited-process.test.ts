import { expect, test } from 'vitest'
import { processorMs } from './limited-process.ts'

test('reads the processor time that a process has used', () => {
  const before = ownMs()
  const used = processorMs({ pid: process.pid })
  expect(used).toBeGreaterThan(before - 30)
  expect(used).toBeLessThan(ownMs() + 30)
})

test('is nothing for a process that is gone', () => {
  expect(processorMs({ pid: undefined })).toBe(0)
})

function ownMs(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}
