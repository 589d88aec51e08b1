import { Notice, TextArea, TextField } from '@platen/ui'
import { usePage } from '../../../lib/page.ts'
import { fill } from '@platen/messages'
import { AddressFields } from './address-fields.tsx'
import { ChoiceCard, ChoiceGroup } from './choice-card.tsx'
import { fieldId, useTextFields, type FieldProps } from './field-props.ts'
import { MeetupFields } from './meetup-fields.tsx'
import { MethodPrice } from '../../../lib/handover/method-price.tsx'
import { Studio } from '../../../lib/handover/studio.tsx'
import { addDays } from '@platen/formats/calendar'

interface FulfilmentFieldsProps extends FieldProps {
  /** `YYYY-MM-DD`. */
  readonly promisedBy: string
}

export function FulfilmentFields({ promisedBy, ...form }: FulfilmentFieldsProps) {
  const { draft, rules, errorOf, change } = form
  const { messages, formats } = usePage()
  const texts = messages.checkout
  const field = useTextFields(form)
  const tooSoon = draft.neededBy !== '' && draft.neededBy < promisedBy && errorOf('neededBy') === undefined
  return (
    <div className="grid gap-6">
      <ChoiceGroup legend={texts.method} error={errorOf('method')} columns={3}>
        {rules.shop.fulfilmentMethods.map((method, index) => (
          <ChoiceCard
            key={method.kind}
            id={index === 0 ? fieldId('method') : undefined}
            name="method"
            value={method.kind}
            checked={draft.method === method.kind}
            onChoose={() => change({ method: method.kind })}
          >
            <span className="font-semibold">{method.label}</span>
            <span className="figures text-sm text-ink-soft">
              <MethodPrice method={method} />
            </span>
          </ChoiceCard>
        ))}
      </ChoiceGroup>

      {draft.method === 'pickup' && <Studio />}
      {draft.method === 'meetup' && <MeetupFields {...form} />}
      {draft.method === 'delivery' && <AddressFields {...form} />}

      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField
          {...field('neededBy', 'optional')}
          hint={fill(texts.neededByHint, { day: formats.day(promisedBy) })}
          type="date"
          min={rules.today}
          max={addDays(rules.today, 365)}
        />
        <TextArea {...field('note', 'optional')} rows={2} maxLength={1000} />
      </div>
      {tooSoon && <Notice tone="warn">{texts.neededTooSoon}</Notice>}
    </div>
  )
}
