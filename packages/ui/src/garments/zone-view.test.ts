import { expect, test } from 'vitest'
import { zoneView } from './zone-view.ts'

test.each(['full_back', 'neck_label', 'back_yoke', 'upper-back'])('shows %s from the back', (zoneId) => {
  expect(zoneView(zoneId)).toBe('back')
})

test.each(['full_front', 'left_chest', 'right_chest', 'left_sleeve', 'right_sleeve', 'pocket'])(
  'shows %s from the front',
  (zoneId) => {
    expect(zoneView(zoneId)).toBe('front')
  },
)
