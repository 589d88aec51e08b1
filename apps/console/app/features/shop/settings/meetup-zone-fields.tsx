import { FormCheck, FormMoney, FormText } from '../../../lib/forms/form-fields.tsx'
import { FormTranslations } from '../../../lib/forms/translation-fields.tsx'
import { OpenHoursFields } from './open-hours-fields.tsx'
import { m } from '../../../messages/messages.ts'

const texts = m.settings.handOver

const TRANSLATED = [
  { field: 'name', label: m.settings.name, maxLength: 120 },
  { field: 'area', label: texts.area, maxLength: 200 },
  { field: 'landmark', label: texts.landmark, maxLength: 200 },
]

export function MeetupZoneFields({ index }: { index: number }) {
  const at = `meetupZones.${index}` as const
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <FormText name={`${at}.name`} label={m.settings.name} input={{ maxLength: 120 }} />
        <FormMoney name={`${at}.feeMinor`} label={m.settings.fee} />
        <FormText name={`${at}.area`} label={texts.area} input={{ maxLength: 200 }} />
        <FormText name={`${at}.landmark`} label={texts.landmark} optional input={{ maxLength: 200 }} />
      </div>
      <FormTranslations at={at} fields={TRANSLATED} />
      <OpenHoursFields name={`${at}.slots`} legend={texts.times} least={1} />
      <FormCheck name={`${at}.active`} label={m.settings.showInStore} hint={texts.meetupPointHint} />
    </>
  )
}
