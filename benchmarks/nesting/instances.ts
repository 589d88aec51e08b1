import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { NestingFilm, NestingPrint } from '@platen/nesting'

export interface Instance {
  readonly name: string
  readonly film: NestingFilm
  readonly prints: readonly NestingPrint[]
  /** The shortest known, or the area bound where none is; missing for the shop's days. */
  readonly referenceMm?: number
}

interface LiteratureRecord {
  readonly name: string
  readonly stripWidth: number
  readonly bestKnownHeight: number | null
  readonly areaBound: number
  readonly items: readonly Size[]
}

interface DayRecord {
  readonly name: string
  readonly filmWidth: number
  readonly sideMargin: number
  readonly gap: number
  readonly items: readonly Size[]
}

type Size = readonly [across: number, along: number]

/** The files' whole numbers are taken as tenths of a millimetre. */
export function literature(folder: string, file: string): Instance[] {
  return read<LiteratureRecord>(folder, file).map(
    ({ name, stripWidth, bestKnownHeight, areaBound, items }) => ({
      name,
      film: {
        widthMm: stripWidth / 10,
        sideMarginMm: 0,
        leadMm: 0,
        gapMm: 0,
        maxLengthMm: longestOf(items),
        allowRotation: false,
      },
      prints: printsOf(items),
      referenceMm: (bestKnownHeight ?? areaBound) / 10,
    }),
  )
}

export function shopDays(folder: string): Instance[] {
  return read<DayRecord>(folder, 'dtf-days.json').map(({ name, filmWidth, sideMargin, gap, items }) => ({
    name,
    film: {
      widthMm: filmWidth / 10,
      sideMarginMm: sideMargin / 10,
      leadMm: 0,
      gapMm: gap / 10,
      maxLengthMm: longestOf(items) + (items.length * gap) / 10,
      allowRotation: true,
    },
    prints: printsOf(items),
  }))
}

function read<Entry>(folder: string, file: string): Entry[] {
  return JSON.parse(readFileSync(join(folder, file), 'utf8')) as Entry[]
}

function printsOf(items: readonly Size[]): NestingPrint[] {
  return items.map(([across, along], index) => ({
    id: String(index),
    widthMm: across / 10,
    heightMm: along / 10,
  }))
}

function longestOf(items: readonly Size[]): number {
  return items.reduce((sum, [across, along]) => sum + Math.max(across, along), 0) / 10
}
