import { garmentArt } from './art/garment-art.ts'
import {
  circles,
  edgesOf,
  folds as folded,
  type GarmentArt,
  type Round,
  type Strip,
} from './art/path-data.ts'
import type { GarmentView } from './garment-frame.ts'
import { weavePattern } from './weave.ts'

/** SVG of one side of a garment. Its own ids begin with `id`. */
export interface DrawnLayers {
  readonly definitions: string
  /** Beneath the prints. */
  readonly cloth: string
  /** Above the prints, which lie in the cloth and not on a plate. Too fine for a garment without a print. */
  readonly weave: string
  /** Above the prints and the weave. */
  readonly folds: string
}

/** As text, and made once for each side: a list of garments has some forty elements a drawing. */
export function drawnLayers(drawing: string, view: GarmentView, id: string): DrawnLayers {
  const { definitions, cloth, weave, folds } = layersOf(garmentArt(drawing, view))
  return {
    definitions: withId(definitions, id),
    cloth: withId(cloth, id),
    weave: withId(weave, id),
    folds: withId(folds, id),
  }
}

const ID = '%id%'
const known = new Map<GarmentArt, DrawnLayers>()

function layersOf(art: GarmentArt): DrawnLayers {
  const found = known.get(art)
  if (found) return found
  const made = {
    definitions: definitions(art),
    cloth: cloth(art),
    weave: weave(art),
    folds: shading(art) + sewing(art),
  }
  known.set(art, made)
  return made
}

function withId(svg: string, id: string): string {
  return svg.replaceAll(ID, id)
}

type Attributes = Readonly<Record<string, string | number | undefined>>

function element(name: string, attributes: Attributes, content = ''): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([attribute, value]) => ` ${attribute}="${value}"`)
  return `<${name}${written.join('')}>${content}</${name}>`
}

function path(d: string | undefined, attributes: Attributes): string {
  return element('path', { d, ...attributes })
}

/** A line of the same width at every size. */
const OUTLINE = { stroke: 'var(--fabric-line)', 'vector-effect': 'non-scaling-stroke' }
const SEAM = 'var(--fabric-seam)'
const SHADOW = 'var(--fabric-shadow)'
const LIGHT = 'var(--fabric-light)'
const INSIDE = 'var(--fabric-inside)'
const FABRIC = 'var(--fabric)'
const LINE = 'var(--fabric-line)'

function reference(name: 'cloth' | 'inside' | 'soft' | 'wide' | 'weave'): string {
  return `url(#${ID}${name})`
}

function definitions({ cloth, inside, detail = 1 }: GarmentArt): string {
  const pieces = cloth.map((piece) => path(piece, { 'clip-rule': 'evenodd' })).join('')
  const blur = (name: string, mm: number) =>
    element(
      'filter',
      { id: ID + name, 'color-interpolation-filters': 'sRGB' },
      element('feGaussianBlur', { stdDeviation: mm }),
    )
  return [
    element('clipPath', { id: `${ID}cloth` }, pieces),
    inside && element('clipPath', { id: `${ID}inside` }, path(inside.cloth, {})),
    blur('soft', 4 * detail),
    blur('wide', 14 * detail),
  ].join('')
}

function cloth({ inside, cloth: pieces, strapsBehind, detail = 1 }: GarmentArt): string {
  return [
    strapsBehind && band(strapsBehind, INSIDE),
    inside && innerSide(inside, detail),
    ...pieces.map((piece) => path(piece, { fill: FABRIC, 'fill-rule': 'evenodd' })),
  ].join('')
}

function weave({ cloth: pieces, woven }: GarmentArt): string {
  const cloth = woven === true ? 'canvas' : 'knit'
  return [
    weavePattern(cloth, `${ID}weave`),
    ...pieces.map((piece) => path(piece, { fill: reference('weave'), 'fill-rule': 'evenodd' })),
  ].join('')
}

function innerSide(
  { cloth: piece, lines, stitches, rib }: NonNullable<GarmentArt['inside']>,
  detail: number,
): string {
  return element(
    'g',
    { 'clip-path': reference('inside'), fill: 'none' },
    [
      path(piece, { fill: INSIDE }),
      path(piece, { stroke: SHADOW, 'stroke-width': 30 * detail, filter: reference('soft') }),
      rib && ribbing(rib),
      path(lines, { stroke: SEAM, 'stroke-width': 2 * detail }),
      path(stitches, {
        stroke: SEAM,
        'stroke-width': 1.2 * detail,
        'stroke-dasharray': dashes(5, 3, detail),
      }),
      path(piece, { ...OUTLINE, 'stroke-width': 1.6 }),
    ].join(''),
  )
}

