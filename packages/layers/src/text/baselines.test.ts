import { expect, test } from 'vitest'
import { baselinesOf } from './baselines.ts'

test('a line whose place is the centre of the circle has a place', () => {
  // The first line is on a circle of one em.
  const style = { arcDeg: 180 / Math.PI, lineHeight: 1, align: 'left' } as const
  const [, accentAlone] = baselinesOf([1, 0], style)
  const spot = accentAlone?.(0, 0)
  expect(Object.values(spot ?? {}).every(Number.isFinite)).toBe(true)
})

test('lines that letters drawn together make narrower than nothing are straight', () => {
  const style = { arcDeg: 90, lineHeight: 1, align: 'center' } as const
  expect(baselinesOf([-0.3], style)[0]?.(0, 0.1)).toEqual({ x: 0.15, y: 0, turnRad: 0 })
})
