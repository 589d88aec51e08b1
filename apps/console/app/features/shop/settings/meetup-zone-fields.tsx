import { FormCheck, FormMoney, FormText } from '../../../lib/forms/form-fields.tsx'
import { OpenHoursFields } from './open-hours-fields.tsx'

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
      <OpenHoursFields name={`${at}.slots`} legend="Times" least={1} />
      <FormCheck
        name={`${at}.active`}
        label="Show in store"
        hint="Existing orders keep the name of their meet-up point."
      />
    </>
  )
}
