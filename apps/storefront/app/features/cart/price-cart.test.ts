import { describe, expect, test } from 'vitest'
import type { CartItem } from './cart-item.ts'
import { checkItem, hasProblems, type Catalog } from './check-item.ts'
import { NO_DETAILS } from '../../lib/garment.fixtures.ts'
import { nextBreak, priceCart } from './price-cart.ts'

const CATALOG = {
  currency: 'USD',
  currencyExponent: 2,
  taxMode: 'exclusive',
  taxRatePercent: 13,
  garments: [
    {
      id: 'gar_1',
      slug: 'classic-tee',
      kind: 'tee',
      name: 'Classic tee',
      views: [],
      description: '',
      fabric: 'cotton',
      priceFromMinor: 900,
      zoneIds: ['full_front'],
      ...NO_DETAILS,
      colours: [
        {
          name: 'Black',
          hex: '#17171a',
          translations: {},
          sizes: [
            { variantId: 'var_s', size: 'S', priceMinor: 900, availability: 'in_stock' },
            { variantId: 'var_2xl', size: '2XL', priceMinor: 1100, availability: 'low' },
            { variantId: 'var_3xl', size: '3XL', priceMinor: 1250, availability: 'out' },
          ],
        },
      ],
    },
  ],
  categories: [],
  zones: [
    zone('full_front', 'Full front', 305, 356),
    // This one belongs to other garments.
    zone('left_sleeve', 'Left sleeve', 102, 102),
  ],
  sizeTiers: [
    { id: 'small', label: 'Small', maxWidthMm: 102, maxHeightMm: 102, priceMinor: 300 },
    { id: 'medium', label: 'Medium', maxWidthMm: 203, maxHeightMm: 203, priceMinor: 550 },
  ],
  quantityBreaks: [
    { garmentKind: 'tee', minQuantity: 6, percentOff: 5 },
    { garmentKind: 'tee', minQuantity: 12, percentOff: 10 },
  ],
} satisfies Catalog

function zone(id: string, name: string, maxWidthMm: number, maxHeightMm: number): Catalog['zones'][number] {
  return {
    ...{ id, name, maxWidthMm, maxHeightMm },
    garmentKinds: ['tee'],
    view: 'front',
    anchor: { xMm: 0, yMm: 76 },
    sizeBands: [],
  }
}

function aDesign(quantities: Record<string, number>, changes: Partial<CartItem> = {}): CartItem {
  const artwork = { id: 'art_1' } as CartItem['placements'][number]['artwork']
  const size = { widthMm: 200, heightMm: 200, offsetXMm: 0, offsetYMm: 0, rotationDeg: 0 as const }
  return {
    ...{ id: 'one', garmentSlug: 'classic-tee', colour: 'Black', quantities, note: '' },
    placements: [{ zoneId: 'full_front', artwork, thumbnail: '', ...size }],
    ...changes,
  }
}

const check = (...items: CartItem[]) => items.map((item) => checkItem(item, CATALOG, 500))

describe('pricing a cart', () => {
  test('prices a cart by its garments, prints and sizes', () => {
    const cart = priceCart(check(aDesign({ var_s: 2, var_2xl: 1 })), CATALOG)
    expect(cart.items[0]).toEqual({
      totalMinor: 2 * 1450 + 1650,
      discountMinor: 0,
      unitPricesMinor: { var_s: 1450, var_2xl: 1650 },
    })
    expect(cart.totalMinor).toBe(4550 + Math.round(2 * 1450 * 0.13) + Math.round(1650 * 0.13))
  })

  test('counts quantity breaks across all designs of one garment kind', () => {
    const cart = priceCart(check(aDesign({ var_s: 3 }), aDesign({ var_s: 3 }, { id: 'two' })), CATALOG)
    expect(cart.items.map(({ discountMinor }) => discountMinor)).toEqual([218, 218])
    expect(cart.subtotalMinor).toBe(6 * 1450)
  })

  test('adds the fee of the delivery method', () => {
    const without = priceCart(check(aDesign({ var_s: 1 })), CATALOG)
    const withFee = priceCart(check(aDesign({ var_s: 1 })), CATALOG, 450)
    expect(withFee.totalMinor - without.totalMinor).toBe(450 + 59)
  })

  test('leaves out and reports what the shop no longer sells', () => {
    const checked = check(aDesign({ var_s: 1 }), aDesign({ var_gone: 9 }, { id: 'two' }))
    const cart = priceCart(checked, CATALOG)
    expect(cart.items.map(({ totalMinor }) => totalMinor)).toEqual([1450, undefined])
    expect(cart.discountMinor).toBe(0)
    expect(checked.map(({ problems }) => problems)).toEqual([
      [],
      [{ kind: 'size_gone', size: undefined, left: ['S', '2XL'] }],
    ])
  })
})

