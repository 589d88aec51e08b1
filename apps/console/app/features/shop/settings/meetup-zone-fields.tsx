import { Button } from '@platen/ui'
import { useFieldArray, useFormContext } from 'react-hook-form'
import { FieldGroup, FormCheck, FormMoney, FormSelect, FormText } from '../../../lib/forms/form-fields.tsx'
import { Options } from '../../../lib/forms/options.tsx'
import { RemoveButton } from '../../../lib/forms/remove-button.tsx'
import type { SettingsForm } from './settings-document.ts'

export const NEW_SLOT = { weekday: 1, from: '17:00', to: '19:00' } as const
const LAST_WEEKDAY = 7

export function MeetupZoneFields({ index }: { index: number }) {
  const at = `meetupZones.${index}` as const
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <FormText name={`${at}.name`} label="Name" input={{ maxLength: 120 }} />
        <FormMoney name={`${at}.feeMinor`} label="Fee" />
        <FormText name={`${at}.area`} label="Area" input={{ maxLength: 200 }} />
        <FormText name={`${at}.landmark`} label="Landmark" optional input={{ maxLength: 200 }} />
      </div>
      <Slots at={at} />
      <FormCheck
        name={`${at}.active`}
        label="Show in store"
        hint="Existing orders keep the name of their meet-up point."
      />
    </>
  )
}

function Slots({ at }: { at: `meetupZones.${number}` }) {
  const { fields, append, remove } = useFieldArray<SettingsForm, `meetupZones.${number}.slots`, 'key'>({
    name: `${at}.slots`,
    keyName: 'key',
  })
  const { getValues } = useFormContext<SettingsForm>()
  return (
    <FieldGroup name={`${at}.slots`} legend="Times">
      <ul className="grid gap-2">
        {fields.map(({ key }, slot) => (
          <li key={key} className="flex flex-wrap items-start gap-2">
            <FormSelect
              name={`${at}.slots.${slot}.weekday`}
              label={<span className="sr-only">Day</span>}
              number
              className="min-w-36 flex-1"
            >
              <Options of={weekdays.map((name, day) => [day + 1, name])} />
            </FormSelect>
            <FormText
              name={`${at}.slots.${slot}.from`}
              label={<span className="sr-only">From</span>}
              input={{ type: 'time' }}
              className="w-36"
            />
            <FormText
              name={`${at}.slots.${slot}.to`}
              label={<span className="sr-only">To</span>}
              input={{ type: 'time' }}
              rules={{
                deps: `${at}.slots.${slot}.from`,
                validate: (to: string) =>
                  to > getValues(`${at}.slots.${slot}.from`) || 'Choose a time after the start.',
              }}
              className="w-36"
            />
            <RemoveButton
              label={`Remove time ${slot + 1}`}
              held={fields.length === 1 ? 'A point needs one time at least.' : undefined}
              className="mt-1"
              onRemove={() => remove(slot)}
            />
          </li>
        ))}
      </ul>
      <Button
        variant="quiet"
        className="mt-2 -ml-2 px-2"
        onClick={() =>
          append({
            ...NEW_SLOT,
            weekday: Math.min((getValues(`${at}.slots`).at(-1)?.weekday ?? 0) + 1, LAST_WEEKDAY),
          })
        }
      >
        Add a time
      </Button>
    </FieldGroup>
  )
}

/** Monday first. 1 January 2024 was one. */
const weekdays = Array.from({ length: LAST_WEEKDAY }, (_, day) =>
  new Intl.DateTimeFormat('en', { weekday: 'long', timeZone: 'UTC' }).format(Date.UTC(2024, 0, day + 1)),
)
