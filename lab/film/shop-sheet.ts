import { NO_TRIM } from '@platen/placement'
import type { FilmPrint, FilmSheet } from '../../apps/api/src/features/press/film/index.ts'
import { shopArt, type ShopArt } from './shop-art.ts'

/** For every 150 prints: the width, how many, and of how many artworks. */
const DAY = [
  { zone: 'Full front', widthMm: 250, prints: 6, artworks: 5, sourcePx: 3600 },
  { zone: 'Left chest', widthMm: 90, prints: 76, artworks: 22, sourcePx: 2000 },
  { zone: 'Left chest', widthMm: 80, prints: 10, artworks: 3, sourcePx: 3600 },
  { zone: 'Neck label', widthMm: 60, prints: 58, artworks: 8, sourcePx: 1200 },
] as const
const GAP_MM = 6
const LEAD_MM = 20
const MARGIN_MM = 5
const WIDTH_MM = 558.8

export interface ShopSheet {
  readonly sheet: FilmSheet
  readonly files: ReadonlyMap<string, Buffer>
}

type DayOfArt = readonly ((typeof DAY)[number] & { readonly arts: readonly ShopArt[] })[]

export async function dayOfArt(random: () => number): Promise<DayOfArt> {
  const day: DayOfArt[number][] = []
  for (const wanted of DAY) {
    const { zone, widthMm, artworks, sourcePx } = wanted
    const arts: ShopArt[] = []
    for (let index = 0; index < artworks; index++) {
      const aspect = zone === 'Neck label' ? 0.5 : 0.8 + random() * 0.4
      arts.push(await shopArt({ id: `${zone} ${widthMm} ${index}`, widthPx: sourcePx, aspect, random }))
    }
    day.push({ ...wanted, arts })
  }
  return day
}

/** The same day several times on one sheet, in rows from the largest print to the smallest. */
export function shopSheet(
  day: DayOfArt,
  { days, lengthMm }: { readonly days: number; readonly lengthMm: number },
): ShopSheet {
  const prints: FilmPrint[] = []
  const row = { xMm: MARGIN_MM, yMm: LEAD_MM, heightMm: 0 }
  for (const { zone, widthMm, prints: count, arts } of day) {
    for (let index = 0; index < count * days; index++) {
      const art = arts[index % arts.length]
      if (art !== undefined) prints.push(placed(row, prints.length, { zone, widthMm, art }))
    }
  }
  const endMm = row.yMm + row.heightMm
  if (endMm > lengthMm) throw new Error(`The prints need ${endMm} mm, which is more than ${lengthMm}`)
  return {
    sheet: {
      number: 'GS-000001',
      date: '2026-01-31',
      widthMm: WIDTH_MM,
      lengthMm,
      sideMarginMm: MARGIN_MM,
      leadMm: LEAD_MM,
      prints,
    },
    files: new Map(day.flatMap(({ arts }) => arts.map(({ artwork, bytes }) => [artwork.id, bytes]))),
  }
}

function placed(
  row: { xMm: number; yMm: number; heightMm: number },
  index: number,
  { zone, widthMm, art }: { readonly zone: string; readonly widthMm: number; readonly art: ShopArt },
): FilmPrint {
  const heightMm = Math.round(widthMm * art.aspect * 10) / 10
  const turned = index % 3 === 0
  const acrossMm = turned ? heightMm : widthMm
  if (row.xMm + acrossMm > WIDTH_MM - MARGIN_MM) {
    row.yMm = Math.round((row.yMm + row.heightMm + GAP_MM) * 10) / 10
    row.xMm = MARGIN_MM
    row.heightMm = 0
  }
  const xMm = row.xMm
  row.xMm = Math.round((row.xMm + acrossMm + GAP_MM) * 10) / 10
  row.heightMm = Math.max(row.heightMm, turned ? widthMm : heightMm)
  return {
    jobId: `job_${index}`,
    orderNumber: `PL-2026-${String(1 + Math.floor(index / 5)).padStart(6, '0')}`,
    unit: `${1 + (index % 5)}/5`,
    garmentName: 'Heavy tee',
    colour: 'Black',
    size: 'M',
    zone,
    xMm,
    yMm: row.yMm,
    widthMm,
    heightMm,
    trim: NO_TRIM,
    turned,
    rotationDeg: 0,
    finish: null,
    artwork: art.artwork,
  }
}
