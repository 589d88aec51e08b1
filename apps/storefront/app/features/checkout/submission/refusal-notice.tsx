import { Button, Notice, buttonClass } from '@platen/ui'
import { useEffect, useRef, type ReactNode } from 'react'
import { Link } from 'react-router'
import { usePage } from '../../../lib/page.ts'
import { refusalWords } from '../../../lib/texts/refusal-words.ts'
import type { Messages } from '../../../messages/en.ts'
import { fill } from '@platen/messages'
import { priceDifferences, priceOfQuote, type PriceDifference, type ShownPrice } from './price-differences.ts'
import { linesNamedIn, refusedFields } from '../draft/refused-fields.ts'
import type { Refused } from './submission.ts'
import type { Quote } from '../use-quote.ts'

export interface RefusalFacts {
  readonly refused: Refused
  readonly expectedMinor: number
  /** The price on the page when the order was sent, and the API's price after the refusal. */
  readonly before: ShownPrice | undefined
  readonly after: Quote | undefined
  /** The order lines by name, with the id of their cart item. */
  readonly lines: readonly { readonly name: string; readonly itemId: string }[]
  readonly onSubmit: () => void
}

/** Refusals with their own button: the submit button is then secondary (`better`) or hidden (`same`). */
export const OWN_BUTTON: Readonly<Record<string, 'same' | 'better' | undefined>> = {
  PRICE_CHANGED: 'same',
  OUT_OF_STOCK: 'better',
}

export function RefusalNotice(facts: RefusalFacts) {
  const box = useRef<HTMLDivElement>(null)
  const { code } = facts.refused
  useEffect(() => {
    // An invalid field takes the focus instead.
    if (code !== 'VALIDATION_FAILED') box.current?.focus()
  }, [code, facts.refused])
  const Answer = ANSWERS[code] ?? Other
  return (
    <div ref={box} tabIndex={-1} className="outline-none">
      <Answer {...facts} />
    </div>
  )
}

const ANSWERS: Readonly<Record<string, (facts: RefusalFacts) => ReactNode>> = {
  PRICE_CHANGED: PriceChanged,
  OUT_OF_STOCK: OutOfStock,
  VALIDATION_FAILED: WrongFields,
  BOT_CHECK_FAILED: BotCheckRefused,
  UNPROVABLE: BotCheckUnsolved,
  UNREACHABLE: Unreachable,
}

function PriceChanged({ expectedMinor, before, after, lines, onSubmit }: RefusalFacts) {
  const { messages, formats } = usePage()
  const texts = messages.checkout.refusals
  const nowMinor = after?.totals.totalMinor
  return (
    <Notice tone="warn" urgent title={messages.shared.priceChanged}>
      <p className="figures my-2 flex flex-wrap items-baseline gap-3 text-lg">
        <s className="text-ink-soft">{formats.money(expectedMinor)}</s>
        <strong>{nowMinor === undefined ? '…' : formats.money(nowMinor)}</strong>
      </p>
      {before && after && (
        <ul className="mb-3 text-sm">
          {priceDifferences(before, priceOfQuote(after)).map((difference) => (
            <li key={JSON.stringify(difference)}>
              {differenceName(difference, lines, messages.shared)}:{' '}
              <span className="figures">
                {formats.money(difference.beforeMinor)} → {formats.money(difference.afterMinor)}
              </span>
            </li>
          ))}
        </ul>
      )}
      <p className="mb-3">{texts.priceText}</p>
      <Button onClick={onSubmit} busy={nowMinor === undefined ? texts.priceAsking : undefined}>
        {fill(texts.priceAccept, { total: nowMinor === undefined ? '' : formats.money(nowMinor) })}
      </Button>
    </Notice>
  )
}

function differenceName(
  difference: PriceDifference,
  lines: RefusalFacts['lines'],
  { quantityDiscount: discount, delivery: fee, tax }: Messages['shared'],
): string {
  return difference.kind === 'unit'
    ? (lines[difference.line]?.name ?? '')
    : { discount, fee, tax }[difference.kind]
}

function OutOfStock({ refused, after, lines }: RefusalFacts) {
  const { messages, paths } = usePage()
  const texts = messages.checkout.refusals
  const named = new Set(linesNamedIn(refused.message))
  const short = lines.filter((_, index) => named.has(index) || after?.items[index]?.availability === 'out')
  if (short.length === 0) return <Plain title={texts.largeTitle} text={texts.largeText} hasContact />
  const first = short[0]
  return (
    <Notice tone="bad" urgent title={texts.stockTitle}>
      <ul className="my-2 list-disc pl-5 font-semibold">
        {short.map(({ name }) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
      <p className="mb-3">{texts.stockText}</p>
      <Link to={first ? `${paths.cart()}#${first.itemId}` : paths.cart()} className={buttonClass('press')}>
        {texts.stockAction}
      </Link>
      <Link to={paths.contact()} className="ml-4 inline-flex min-h-11 items-center underline">
        {messages.shared.contactUs}
      </Link>
    </Notice>
  )
}

function WrongFields({ refused, lines }: RefusalFacts) {
  const { messages, paths } = usePage()
  const texts = messages.checkout.refusals
  const { lines: wrong, hasOthers } = refusedFields(refused.fields)
  return (
    <Notice tone="bad" urgent title={texts.fieldsTitle}>
      {wrong.length === 0 && <p>{hasOthers ? messages.errors.invalid.text : texts.fieldsText}</p>}
      <ul className="my-2 list-disc pl-5">
        {wrong.map((index) => (
          <li key={index}>{fill(texts.lineText, { design: lines[index]?.name ?? '' })}</li>
        ))}
      </ul>
      {wrong.length > 0 && (
        <Link to={`${paths.cart()}#${lines[wrong[0] ?? 0]?.itemId ?? ''}`} className={buttonClass('press')}>
          {texts.stockAction}
        </Link>
      )}
    </Notice>
  )
}

function BotCheckRefused({ refused }: RefusalFacts) {
  const { messages } = usePage()
  const texts = messages.checkout.refusals
  return (
    <Plain
      title={messages.submission.unprovenTitle}
      text={texts.botText}
      requestId={refused.requestId}
      hasContact
    />
  )
}

function BotCheckUnsolved() {
  const texts = usePage().messages.submission
  return <Plain title={texts.unprovenTitle} text={texts.unprovenText} hasContact />
}

function Unreachable() {
  const texts = usePage().messages.checkout.refusals
  return <Plain title={texts.unreachableTitle} text={texts.unreachableText} />
}

function Other({ refused }: RefusalFacts) {
  return <Plain {...refusalWords(refused, usePage().messages)} requestId={refused.requestId} />
}

interface PlainProps {
  readonly title: string
  readonly text: string
  readonly requestId?: string | null
  readonly hasContact?: boolean
}

function Plain({ title, text, requestId = null, hasContact = false }: PlainProps) {
  const { messages, paths } = usePage()
  return (
    <Notice tone="bad" urgent title={title}>
      <p>{text}</p>
      {hasContact && (
        <p className="mt-2">
          <Link to={paths.contact()} className="underline">
            {messages.shared.contactUs}
          </Link>
        </p>
      )}
      {requestId !== null && <p className="figures mt-2 text-xs break-all text-ink-soft">{requestId}</p>}
    </Notice>
  )
}
