import { expect, test } from 'vitest'
import {
  addColour,
  addSizes,
  change,
  coloursOf,
  keepOffSale,
  moveSize,
  remove,
  sizesOf,
  withSizesOf,
  type Variant,
} from './variants.ts'

function variant(colour: string, size: string, more: Partial<Variant> = {}): Variant {
  return {
    id: `var_${colour}_${size}`,
    colour,
    colourHex: colour === 'Black' ? '#17171a' : '#f7f6f2',
    size,
    sizeSort: ['S', 'M', 'L'].indexOf(size),
    surchargeMinor: size === 'L' ? 200 : 0,
    active: true,
    ...more,
  }
}

const tee = [variant('Black', 'S'), variant('White', 'S'), variant('Black', 'L'), variant('White', 'L')]

test('adds a colour in every size, with the surcharge of the size', () => {
  const variants = addColour(tee, { name: 'Navy', hex: '#1f2a44' })
  expect(coloursOf(variants).map(({ name }) => name)).toEqual(['Black', 'White', 'Navy'])
  expect(variants.filter(({ colour }) => colour === 'Navy')).toMatchObject([
    { size: 'S', surchargeMinor: 0, active: true },
    { size: 'L', surchargeMinor: 200, active: true },
  ])
  expect(variants.at(-1)).not.toHaveProperty('id')
})

test('adds the first colour of a garment without sizes in one size', () => {
  expect(addColour([], { name: 'Natural', hex: '#e9dfc9' })).toMatchObject([{ size: 'One size' }])
})

test('offers the sizes of adults, or those of children where a kind has no others', () => {
  const white = { name: 'White', hex: '#ffffff' }
  expect(sizesOf(addColour([], white, ['YS', 'YM', 'S', 'M', 'XL']))).toEqual(['S', 'M', 'XL'])
  expect(sizesOf(addColour([], white, ['YXS', 'YS', 'YL']))).toEqual(['YXS', 'YS', 'YL'])
  const tees = addColour([], white, ['YS', 'S', 'M'])
  expect(sizesOf(withSizesOf(tees, ['YS', 'YM'], ['YS', 'S', 'M']))).toEqual(['YS', 'YM'])
})

test('adds a size last, in every colour', () => {
  const variants = addSizes(tee, '2XL')
  expect(sizesOf(variants)).toEqual(['S', 'L', '2XL'])
  expect(variants.filter(({ size }) => size === '2XL').map(({ colour }) => colour)).toEqual([
    'Black',
    'White',
  ])
})

test('adds several sizes at once, each once, in place of the size that nobody chose', () => {
  expect(sizesOf(addSizes(tee, 'm, L,, XL ,xl'))).toEqual(['S', 'L', 'm', 'XL'])
  const fresh = addColour([], { name: 'Natural', hex: '#e9dfc9' })
  expect(sizesOf(addSizes(fresh, 'S, M, L, XL'))).toEqual(['S', 'M', 'L', 'XL'])
  expect(sizesOf(addSizes(fresh, 'one size'))).toEqual(['One size'])
})

test('moves the variants of a size in every colour', () => {
  const variants = moveSize(addSizes(tee, 'M'), 2, 1)
  expect(sizesOf(variants)).toEqual(['S', 'M', 'L'])
  expect(variants.filter(({ size }) => size === 'M').map(({ sizeSort }) => sizeSort)).toEqual([1, 1])
})

test('changes a colour, a size, or one variant', () => {
  expect(change(tee, { size: 'L' }, { active: false }).map(({ active }) => active)).toEqual([
    true,
    true,
    false,
    false,
  ])
  expect(change(tee, { colour: 'White', size: 'L' }, { surchargeMinor: 5 })[3]?.surchargeMinor).toBe(5)
  expect(change(tee, { colour: 'White', size: 'L' }, { surchargeMinor: 5 })[2]?.surchargeMinor).toBe(200)
})

test('restores saved variants as not for sale, and not new ones', () => {
  const fresh = addColour(tee, { name: 'Navy', hex: '#1f2a44' })
  const less = remove(remove(fresh, { colour: 'White' }), { colour: 'Navy' })
  const kept = keepOffSale(less, fresh)
  expect(kept.filter(({ colour }) => colour === 'White').map(({ active }) => active)).toEqual([false, false])
  expect(kept.some(({ colour }) => colour === 'Navy')).toBe(false)
})
