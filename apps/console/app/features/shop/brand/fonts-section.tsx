import { FONT_IDS, FONTS } from '@platen/brand'
import { FormSelect } from '../../../lib/forms/form-fields.tsx'
import { Options } from '../../../lib/forms/options.tsx'
import { Section } from './section.tsx'
import { m } from '../../../messages/messages.ts'

const texts = m.brand.fonts
const GROUPS = [
  ['sans-serif', texts.sansSerif],
  ['serif', texts.serif],
] as const

export function FontsSection() {
  return (
    <Section id="fonts" intro={texts.intro}>
      <div className="grid gap-6 sm:grid-cols-2">
        <FontField name="headingFont" label={texts.heading} />
        <FontField name="textFont" label={texts.text} />
      </div>
    </Section>
  )
}

function FontField(field: { readonly name: string; readonly label: string }) {
  return (
    <FormSelect {...field}>
      {GROUPS.map(([kind, label]) => (
        <optgroup key={kind} label={label}>
          <Options
            of={FONT_IDS.filter((id) => FONTS[id].fallback === kind)
              .map((id) => [id, FONTS[id].name] as const)
              .toSorted(([, one], [, other]) => one.localeCompare(other))}
          />
        </optgroup>
      ))}
    </FormSelect>
  )
}
