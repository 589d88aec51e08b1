import { CheckBox } from '../../../lib/forms/check-box.tsx'
import { NumberField } from '../../../lib/forms/number-field.tsx'
import type { ZoneEditor } from './zone-editor.ts'
import type { PrintForm } from './print-document.ts'
import { fill } from '@platen/messages'
import { MarkedText, MillimetreRuler } from '@platen/ui'
import { m } from '../../../messages/messages.ts'

type Film = PrintForm['film']

const texts = m.zones.film
const LENGTHS = [
  ['widthMm', texts.width, 0.1, 2000],
  ['sideMarginMm', texts.sideMargin, 0, 500],
  ['leadMm', texts.lead, 0, 2000],
  ['tailMm', texts.tail, 0, 2000],
  ['gapMm', texts.gap, 0, 500],
  ['maxLengthMm', texts.maxLength, 0.1, 99_999],
] as const
const [LOWEST_DPI, HIGHEST_DPI] = [50, 2400]

export function FilmSection({ editor }: { editor: ZoneEditor }) {
  const { film, dpi } = editor.values
  const field = (path: string) => ({ name: path, error: editor.problemOf(path) })
  const change = (next: Partial<Film>, step?: string) =>
    editor.edit((form) => ({ ...form, film: { ...form.film, ...next } }), step)
  const resolution = (name: keyof typeof dpi, label: string, min: number, max: number) => (
    <NumberField
      label={label}
      {...field(`dpi.${name}`)}
      unit="dpi"
      min={Math.max(LOWEST_DPI, min)}
      max={Math.min(HIGHEST_DPI, max)}
      value={dpi[name]}
      onChange={(value, step) =>
        editor.edit((form) => ({ ...form, dpi: { ...form.dpi, [name]: value } }), step)
      }
    />
  )
  return (
    <section aria-labelledby="film-title" className="border-b border-rule py-8">
      <h2 id="film-title" className="text-2xl">
        {texts.title}
      </h2>
      <p className="mt-1 mb-4 max-w-prose text-ink-soft">{texts.intro}</p>
      <div className="grid gap-x-10 gap-y-6 xl:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="grid content-start gap-4 sm:grid-cols-2">
          {LENGTHS.map(([name, label, min, max]) => (
            <NumberField
              key={name}
              label={label}
              {...field(`film.${name}`)}
              unit="mm"
              digits={1}
              min={min}
              max={max}
              value={film[name] ?? 0}
              onChange={(mm, step) => change({ [name]: mm }, step)}
            />
          ))}
          <CheckBox
            className="self-end font-semibold"
            checked={film.allowRotation}
            onChange={(allowRotation) => change({ allowRotation })}
          >
            {texts.allowRotation}
          </CheckBox>
          {resolution('minimum', texts.minimumDpi, LOWEST_DPI, dpi.recommended)}
          {resolution('recommended', texts.recommendedDpi, dpi.minimum, HIGHEST_DPI)}
        </div>
        <FilmStrip film={film} />
      </div>
    </section>
  )
}

const PRINT_MM = 90
const SHOWN_MM = 300

function FilmStrip({
  film: { widthMm, sideMarginMm, leadMm, tailMm = 0, gapMm },
}: {
  film: PrintForm['film']
}) {
  const height = Math.max(SHOWN_MM, leadMm + 2 * PRINT_MM + gapMm + tailMm)
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
          d={`M0 0H${widthMm}V${leadMm}H0ZM0 0H${sideMarginMm}V${height}H0ZM${widthMm - sideMarginMm} 0H${widthMm}V${height}H${widthMm - sideMarginMm}ZM0 ${height - tailMm}H${widthMm}V${height}H0Z`}
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
        <MarkedText
          text={fill(texts.drawing, { width: usable(widthMm, sideMarginMm) })}
          marks={{ width: (text) => <span className="figures">{text}</span> }}
        />
      </figcaption>
    </figure>
  )
}

function usable(widthMm: number, sideMarginMm: number): number {
  return Math.max(0, Math.round((widthMm - 2 * sideMarginMm) * 10) / 10)
}
