import { expect, test } from 'vitest'
import { fieldLabel } from './field-words.ts'

const NAMES = { meetupZones: 'Meet-up point', dpi: 'Resolution', 'dpi.minimum': 'DPI at least' }
const label = (path: string) => fieldLabel(path, NAMES, (list, key) => (key === 'centro' ? 'Centro' : key))

test('a field of a member is called by the name of the member', () => {
  expect(label('meetupZones[centro].feeMinor')).toBe('Meet-up point Centro, fee')
  expect(label('meetupZones[centro]')).toBe('Meet-up point Centro')
})

test('names that the page gives come before those that the path makes', () => {
  expect(label('dpi.minimum')).toBe('Resolution, DPI at least')
  expect(label('storeName')).toBe('Store name')
})
