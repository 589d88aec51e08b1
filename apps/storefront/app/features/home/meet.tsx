import type { Resources } from '@platen/api-client'
import { usePage } from '../../lib/page.ts'
import { Section } from '../sheet/index.ts'
import { slotWords } from './slots.ts'

type MeetupZone = Resources['PublicConfigResponse']['meetupZones'][number]

/** Where and when the shop hands over, as the tickets that one would keep. */
export function Meet() {
  const { shop, messages } = usePage()
  const texts = messages.home
  const others = shop.fulfilmentMethods.filter(({ kind }) => kind !== 'meetup')
  return (
    <Section title={texts.meetTitle} intro={texts.meetIntro} anchor="meet">
      <ul className="grid gap-4 md:grid-cols-3">
        {shop.meetupZones.map((zone) => (
          <Ticket key={zone.id} zone={zone} />
        ))}
      </ul>
      {others.length > 0 && (
        <>
          <h3 className="mt-8 mb-2 text-xl">{texts.otherWays}</h3>
          <ul className="grid gap-x-10 sm:grid-cols-2">
            {others.map(({ kind, label, feeMinor }) => (
              <li key={kind} className="flex min-h-11 items-center gap-3 border-b border-rule">
                <span className="mr-auto">{label}</span>
                <Fee minor={feeMinor} />
              </li>
            ))}
          </ul>
        </>
      )}
    </Section>
  )
}

function Ticket({ zone }: { zone: MeetupZone }) {
  const { language } = usePage()
  return (
    <li className="flex flex-col rounded-platen border border-rule bg-sheet">
      <div className="grid gap-1 p-4">
        <div className="flex items-baseline justify-between gap-3">
          <h3 className="text-xl">{zone.name}</h3>
          <Fee minor={zone.feeMinor} />
        </div>
        <p>{zone.area}</p>
        {zone.landmark !== undefined && <p className="text-ink-soft">{zone.landmark}</p>}
      </div>
      <dl className="mt-auto grid gap-2 border-t border-dashed border-rule-strong p-4">
        {slotWords(zone.slots, language).map(({ days, hours }) => (
          <div key={hours} className="flex flex-wrap justify-between gap-x-3">
            <dt>{days}</dt>
            <dd className="figures whitespace-nowrap">{hours}</dd>
          </div>
        ))}
      </dl>
    </li>
  )
}

function Fee({ minor }: { minor: number }) {
  const { messages, formats } = usePage()
  return (
    <span className="figures whitespace-nowrap">
      {minor === 0 ? messages.home.free : formats.money(minor)}
    </span>
  )
}