describe('checking a design', () => {
  test('reports no problem while the shop sells everything in the design', () => {
    expect(hasProblems(check(aDesign({ var_s: 500 })))).toBe(false)
  })

  test.each([
    ['its garment is gone', aDesign({ var_s: 1 }, { garmentSlug: 'polo' }), [{ kind: 'garment_gone' }]],
    [
      'its colour is gone, with the colours that are left',
      aDesign({ var_s: 1 }, { colour: 'Lime' }),
      [{ kind: 'colour_gone', left: ['Black'] }],
    ],
    [
      'a size is gone, by its name, with the sizes that are left',
      aDesign({ var_s: 1, var_gone: 2 }, { names: { garment: 'Classic tee', sizes: { var_gone: 'XS' } } }),
      [{ kind: 'size_gone', size: 'XS', left: ['2XL'] }],
    ],
    [
      'a size is sold out',
      aDesign({ var_s: 1, var_3xl: 1 }),
      [{ kind: 'size_out', size: '3XL', left: ['2XL'] }],
    ],
    ['a size is more than one order may have', aDesign({ var_s: 501 }), [{ kind: 'too_many', size: 'S' }]],
    [
      'its zone is not printed on this garment',
      aDesign({ var_s: 1 }, { placements: [{ ...aDesign({}).placements[0]!, zoneId: 'left_sleeve' }] }),
      [{ kind: 'zone_gone', zone: 'Left sleeve' }],
    ],
    [
      'no price covers its print',
      aDesign({ var_s: 1 }, { placements: [{ ...aDesign({}).placements[0]!, widthMm: 300 }] }),
      [{ kind: 'no_tier', zone: 'Full front' }],
    ],
  ])('reports that %s', (_, item, problems) => {
    expect(checkItem(item, CATALOG, 500).problems).toEqual(problems)
  })

  test('keeps the names of a garment and a size that are gone', () => {
    const names = { garment: 'Old polo', sizes: { var_gone: 'XS' } }
    const { name, lines } = checkItem(aDesign({ var_gone: 1 }, { garmentSlug: 'polo', names }), CATALOG, 500)
    expect([name, lines[0]?.size]).toEqual(['Old polo', 'XS'])
  })

  test('lists sizes in the order of the catalogue, small to large', () => {
    const { lines } = checkItem(aDesign({ var_3xl: 1, var_gone: 1, var_s: 1, var_2xl: 1 }), CATALOG, 500)
    expect(lines.map(({ variant }) => variant?.size)).toEqual(['S', '2XL', '3XL', undefined])
  })
})

describe('suggesting the next quantity break', () => {
  test('suggests the nearest quantity break within reach', () => {
    expect(nextBreak(check(aDesign({ var_s: 4 })), CATALOG)).toEqual({
      garmentKind: 'tee',
      missing: 2,
      percentOff: 5,
    })
    expect(nextBreak(check(aDesign({ var_s: 11 })), CATALOG)?.percentOff).toBe(10)
  })

  test('suggests no quantity break that is far away or already reached', () => {
    expect(nextBreak(check(aDesign({ var_s: 1 })), CATALOG)).toBeUndefined()
    expect(nextBreak(check(aDesign({ var_s: 12 })), CATALOG)).toBeUndefined()
  })
})