function shading({ cloth: pieces, hollows, folds, swells, detail = 1 }: GarmentArt): string {
  const wide = [
    path(folded(hollows), { fill: SHADOW, opacity: 0.5 }),
    ...pieces.map((piece) => path(piece, { stroke: SHADOW, 'stroke-width': 14 * detail })),
    path(folded(swells), { fill: LIGHT }),
  ]
  const soft = [
    path(folded(folds), { fill: LIGHT, transform: moved(-7 * detail, -9 * detail) }),
    path(folded(folds), { fill: SHADOW, opacity: 0.8 }),
  ]
  const sharp = { fill: SHADOW, opacity: 0.36, transform: moved(-2 * detail, -3 * detail) }
  return element(
    'g',
    { 'clip-path': reference('cloth') },
    [
      element('g', { filter: reference('wide') }, wide.join('')),
      element('g', { filter: reference('soft') }, soft.join('')),
      path(folded(folds, 0.22), sharp),
    ].join(''),
  )
}

function sewing({
  cloth: pieces,
  ribs = [],
  seams,
  stitches,
  straps,
  strapStitches,
  cords,
  trims,
  buttons,
  eyelets,
  detail = 1,
}: GarmentArt): string {
  const onCloth = [
    ...ribs.map(ribbing),
    path(seams, { 'stroke-width': 1.2, 'vector-effect': 'non-scaling-stroke' }),
    path(stitches, { 'stroke-width': 1.4 * detail, 'stroke-dasharray': dashes(5, 3, detail) }),
  ]
  return [
    element(
      'g',
      { 'clip-path': reference('cloth'), stroke: SEAM, 'stroke-linecap': 'butt' },
      onCloth.join(''),
    ),
    ...pieces.map((piece) => path(piece, { ...OUTLINE, 'stroke-width': 1.3 })),
    straps && band(straps, FABRIC),
    strapStitches && path(strapStitches, { stroke: SEAM, 'stroke-width': 1.4, 'stroke-dasharray': '4 2' }),
    cords && band(cords, FABRIC),
    trims && path(trims, { fill: LINE }),
    buttons && buttonsOf(buttons),
    eyelets && eyeletsOf(eyelets),
  ].join('')
}

/** Four holes in a hollow. */
function buttonsOf(buttons: readonly Round[]): string {
  const holes = buttons.flatMap(([x, y, radius]) =>
    [-1, 1].flatMap((right) =>
      [-1, 1].map((down): Round => [x + right * radius * 0.22, y + down * radius * 0.22, radius * 0.12]),
    ),
  )
  return element(
    'g',
    OUTLINE,
    [
      path(circles(buttons), { fill: FABRIC, 'stroke-width': 1.2, 'vector-effect': 'non-scaling-stroke' }),
      path(circles(buttons, 0.62), { 'stroke-width': 0.6 }),
      path(circles(holes), { fill: LINE, stroke: 'none' }),
    ].join(''),
  )
}

function eyeletsOf(eyelets: readonly Round[]): string {
  const edge = { 'stroke-width': 1.6, 'stroke-dasharray': '0.7 0.35', 'stroke-linecap': 'butt' }
  return element(
    'g',
    { fill: 'none' },
    path(circles(eyelets), { stroke: LINE, ...edge }) + path(circles(eyelets, 0.5), { fill: LINE }),
  )
}

function dashes(length: number, gap: number, detail: number): string {
  return `${length * detail} ${gap * detail}`
}

function moved(xMm: number, yMm: number): string {
  return `translate(${xMm} ${yMm})`
}

/** Very wide dashes draw the ribs. */
function ribbing({ path: line, widthMm }: Strip): string {
  return path(line, { stroke: SEAM, 'stroke-width': widthMm, 'stroke-dasharray': '1 2.6' })
}

function band(strip: Strip, tone: string): string {
  const { path: line, widthMm } = strip
  const sewn =
    widthMm > 10
      ? path(edgesOf({ path: line, widthMm: widthMm - 7.5 }), {
          ...{ fill: 'none', stroke: SEAM, 'stroke-width': 1.4, 'stroke-dasharray': '5 3' },
        })
      : ''
  return path(edgesOf(strip), { fill: tone, ...OUTLINE, 'stroke-width': 1.3 }) + sewn
}
