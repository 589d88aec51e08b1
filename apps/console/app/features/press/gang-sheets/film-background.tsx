import { fill } from '@platen/messages'
import { MillimetreRuler, RegistrationMark } from '@platen/ui'
import { figure } from '../print-jobs/index.ts'
import type { Film } from './layout.ts'
import { m } from '../../../messages/messages.ts'

interface FilmBackgroundProps {
  readonly film: Film
  readonly lengthMm: number
  readonly boundMm: number | undefined
  readonly pxPerMm: number
}

export const BEYOND_MM = 60

/** Hatching marks where nothing may be printed. */
export function FilmBackground({ film, lengthMm, boundMm, pxPerMm }: FilmBackgroundProps) {
  const px = (mm: number) => mm * pxPerMm
  const { sideMarginMm, leadMm, tailMm = 0 } = film
  const bounded = boundMm !== undefined && boundMm > leadMm && boundMm < lengthMm
  return (
    <div aria-hidden="true" className="absolute inset-0">
      <div className="checkerboard absolute inset-0 border-x border-ink-soft bg-sheet" />
      <div
        className="film-hatch absolute inset-x-0 top-0 border-b border-rule-strong"
        style={{ height: px(leadMm) }}
      />
      {[{ left: 0 }, { right: 0 }].map((side) => (
        <div
          key={Object.keys(side).join()}
          className="film-hatch absolute border-x border-rule-strong"
          style={{ ...side, width: px(sideMarginMm), top: px(leadMm), height: px(lengthMm - leadMm) }}
        />
      ))}
      {tailMm > 0 && (
        <div
          className="film-hatch absolute inset-x-0 border-t border-rule-strong"
          style={{ top: px(lengthMm - tailMm), height: px(tailMm) }}
        />
      )}
      <RegistrationMark className="absolute top-1 left-1 size-4 text-ink" />
      <RegistrationMark className="absolute top-1 right-1 size-4 text-ink" />
      {bounded && (
        <div className="absolute inset-x-0 border-t border-dashed border-good" style={{ top: px(boundMm) }} />
      )}
      <div
        className="absolute inset-x-0 border-t-2 border-press bg-tray opacity-80"
        style={{ top: px(lengthMm), height: px(BEYOND_MM) }}
      />
      <p
        className="figures absolute right-2 text-xs whitespace-nowrap text-press-strong"
        style={{ top: px(lengthMm) + 4 }}
      >
        {fill(m.sheets.page.cutAt, { length: figure(lengthMm) })}
      </p>
    </div>
  )
}

/** Stays visible while scrolling sideways. */
export function SideRuler({
  lengthMm,
  pxPerMm,
  widthPx,
}: {
  lengthMm: number
  pxPerMm: number
  widthPx: number
}) {
  return (
    <div className="sticky left-0 z-20 shrink-0 bg-paper text-ink-soft" style={{ width: widthPx }}>
      <MillimetreRuler
        orientation="vertical"
        lengthMm={lengthMm}
        depthMm={widthPx / pxPerMm}
        tickMm={pxPerMm > 3 ? 1 : pxPerMm > 0.8 ? 5 : 10}
        numberEveryMm={pxPerMm > 3 ? 10 : pxPerMm > 0.8 ? 50 : 100}
        className="block w-full"
      />
    </div>
  )
}
