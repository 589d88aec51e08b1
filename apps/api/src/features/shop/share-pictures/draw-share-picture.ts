import { coloursOf, contrast, type Colours, type Hex, type Look } from '@platen/brand'
import { pictureUrl, shownSide, type GarmentView, type ShownGarment } from '@platen/ui/garment-shapes'
import { drawSide, type PrintedDesign } from '../../../platform/garment-pictures/draw-side.ts'
import { pictureKeyOf } from '../../../platform/records/pictures.ts'
import type { Storage } from '../../../platform/storage/storage.ts'
import { drawLine, fitLines, type Lettering } from './lettering.ts'

export interface SharePicture {
  readonly look: Look
  readonly storeName: string
  /** Key of a file; the name of the shop stands in its place. */
  readonly logo: string | undefined
  readonly title: string
  readonly text: string
  readonly shown: Shown
}

interface ShownDrawing {
  readonly garment: ShownGarment
  readonly colours: readonly string[]
  readonly view: GarmentView
  /** Of a design, in the only colour. */
  readonly prints?: PrintedDesign['prints']
}

/** A picture that fills its half by its key, or garments beside each other. */
export type Shown = { readonly picture: string } | { readonly garments: readonly ShownDrawing[] }

/** As Open Graph wants it. */
export const SHARE_SIZE = { width: 1200, height: 630 } as const
const { width: WIDTH, height: HEIGHT } = SHARE_SIZE
const MARGIN = 64
const PANEL = { x: 624, width: WIDTH - 624 }
const ROOM = PANEL.x - MARGIN - 48

/** The shop's name or logo, what the page is about, and how it looks. */
export async function drawSharePicture(storage: Storage, about: SharePicture): Promise<Buffer> {
  const colours = coloursOf(about.look).light
  const { default: sharp } = await import('sharp')
  const side = await drawPanel(storage, about.shown, colours)
  const logo = await readLogo(storage, about.logo)
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${colours.paper}"/>`,
    `<rect x="${PANEL.x}" width="${PANEL.width}" height="${HEIGHT}" fill="${panelColour(about.shown, colours)}"/>`,
    side.svg,
    drawWords(about, colours, logo === undefined),
    drawBar(colours),
    '</svg>',
  ].join('')
  return sharp(Buffer.from(svg))
    .composite([...side.pictures, ...(logo ? [{ input: logo, left: MARGIN, top: MARGIN }] : [])])
    .flatten({ background: colours.paper })
    .jpeg({ quality: 86, chromaSubsampling: '4:4:4', mozjpeg: true })
    .toBuffer()
}

const TITLE_SIZES = [92, 80, 70, 60, 52, 44]
const TITLE_LINES = 4
const TEXT_SIZES = [30, 26]
const LINE = 1.08

function drawWords({ look, storeName, title, text }: SharePicture, colours: Colours, named: boolean): string {
  const heading: Lettering = { font: look.headingFont, weight: 700, colour: colours.ink }
  const body: Lettering = { font: look.textFont, weight: 400, colour: colours.inkSoft }
  const name = fitLines(storeName, heading, { width: ROOM, lines: 1, sizes: [44, 36, 30] })
  const large = fitLines(title, heading, { width: ROOM, lines: TITLE_LINES, sizes: TITLE_SIZES })
  const small = fitLines(text, body, { width: ROOM, lines: 2, sizes: TEXT_SIZES })
  const textHeight = small.lines.length * small.size * 1.35
  const bottom = HEIGHT - MARGIN - 48 - textHeight
  const top = bottom - (small.lines.length > 0 ? 24 : 0) - (large.lines.length - 1) * large.size * LINE
  return [
    ...(named
      ? name.lines.map((line) => drawLine(line, { x: MARGIN, y: MARGIN + 40, size: name.size }, heading))
      : []),
    ...large.lines.map((line, at) =>
      drawLine(line, { x: MARGIN, y: top + at * large.size * LINE, size: large.size }, heading),
    ),
    ...small.lines.map((line, at) =>
      drawLine(line, { x: MARGIN, y: bottom + small.size + at * small.size * 1.35, size: small.size }, body),
    ),
  ].join('')
}

/** The strip of a proof that shows its inks. */
function drawBar({ press, pressStrong, ink, ruleStrong }: Colours): string {
  return [press, pressStrong, ink, ruleStrong]
    .map(
      (colour, at) =>
        `<rect x="${MARGIN + at * 44}" y="${HEIGHT - MARGIN - 14}" width="44" height="14" fill="${colour}"/>`,
    )
    .join('')
}

interface Panel {
  readonly svg: string
  readonly pictures: readonly { readonly input: Buffer; readonly left: number; readonly top: number }[]
}

