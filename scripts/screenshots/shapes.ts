/**
 * `npm run screenshots:shapes`: every shape with its id, one picture a category, and every template in each language on
 * the fabric that it is for. Written to `screenshots/`.
 */
import { mkdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { compositionSvg, fontPackageOf, loadShaper, type Layer, type TextLayer } from '@platen/layers'
import { LOCALES, type Locale } from '@platen/messages'
import {
  findShape,
  fittedTemplate,
  loadTemplateTexts,
  SHAPE_CATEGORIES,
  SHAPES,
  TEMPLATE_ZONE,
  TEMPLATES,
  textsOf,
  type Shape,
} from '@platen/shapes'
import sharp from 'sharp'
import { OUT } from './shots.ts'

const INKS = ['#1b1a17', '#ff5a2b', '#ffc93c']
const FABRICS = { dark: '#16181d', light: '#ffffff', any: '#ffffff' }
const TILE = 200

const shaper = await loadShaper(async (file) =>
  readFile(fileURLToPath(import.meta.resolve(fontPackageOf(file) ?? file))),
)
mkdirSync(OUT, { recursive: true })
for (const category of SHAPE_CATEGORIES) {
  const shapes = SHAPES.filter((shape) => shape.category === category)
  await writeSheet(
    `shapes-${category}`,
    shapes.map((shape) => ({ id: shape.id, svg: shapeTile(shape) })),
  )
}
for (const locale of LOCALES) await writeSheet(`templates-${locale}`, await templateTiles(locale))

interface Tile {
  readonly id: string
  readonly svg: string
}

function shapeTile({ width, height, paths }: Shape): string {
  const side = Math.max(width, height) * 1.25
  const drawn = paths.map(({ d, colour }) => `<path d="${d}" fill="${INKS[colour] ?? ''}"/>`)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${TILE}" height="${TILE}" viewBox="${(width - side) / 2} ${(height - side) / 2} ${side} ${side}">${drawn.join('')}</svg>`
}

async function templateTiles(locale: Locale): Promise<Tile[]> {
  const texts = await loadTemplateTexts(locale)
  const tiles = TEMPLATES.map(async (template) => {
    const layers = fittedTemplate(template, TEMPLATE_ZONE, textsOf(template, texts))
    const outlines = new Map(await Promise.all(layers.filter(isText).map(outlined)))
    const outlineOf = (layer: TextLayer) => outlines.get(layer) ?? NO_OUTLINE
    const zone = { left: -175, top: -175, right: 175, bottom: 175 }
    const svg = compositionSvg(layers, zone, { outlineOf, findShape, pictureOf: () => '' })
    const fabric = `<rect x="-175" y="-175" width="350" height="350" fill="${FABRICS[template.on]}"/>`
    return {
      id: template.id,
      svg: svg.replace(/width="350" height="350"([^>]*)>/, `width="${TILE}" height="${TILE}"$1>${fabric}`),
    }
  })
  return Promise.all(tiles)
}

const NO_OUTLINE = { path: '', box: { widthMm: 0, heightMm: 0 }, missing: [] }

async function outlined(layer: TextLayer) {
  return [layer, await shaper.outlineText(layer)] as const
}

function isText(layer: Layer): layer is TextLayer {
  return layer.kind === 'text'
}

async function writeSheet(name: string, tiles: readonly Tile[]): Promise<void> {
  const columns = 7
  const [stepX, stepY] = [TILE + 8, TILE + 26]
  const layers = tiles.flatMap(({ id, svg }, index) => {
    const [left, top] = [(index % columns) * stepX, Math.floor(index / columns) * stepY]
    const label = `<svg xmlns="http://www.w3.org/2000/svg" width="${TILE}" height="20"><text x="4" y="14" font-family="sans-serif" font-size="13" fill="#0055bb">${id}</text></svg>`
    return [
      { input: Buffer.from(svg), left, top },
      { input: Buffer.from(label), left, top: top + TILE },
    ]
  })
  const height = Math.ceil(tiles.length / columns) * stepY
  const paper = { width: columns * stepX, height, channels: 3, background: '#efe9dd' } as const
  await sharp({ create: paper }).composite(layers).png().toFile(`${OUT}/${name}.png`)
  console.log(`${name}.png`)
}
