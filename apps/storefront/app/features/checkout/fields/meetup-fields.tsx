import { buttonClass } from '@platen/ui'
import { useState } from 'react'
import { usePage } from '../../../lib/page.ts'
import { fill } from '@platen/messages'
import { offeredSlots } from '../draft/checkout-draft.ts'
import { ChoiceCard, ChoiceGroup } from './choice-card.tsx'
import { fieldId, type FieldProps } from './field-props.ts'

const SHOWN_AT_FIRST = 6

export function MeetupFields(form: FieldProps) {
  const { draft, rules, errorOf, change } = form
  const { messages, formats } = usePage()
  const texts = messages.checkout
  const chosen = rules.shop.meetupZones.find(({ id }) => id === draft.meetupZoneId)
  return (
    <>
      <ChoiceGroup legend={texts.zone} error={errorOf('meetupZoneId')} columns={2}>
        {rules.shop.meetupZones.map((zone, index) => {
          const [next] = offeredSlots(zone, rules)
          return (
            <ChoiceCard
              key={zone.id}
              id={index === 0 ? fieldId('meetupZoneId') : undefined}
              name="meetupZone"
              value={zone.id}
              checked={zone.id === draft.meetupZoneId}
              onChoose={() => change({ meetupZoneId: zone.id, slot: null })}
            >
              <span className="flex items-baseline justify-between gap-2">
                <span className="font-semibold">{zone.name}</span>
                <span className="figures text-sm">
                  {zone.feeMinor === 0 ? messages.shared.free : `+${formats.money(zone.feeMinor)}`}
                </span>
              </span>
              <span className="text-sm text-ink-soft">
                {zone.area}
                {zone.landmark !== undefined && <span className="block">{zone.landmark}</span>}
              </span>
              <span className="text-sm">
                {next ? fill(texts.nextDate, { day: formats.day(next.date) }) : texts.noDates}
              </span>
            </ChoiceCard>
          )
        })}
      </ChoiceGroup>
      {chosen && <Slots key={chosen.id} {...form} zone={chosen} />}
    </>
  )
}

type Zone = FieldProps['rules']['shop']['meetupZones'][number]

function Slots({ draft, rules, errorOf, change, zone }: FieldProps & { zone: Zone }) {
  const { messages, formats } = usePage()
  const texts = messages.checkout
  const slots = offeredSlots(zone, rules)
  const chosen = slots.findIndex(({ date, from }) => date === draft.slot?.date && from === draft.slot.from)
  const [shown, setShown] = useState(() => Math.max(SHOWN_AT_FIRST, chosen + 1))
  return (
    <div className="grid gap-2">
      <ChoiceGroup legend={fill(texts.slot, { zone: zone.name })} error={errorOf('slot')} columns={2}>
        {slots.slice(0, shown).map(({ date, from, to }, index) => (
          <ChoiceCard
            key={`${date} ${from}`}
            compact
            id={index === 0 ? fieldId('slot') : undefined}
            name="slot"
            value={`${date} ${from}`}
            checked={index === chosen}
            onChoose={() => change({ slot: { date, from } })}
          >
            <span>{formats.day(date)}</span>
            <span className="figures text-sm text-ink-soft">
              {from}–{to}
            </span>
          </ChoiceCard>
        ))}
      </ChoiceGroup>
      {shown < slots.length && (
        <button
          type="button"
          className={buttonClass('quiet', 'justify-self-start')}
          onClick={() => setShown(shown + SHOWN_AT_FIRST)}
        >
          {texts.laterDates}
        </button>
      )}
    </div>
  )
}
