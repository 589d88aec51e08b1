import { useFormContext } from 'react-hook-form'
import { FormText } from '../../../lib/forms/form-fields.tsx'
import { EVENTS, type EndpointForm } from './endpoints.ts'

export function EndpointFields() {
  const { register, watch } = useFormContext<EndpointForm>()
  const chosen = watch('eventTypes').length
  return (
    <>
      <FormText name="description" label="Description" input={{ maxLength: 200, autoComplete: 'off' }} />
      <FormText
        name="url"
        label="URL"
        hint="A public https address."
        input={{ maxLength: 2000, inputMode: 'url', autoComplete: 'off', spellCheck: false }}
      />
      <fieldset>
        <legend className="font-semibold">Events</legend>
        <p className="text-sm text-ink-soft" role="status">
          {chosen === 0 ? 'All events. Select some to receive only those.' : `${chosen} selected.`}
        </p>
        <div className="mt-2 grid gap-x-6 gap-y-3 sm:grid-cols-2 lg:grid-cols-3">
          {Object.entries(EVENTS).map(([group, events]) => (
            <div key={group}>
              <p className="border-b border-rule text-sm text-ink-soft">{group}</p>
              {events.map((event) => (
                <label key={event} className="figures flex min-h-8 cursor-pointer items-center gap-2 text-sm">
                  <input type="checkbox" value={event} className="size-5" {...register('eventTypes')} />
                  {event}
                </label>
              ))}
            </div>
          ))}
        </div>
      </fieldset>
    </>
  )
}
