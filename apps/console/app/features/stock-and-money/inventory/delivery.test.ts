import { expect, test } from 'vitest'
import {
  EMPTY_DELIVERY,
  obstacleTo,
  placeOf,
  requestOf,
  skuOf,
  summaryOf,
  type DeliveryDraft,
  type DeliveryGarment,
} from './delivery.ts'

const stock = { itemId: 'itm_1', sku: 'TEE-BLACK-S', available: 4 }
const TEE = {
  ...{ id: 'gar_1', name: 'Classic tee', slug: 'classic-tee' },
  variants: [
    { id: 'var_s', colour: 'Black', size: 'S', stock },
    { id: 'var_m', colour: 'Black', size: 'M', stock: null },
    { id: 'var_l', colour: 'Black', size: 'L', stock: null },
  ],
} as unknown as DeliveryGarment

const draft = (changes: Partial<DeliveryDraft>): DeliveryDraft => ({ ...EMPTY_DELIVERY, ...changes })

test('receives what has an item and creates what has none, also with nothing yet', () => {
  const filled = draft({
    quantities: { var_s: '12', var_m: ' 7 ', var_l: '0' },
    unitCosts: { gar_1: 2_500_000 },
    prefixes: { gar_1: 'TEE' },
    ...{ supplier: ' Hilos SA ', reorderPoint: 3, note: ' Note 4711 ' },
  })
  const common = { kind: 'blank', unit: 'piece', reorderPoint: 3, supplier: 'Hilos SA', unitCost: '2.500000' }
  expect(requestOf(filled, [TEE])).toEqual({
    received: [{ itemId: 'itm_1', quantity: 12, unitCost: '2.500000' }],
    newItems: [
      {
        ...common,
        ...{
          sku: 'TEE-BLACK-M',
          name: 'Classic tee, Black, M',
          garmentVariantId: 'var_m',
          openingQuantity: 7,
        },
      },
      { ...common, ...{ sku: 'TEE-BLACK-L', name: 'Classic tee, Black, L', garmentVariantId: 'var_l' } },
    ],
    note: 'Note 4711',
  })
  expect(summaryOf(filled, [TEE])).toBe('3 items, 2 new')
  expect(obstacleTo(filled, [TEE])).toBeUndefined()
})

test('shows what is wrong with a line of the request at its input, with its garment chosen', () => {
  const other = { ...TEE, id: 'gar_2', variants: [{ ...TEE.variants[1]!, id: 'var_other' }] }
  const film = { itemId: 'itm_film', name: 'Film', unit: 'millimetre' as const, quantity: 5 }
  const filled = draft({
    quantities: { var_s: '12', var_m: '0', var_l: '', var_other: '3' },
    others: [film],
  })
  const at = (path: string) => placeOf(path, filled, [TEE, other])
  expect(at('received[0].quantity')).toEqual({ name: 'quantities.var_s', garmentId: TEE.id })
  expect(at('received[0].unitCost')).toEqual({ name: `unitCosts.${TEE.id}`, garmentId: TEE.id })
  expect(at('received[1].quantity')).toEqual({ name: 'others.itm_film' })
  expect(at('newItems[0].garmentVariantId').name).toBe('quantities.var_m')
  expect(at('newItems[1].sku')).toEqual({ name: 'prefixes.gar_2', garmentId: 'gar_2' })
  expect(at('newItems[1].supplier').name).toBe('supplier')
  expect(at('note')).toEqual({ name: 'note' })
})

test('an empty field and a nought of a known item receive nothing', () => {
  const filled = draft({ quantities: { var_s: '0', var_m: '' } })
  expect(requestOf(filled, [TEE])).toEqual({ received: [], newItems: [] })
  expect(obstacleTo(filled, [TEE])).toBe('Enter what arrived.')
})

test.each(['-1', '1.5', 'ten'])('asks for whole pieces when %s is typed', (typed) => {
  expect(obstacleTo(draft({ quantities: { var_s: typed } }), [TEE])).toBe('Enter whole numbers of pieces.')
})

test.each([
  ['classic-tee', 'Heather grey', '2XL', 'CLASSIC-TEE-HEATHER-GREY-2XL'],
  ['Playera niño', 'Azul añil', '10/12', 'PLAYERA-NINO-AZUL-ANIL-10-12'],
  ['a'.repeat(60), 'Black', 'M', 'A'.repeat(40)],
])('makes a SKU from %s, %s and %s', (prefix, colour, size, sku) => {
  expect(skuOf(prefix, { colour, size })).toBe(sku)
})
