import type { PlatenError } from '@platen/api-client'
import { useEffect, useMemo, useState } from 'react'
import { usePage } from '../../lib/page.ts'
import { fill } from '../../messages/words.ts'
import type { CartItem } from '../cart/cart-item.ts'
import { checkItem, type Catalog, type CheckedItem } from '../cart/check-item.ts'
import { priceCart, type PricedCart } from '../cart/price-cart.ts'
import { attemptFor } from './attempt.ts'
import { withDefaults, type CheckoutDraft, type CheckoutRules } from './checkout-draft.ts'
import { useKeptDraft } from './kept-draft.ts'
import { orderOf, quotedFulfilment } from './order-of-draft.ts'
import type { RefusalFacts } from './refusal-notice.tsx'
import { addDays, dayIn } from '@platen/formats/slot-dates'
import { useFreshShop } from './use-fresh-shop.ts'
import { useOnline } from '../../lib/use-online.ts'
import { useQuote, type Quote } from './use-quote.ts'
import type { useSubmission } from './use-submission.ts'

export interface CheckoutFacts {
  readonly catalog: Catalog
  /** Where the shop is, as far as it can be told. */
  readonly country: string | undefined
  readonly callingCode: string | undefined
}

export interface Checkout {
  readonly draft: CheckoutDraft
  readonly rules: CheckoutRules
  readonly catalog: Catalog
  readonly checked: readonly CheckedItem[]
  readonly priced: PricedCart
  readonly quote: Quote | undefined
  readonly quoteRefused: PlatenError | undefined
  /** What is shown is what is sent: the shop's price, or until it is here the same computed in the browser. */
  readonly totals: Quote['totals']
  readonly promisedBy: string
  readonly online: boolean
  readonly submission: ReturnType<typeof useSubmission>
  /** Of a refusal that is to be answered. */
  readonly facts: RefusalFacts | undefined
  /** Why nothing can be ordered from here at all. */
  readonly obstacle: string | undefined
  readonly submit: (website: string) => void
}

interface CheckoutParts extends CheckoutFacts {
  readonly items: readonly CartItem[]
  readonly submission: Checkout['submission']
  readonly onAccept: () => void
}

/** All that the checkout knows: what was entered, what the shop says to it, and how far sending is. */
export function useCheckout({ items, submission, onAccept, ...facts }: CheckoutParts): Checkout {
  const { shop: shownShop, messages, language, publicUrl } = usePage()
  const online = useOnline()
  const { shop, catalog, refresh: refreshShop } = useFreshShop(shownShop, facts.catalog)
  const draft = withDefaults(useKeptDraft(), shop, facts.country)
  const [today] = useState(() => dayIn(shop.timeZone, new Date()))
  const { quote, refused: quoteRefused, refresh } = useQuote(items, quotedFulfilment(draft), online)
  const [asked, setAsked] = useState<Quote>()

  const { state } = submission
  useEffect(() => {
    if (state.at !== 'refused' || state.refused?.code === undefined) return
    if (!MAY_BE_OUTDATED.has(state.refused.code)) return
    refresh()
    refreshShop()
    // The shop is asked once for each refusal.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [state])

  const checked = useMemo(
    () => items.map((item) => checkItem(item, catalog, shop.limits.maxQuantityPerItem)),
    [items, catalog, shop],
  )
  const priced = useMemo(
    () => priceCart(checked, catalog, feeOf(draft, shop)),
    [checked, catalog, draft, shop],
  )
  const rules = {
    shop,
    today,
    callingCode: facts.callingCode,
    policyVersion: quote?.policyVersion ?? shop.policyVersion,
  }
  const totals = quote?.totals ?? priced
  return {
    ...{ draft, rules, catalog, checked, priced, quote, quoteRefused, totals, online, submission },
    promisedBy: quote?.promisedBy ?? addDays(today, shop.leadTimeDays.max),
    facts:
      state.at === 'refused' && state.refused
        ? {
            refused: state.refused,
            expectedMinor: state.attempt?.content.expectedTotalMinor ?? 0,
            before: asked,
            after: quote,
            lines: lineNames(checked),
            onSubmit: onAccept,
          }
        : undefined,
    obstacle: obstacleOf(shop, messages.checkout, publicUrl),
    submit: (website) => {
      setAsked(quote)
      const order = { draft, items, rules, locale: language, totalMinor: totals.totalMinor, website }
      submission.submit(attemptFor(orderOf(order), Date.now()))
    },
  }
}

const MAY_BE_OUTDATED: ReadonlySet<string> = new Set([
  'PRICE_CHANGED',
  'OUT_OF_STOCK',
  'POLICY_CHANGED',
  'VALIDATION_FAILED',
])

function feeOf(
  { method, meetupZoneId }: CheckoutDraft,
  { fulfilmentMethods, meetupZones }: CheckoutRules['shop'],
): number {
  const fee = fulfilmentMethods.find(({ kind }) => kind === method)?.feeMinor ?? 0
  const zone = method === 'meetup' ? meetupZones.find(({ id }) => id === meetupZoneId) : undefined
  return fee + (zone?.feeMinor ?? 0)
}

/** In the order of the lines that are sent, which is the order in which the cart holds them. */
function lineNames(checked: readonly CheckedItem[]): RefusalFacts['lines'] {
  return checked.flatMap(({ item, garment, lines }) =>
    Object.keys(item.quantities).map((variantId) => {
      const size = lines.find((line) => line.variantId === variantId)?.variant?.size ?? '?'
      return { name: `${garment?.name ?? item.garmentSlug}, ${item.colour}, ${size}`, itemId: item.id }
    }),
  )
}

/** Browsers do the arithmetic of the bot check on secure pages only. */
function obstacleOf(
  shop: CheckoutRules['shop'],
  texts: { insecure: string; insecureAddress: string },
  publicUrl: string,
): string | undefined {
  if (isSecureContext || shop.botProtection.provider === 'off') return undefined
  return publicUrl.startsWith('https:') ? fill(texts.insecureAddress, { address: publicUrl }) : texts.insecure
}
