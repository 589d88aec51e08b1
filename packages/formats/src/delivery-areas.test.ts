import { expect, test } from 'vitest'
import { areaFor, fieldOutside, placesServed, regionsServed } from './delivery-areas.ts'

const METRO = { id: 'metro', country: 'SV', regions: ['San Salvador'], places: ['San Salvador', 'Soyapango'] }
const CENTRE = { id: 'centre', country: 'SV', regions: ['San Salvador', 'La Libertad'], places: [] }
const CAPITAL = { id: 'capital', country: 'GT', regions: [], places: ['Guatemala', 'Mixco'] }
const AREAS = [CENTRE, METRO, CAPITAL]
const all = (country: string) => ({ id: 'all', country, regions: [], places: [] })

test.each([
  [{ country: 'SV', region: 'San Salvador', city: 'Soyapango' }, 'metro'],
  [{ country: 'SV', region: 'San Salvador', city: 'Apopa' }, 'centre'],
  [{ country: 'SV', region: ' la  LIBERTAD ', city: 'Santa Tecla' }, 'centre'],
  [{ country: 'GT', city: 'Mixco' }, 'capital'],
  [{ country: 'GT', region: 'Guatemala', city: 'guatemala' }, 'capital'],
  [{ country: 'SV', region: 'Santa Ana', city: 'Metapán' }, undefined],
  [{ country: 'SV', city: 'San Salvador' }, undefined],
  [{ country: 'HN', city: 'Tegucigalpa' }, undefined],
])('finds the narrowest area for %j: %s', (destination, id) => {
  expect(areaFor(AREAS, destination)?.id).toBe(id)
})

test('ignores accents in names', () => {
  const area = { ...all('SV'), regions: ['Cuscatlán'] }
  expect(areaFor([area], { country: 'SV', region: 'cuscatlan', city: 'Suchitoto' })).toBe(area)
})

test.each([
  [{ country: 'HN', region: 'Cortés', city: 'Omoa' }, 'country'],
  [{ country: 'SV', region: 'Santa Ana', city: 'Metapán' }, 'region'],
  [{ country: 'SV', city: 'Metapán' }, 'region'],
  [{ country: 'GT', city: 'Antigua' }, 'city'],
] as const)('names what puts %j outside: %s', (destination, field) => {
  expect(fieldOutside(AREAS, destination)).toBe(field)
})

test('lists the regions and places to choose from, unless any may be typed', () => {
  expect(regionsServed(AREAS, 'SV')).toEqual(['San Salvador', 'La Libertad'])
  expect(regionsServed(AREAS, 'GT')).toBeUndefined()
  expect(regionsServed([], 'SV')).toBeUndefined()
  expect(placesServed(AREAS, { country: 'GT' })).toEqual(['Guatemala', 'Mixco'])
  expect(placesServed(AREAS, { country: 'SV', region: 'San Salvador' })).toBeUndefined()
  expect(placesServed([METRO], { country: 'SV', region: 'San Salvador' })).toEqual([
    'San Salvador',
    'Soyapango',
  ])
})
