import type { FilmFinish } from '@platen/contract'
import { divideHalfUp, shareOut } from '@platen/pricing'
import type { ProductionSettings } from './production-settings.store.ts'

export interface CostedPrint {
  readonly widthMm: number
  readonly heightMm: number
  /** Measured in its pixels; null uses the usual values. */
  readonly ink: MeasuredInk | null
  readonly inkAreaPercent: number
  /** The half-transparent share of the ink, in per cent. */
  readonly semiTransparentPercent?: number | null
  readonly finish?: FilmFinish | null
  readonly beginsGarment: boolean
}

interface MeasuredInk {
  readonly areaMm2: number
  /** Number of full layers. */
  readonly colourCoverage: number
  readonly whiteCoverage: number
}

/** Whole numbers, so that shares add up: film in µm, ink and powder in 1/10,000, time in ms. */
export interface Use {
  readonly filmUm: bigint
  readonly colourInk: bigint
  readonly whiteInk: bigint
  readonly powder: bigint
  readonly labourMs: bigint
}

interface Sheet {
  /** Including the lead. */
  readonly lengthMm: number
  readonly gapMm: number
}

interface Film {
  readonly widthMm: number
  readonly gapMm: number
  readonly maxLengthMm: number
}

/**
 * What each print of a sheet used. The film and the time of the whole sheet are shared by the area that each print
 * claims: itself and half the gap all around.
 *
 *     ┌╌╌╌╌╌╌╌╌╌╌╌╌┐
 *     ╎ ┌────────┐ ╎
 *     ╎ │ print  │ ╎  (width + gap) × (height + gap)
 *     ╎ └────────┘ ╎
 *     └╌╌╌╌╌╌╌╌╌╌╌╌┘
 *
 * So each pays for its own area and for its share of what stays empty: lead, margins, corners. The shares add up to the
 * sheet.
 */
export function useOfSheet(
  prints: readonly CostedPrint[],
  sheet: Sheet,
  settings: ProductionSettings,
): Use[] {
  const claims = prints.map((print) => claimOf(print, sheet))
  const films = shareOut(thousandths(sheet.lengthMm), claims)
  const times = shareOut(thousandths(settings.labour.secondsPerSheet), claims)
  return prints.map((print, index) => ({
    filmUm: films[index] ?? 0n,
    ...inkOf(print, settings),
    labourMs: (times[index] ?? 0n) + handlingMs(print, settings),
  }))
}

/** Assumes film filled to the expected utilisation and a sheet of maximum length. */
export function usualUse(print: CostedPrint, film: Film, settings: ProductionSettings): Use {
  const claim = claimOf(print, film)
  const filledWidth = tenths(film.widthMm) * tenths(settings.expectedUtilisationPercent)
  // 1/100 mm² over 1/10 mm × 1/1000: times 100 in mm, times 100,000 in µm.
  const filmUm = divideHalfUp(claim * 100_000n, filledWidth)
  const sheetMs = divideHalfUp(
    thousandths(settings.labour.secondsPerSheet) * filmUm,
    thousandths(film.maxLengthMm),
  )
  return { filmUm, ...inkOf(print, settings), labourMs: sheetMs + handlingMs(print, settings) }
}

export function addUses(uses: readonly Use[]): Use {
  const sum = (name: keyof Use) => uses.reduce((total, use) => total + use[name], 0n)
  return {
    filmUm: sum('filmUm'),
    colourInk: sum('colourInk'),
    whiteInk: sum('whiteInk'),
    powder: sum('powder'),
    labourMs: sum('labourMs'),
  }
}

/** In 1/100 mm². */
function claimOf({ widthMm, heightMm }: CostedPrint, { gapMm }: { gapMm: number }): bigint {
  return tenths(widthMm + gapMm) * tenths(heightMm + gapMm)
}

function inkOf(print: CostedPrint, { colourInk, whiteInk, powder, ...usual }: ProductionSettings) {
  const ink = print.ink ?? usualInk(print, usual.expectedCoveragePercent / 100)
  const squareMetres = ink.areaMm2 / 1e6
  return {
    colourInk: tenThousandths(squareMetres * ink.colourCoverage * colourInk.mlPerM2),
    whiteInk: tenThousandths(squareMetres * ink.whiteCoverage * whiteInk.mlPerM2),
    powder: tenThousandths(squareMetres * powder.gramsPerM2),
  }
}

/** Shades take part of the ink and all of the powder; dots and what a threshold leaves of them take all of both, on less. */
function usualInk(
  { widthMm, heightMm, inkAreaPercent, semiTransparentPercent, finish }: CostedPrint,
  coverage: number,
): MeasuredInk {
  const areaMm2 = (widthMm * heightMm * inkAreaPercent) / 100
  const shades = (semiTransparentPercent ?? 0) / 100
  const cut = finish?.alphaThreshold ?? null
  const left = 1 - shades * (cut === null ? 1 - USUAL_STRENGTH : cut / 255)
  if (cut !== null || finish?.halftone) {
    return { areaMm2: areaMm2 * left, colourCoverage: coverage, whiteCoverage: 1 }
  }
  return { areaMm2, colourCoverage: coverage * left, whiteCoverage: left }
}

/** Of shades that run from nothing to full ink. */
const USUAL_STRENGTH = 0.5

function handlingMs({ beginsGarment }: CostedPrint, { labour }: ProductionSettings): bigint {
  return thousandths(labour.secondsPerPrint + (beginsGarment ? labour.secondsPerGarment : 0))
}

const tenths = (value: number) => BigInt(Math.round(value * 10))
const thousandths = (value: number) => BigInt(Math.round(value * 1_000))
const tenThousandths = (value: number) => BigInt(Math.round(value * 10_000))
