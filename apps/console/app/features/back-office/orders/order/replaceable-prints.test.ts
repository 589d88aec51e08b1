import { expect, test } from 'vitest'
import type { Line, Print } from './order.ts'
import { replaceablePrints } from './replaceable-prints.ts'

const aPrint = (id: string, artworkId: string, state: Print['state'] = 'failed') =>
  ({ id, zoneId: 'full_back', state, artwork: { id: artworkId } }) as Print
const aLine = (size: string, colour: string, ...placements: Print[]) =>
  ({ kind: 'garment', garmentName: 'Classic tee', colour, size, placements }) as unknown as Line

test('a design in several sizes is replaced once', () => {
  const items = [
    aLine('M', 'Black', aPrint('plc_1', 'art_a'), aPrint('plc_2', 'art_b', 'approved')),
    aLine('L', 'Black', aPrint('plc_3', 'art_a', 'changes_requested')),
    aLine('L', 'White', aPrint('plc_4', 'art_a')),
  ]
  const found = replaceablePrints({ items }).map(({ garment, placementIds }) => [garment, placementIds])
  expect(found).toEqual([
    ['Classic tee, Black, M and L', ['plc_1', 'plc_3']],
    ['Classic tee, White, L', ['plc_4']],
  ])
})
