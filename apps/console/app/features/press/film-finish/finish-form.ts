import type { Resources } from '@platen/api-client'

export type FilmFinish = Resources['FilmFinish']

/** Values stay while they are switched off. `choke` 0 is none. */
export interface FinishForm {
  readonly shades: 'kept' | 'halftone' | 'threshold'
  readonly halftone: NonNullable<FilmFinish['halftone']>
  readonly alphaThreshold: number
  readonly knocksOut: boolean
  readonly knockOut: NonNullable<FilmFinish['knockOut']>
  readonly chokeMm: number
}

type Finish = Omit<FilmFinish, 'knockOut'> & {
  readonly knockOut: { readonly hex?: string; readonly tolerance: number } | null
}

export function finishToForm(finish: Finish | null, garmentHex: string): FinishForm {
  const { halftone, alphaThreshold, knockOut, chokeMm } = finish ?? NOTHING
  return {
    shades: halftone !== null ? 'halftone' : alphaThreshold !== null ? 'threshold' : 'kept',
    halftone: halftone ?? { lpi: 45, angleDeg: 22.5, dot: 'round' },
    alphaThreshold: alphaThreshold ?? 128,
    knocksOut: knockOut !== null,
    knockOut: { hex: knockOut?.hex ?? garmentHex, tolerance: knockOut?.tolerance ?? 10 },
    chokeMm: chokeMm ?? 0,
  }
}

const NOTHING: Finish = { halftone: null, knockOut: null, alphaThreshold: null, chokeMm: null }

/** Null when nothing is done. */
export function formToFinish({
  shades,
  halftone,
  alphaThreshold,
  knocksOut,
  knockOut,
  chokeMm,
}: FinishForm): FilmFinish | null {
  if (shades === 'kept' && !knocksOut && chokeMm === 0) return null
  return {
    halftone: shades === 'halftone' ? halftone : null,
    alphaThreshold: shades === 'threshold' ? alphaThreshold : null,
    knockOut: knocksOut ? knockOut : null,
    chokeMm: chokeMm === 0 ? null : chokeMm,
  }
}
