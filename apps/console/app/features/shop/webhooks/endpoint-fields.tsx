import { count } from '@platen/messages'
import { useFormContext } from 'react-hook-form'
import { FormText } from '../../../lib/forms/form-fields.tsx'
import { EVENTS, type EndpointForm } from './endpoints.ts'
import { locale, m } from '../../../messages/messages.ts'

const GROUPS = Object.keys(EVENTS) as (keyof typeof EVENTS)[]

export function EndpointFields() {
  const { register, watch } = useFormContext<EndpointForm>()
  const chosen = watch('eventTypes').length
  return (
    <>
      <FormText
        name="description"
        label={m.webhooks.description}
        input={{ maxLength: 200, autoComplete: 'off' }}
      />
      <FormText
        name="url"
        label="URL"
        hint={m.webhooks.urlHint}
        input={{ maxLength: 2000, inputMode: 'url', autoComplete: 'off', spellCheck: false }}
      />
      <fieldset>
        <legend className="font-semibold">{m.webhooks.events}</legend>
        <p className="text-sm text-ink-soft" role="status">
          {chosen === 0 ? m.webhooks.allEventsHint : count(locale, m.webhooks.selected, chosen)}
        </p>
        <div className="mt-2 grid gap-x-6 gap-y-3 sm:grid-cols-2 lg:grid-cols-3">
          {GROUPS.map((group) => (
            <div key={group}>
              <p className="border-b border-rule text-sm text-ink-soft">{m.webhooks.eventGroups[group]}</p>
              {EVENTS[group].map((event) => (
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
