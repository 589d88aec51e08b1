import { expect, test } from 'vitest'
import { sizeTierFor, type SizeTier } from './size-tier.ts'

const TIERS: SizeTier[] = [
  { id: 'full', label: 'Full', maxWidthMm: 305, maxHeightMm: 381, priceMinor: 1000 },
  { id: 'small', label: 'Small', maxWidthMm: 102, maxHeightMm: 102, priceMinor: 300 },
  { id: 'label', label: 'Label', maxWidthMm: 70, maxHeightMm: 40, priceMinor: 150 },
]

test('chooses the cheapest tier that fits the print', () => {
  expect(sizeTierFor({ widthMm: 102, heightMm: 102 }, TIERS)?.id).toBe('small')
  expect(sizeTierFor({ widthMm: 102.1, heightMm: 10 }, TIERS)?.id).toBe('full')
})

test('prices a print the same in portrait and landscape', () => {
  expect(sizeTierFor({ widthMm: 40, heightMm: 70 }, TIERS)?.id).toBe('label')
  expect(sizeTierFor({ widthMm: 381, heightMm: 305 }, TIERS)?.id).toBe('full')
})

test('finds no tier for a print larger than all of them', () => {
  expect(sizeTierFor({ widthMm: 305, heightMm: 381.1 }, TIERS)).toBeUndefined()
})
