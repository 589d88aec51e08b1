import { coloursOf, correctedAccent, SURFACES, type Hex, type SurfaceName } from '@platen/brand'
import { useFormContext, useWatch } from 'react-hook-form'
import { FieldGroup, FormText } from '../../../lib/forms/form-fields.tsx'
import { readHex, type BrandForm } from './brand-document.ts'
import { Section } from './section.tsx'
import { useAccent } from './use-accent.ts'
import { m } from '../../../messages/messages.ts'

const texts = m.brand.colours

export function ColoursSection() {
  return (
    <Section id="colours" intro={texts.intro}>
      <SurfaceField />
      <AccentField />
    </Section>
  )
}

const NAMES: Readonly<Record<SurfaceName, string>> = texts.surfaces
const HINTS: Readonly<Record<SurfaceName, string>> = texts.surfaceHints

function SurfaceField() {
  const { register } = useFormContext<BrandForm>()
  const accent = useAccent()
  return (
    <FieldGroup name="surface" legend={texts.surface}>
      <div className="grid gap-3 sm:grid-cols-3">
        {SURFACES.map((surface) => {
          const { paper, sheet, tray, rule } = coloursOf({ accent, surface }).light
          return (
            <label
              key={surface}
              className="grid cursor-pointer content-start gap-2 rounded-platen border border-rule-strong bg-sheet p-2 hover:border-ink has-checked:border-press has-checked:bg-press-wash"
            >
              <span
                aria-hidden="true"
                className="grid h-12 grid-cols-[2fr_1fr_1fr] overflow-hidden rounded-platen border"
                style={{ borderColor: rule }}
              >
                {[paper, sheet, tray].map((ground, index) => (
                  <span key={index} style={{ background: ground }} />
                ))}
              </span>
              <span className="flex items-start gap-2">
                <input
                  {...register('surface')}
                  type="radio"
                  value={surface}
                  className="mt-1 size-4 shrink-0"
                />
                <span>
                  <span className="block font-semibold">{NAMES[surface]}</span>
                  <span className="block text-sm text-ink-soft">{HINTS[surface]}</span>
                </span>
              </span>
            </label>
          )
        })}
      </div>
    </FieldGroup>
  )
}

export function AccentField() {
  const { setValue } = useFormContext<BrandForm>()
  const accent = useAccent()
  const [typed, surface] = useWatch<BrandForm, ['accent', 'surface']>({ name: ['accent', 'surface'] })
  const used = readHex(typed) && correctedAccent({ accent, surface })
  return (
    <div className="grid gap-3">
      <div className="flex items-start gap-3">
        <FormText
          name="accent"
          label={texts.accent}
          hint={texts.accentHint}
          rules={{ validate: (typed: string) => readHex(typed) !== undefined || texts.accentWrong }}
          input={{ maxLength: 9, autoComplete: 'off', spellCheck: false, autoCapitalize: 'none' }}
          className="max-w-60 min-w-0 flex-1"
        />
        <input
          type="color"
          aria-label={texts.pick}
          value={accent}
          onChange={({ target }) =>
            setValue('accent', target.value, { shouldDirty: true, shouldValidate: true })
          }
          className="mt-7 h-11 w-16 shrink-0 cursor-pointer rounded-platen border border-rule-strong bg-sheet p-1"
        />
      </div>
      <div role="status">
        {used !== undefined && <CorrectedAccent chosen={accent} used={used} surface={surface} />}
      </div>
    </div>
  )
}

interface CorrectedAccentProps {
  readonly chosen: Hex
  readonly used: Hex
  readonly surface: SurfaceName
}

function CorrectedAccent({ chosen, used, surface }: CorrectedAccentProps) {
  const { paper } = coloursOf({ accent: used, surface }).light
  return (
    <div className="grid max-w-prose gap-3 rounded-platen border-l-4 border-warn bg-warn-wash px-4 py-3">
      <div>
        <p className="font-semibold">{texts.corrected}</p>
        <p>{texts.correctedHint}</p>
      </div>
      <dl className="flex flex-wrap gap-x-6 gap-y-3">
        {(
          [
            [texts.chosen, chosen],
            [texts.used, used],
          ] as const
        ).map(([label, hex]) => (
          <div key={label} className="grid grid-cols-[auto_1fr] items-center gap-x-3">
            <span
              aria-hidden="true"
              className="row-span-2 grid size-12 content-center gap-1.5 rounded-platen border border-rule-strong px-2"
              style={{ background: paper }}
            >
              {['w-full', 'w-3/4', 'w-full'].map((width, index) => (
                <span key={index} className={`h-1 rounded-full ${width}`} style={{ background: hex }} />
              ))}
            </span>
            <dt className="text-sm">{label}</dt>
            <dd className="flex items-center gap-2">
              <span
                aria-hidden="true"
                className="size-4 rounded-full border border-rule-strong"
                style={{ background: hex }}
              />
              <span className="figures font-semibold">{hex}</span>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
