import { expect, test } from 'vitest'
import { orderOfLead } from './order-of-lead.ts'

const ARTWORK = { id: 'art_1', fileName: 'a.png', previewUrl: '', widthPx: 600, heightPx: 400, vector: false }

const LEAD = {
  ...{ id: 'lead_1', reference: 'CL-2026-000007', name: 'Ana', email: null, phone: '+50370001234' },
  ...{ message: 'Front and back, please.', locale: 'es-SV' },
  artworks: [ARTWORK, { ...ARTWORK, id: 'art_2' }, { ...ARTWORK, id: 'art_3' }],
}

test('an order from a contact request starts with its person, text and every picture', () => {
  const zone = { maxWidthMm: 300, maxHeightMm: 400, sizeBands: [] }
  const catalog = {
    garments: [{ id: 'gar_1', zoneIds: ['front', 'back'], colours: [{ name: 'Black' }] }],
    zones: [
      { id: 'front', ...zone },
      { id: 'back', ...zone },
    ],
  }
  const draft = orderOfLead(LEAD, catalog, ['en', 'es'])
  expect(draft).toMatchObject({
    lead: { id: 'lead_1', reference: 'CL-2026-000007' },
    customer: { name: 'Ana', phone: '+50370001234', email: '', locale: 'es' },
    note: 'Front and back, please.',
  })
  const placed = draft.items.map(({ prints }) => prints.map(({ zoneId, artwork }) => [zoneId, artwork?.id]))
  expect(placed).toEqual([
    [
      ['front', 'art_1'],
      ['back', 'art_2'],
    ],
    [['front', 'art_3']],
  ])
  expect(draft.items[0]?.prints[0]).toMatchObject({ widthMm: 300 })
})

test('an order from a long contact request keeps as much of its text as a note can hold', () => {
  const { note } = orderOfLead({ ...LEAD, message: 'a'.repeat(2000) }, { garments: [], zones: [] }, [])
  expect([note.length, note.at(-1)]).toEqual([1000, '…'])
})
