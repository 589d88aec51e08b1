import { fill } from '@platen/messages'
import { Button } from '@platen/ui'
import { useFieldArray, useFormContext } from 'react-hook-form'
import { FieldGroup, FormSelect, FormText } from '../../../lib/forms/form-fields.tsx'
import { Options } from '../../../lib/forms/options.tsx'
import { RemoveButton } from '../../../lib/forms/remove-button.tsx'
import type { SettingsForm } from './settings-document.ts'
import { locale, m } from '../../../messages/messages.ts'

const texts = m.settings.hours

export const NEW_HOURS = { weekday: 1, from: '17:00', to: '19:00' } as const
const LAST_WEEKDAY = 7

interface OpenHoursFieldsProps {
  readonly name: 'studio.hours' | `meetupZones.${number}.slots`
  readonly legend: string
  readonly least?: 0 | 1
}

export function OpenHoursFields({ name, legend, least = 0 }: OpenHoursFieldsProps) {
  const { fields, append, remove } = useFieldArray<SettingsForm, typeof name, 'key'>({ name, keyName: 'key' })
  const { getValues } = useFormContext<SettingsForm>()
  return (
    <FieldGroup name={name} legend={legend}>
      <ul className="grid gap-2">
        {fields.map(({ key }, slot) => (
          <li key={key} className="flex flex-wrap items-start gap-2">
            <FormSelect
              name={`${name}.${slot}.weekday`}
              label={<span className="sr-only">{texts.day}</span>}
              number
              className="min-w-36 flex-1"
            >
              <Options of={weekdays.map((name, day) => [day + 1, name])} />
            </FormSelect>
            <FormText
              name={`${name}.${slot}.from`}
              label={<span className="sr-only">{texts.from}</span>}
              input={{ type: 'time' }}
              className="w-36"
            />
            <FormText
              name={`${name}.${slot}.to`}
              label={<span className="sr-only">{texts.to}</span>}
              input={{ type: 'time' }}
              rules={{
                deps: `${name}.${slot}.from`,
                validate: (to: string) => to > getValues(`${name}.${slot}.from`) || texts.endsBeforeStart,
              }}
              className="w-36"
            />
            <RemoveButton
              label={fill(texts.remove, { number: slot + 1 })}
              held={fields.length <= least ? texts.keepOne : undefined}
              className="mt-1"
              onRemove={() => remove(slot)}
            />
          </li>
        ))}
      </ul>
      <Button
        variant="quiet"
        className="mt-2 -ml-2 px-2"
        onClick={() => {
          const last = getValues(name).at(-1)
          append({
            ...(last ?? NEW_HOURS),
            weekday: Math.min((last?.weekday ?? 0) + 1, LAST_WEEKDAY),
          })
        }}
      >
        {texts.add}
      </Button>
    </FieldGroup>
  )
}

/** Monday first. 1 January 2024 was one. */
const weekdays = Array.from({ length: LAST_WEEKDAY }, (_, day) =>
  new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(Date.UTC(2024, 0, day + 1)),
)
