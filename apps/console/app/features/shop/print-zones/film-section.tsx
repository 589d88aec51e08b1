import { NumberField } from '../../../lib/forms/number-field.tsx'
import type { ZoneEditor } from './zone-editor.ts'
import { FilmStrip } from './film-strip.tsx'
import type { PrintForm } from './print-document.ts'

type Film = PrintForm['film']

const LENGTHS = [
  ['widthMm', 'Roll width', 0.1, 2000],
  ['sideMarginMm', 'Side margin', 0, 500],
  ['leadMm', 'Lead', 0, 2000],
  ['gapMm', 'Gap between prints', 0, 500],
  ['maxLengthMm', 'Maximum sheet length', 0.1, 99_999],
] as const
const [LOWEST_DPI, HIGHEST_DPI] = [50, 2400]

export function FilmSection({ editor }: { editor: ZoneEditor }) {
  const { film, dpi } = editor.values
  const field = (path: string) => ({ name: path, error: editor.problemOf(path) })
  const change = (next: Partial<Film>, step?: string) =>
    editor.edit((form) => ({ ...form, film: { ...form.film, ...next } }), step)
  return (
    <section aria-labelledby="film-title" className="border-b border-rule py-8">
      <h2 id="film-title" className="text-2xl">
        Film and resolution
      </h2>
      <p className="mt-1 mb-4 max-w-prose text-ink-soft">
        Used to nest new sheets and to check uploads. Existing sheets do not change.
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
            Allow rotated prints
          </label>
          <NumberField
            label="Minimum resolution"
            {...field('dpi.minimum')}
            unit="dpi"
            min={LOWEST_DPI}
            max={Math.min(HIGHEST_DPI, dpi.recommended)}
            value={dpi.minimum}
            onChange={(minimum, step) =>
              editor.edit((form) => ({ ...form, dpi: { ...form.dpi, minimum } }), step)
            }
          />
          <NumberField
            label="Recommended resolution"
            {...field('dpi.recommended')}
            unit="dpi"
            min={Math.max(LOWEST_DPI, dpi.minimum)}
            max={HIGHEST_DPI}
            value={dpi.recommended}
            onChange={(recommended, step) =>
              editor.edit((form) => ({ ...form, dpi: { ...form.dpi, recommended } }), step)
            }
          />
        </div>
        <FilmStrip film={film} />
      </div>
    </section>
  )
}
