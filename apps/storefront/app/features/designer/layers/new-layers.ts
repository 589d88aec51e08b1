import type { TextLayer } from '@platen/layers'
import type { Shape } from '@platen/shapes'
import type { ZoneLimit } from '@platen/placement'
import type { DesignLayer, Picture } from '../../cart/index.ts'
import { sharpSize } from '../design/print-size.ts'

const MIDDLE = { id: 'new', offsetXMm: 0, offsetYMm: 0, rotationDeg: 0 } as const
const FIRST_FONT = 'anton'

/** In the middle of the zone, about three quarters as wide, and easy to read on the fabric. */
export function newText(text: string, limit: ZoneLimit, dark: boolean): TextLayer {
  const longest = Math.max(1, ...text.split('\n').map((line) => line.length))
  return {
    ...MIDDLE,
    kind: 'text',
    text,
    font: FIRST_FONT,
    weight: 400,
    sizeMm: Math.round(Math.min(limit.heightMm / 3, (limit.widthMm * 1.5) / longest, 80)),
    colour: readableOn(dark),
    letterSpacing: 0,
    lineHeight: 1.1,
    align: 'center',
  }
}

export function newShape(
  { id, width, height, colours }: Shape,
  limit: ZoneLimit,
  dark: boolean,
): DesignLayer {
  const share = Math.min(limit.widthMm / width, limit.heightMm / height) / 2
  return {
    ...MIDDLE,
    kind: 'shape',
    shape: id,
    colours: [readableOn(dark), ...SECOND_COLOURS].slice(0, colours),
    widthMm: Math.round(width * share),
    heightMm: Math.round(height * share),
  }
}

export function newPicture(picture: Picture, limit: ZoneLimit): DesignLayer {
  return {
    ...MIDDLE,
    ...{ kind: 'image', artworkId: picture.artwork.id, picture },
    ...sharpSize(picture.artwork, limit, 0),
  }
}

/** Inks that print well on light and dark fabric, the readable ones first. */
export const PALETTE = [
  '#ffffff',
  '#1a1a1a',
  '#e4002b',
  '#f57c1f',
  '#ffc72c',
  '#3fae49',
  '#00817d',
  '#1f6fd6',
  '#1d2c72',
  '#7b3fa0',
  '#e75aa0',
  '#8a5a35',
] as const
const SECOND_COLOURS = ['#f57c1f', '#1f6fd6']

function readableOn(dark: boolean): string {
  return dark ? PALETTE[0] : PALETTE[1]
}
