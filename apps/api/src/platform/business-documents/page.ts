import { coloursOf, contrast, type Look } from '@platen/brand'
import type { TextMeasure, TextStyle } from '../pdf/text-measure.ts'

/** Millimetres: A4. */
export const PAPER = { width: 210, height: 297 } as const
export const LEFT = 20
export const RIGHT = PAPER.width - 20
export const WIDTH = RIGHT - LEFT
export const TOP = 18
/** The line above the foot of every page. */
export const FOOT = 278

/** What is drawn on a page, in this order; lengths in millimetres, y down, texts stand on their baseline. */
export type Mark =
  | {
      readonly kind: 'text'
      readonly text: string
      readonly x: number
      readonly y: number
      readonly style: TextStyle
    }
  | ({ readonly kind: 'rect'; readonly colour: string; readonly radius?: number } & Box)
  | ({ readonly kind: 'logo' } & Box)

export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export interface Page {
  readonly marks: Mark[]
}

export type Palette = ReturnType<typeof paletteOf>

/** Documents are printed, so their ground is white; the accent is the nearest shade that can be read on it. */
export function paletteOf({ accent }: Pick<Look, 'accent'>) {
  const { ink, inkSoft, rule, press, pressWash } = coloursOf({ accent, surface: 'white' }).light
  return { ink, soft: inkSoft, rule, press, wash: pressWash }
}

/** A logo stands on the ground that it was made for, where that is not nearly white. */
export function logoGround(look: Look): string | undefined {
  const { sheet } = coloursOf(look).light
  return contrast(sheet, '#ffffff') < 1.1 ? undefined : sheet
}

export function stylesOf({ ink, soft, press }: Palette) {
  const text = { face: 'text', size: 3.5, colour: ink } as const
  return {
    text,
    strong: { ...text, bold: true },
    soft: { ...text, size: 3.2, colour: soft },
    caption: { ...text, size: 2.9, colour: soft },
    figures: { ...text, tabular: true, align: 'right' },
    title: { face: 'display', size: 8.6, colour: ink, bold: true, align: 'right' },
    shop: { face: 'display', size: 7, colour: ink, bold: true },
    sum: { face: 'display', size: 4.8, colour: press, bold: true },
  } as const satisfies Record<string, TextStyle>
}

export type Styles = ReturnType<typeof stylesOf>

/** Writes paragraphs of a person: line breaks stay, empty lines too. */
export function paragraphs(
  measure: TextMeasure,
  text: string,
  style: TextStyle,
  room: { readonly width: number; readonly lines: number },
): string[] {
  const lines: string[] = []
  for (const part of text.trim().split(/\r\n|\r|\n/)) {
    const left = room.lines - lines.length
    if (left <= 0) break
    const broken = measure.lines(part, style, { ...room, lines: left })
    lines.push(...(broken.length === 0 ? [''] : broken))
  }
  return lines
}