async function drawPanel(storage: Storage, shown: Shown, { press }: Colours): Promise<Panel> {
  const key = 'picture' in shown ? shown.picture : photoOf(shown.garments)
  if (key !== undefined) {
    const input = await coverPanel(storage, key)
    if (input) return { svg: '', pictures: [{ input, left: PANEL.x, top: 0 }] }
  }
  if ('picture' in shown) return { svg: '', pictures: [] }
  const arranged = Math.min(shown.garments.length, 3) as 1 | 2 | 3
  const isDesign = shown.garments.some(({ prints }) => prints !== undefined)
  const { share, places } = isDesign && arranged === 2 ? BOTH_SEEN : ARRANGED[arranged]
  const side = Math.round(HEIGHT * share)
  const drawn = await Promise.all(
    shown.garments.slice(0, 3).map(async ({ garment, colours, view, prints = [] }, at) => {
      const design = { garment, colourHex: clearest(colours, press, at), prints }
      const { svg, widthPx, heightPx } = await drawSide(storage, design, view, side)
      return { svg: prints.length > 0 ? await asPicture(svg) : svg, widthPx, heightPx }
    }),
  )
  // The first lies on top.
  const svg = drawn
    .map(({ svg: picture, widthPx, heightPx }, at) => {
      const [x = 0.5, y = 0.5] = places[at] ?? []
      const scale = Math.min(1, (HEIGHT * 0.94) / heightPx)
      const left = PANEL.width * x - (widthPx * scale) / 2
      const top = HEIGHT * y - (heightPx * scale) / 2
      return `<g transform="translate(${left} ${top}) scale(${scale})">${picture}</g>`
    })
    .toReversed()
  const panel = `<svg x="${PANEL.x}" width="${PANEL.width}" height="${HEIGHT}">${svg.join('')}</svg>`
  return { svg: panel, pictures: [] }
}

/** Sides of a photo have masks of the same names. */
async function asPicture(svg: string): Promise<string> {
  const { default: sharp } = await import('sharp')
  const png = sharp(Buffer.from(svg)).png({ compressionLevel: 1 })
  const { data, info } = await png.toBuffer({ resolveWithObject: true })
  return `<image width="${info.width}" height="${info.height}" href="data:image/png;base64,${data.toString('base64')}"/>`
}

/** Below it, a fabric could not be told from the panel. */
const FABRIC_CONTRAST = 1.5

function panelColour(shown: Shown, { press, ruleStrong }: Colours): Hex {
  const [first] = 'garments' in shown ? shown.garments : []
  const fabric = first?.prints && first.colours[0]
  return fabric !== undefined && contrast(hexOf(fabric), press) < FABRIC_CONTRAST ? ruleStrong : press
}

/** By the number of garments: their width as a share of the height, and their middles as shares of the panel. */
const ARRANGED = {
  1: { share: 0.88, places: [[0.5, 0.51]] },
  2: {
    share: 0.72,
    places: [
      [0.39, 0.58],
      [0.66, 0.42],
    ],
  },
  3: {
    share: 0.6,
    places: [
      [0.5, 0.64],
      [0.32, 0.36],
      [0.7, 0.34],
    ],
  },
} as const

/** Two sides of a design, with no print beneath the other. */
const BOTH_SEEN = {
  share: 0.62,
  places: [
    [0.36, 0.7],
    [0.64, 0.3],
  ],
} as const

function photoOf(garments: readonly ShownDrawing[]): string | undefined {
  const [first] = garments
  if (!first || first.prints) return undefined
  const side = shownSide(first.garment, first.view, first.colours[0])
  return 'photo' in side ? pictureKeyOf(pictureUrl(side.photo.picture, PANEL.width)) : undefined
}

/** The fabric that stands out from the panel, another one for each garment. */
function clearest(colours: readonly string[], panel: Hex, at: number): string {
  const byContrast = [...new Set(colours)].toSorted(
    (one, other) => contrast(hexOf(other), panel) - contrast(hexOf(one), panel),
  )
  return byContrast[at % Math.max(1, Math.min(byContrast.length, 3))] ?? panel
}

function hexOf(colour: string): Hex {
  return `#${colour.slice(1).toLowerCase()}`
}

async function coverPanel(storage: Storage, key: string): Promise<Buffer | undefined> {
  const stored = await storage.get(key)
  if (!stored) return undefined
  const { default: sharp } = await import('sharp')
  return sharp(stored)
    .resize({ width: PANEL.width, height: HEIGHT, fit: 'cover' })
    .png({ compressionLevel: 1 })
    .toBuffer()
}

const LOGO = { width: 380, height: 96 }

async function readLogo(storage: Storage, key: string | undefined): Promise<Buffer | undefined> {
  const stored = key === undefined ? undefined : await storage.get(key)
  if (!stored) return undefined
  const { default: sharp } = await import('sharp')
  return sharp(stored)
    .resize({ ...LOGO, fit: 'inside' })
    .png()
    .toBuffer()
}
