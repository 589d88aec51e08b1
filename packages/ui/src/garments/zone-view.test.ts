import { expect, test } from 'vitest'
import { zoneView } from './zone-view.ts'

test.each(['full_back', 'neck_label', 'back_yoke', 'upper-back'])('%s is seen from behind', (zoneId) => {
  expect(zoneView(zoneId)).toBe('back')
})

test.each(['full_front', 'left_chest', 'right_chest', 'left_sleeve', 'right_sleeve', 'pocket'])(
  '%s is seen from the front',
  (zoneId) => {
    expect(zoneView(zoneId)).toBe('front')
  },
)
