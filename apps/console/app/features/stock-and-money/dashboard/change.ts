/** In per cent; undefined without revenue before. */
export function change(now: number, before: number): number | undefined {
  return before > 0 ? Math.round(((now - before) / before) * 100) : undefined
}
