import { NumberField } from '../../lib/number-field.tsx'
import type { Bench } from './bench.ts'
import { FilmStrip } from './film-strip.tsx'
import type { PrintForm } from './print-document.ts'

type Film = PrintForm['film']

const LENGTHS = [
  ['widthMm', 'Width of the roll', 0.1, 2000],
  ['sideMarginMm', 'Free at each side', 0, 500],
  ['leadMm', 'Free at the beginning', 0, 2000],
  ['gapMm', 'Between two prints', 0, 500],
  ['maxLengthMm', 'Longest sheet', 0.1, 99_999],
] as const
const [LOWEST_DPI, HIGHEST_DPI] = [50, 2400]

/** The film as it lies in the printer, and how fine artwork has to be. */
export function FilmSection({ bench }: { bench: Bench }) {
  const { film, dpi } = bench.values
  const field = (path: string) => ({ name: path, error: bench.problemOf(path) })
  const change = (next: Partial<Film>, step?: string) =>
    bench.edit((form) => ({ ...form, film: { ...form.film, ...next } }), step)
  return (
    <section aria-labelledby="film-title" className="border-b border-rule py-8">
      <h2 id="film-title" className="text-2xl">
        Film and resolution
      </h2>
      <p className="mt-1 mb-4 max-w-prose text-ink-soft">
        By these, sheets are nested and uploads are judged. Sheets that exist stay as they are.
      </p>
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
              value={film[name]}
              onChange={(mm, step) => change({ [name]: mm }, step)}
            />
          ))}
          <label className="flex min-h-11 cursor-pointer items-center gap-3 self-end font-semibold">
            <input
              type="checkbox"
              className="size-6"
              checked={film.allowRotation}
              onChange={({ target }) => change({ allowRotation: target.checked })}
            />
            Prints may lie across
          </label>
          <NumberField
            label="Refused below"
            {...field('dpi.minimum')}
            unit="dpi"
            min={LOWEST_DPI}
            max={Math.min(HIGHEST_DPI, dpi.recommended)}
            value={dpi.minimum}
            onChange={(minimum, step) =>
              bench.edit((form) => ({ ...form, dpi: { ...form.dpi, minimum } }), step)
            }
          />
          <NumberField
            label="Good from"
            {...field('dpi.recommended')}
            unit="dpi"
            min={Math.max(LOWEST_DPI, dpi.minimum)}
            max={HIGHEST_DPI}
            value={dpi.recommended}
            onChange={(recommended, step) =>
              bench.edit((form) => ({ ...form, dpi: { ...form.dpi, recommended } }), step)
            }
          />
        </div>
        <FilmStrip film={film} />
      </div>
    </section>
  )
}
