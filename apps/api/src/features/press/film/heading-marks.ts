import type { FilmMark } from './film-pixels.ts'
import type { FilmSheet } from './film-sheet.ts'
import { movePath, outlineText, type TextStyle } from './outline-text.ts'

const HEIGHT_MM = 8
const RULER_MM = 100
const MIDDLE_MM = 4

/** Empty when the lead is too short. The ruler of 100 mm is for checking the printer's scale. */
export function headingMarks(sheet: FilmSheet): FilmMark[] {
  const freeMm = Math.min(sheet.leadMm, ...sheet.prints.map(({ yMm }) => yMm))
  if (freeMm < HEIGHT_MM) return []
  const leftMm = Math.max(sheet.sideMarginMm, 4)
  const rightMm = sheet.widthMm - leftMm
  const number = textMark(
    sheet.number,
    { xMm: leftMm + 8, baselineMm: 5.9 },
    { typeface: 'display', sizeMm: 5.6 },
  )
  const figuresMm = number.box.xMm + number.box.widthMm + 4
  const figures = figuresOf(sheet).map((line, index) =>
    textMark(line, { xMm: figuresMm, baselineMm: 3.5 + index * 3 }, { typeface: 'figures', sizeMm: 2.4 }),
  )
  const endMm = Math.max(...figures.map(({ box }) => box.xMm + box.widthMm))
  const rulerMm = rightMm - 8 - RULER_MM
  const parts = [
    { toMm: leftMm + 6, marks: [registrationMark(leftMm + 2.5)] },
    { toMm: figuresMm - 4, marks: [number] },
    { toMm: endMm, marks: figures },
  ].filter(({ toMm }) => toMm <= rightMm)
  if (rulerMm < endMm + 4) return parts.flatMap(({ marks }) => marks)
  return [...parts.flatMap(({ marks }) => marks), ...ruler(rulerMm), registrationMark(rightMm - 2.5)]
}

function figuresOf({ date, widthMm, lengthMm, prints }: FilmSheet): string[] {
  const count = prints.length === 1 ? '1 print' : `${prints.length} prints`
  return [`${date} · ${count}`, `${widthMm} × ${lengthMm} mm · 300 DPI`]
}

function textMark(
  text: string,
  { xMm, baselineMm }: { readonly xMm: number; readonly baselineMm: number },
  style: TextStyle,
): FilmMark & { kind: 'outline' } {
  const { path, widthMm } = outlineText(text, style)
  const above = style.sizeMm * 0.8
  const box = { xMm, yMm: baselineMm - above, widthMm, heightMm: style.sizeMm * 1.05 }
  return { kind: 'outline', box, path: movePath(path, (x, y) => [x, y + above]) }
}

function ruler(xMm: number): FilmMark[] {
  const bottomMm = 6.8
  const ticks = Array.from({ length: RULER_MM + 1 }, (_none, mm) => {
    const heightMm = mm % 10 === 0 ? 2.4 : mm % 5 === 0 ? 1.8 : 1.2
    const box = { xMm: xMm + mm - 0.075, yMm: bottomMm - heightMm, widthMm: 0.15, heightMm }
    return { kind: 'bar', box } as const
  })
  const base = { xMm: xMm - 0.075, yMm: bottomMm, widthMm: RULER_MM + 0.15, heightMm: 0.2 }
  const words = [0, 50, RULER_MM].map((mm) => {
    const text = mm === RULER_MM ? `${mm} mm` : `${mm}`
    const style = { typeface: 'figures', sizeMm: 2 } as const
    const { widthMm } = outlineText(text, style)
    const startMm = xMm + mm - (mm === RULER_MM ? widthMm : widthMm / 2)
    return textMark(text, { xMm: startMm, baselineMm: 3.6 }, style)
  })
  return [...ticks, { kind: 'bar', box: base }, ...words]
}

function registrationMark(centreXMm: number): FilmMark {
  const box = { xMm: centreXMm - 2.5, yMm: MIDDLE_MM - 2.5, widthMm: 5, heightMm: 5 }
  const ring = (radius: number, sweep: 0 | 1) =>
    `M${2.5 - radius} 2.5A${radius} ${radius} 0 1 ${sweep} ${2.5 + radius} 2.5A${radius} ${radius} 0 1 ${sweep} ${2.5 - radius} 2.5Z`
  const cross = 'M0 2.4L5 2.4L5 2.6L0 2.6ZM2.4 0L2.6 0L2.6 5L2.4 5Z'
  return { kind: 'outline', box, path: `${ring(1.7, 1)}${ring(1.45, 0)}${cross}` }
}
