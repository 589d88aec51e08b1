import type { TextLayer } from '@platen/layers'
import type { Shape } from '@platen/shapes'
import type { ZoneLimit } from '@platen/placement'
import type { DesignLayer, Picture } from '../../cart/index.ts'
import { sharpSize } from '../design/print-size.ts'
import { firstInks } from './inks.ts'

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
    colour: firstInks(dark)[0] ?? '',
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
    colours: firstInks(dark).slice(0, colours),
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
