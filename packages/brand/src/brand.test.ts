import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contrast, type Hex } from './colour.ts'
import { coloursOf, correctedAccent, DEFAULT_LOOK, lookStyle } from './look.ts'
import { PRESETS } from './presets.ts'
import { SURFACE, SURFACES } from './surfaces.ts'

const TOKENS = readFileSync(new URL('../../ui/src/tokens.css', import.meta.url), 'utf8')
const anyColour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value): Hex => `#${value.toString(16).padStart(6, '0')}`)

test('every accent can be read on every surface, by day and by night', () => {
  fc.assert(
    fc.property(anyColour, fc.constantFrom(...SURFACES), (accent, surface) => {
      for (const { paper, sheet, tray, pressWash, press, pressStrong, onPress } of Object.values(
        coloursOf({ accent, surface }),
      )) {
        for (const ground of [paper, sheet, tray, pressWash])
          for (const shade of [press, pressStrong])
            expect(contrast(shade, ground)).toBeGreaterThanOrEqual(4.5)
        for (const shade of [press, pressStrong]) expect(contrast(onPress, shade)).toBeGreaterThanOrEqual(4.5)
      }
    }),
    { numRuns: 500 },
  )
})

test.each(SURFACES)('the text of the surface %s can be read everywhere on it', (name) => {
  for (const { ink, inkSoft, ruleStrong, ...ground } of [SURFACE[name].light, SURFACE[name].dark])
    for (const under of [ground.paper, ground.sheet, ground.tray]) {
      expect(contrast(ink, under)).toBeGreaterThanOrEqual(12)
      expect(contrast(inkSoft, under)).toBeGreaterThanOrEqual(4.5)
      expect(contrast(ruleStrong, under)).toBeGreaterThanOrEqual(3)
    }
})

test('keeps an accent that can be read and says which shade stands for another', () => {
  expect(correctedAccent(DEFAULT_LOOK)).toBeUndefined()
  expect(correctedAccent({ accent: '#ffe600', surface: 'white' })).toMatch(/^#[0-9a-f]{6}$/)
})

test('knows the surface of tokens.css', () => {
  const { light, dark } = SURFACE.paper
  for (const name of Object.keys(light) as (keyof typeof light)[]) {
    expect(TOKENS).toContain(`-light, ${light[name]})`)
    expect(TOKENS).toContain(`-dark, ${dark[name]})`)
  }
})

test('presets are unlike each other and keep their accents', () => {
  const looks = Object.values(PRESETS)
  for (const part of ['accent', 'headingFont', 'textFont'] as const)
    expect(new Set(looks.map((look) => look[part])).size).toBe(looks.length)
  for (const look of looks) expect(correctedAccent(look)).toBeUndefined()
})

test('the sample print has three colours that belong to the accent', () => {
  for (const look of Object.values(PRESETS)) {
    const style = lookStyle(look)
    const colours = ['--sample-one', '--sample-two', '--sample-three'].map((name) => style[name])
    expect(colours[0]).toBe(look.accent)
    expect(new Set(colours).size).toBe(3)
    for (const colour of colours) expect(colour).toMatch(/^#[0-9a-f]{6}$/)
  }
})
