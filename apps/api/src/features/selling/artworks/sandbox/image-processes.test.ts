import { expect, test } from 'vitest'
import { imageProcesses } from './image-processes.ts'

const GB = 1024 ** 3

test.each([
  ['half a gigabyte', 0.5, false, 1],
  ['one gigabyte', 1, false, 1],
  ['two gigabytes, of which the service may use nine tenths', 1.73, false, 2],
  ['much memory', 64, false, 2],
  ['one of several workers in four gigabytes', 4, true, 1],
  ['one of several workers in sixteen gigabytes', 16, true, 2],
])('starts as many processes as fit into %s', (_, memory, isWorker, expected) => {
  expect(imageProcesses(memory * GB, isWorker)).toBe(expected)
})
