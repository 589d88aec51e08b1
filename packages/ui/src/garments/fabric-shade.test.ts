import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fabricShade, fabricVariables, isDarkFabric, relativeLuminance } from './fabric-shade.ts'

const anyFabric = fc
  .integer({ min: 0, max: 0xffffff })
  .map((colour) => `#${colour.toString(16).padStart(6, '0')}`)

describe('the luminance of a fabric', () => {
  test('measures luminance from 0 for black to 1 for white', () => {
    expect(relativeLuminance('#000000')).toBe(0)
    expect(relativeLuminance('#ffffff')).toBeCloseTo(1)
  })

  test('weights green above red above blue', () => {
    expect(relativeLuminance('#00ff00')).toBeGreaterThan(relativeLuminance('#ff0000'))
    expect(relativeLuminance('#ff0000')).toBeGreaterThan(relativeLuminance('#0000ff'))
  })
})

describe('dark and light fabrics', () => {
  test.each(['#17171a', '#1f2a44', '#23402f', '#9b3129'])(
    'treats %s as dark, with a white underbase',
    (colour) => {
      expect(isDarkFabric(colour)).toBe(true)
    },
  )

  test.each(['#f7f6f2', '#b4b5b8', '#d9c9a8', '#a9cbe0', '#e9dfc9'])('treats %s as light', (colour) => {
    expect(isDarkFabric(colour)).toBe(false)
  })
})

describe('the shades of a drawing', () => {
  test('outlines dark fabric lighter and light fabric darker', () => {
    fc.assert(
      fc.property(anyFabric, (colour) => {
        const [cloth, line] = [relativeLuminance(colour), relativeLuminance(fabricShade(colour).line)]
        expect(isDarkFabric(colour) ? line > cloth : line < cloth).toBe(true)
      }),
    )
  })

  test('keeps an outline contrast of at least 1.5 : 1', () => {
    fc.assert(
      fc.property(anyFabric, (colour) => {
        expect(contrast(colour, fabricShade(colour).line)).toBeGreaterThan(1.5)
      }),
    )
  })

  test('shades the inside darker than the outside', () => {
    expect(relativeLuminance(fabricShade('#f7f6f2').inside)).toBeLessThan(relativeLuminance('#f7f6f2'))
    expect(relativeLuminance(fabricShade('#1f2a44').inside)).toBeLessThan(relativeLuminance('#1f2a44'))
  })

  test('treats an invalid colour as medium grey', () => {
    expect(fabricShade('brick').fabric).toBe('#808080')
  })

  test('returns every shade as a CSS variable', () => {
    expect(fabricVariables('#9B3129')['--fabric']).toBe('#9b3129')
    expect(Object.keys(fabricVariables('#9b3129'))).toHaveLength(Object.keys(fabricShade('#9b3129')).length)
  })
})

function contrast(one: string, other: string): number {
  const [dark, light] = [relativeLuminance(one), relativeLuminance(other)].toSorted((a, b) => a - b)
  return (light! + 0.05) / (dark! + 0.05)
}
