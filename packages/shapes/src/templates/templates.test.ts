import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import {
  filledText,
  findFont,
  fontPackageOf,
  layerProblems,
  loadShaper,
  MAX_LAYERS,
  type TextLayer,
} from '@platen/layers'
import { LOCALES } from '@platen/messages'
import { findShape } from '../index.ts'
import {
  fittedTemplate,
  loadTemplateTexts,
  TEMPLATE_CATEGORIES,
  TEMPLATE_ZONE,
  TEMPLATES,
  textsOf,
  type Template,
  type TemplateLayer,
} from './index.ts'

const shaper = await loadShaper(async (file) =>
  readFile(fileURLToPath(import.meta.resolve(fontPackageOf(file) ?? file))),
)
const key = (text: string) => text
const filled = (layer: TextLayer) => ({
  ...layer,
  text: filledText(layer.text, { name: 'Rodríguez', number: '88' }),
})

test('there are more than 20 templates in six categories, each with an id of its own', () => {
  expect(TEMPLATES.length).toBeGreaterThan(20)
  expect(new Set(TEMPLATES.map(({ id }) => id)).size).toBe(TEMPLATES.length)
  for (const category of TEMPLATE_CATEGORIES)
    expect(TEMPLATES.filter((template) => template.category === category).length).toBeGreaterThanOrEqual(3)
})

test.each(TEMPLATES)('$id is of shapes, colours, fonts and weights that exist', ({ layers }) => {
  expect(layers.length).toBeLessThanOrEqual(MAX_LAYERS)
  expect(new Set(layers.map(({ id }) => id)).size).toBe(layers.length)
  for (const layer of layers) {
    if (layer.kind === 'text') {
      expect([layer.font, findFont(layer.font)?.weights]).toEqual([
        layer.font,
        expect.arrayContaining([layer.weight]),
      ])
      continue
    }
    expect([layer.shape, layer.colours.length]).toEqual([layer.shape, findShape(layer.shape)?.colours])
    for (const colour of layer.colours) expect(colour).toMatch(/^#[\da-f]{6}$/)
  }
})

test.each(LOCALES)('every template has a name and its texts in %s, and no other has', async (locale) => {
  const { names, categories, texts } = await loadTemplateTexts(locale)
  const keys = Object.fromEntries(
    TEMPLATES.map(({ id, layers }) => [
      id,
      layers.flatMap((layer) => (layer.kind === 'text' ? layer.text : [])).sort(),
    ]),
  )
  expect(Object.keys(names).sort()).toEqual(Object.keys(keys).sort())
  expect(Object.keys(categories).sort()).toEqual([...TEMPLATE_CATEGORIES].sort())
  expect(
    Object.fromEntries(Object.entries(texts).map(([id, ofTemplate]) => [id, Object.keys(ofTemplate).sort()])),
  ).toEqual(keys)
})

test.each(LOCALES)('no template begins with a problem in %s', async (locale) => {
  const texts = await loadTemplateTexts(locale)
  const problems = []
  for (const template of TEMPLATES) {
    for (const layer of fittedTemplate(template, TEMPLATE_ZONE, textsOf(template, texts))) {
      const found =
        layer.kind === 'text'
          ? layerProblems(filled(layer), TEMPLATE_ZONE, await shaper.outlineText(filled(layer)))
          : layerProblems(layer, TEMPLATE_ZONE)
      problems.push(...found.map((problem) => [template.id, problem]))
    }
  }
  expect(problems).toEqual([])
})

test('a template is fitted into a wide zone by its height, lines around letters included', () => {
  const template = TEMPLATES.find(({ id }) => id === 'birthday-number')
  const [arc, number] = fittedTemplate(template ?? NONE, { widthMm: 400, heightMm: 175 }, key)
  expect(arc).toMatchObject({ kind: 'shape', widthMm: 105, offsetYMm: -51 })
  expect(number).toMatchObject({ sizeMm: 75, outline: { widthMm: 2 }, text: 'number' })
})

const NONE: Template = { id: 'none', category: 'quotes', on: 'any', layers: [] }

test('a text can be read on the fabric of its template, or on the shape that it stands on', () => {
  for (const { id, on, layers } of TEMPLATES) {
    for (const [index, layer] of layers.entries()) {
      if (layer.kind !== 'text') continue
      const below = layers
        .slice(0, index)
        .findLast((other) => other.kind === 'shape' && isWithin(layer, other))
      const grounds = { dark: ['#111111'], light: ['#ffffff'], any: ['#111111', '#ffffff'] }[on]
      for (const ground of below?.kind === 'shape' ? below.colours.slice(-1) : grounds)
        expect([id, layer.text, ground, contrast(layer.colour, ground) >= 2.9]).toEqual([
          id,
          layer.text,
          ground,
          true,
        ])
    }
  }
})

/** By its centre, which is enough for what our templates place on a shape. */
function isWithin(layer: TemplateLayer, shape: TemplateLayer): boolean {
  if (shape.kind !== 'shape' || !BACKGROUNDS.has(shape.shape)) return false
  return (
    Math.abs(layer.offsetXMm - shape.offsetXMm) < shape.widthMm / 2 &&
    Math.abs(layer.offsetYMm - shape.offsetYMm) < shape.heightMm / 2
  )
}

const BACKGROUNDS = new Set(['ribbon-wave', 'shield-border', 'seal-ring', 'pill'])

/** https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
