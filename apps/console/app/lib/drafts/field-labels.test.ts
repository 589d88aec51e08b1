import { expect, test } from 'vitest'
import { fieldLabel } from './field-labels.ts'

const NAMES = { meetupZones: 'Meet-up point', dpi: 'Resolution', 'dpi.minimum': 'DPI at least' }
const label = (path: string) => fieldLabel(path, NAMES, (list, key) => (key === 'centro' ? 'Centro' : key))

test('labels a field of a list member with the name of the member', () => {
  expect(label('meetupZones[centro].feeMinor')).toBe('Meet-up point Centro, Fee')
  expect(label('meetupZones[centro]')).toBe('Meet-up point Centro')
})

test('prefers labels from the page to labels made from the path', () => {
  expect(label('dpi.minimum')).toBe('Resolution, DPI at least')
  expect(label('storeName')).toBe('Store name')
})
