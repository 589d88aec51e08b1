import type { Hex } from './colour.ts'

export const SURFACES = ['paper', 'white', 'ink'] as const
export type SurfaceName = (typeof SURFACES)[number]

/** The ground that everything stands on, and what is printed on it. */
export interface Ground {
  readonly paper: Hex
  /** What lies on the paper: cards, fields. */
  readonly sheet: Hex
  /** What lies below it: footers, wells. */
  readonly tray: Hex
  readonly ink: Hex
  readonly inkSoft: Hex
  readonly rule: Hex
  readonly ruleStrong: Hex
}

export interface Surface {
  readonly light: Ground
  readonly dark: Ground
  readonly radiusPx: number
}

const NIGHT: Ground = {
  paper: '#0e0f12',
  sheet: '#16181c',
  tray: '#08090b',
  ink: '#f2f3f5',
  inkSoft: '#a9aeb7',
  rule: '#2b2f36',
  ruleStrong: '#737a86',
}

export const SURFACE: Readonly<Record<SurfaceName, Surface>> = {
  /** Those of `tokens.css`; a test compares them. */
  paper: {
    light: {
      paper: '#f7f3ea',
      sheet: '#fffdf8',
      tray: '#efe8da',
      ink: '#1a1714',
      inkSoft: '#5b534a',
      rule: '#d8cfbf',
      ruleStrong: '#8c8172',
    },
    dark: {
      paper: '#14120f',
      sheet: '#1c1916',
      tray: '#0f0d0b',
      ink: '#f4eee4',
      inkSoft: '#b5ab9d',
      rule: '#37312a',
      ruleStrong: '#7d7367',
    },
    radiusPx: 6,
  },
  white: {
    light: {
      paper: '#ffffff',
      sheet: '#ffffff',
      tray: '#f3f4f5',
      ink: '#141619',
      inkSoft: '#565b63',
      rule: '#dcdfe3',
      ruleStrong: '#7f868f',
    },
    dark: {
      paper: '#121316',
      sheet: '#1a1c20',
      tray: '#0c0d0f',
      ink: '#f1f2f4',
      inkSoft: '#abb0b8',
      rule: '#31353b',
      ruleStrong: '#767c86',
    },
    radiusPx: 14,
  },
  /** Dark by day, too. */
  ink: { light: NIGHT, dark: NIGHT, radiusPx: 0 },
}
