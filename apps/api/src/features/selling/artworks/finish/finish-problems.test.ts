import { expect, test } from 'vitest'
import { finishProblems } from './finish-problems.ts'

const halftone = { lpi: 50, angleDeg: 22.5, dot: 'round' } as const

test('accepts the finest halftone that film at 300 DPI holds, and refuses a finer one with the finest', () => {
  expect(finishProblems({ halftone, alphaThreshold: null }, 'finish')).toEqual([])
  expect(finishProblems({ halftone: { ...halftone, lpi: 50.1 }, alphaThreshold: null }, 'finish')).toEqual([
    {
      path: 'finish.halftone.lpi',
      message: 'needs 6 pixels a dot, and film has 300 an inch: 50 is the finest',
      reason: 'halftone_too_fine',
      limit: '50',
    },
  ])
})

test('refuses a threshold that leaves no shades for the halftone', () => {
  expect(finishProblems({ halftone, alphaThreshold: 128 }, 'items[0].finish')).toMatchObject([
    { path: 'items[0].finish.alphaThreshold', reason: 'halftone_or_threshold' },
  ])
  expect(finishProblems({ halftone: null, alphaThreshold: 128 }, 'finish')).toEqual([])
})
