import { findFont } from '../fonts/fonts.ts'
import { thinnestStrokeEm } from '../fonts/thinnest-strokes.ts'
import type { Layer, TextLayer } from '../layer.ts'
import type { TextOutline } from '../text/outline-text.ts'
import { layerBox } from './layer-box.ts'

/** Smaller letters are not read, and thinner strokes do not hold in the wash. */
const LEAST = { sizeMm: 3, strokeMm: 0.3 } as const
/** Places are rounded to tenths. */
const TOLERANCE_MM = 0.1

interface ProblemData {
  /** How far it reaches out of the zone. */
  readonly 'outside-zone': { readonly beyondMm: number }
  readonly 'small-text': { readonly sizeMm: number; readonly leastMm: number }
  /** Of the thinnest strokes, with the line around them. */
  readonly 'thin-strokes': { readonly strokeMm: number; readonly leastMm: number }
  readonly 'missing-letters': { readonly letters: readonly string[] }
  readonly 'nothing-to-see': object
}

export type LayerProblemKind = keyof ProblemData

export type LayerProblem = {
  [Kind in LayerProblemKind]: { readonly kind: Kind; readonly layerId: string } & ProblemData[Kind]
}[LayerProblemKind]

/** What to warn of before a layer is printed. A text is judged whole once its outline is there. */
export function layerProblems(
  layer: Layer,
  zone: { readonly widthMm: number; readonly heightMm: number },
  outline?: TextOutline,
): readonly LayerProblem[] {
  const problems = layer.kind === 'text' ? textProblems(layer, outline) : sizeProblems(layer)
  if (problems.some(({ kind }) => kind === 'nothing-to-see')) return problems
  const { left, top, right, bottom } = layerBox(layer, outline)
  const beyondMm = Math.max(
    Math.max(-left, right) - zone.widthMm / 2,
    Math.max(-top, bottom) - zone.heightMm / 2,
  )
  if (beyondMm <= TOLERANCE_MM) return problems
  return [{ kind: 'outside-zone', layerId: layer.id, beyondMm: tenths(beyondMm) }, ...problems]
}

function textProblems(layer: TextLayer, outline: TextOutline | undefined): readonly LayerProblem[] {
  const { id: layerId, sizeMm } = layer
  const problems: LayerProblem[] = []
  if (outline && outline.missing.length > 0)
    problems.push({ kind: 'missing-letters', layerId, letters: outline.missing })
  if (outline?.path === '') problems.push({ kind: 'nothing-to-see', layerId })
  if (outline?.path === '') return problems
  if (sizeMm < LEAST.sizeMm) problems.push({ kind: 'small-text', layerId, sizeMm, leastMm: LEAST.sizeMm })
  const font = findFont(layer.font)
  const strokeMm = font
    ? thinnestStrokeEm(font, layer.weight) * sizeMm + 2 * (layer.outline?.widthMm ?? 0)
    : Infinity
  if (strokeMm < LEAST.strokeMm)
    problems.push({ kind: 'thin-strokes', layerId, strokeMm: hundredths(strokeMm), leastMm: LEAST.strokeMm })
  return problems
}

function sizeProblems({
  id: layerId,
  widthMm,
  heightMm,
}: Exclude<Layer, TextLayer>): readonly LayerProblem[] {
  return widthMm > 0 && heightMm > 0 ? [] : [{ kind: 'nothing-to-see', layerId }]
}

function tenths(mm: number): number {
  return Math.round(mm * 10) / 10
}

function hundredths(mm: number): number {
  return Math.round(mm * 100) / 100
}
