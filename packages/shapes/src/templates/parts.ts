// What the templates are written with. Millimetres from the middle of the zone.
import { findShape } from '../shapes.ts'
import type { Template, TemplateCategory, TemplateLayer } from './template.ts'

/** Readable on black and on white. */
export const RED = '#e8402a'
export const ORANGE = '#f0641e'
export const PINK = '#e63b8a'
export const PURPLE = '#8b5cf6'
export const BLUE = '#2b7de9'
export const TEAL = '#0d9488'
export const GREEN = '#1f9d55'
/** For dark fabric, or upon another colour. */
export const CREAM = '#fff1d6'
export const YELLOW = '#ffc93c'
export const WHITE = '#ffffff'
/** For light fabric, or upon another colour. */
export const INK = '#1b1a17'
export const NAVY = '#1d3557'

type Part = (id: string) => TemplateLayer

interface TextOptions {
  readonly x?: number
  readonly rotation?: number
  readonly weight?: 400 | 700
  readonly spacing?: number
  readonly lineHeight?: number
  readonly arc?: number
  readonly outline?: readonly [colour: string, widthMm: number]
}

export function text(
  key: string,
  font: string,
  sizeMm: number,
  y: number,
  colour: string,
  { x = 0, rotation = 0, weight = 400, spacing = 0, lineHeight = 1.1, arc, outline }: TextOptions = {},
): Part {
  return (id) => ({
    id,
    kind: 'text',
    text: key,
    font,
    weight,
    sizeMm,
    colour,
    letterSpacing: spacing,
    lineHeight,
    align: 'center',
    offsetXMm: x,
    offsetYMm: y,
    rotationDeg: rotation,
    ...(arc === undefined ? {} : { arcDeg: arc }),
    ...(outline ? { outline: { colour: outline[0], widthMm: outline[1] } } : {}),
  })
}

/** As high as the shape is, unless `heightMm` says otherwise. */
export function shape(
  name: string,
  widthMm: number,
  y: number,
  colours: readonly string[],
  {
    x = 0,
    rotation = 0,
    heightMm,
  }: { readonly x?: number; readonly rotation?: number; readonly heightMm?: number } = {},
): Part {
  const { width, height } = findShape(name) ?? { width: 1, height: 1 }
  return (id) => ({
    id,
    kind: 'shape',
    shape: name,
    colours,
    widthMm,
    heightMm: heightMm ?? Math.round((widthMm * height * 10) / width) / 10,
    offsetXMm: x,
    offsetYMm: y,
    rotationDeg: rotation,
  })
}

export function template(
  category: TemplateCategory,
  id: string,
  on: Template['on'],
  ...parts: readonly Part[]
): Template {
  return { id, category, on, layers: parts.map((part, index) => part(`l${index + 1}`)) }
}
