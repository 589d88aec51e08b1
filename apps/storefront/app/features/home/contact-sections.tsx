import type { Resources } from '@platen/api-client'
import { slotWords } from '@platen/formats'
import { MeetupTicket, buttonClass } from '@platen/ui'
import { OwnText } from '../../lib/texts/own-text.tsx'
import { usePage } from '../../lib/page.ts'
import { MethodPrice } from '../../lib/handover/method-price.tsx'
import { Studio } from '../../lib/handover/studio.tsx'
import { Section } from '../../lib/section.tsx'
import { kept } from '../../lib/kept/kept.tsx'

type MeetupZone = Resources['PublicConfigResponse']['meetupZones'][number]

export const MeetupSection = kept(function MeetupSection() {
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
            {others.map((method) => (
              <li key={method.kind} className="flex min-h-11 items-center gap-3 border-b border-rule">
                <span className="mr-auto">{method.label}</span>
                <span className="figures whitespace-nowrap">
                  <MethodPrice method={method} />
                </span>
              </li>
            ))}
          </ul>
          {others.some(({ kind }) => kind === 'pickup') && (
            <div className="mt-4 max-w-md">
              <Studio />
            </div>
          )}
        </>
      )}
    </Section>
  )
})

function Ticket({ zone }: { zone: MeetupZone }) {
  const { language } = usePage()
  return (
    <li>
      <MeetupTicket {...zone} fee={<Fee minor={zone.feeMinor} />} hours={slotWords(zone.slots, language)} />
    </li>
  )
}

function Fee({ minor }: { minor: number }) {
  const { messages, formats } = usePage()
  return (
    <span className="figures whitespace-nowrap">
      {minor === 0 ? messages.shared.free : formats.money(minor)}
    </span>
  )
}

export const ContactSection = kept(function ContactSection() {
  const { shop, messages, paths } = usePage()
  const texts = messages.home
  return (
    <Section title={texts.contactTitle} intro={texts.contactText}>
      <div className="flex flex-wrap gap-3">
        <a href={paths.contact()} className={buttonClass('press')}>
          {messages.shared.contactUs}
        </a>
        {shop.supportChannels.map(({ kind, label, value, url }) => (
          <a key={url} href={url} className={buttonClass('line')}>
            {label}{' '}
            <span className={`${kind === 'whatsapp' ? 'figures ' : ''}text-sm font-normal`}>{value}</span>
          </a>
        ))}
      </div>
    </Section>
  )
})

export function AboutSection({ html }: { html: string }) {
  return (
    <Section title={usePage().messages.home.aboutTitle}>
      <div className="max-w-prose">
        <OwnText html={html} />
      </div>
    </Section>
  )
}
