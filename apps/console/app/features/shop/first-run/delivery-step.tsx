import { useState } from 'react'
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form'
import { FormMoney, FormText } from '../../../lib/forms/form-fields.tsx'
import { m } from '../../../messages/messages.ts'
import {
  DeliveryPreview,
  MeetupPoints,
  NEW_ZONE,
  OpenHoursFields,
  type Settings,
  type SettingsForm,
} from '../settings/index.ts'
import { ChoiceCard } from './choice-card.tsx'
import type { FirstRun } from './first-run.ts'
import { SettingsStep } from './settings-step.tsx'
import { inTheirLanguages, useCustomerTexts, type CustomerTexts } from './use-customer-texts.ts'

const texts = m.setup.delivery
const METHODS = ['pickup', 'meetup', 'delivery'] as const
type Method = (typeof METHODS)[number]

export function DeliveryStep(props: { readonly firstRun: FirstRun; readonly settings: Settings }) {
  const [asked, setAsked] = useState(false)
  const customerTexts = useCustomerTexts(props.settings.locales)
  const complete = (form: SettingsForm) => {
    setAsked(true)
    return form.fulfilmentMethods.length > 0 ? form : undefined
  }
  return (
    <SettingsStep step="delivery" preview={<DeliveryPreview />} complete={complete} {...props}>
      {customerTexts && <Methods asked={asked} customerTexts={customerTexts} />}
    </SettingsStep>
  )
}

function Methods({ asked, customerTexts }: { asked: boolean; customerTexts: CustomerTexts }) {
  const { append, remove } = useFieldArray<SettingsForm, 'fulfilmentMethods', 'key'>({
    name: 'fulfilmentMethods',
    keyName: 'key',
  })
  const { getValues, setValue } = useFormContext<SettingsForm>()
  const methods = useWatch<SettingsForm, 'fulfilmentMethods'>({ name: 'fulfilmentMethods' })

  function choose(kind: Method, isOffered: boolean): void {
    if (isOffered)
      append({
        ...inTheirLanguages(customerTexts, ({ delivery }) => ({ label: delivery.labels[kind] })),
        ...{ kind, feeMinor: 0 },
      })
    else remove(methods.findIndex((one) => one.kind === kind))
    if (kind === 'meetup' && isOffered && getValues('meetupZones').length === 0)
      setValue('meetupZones', [NEW_ZONE])
  }

  return (
    <fieldset name="fulfilmentMethods" tabIndex={-1} className="grid min-w-0 gap-3">
      <legend className="sr-only">{m.settings.handOver.methods}</legend>
      {METHODS.map((kind) => {
        const at = methods.findIndex((one) => one.kind === kind)
        return (
          <ChoiceCard
            key={kind}
            label={m.settings.handOver.method[kind]}
            hint={texts.hints[kind]}
            checked={at !== -1}
            onChange={(isOffered) => choose(kind, isOffered)}
          >
            <FormMoney
              name={`fulfilmentMethods.${at}.feeMinor`}
              label={m.settings.fee}
              hint={texts.feeHint}
              className="max-w-60"
            />
            {kind === 'pickup' && <Studio />}
            {kind === 'meetup' && <MeetupPoints />}
            {kind === 'delivery' && <p className="text-sm text-ink-soft">{m.settings.areas.none}</p>}
          </ChoiceCard>
        )
      })}
      {asked && methods.length === 0 && (
        <p role="alert" className="font-semibold text-bad">
          {texts.none}
        </p>
      )}
    </fieldset>
  )
}

function Studio() {
  return (
    <>
      <FormText
        name="studio.address"
        label={m.settings.handOver.address}
        input={{ maxLength: 300, autoComplete: 'street-address' }}
      />
      <OpenHoursFields name="studio.hours" legend={m.settings.handOver.openingHours} />
    </>
  )
}
