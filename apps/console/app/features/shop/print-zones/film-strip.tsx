import { MillimetreRuler } from '@platen/ui'
import type { PrintForm } from './print-document.ts'

const PRINT_MM = 90
const SHOWN_MM = 300

export function FilmStrip({ film: { widthMm, sideMarginMm, leadMm, gapMm } }: { film: PrintForm['film'] }) {
  const height = Math.max(SHOWN_MM, leadMm + 2 * PRINT_MM + gapMm)
  const prints = [0, 1, 2, 3].map((at) => ({
    x: sideMarginMm + (at % 2) * (PRINT_MM + gapMm),
    y: leadMm + Math.floor(at / 2) * (PRINT_MM + gapMm),
  }))
  return (
    <figure>
      <MillimetreRuler
        lengthMm={widthMm}
        className="block w-full text-ink-soft"
        depthMm={26}
        tickMm={10}
        numberEveryMm={100}
      />
      <svg
        viewBox={`0 0 ${widthMm} ${height}`}
        className="block w-full border border-rule-strong bg-sheet"
        aria-hidden="true"
      >
        <path
          d={`M0 0H${widthMm}V${leadMm}H0ZM0 0H${sideMarginMm}V${height}H0ZM${widthMm - sideMarginMm} 0H${widthMm}V${height}H${widthMm - sideMarginMm}Z`}
          className="fill-press-wash"
        />
        {prints.map(({ x, y }) => (
          <rect
            key={`${x} ${y}`}
            x={x}
            y={y}
            width={PRINT_MM}
            height={PRINT_MM}
            className="fill-tray stroke-ink-soft"
            vectorEffect="non-scaling-stroke"
          />
        ))}
      </svg>
      <figcaption className="mt-2 text-sm text-ink-soft">
        The start of a sheet. Tinted areas stay empty;{' '}
        <span className="figures">{usable(widthMm, sideMarginMm)} mm</span> of the width can be printed.
      </figcaption>
    </figure>
  )
}

function usable(widthMm: number, sideMarginMm: number): number {
  return Math.max(0, Math.round((widthMm - 2 * sideMarginMm) * 10) / 10)
}
