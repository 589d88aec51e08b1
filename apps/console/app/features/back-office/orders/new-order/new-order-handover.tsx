import { dayIn } from '@platen/formats/calendar'
import { slotDates } from '@platen/formats/slot-dates'
import { fill } from '@platen/messages'
import { SelectField, TextArea, TextField } from '@platen/ui'
import { useFormats, useShop } from '../../../../lib/formats.ts'
import { m } from '../../../../messages/messages.ts'
import { DiscountCodeField } from './discount-code-field.tsx'
import type { DeliveryDraft, NewOrder } from './new-order-draft.ts'
import { OrderSection } from '../order/order-section.tsx'
import { Options } from '../../../../lib/forms/options.tsx'

interface PartProps {
  readonly draft: NewOrder
  readonly change: (part: Partial<NewOrder>) => void
}

const words = m.newOrder.delivery
const MOST_SLOTS = 20

export function NewOrderHandover({ draft, change }: PartProps) {
  const shop = useShop().data
  const fee = useFeeText()
  if (!shop) return null
  return (
    <OrderSection id="delivery" title={words.title}>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <SelectField
          label={words.method}
          name="fulfilment.method"
          value={draft.method}
          onChange={({ target }) => change({ method: target.value as NewOrder['method'] })}
        >
          <Options
            of={shop.fulfilmentMethods.map(({ kind, label, feeMinor }) => [kind, label + fee(feeMinor)])}
          />
        </SelectField>
        <SelectField
          label={words.payment}
          name="instructionId"
          value={draft.instructionId}
          onChange={({ target }) => change({ instructionId: target.value })}
        >
          <option value="">{words.choose}</option>
          <Options of={shop.paymentInstructions.map(({ id, label }) => [id, label])} />
        </SelectField>
        <DeliveryDetails draft={draft} change={change} />
        <TextField
          label={words.neededBy}
          name="neededBy"
          type="date"
          optional={m.shared.optional}
          min={dayIn(shop.timeZone, new Date())}
          value={draft.neededBy}
          onChange={({ target }) => change({ neededBy: target.value })}
        />
        <DiscountCodeField
          value={draft.discountCode ?? ''}
          onChange={(discountCode) => change({ discountCode })}
        />
        <TextArea
          label={words.note}
          name="note"
          optional={m.shared.optional}
          className="sm:col-span-2"
          rows={2}
          maxLength={1000}
          value={draft.note}
          onChange={({ target }) => change({ note: target.value })}
        />
      </div>
    </OrderSection>
  )
}

interface DeliveryProps {
  readonly draft: DeliveryDraft
  readonly change: (part: Partial<DeliveryDraft>) => void
}

export function DeliveryDetails({ draft, change }: DeliveryProps) {
  if (draft.method === 'meetup') return <Meetup draft={draft} change={change} />
  return draft.method === 'delivery' ? <Address draft={draft} change={change} /> : null
}

function Meetup({ draft, change }: DeliveryProps) {
  const shop = useShop().data
  const formats = useFormats()
  const fee = useFeeText()
  if (!shop) return null
  const zone = shop.meetupZones.find(({ id }) => id === draft.meetupZoneId)
  const slots = zone ? slotDates(zone, dayIn(shop.timeZone, new Date()), shop.leadTimeDays.min) : []
  return (
    <>
      <SelectField
        label={words.meetupPoint}
        name="fulfilment.meetupZoneId"
        value={draft.meetupZoneId}
        onChange={({ target }) => change({ meetupZoneId: target.value, slot: '' })}
      >
        <option value="">{words.choose}</option>
        <Options of={shop.meetupZones.map(({ id, name, feeMinor }) => [id, name + fee(feeMinor)])} />
      </SelectField>
      <SelectField
        label={words.time}
        name="fulfilment.slot"
        value={draft.slot}
        onChange={({ target }) => change({ slot: target.value })}
      >
        <option value="">{words.choose}</option>
        <Options
          of={slots
            .slice(0, MOST_SLOTS)
            .map(({ date, from, to }) => [
              `${date} ${from}`,
              fill(words.slot, { day: formats.day(date), from, to }),
            ])}
        />
      </SelectField>
    </>
  )
}

export function useFeeText() {
  const { money } = useFormats()
  return (minor: number) => (minor > 0 ? `, ${money(minor)}` : '')
}

const LINES = ['line1', 'line2', 'city', 'region', 'postalCode'] as const
const REQUIRED: readonly (typeof LINES)[number][] = ['line1', 'city']

function Address({ draft: { address }, change }: DeliveryProps) {
  return (
    <>
      {LINES.map((field) => (
        <TextField
          key={field}
          label={words[field]}
          name={`fulfilment.address.${field}`}
          optional={REQUIRED.includes(field) ? undefined : m.shared.optional}
          autoComplete="off"
          value={address[field]}
          onChange={({ target }) => change({ address: { ...address, [field]: target.value } })}
        />
      ))}
      <TextField
        label={words.country}
        name="fulfilment.address.country"
        hint={words.countryHint}
        autoComplete="off"
        maxLength={2}
        className="figures"
        value={address.country}
        onChange={({ target }) => change({ address: { ...address, country: target.value.toUpperCase() } })}
      />
    </>
  )
}
