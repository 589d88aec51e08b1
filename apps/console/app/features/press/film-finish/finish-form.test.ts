import { expect, test } from 'vitest'
import { finishToForm, formToFinish } from './finish-form.ts'

const FINISH = {
  halftone: { lpi: 35, angleDeg: 45, dot: 'diamond' },
  knockOut: { hex: '#112233', tolerance: 7 },
  alphaThreshold: null,
  chokeMm: 0.2,
} as const

test('a finish comes back from the form as it was', () => {
  const threshold = { ...FINISH, halftone: null, alphaThreshold: 0, knockOut: null, chokeMm: null }
  for (const finish of [FINISH, threshold, null]) {
    expect(formToFinish(finishToForm(finish, '#000000'))).toEqual(finish)
  }
})

test('a knock-out begins with the colour of the garment', () => {
  const form = finishToForm(null, '#1f2a44')
  expect(formToFinish({ ...form, knocksOut: true })?.knockOut).toEqual({ hex: '#1f2a44', tolerance: 10 })
})
