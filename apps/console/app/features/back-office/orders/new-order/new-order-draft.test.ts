import { toE164 } from '@platen/formats/phone'
import { expect, test } from 'vitest'
import {
  EMPTY_ORDER,
  inputOf,
  linesOf,
  missingIn,
  orderLinesOf,
  requestOf,
  type DraftItem,
  type NewOrder,
} from './new-order-draft.ts'

const ARTWORK = { id: 'art_1', fileName: 'a.png', previewUrl: '', widthPx: 600, heightPx: 400, vector: false }

function anItem(changes: Partial<DraftItem> = {}): DraftItem {
  const prints = [{ key: 'p', zoneId: 'full_front', artwork: ARTWORK, widthMm: 300, offsetYMm: -20 }]
  return {
    key: 'i',
    garmentId: 'gar_1',
    colour: 'Black',
    quantities: { var_m: 2 },
    prints,
    note: '',
    ...changes,
  }
}

const COMPLETE: NewOrder = {
  ...EMPTY_ORDER,
  customer: { name: ' Ana ', phone: '7000-1234', email: '', locale: '' },
  items: [anItem()],
  instructionId: 'cash_studio',
}

const read = (typed: string) => toE164(typed, 'SV')

const sizes = ['S', 'M', 'L'].map((size) => ({ variantId: `var_${size.toLowerCase()}`, size }))
const CATALOG = {
  garments: [{ colours: [{ sizes }] }],
  zones: [
    {
      id: 'full_front',
      maxWidthMm: 300,
      maxHeightMm: 400,
      sizeBands: [{ sizes: ['M'], maxWidthMm: 240, maxHeightMm: 300 }],
    },
  ],
}

test('makes one line per wanted size, each with the print as large as that size allows', () => {
  const quantities = { var_s: 0, var_m: 2, var_l: 1 }
  const lines = linesOf({ items: [anItem({ quantities })] }, CATALOG)
  expect(lines.map(({ variantId, quantity }) => [variantId, quantity])).toEqual([
    ['var_m', 2],
    ['var_l', 1],
  ])
  expect(lines[0]?.placements?.[0]).toMatchObject({ widthMm: 240, heightMm: 160, offsetYMm: -70 })
  expect(lines[1]?.placements?.[0]).toMatchObject({ widthMm: 300, heightMm: 200, offsetYMm: -100 })
})

test('shows what is wrong with a line of the request at the size of its design', () => {
  const items = [
    anItem({ key: 'unfinished', prints: [] }),
    anItem({ quantities: { var_s: 1 } }),
    anItem({ key: 'other', quantities: { var_s: 0, var_m: 2, var_l: 1 } }),
  ]
  const at = (path: string) => inputOf(path, { items })
  expect(at('items[2].quantity')).toBe('items.other.var_l')
  expect(at('items[0]')).toBe('items.i.var_s')
  expect(at('items[1].note')).toBe('items.other.note')
  expect(at('items[1].placements[0]')).toBe('prints.p.widthMm')
  expect(at('items[1].placements[0].zoneId')).toBe('prints.p.zoneId')
  expect(at('fulfilment.address.region')).toBe('fulfilment.address.region')
  expect(at('fulfilment.slot.date')).toBe('fulfilment.slot')
  expect(at('customer.email')).toBe('customer.email')
})

test('reports missing artwork instead of making a line', () => {
  const items = [anItem({ prints: [{ key: 'p', zoneId: 'full_front', widthMm: 300, offsetYMm: 0 }] })]
  expect(linesOf({ items }, CATALOG)).toEqual([])
  expect(missingIn({ ...COMPLETE, items }, read)).toEqual(['Add artwork and a quantity to each design.'])
})

test('sends a complete order without empty fields', () => {
  expect(missingIn(COMPLETE, read)).toEqual([])
  expect(requestOf(COMPLETE, CATALOG, 4200, read)).toMatchObject({
    customer: { name: 'Ana', phone: '+50370001234' },
    fulfilment: { method: 'pickup' },
    expectedTotalMinor: 4200,
  })
  expect(Object.keys(requestOf(COMPLETE, CATALOG, 4200, read))).not.toContain('neededBy')
})

test('asks for a number that can be read when the phone cannot', () => {
  const customer = { ...COMPLETE.customer, phone: '7000 12' }
  expect(missingIn({ ...COMPLETE, customer }, read)).toEqual(['Enter a phone number that we can read.'])
})

test('sends a meet-up with its date and time', () => {
  const draft = { ...COMPLETE, method: 'meetup' as const, meetupZoneId: 'centro', slot: '2026-11-23 17:00' }
  expect(requestOf(draft, CATALOG, 0, read).fulfilment).toEqual({
    method: 'meetup',
    meetupZoneId: 'centro',
    slot: { date: '2026-11-23', from: '17:00' },
  })
})

test('film comes after the garments, with the height of its artwork, and finished files have no size', () => {
  const film = [
    { key: 't', kind: 'transfer', artwork: ARTWORK, widthMm: 90, quantity: 12, note: ' Cut close. ' },
    { key: 's', kind: 'sheet', artwork: ARTWORK, widthMm: 100, quantity: 1, note: '' },
  ] as const
  expect(orderLinesOf({ items: [anItem()], film }, CATALOG).slice(1)).toEqual([
    { kind: 'transfer', artworkId: 'art_1', widthMm: 90, heightMm: 60, quantity: 12, note: 'Cut close.' },
    { kind: 'sheet', artworkId: 'art_1', quantity: 1 },
  ])
  const order = { ...COMPLETE, film }
  expect(inputOf('items[1].widthMm', order)).toBe('film.t.widthMm')
  expect(inputOf('items[2].artworkId', order)).toBe('film.s.quantity')
  expect(inputOf('items[0].note', order)).toBe('items.i.note')
})

test('a new order of film alone names the fields that are missing', () => {
  const line = { key: 't', kind: 'transfer', artwork: ARTWORK, widthMm: 90, quantity: 1, note: '' } as const
  expect(missingIn({ ...COMPLETE, items: [], film: [line] }, read)).toEqual([])
  expect(missingIn({ ...COMPLETE, film: [{ ...line, quantity: 0 }] }, read)).toHaveLength(1)
  expect(missingIn({ ...COMPLETE, items: [], film: [] }, read)).toHaveLength(1)
})
