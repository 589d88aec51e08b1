import { buttonClass } from '@platen/ui'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { MethodPrice } from '../../lib/handover/method-price.tsx'
import { usePage } from '../../lib/page.ts'
import { OwnText } from '../../lib/texts/own-text.tsx'
import type { ShopTexts } from '../../lib/texts/shop-texts.ts'
import type { Messages } from '../../messages/en.ts'
import { count, fill } from '@platen/messages'
import { leadTimeWords, percentWords, type Catalog } from '../garments/index.ts'

type SectionName = {
  [Name in keyof Messages['policies']]: Messages['policies'][Name] extends object ? Name : never
}[keyof Messages['policies']]

/**
 * The terms, generated from the settings of the shop so that they match what the system does. What the owner wrote stands
 * in the place of what was generated.
 */
export function PoliciesPage({ catalog, own }: { catalog: Catalog; own: ShopTexts }) {
  const { shop, messages, language } = usePage()
  const texts = messages.policies
  // In the order of the page; each name is also its anchor.
  const parts: Readonly<Record<SectionName, ReactNode>> = {
    ordering: <Ordering catalog={catalog} />,
    time: <p>{fill(texts.time.text, { days: leadTimeWords(shop.leadTimeDays, messages, language) })}</p>,
    artwork: <Artwork />,
    colours: <p>{texts.colours.text}</p>,
    handover: own.delivery === null ? <Handover /> : <OwnText html={own.delivery} />,
    changes: <p>{texts.changes.text}</p>,
    faults: own.returns === null ? <p>{texts.faults.text}</p> : <OwnText html={own.returns} />,
    privacy: own.privacy === null ? <Privacy /> : <OwnText html={own.privacy} />,
    terms: own.terms === null ? undefined : <OwnText html={own.terms} />,
    contact: <Contact />,
  }
  const names = (Object.keys(parts) as SectionName[]).filter((name) => parts[name] !== undefined)
  return (
    <div className="mx-auto grid max-w-6xl gap-8 px-4 pt-8 lg:grid-cols-[minmax(0,1fr)_16rem] lg:gap-16">
      <header className="grid gap-3">
        <h1 className="text-4xl font-extrabold sm:text-6xl">{texts.title}</h1>
        <p className="max-w-prose text-lg text-ink-soft">{texts.intro}</p>
        <p className="figures">{fill(texts.version, { version: shop.policyVersion })}</p>
      </header>
      <Contents names={names} />
      <div className="grid gap-10 lg:col-start-1">
        {names.map((name) => (
          <Part key={name} name={name}>
            {parts[name]}
          </Part>
        ))}
      </div>
    </div>
  )
}

function Contents({ names }: { names: readonly SectionName[] }) {
  const { messages } = usePage()
  const texts = messages.policies
  return (
    <nav
      aria-labelledby="contents"
      className="border-y border-rule py-4 lg:sticky lg:top-4 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:self-start lg:border-y-0 lg:border-l lg:py-0 lg:pl-6 print:hidden"
    >
      <h2 id="contents" className="text-lg">
        {texts.contents}
      </h2>
      <ol className="mt-1 columns-2 lg:columns-1">
        {names.map((name) => (
          <li key={name} className="break-inside-avoid">
            <a
              href={`#${name}`}
              className="inline-flex min-h-11 items-center leading-tight underline-offset-4 hover:underline lg:min-h-9"
            >
              {texts[name].title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

function Part({ name, children }: { name: SectionName; children: ReactNode }) {
  const { messages } = usePage()
  return (
    <section
      id={name}
      aria-labelledby={`${name}-title`}
      className="grid max-w-prose scroll-mt-4 gap-3 border-t border-rule pt-6 print:break-inside-avoid"
    >
      <h2 id={`${name}-title`} className="text-2xl">
        {messages.policies[name].title}
      </h2>
      {children}
    </section>
  )
}

function Ordering({ catalog }: { catalog: Catalog }) {
  const { shop, messages, language } = usePage()
  const texts = messages.policies.ordering
  const tax = fill(messages.garment.tax[catalog.taxMode], {
    percent: percentWords(catalog.taxRatePercent, language),
  })
  return (
    <>
      <p>{texts.reservation}</p>
      <Pairs
        names={[texts.method, texts.window]}
        rows={shop.paymentInstructions.map(({ label, payWithinHours }) => [
          label,
          count(language, texts.hours, payWithinHours),
        ])}
      />
      <p>{texts.start}</p>
      <p>{fill(texts.prices, { currency: shop.currency, tax })}</p>
    </>
  )
}

function Artwork() {
  const { shop, messages } = usePage()
  const texts = messages.policies.artwork
  return (
    <>
      <p>{texts.yours}</p>
      <p>{texts.rights}</p>
      <p>{fill(texts.sharp, { minDpi: shop.limits.minDpi, recommendedDpi: shop.limits.recommendedDpi })}</p>
      <p>{texts.check}</p>
    </>
  )
}

function Handover() {
  const { shop, messages, formats } = usePage()
  const texts = messages.policies.handover
  const methods = shop.fulfilmentMethods.filter(({ kind }) => kind !== 'meetup')
  return (
    <>
      <p>{texts.text}</p>
      <Pairs
        names={[messages.shared.method, messages.shared.price]}
        rows={[
          ...methods.map((method) => [method.label, <MethodPrice method={method} />] as const),
          ...shop.meetupZones.map(
            ({ name, area, feeMinor }) =>
              [`${name}, ${area}`, feeMinor === 0 ? messages.shared.free : formats.money(feeMinor)] as const,
          ),
        ]}
      />
    </>
  )
}

function Privacy() {
  const { shop, messages } = usePage()
  const texts = messages.policies.privacy
  const isThirdParty = shop.botProtection.provider === 'turnstile'
  return (
    <>
      <p>{texts.kept}</p>
      <p>{texts.ended}</p>
      <p>{texts.rights}</p>
      <h3 className="mt-2 text-lg">{texts.browserTitle}</h3>
      <p>{isThirdParty ? texts.noCookiesTurnstile : texts.browser}</p>
      {shop.botProtection.provider !== 'off' && <p>{isThirdParty ? texts.turnstile : texts.challenge}</p>}
    </>
  )
}

function Contact() {
  const { messages, paths } = usePage()
  const texts = messages.policies.contact
  return (
    <>
      <p>{texts.text}</p>
      <p>
        <Link to={paths.contact()} className={buttonClass('line')}>
          {messages.shared.contactUs}
        </Link>
      </p>
    </>
  )
}

interface PairsProps {
  readonly names: readonly [string, string]
  readonly rows: readonly (readonly [string, ReactNode])[]
}

function Pairs({ names, rows }: PairsProps) {
  return (
    <table className="w-full text-left">
      <thead>
        <tr className="border-b border-rule-strong text-sm text-ink-soft">
          {names.map((name, index) => (
            <th key={name} scope="col" className={`py-2 font-normal ${index === 1 ? 'text-right' : 'pr-4'}`}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, value]) => (
          <tr key={name} className="border-b border-rule">
            <th scope="row" className="py-2 pr-4 font-semibold">
              {name}
            </th>
            <td className="figures py-2 text-right whitespace-nowrap">{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
