interface Print {
  readonly widthMm: number
  readonly heightMm: number
}

const MM_PER_INCH = 25.4

/** So many pixels print sharply at every one of these sizes. Undefined when they differ in shape: no file suits all. */
export function sharpPixels(
  prints: readonly Print[],
  dpi: number,
): { readonly widthPx: number; readonly heightPx: number } | undefined {
  const [first] = prints
  if (!first) return undefined
  const shape = first.widthMm / first.heightMm
  if (prints.some(({ widthMm, heightMm }) => Math.abs(widthMm / heightMm / shape - 1) > 0.01))
    return undefined
  const pixels = (mm: number) => Math.ceil((mm * dpi) / MM_PER_INCH)
  return {
    widthPx: Math.max(...prints.map(({ widthMm }) => pixels(widthMm))),
    heightPx: Math.max(...prints.map(({ heightMm }) => pixels(heightMm))),
  }
}
