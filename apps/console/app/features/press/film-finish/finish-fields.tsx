import { SelectField, TextField } from '@platen/ui'
import { NumberField } from '../../../lib/forms/number-field.tsx'
import { m } from '../../../messages/messages.ts'
import type { FinishForm } from './finish-form.ts'

const texts = m.filmFinish
const SHADES = ['kept', 'halftone', 'threshold'] as const
const DOTS = ['round', 'diamond'] as const
/** A dot needs six pixels of a film at 300 DPI. */
const LPI = { min: 25, max: 50 } as const

interface FinishFieldsProps {
  readonly form: FinishForm
  readonly onChange: (form: FinishForm) => void
  /** Whether the colour that is left out can be chosen; otherwise it is that of each garment. */
  readonly ofOneGarment?: boolean
}

export function FinishFields({ form, onChange, ofOneGarment = false }: FinishFieldsProps) {
  const set = (changes: Partial<FinishForm>) => onChange({ ...form, ...changes })
  const { halftone, knockOut } = form
  return (
    <div className="grid gap-5">
      <SelectField
        label={texts.shades}
        hint={texts.shadesHints[form.shades]}
        value={form.shades}
        onChange={({ target }) => set({ shades: SHADES.find((one) => one === target.value) ?? 'kept' })}
      >
        {SHADES.map((one) => (
          <option key={one} value={one}>
            {texts.shadesOptions[one]}
          </option>
        ))}
      </SelectField>
      {form.shades === 'halftone' && (
        <div className="grid items-start gap-4 sm:grid-cols-3">
          <NumberField
            {...{ label: texts.lpi, unit: 'lpi', ...LPI, digits: 1, value: halftone.lpi }}
            onChange={(lpi) => set({ halftone: { ...halftone, lpi } })}
          />
          <NumberField
            {...{ label: texts.angle, unit: '°', min: 0, max: 90, digits: 1, value: halftone.angleDeg }}
            onChange={(angleDeg) => set({ halftone: { ...halftone, angleDeg } })}
          />
          <SelectField
            label={texts.dot}
            value={halftone.dot}
            onChange={({ target }) =>
              set({ halftone: { ...halftone, dot: DOTS.find((dot) => dot === target.value) ?? 'round' } })
            }
          >
            {DOTS.map((dot) => (
              <option key={dot} value={dot}>
                {texts.dots[dot]}
              </option>
            ))}
          </SelectField>
        </div>
      )}
      {form.shades === 'threshold' && (
        <NumberField
          {...{ label: texts.threshold, hint: texts.thresholdHint, min: 0, max: 255 }}
          value={form.alphaThreshold}
          onChange={(alphaThreshold) => set({ alphaThreshold })}
        />
      )}
      <label className="flex min-h-11 cursor-pointer items-center gap-3 font-semibold">
        <input
          type="checkbox"
          className="size-5 shrink-0"
          checked={form.knocksOut}
          onChange={({ target }) => set({ knocksOut: target.checked })}
        />
        {texts.knockOut}
      </label>
      {form.knocksOut && (
        <div className="grid items-start gap-4 sm:grid-cols-2">
          {ofOneGarment && (
            <TextField
              type="color"
              label={texts.colour}
              value={knockOut.hex}
              onChange={({ target }) => set({ knockOut: { ...knockOut, hex: target.value } })}
            />
          )}
          <NumberField
            {...{ label: texts.tolerance, hint: texts.toleranceHint, unit: 'ΔE', min: 0, max: 50, digits: 1 }}
            value={knockOut.tolerance}
            onChange={(tolerance) => set({ knockOut: { ...knockOut, tolerance } })}
          />
        </div>
      )}
      <NumberField
        {...{ label: texts.choke, hint: texts.chokeHint, unit: 'mm', min: 0, max: 0.6, digits: 2 }}
        value={form.chokeMm}
        onChange={(chokeMm) => set({ chokeMm })}
      />
    </div>
  )
}
