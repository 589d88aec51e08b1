import { type PlatenError, expectData, type Resources } from '@platen/api-client'
import { useEffect, useMemo, useState } from 'react'
import { usePage } from '../../lib/page.ts'
import { named, type Names } from '@platen/formats/own-names'
import { namedCatalog, namedShop } from '../../messages/named.ts'
import { fill } from '@platen/messages'
import {
  checkEntry,
  isCheckedFilm,
  discountReasonOf,
  useDiscount,
  type DiscountTerms,
  priceCart,
  type CartEntry,
  type Catalog,
  type CheckedEntry,
  useFilmName,
  type PricedCart,
  type PrepaidCart,
  usePrepaid,
} from '../cart/index.ts'
import { attemptFor, forgetAttempt } from './submission/attempt.ts'
import {
  areaOf,
  withDefaults,
  withoutPayment,
  type CheckoutDraft,
  type CheckoutRules,
  useKeptDraft,
} from './draft/checkout-draft.ts'
import { orderOf, quotedFulfilment } from './draft/order-of-draft.ts'
import { priceOfCart, priceOfQuote, type ShownPrice } from './submission/price-differences.ts'
import type { RefusalFacts } from './submission/refusal-notice.tsx'
import { addDays, dayIn } from '@platen/formats/calendar'
import { useOnline } from '@platen/ui'
import { useQuote, type Quote } from './use-quote.ts'
import type { useSubmission } from './submission/use-submission.ts'
import { browserApi } from '../../lib/browser-api.ts'
import { refreshOwnFilm, useFilmAtOwnPrices } from '../../lib/own-film.ts'
import { whenReleased } from '../../lib/when-released.ts'
import { methodFees } from '../../lib/handover/method-fees.ts'

export interface CheckoutFacts {
  readonly catalog: Catalog
  readonly country: string | undefined
}

export interface Checkout {
  readonly draft: CheckoutDraft
  readonly rules: CheckoutRules
  readonly catalog: Catalog
  readonly checked: readonly CheckedEntry[]
  readonly priced: PricedCart
  readonly prepaid: PrepaidCart
  readonly quote: Quote | undefined
  readonly quoteRefused: PlatenError | undefined
  /** The totals shown and sent: the API's, or computed in the browser until they are loaded. */
  readonly totals: Quote['totals']
  readonly discount: Resources['OrderRecord']['discount']
  /** Why the code gives nothing, or was refused. */
  readonly discountObstacle: string | undefined
  readonly promisedBy: string
  readonly online: boolean
  readonly submission: ReturnType<typeof useSubmission>
  readonly policyChanged: boolean
  readonly facts: RefusalFacts | undefined
  readonly obstacle: string | undefined
  readonly submit: (website: string) => void
  /** Submits the form with its validation. */
  readonly requestSubmit: () => void
}

interface CheckoutOptions extends CheckoutFacts {
  readonly items: readonly CartEntry[]
  readonly submission: Checkout['submission']
  readonly requestSubmit: () => void
}

export function useCheckout({ items: cart, submission, requestSubmit, ...facts }: CheckoutOptions): Checkout {
  const { shop: shownShop, messages, language, publicUrl } = usePage()
  const online = useOnline()
  const filmName = useFilmName()
  const { shop: freshShop, catalog, refresh: refreshShop } = useFreshShop(shownShop, facts.catalog)
  const film = useFilmAtOwnPrices(freshShop.film)
  const shop = useMemo(() => ({ ...freshShop, film }), [freshShop, film])
  const prepaid = usePrepaid(cart)
  const { items } = prepaid
  const filled = withDefaults(useKeptDraft(), shop, facts.country)
  const [today] = useState(() => dayIn(shop.timeZone, new Date()))
  const { state } = submission
  const checked = useMemo(() => items.map((item) => checkEntry(item, catalog, shop)), [items, catalog, shop])
  const discount = useDiscount()
  const priced = usePricedCart(checked, { catalog, shop }, feeOf(filled, shop), discount)
  const discountCode = priced.obstacle === undefined ? discount?.code : undefined
  const {
    quote,
    refused: quoteRefused,
    policyVersion: quotedPolicy,
  } = useQuote({
    ...{ items, discountCode, online, refusals: state.refusals },
    fulfilment: quotedFulfilment(filled, shop),
  })
  const [sent, setSent] = useState<ShownPrice>()

  useEffect(() => {
    if (state.at !== 'refused' || state.refused?.code === undefined) return
    if (!MAY_BE_OUTDATED.has(state.refused.code)) return
    refreshShop()
    refreshOwnFilm()
    // Reloads the shop once for each refusal.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [state])

  const rules = {
    shop,
    today,
    country: facts.country,
    policyVersion: quotedPolicy ?? shop.policyVersion,
  }
  const totals = quote?.totals ?? priced
  const draft = totals.totalMinor === 0 ? withoutPayment(filled, shop) : filled
  const refused = state.at === 'refused' ? state.refused : undefined
  const refusedPolicy =
    refused?.code === 'POLICY_CHANGED' ? state.attempt?.content.acceptedPolicyVersion : undefined
  return {
    draft,
    rules,
    catalog,
    checked,
    priced,
    prepaid,
    quote,
    quoteRefused,
    totals,
    discount: quote ? quote.discount : discount && { ...discount, amountMinor: priced.codeMinor },
    discountObstacle:
      discountReasonOf(quoteRefused) ??
      discountReasonOf(refused) ??
      (priced.obstacle && `code_${priced.obstacle}`),
    online,
    submission,
    requestSubmit,
    promisedBy: quote?.promisedBy ?? addDays(today, shop.leadTimeDays.max),
    policyChanged: hasOldPolicy(draft, rules, refusedPolicy),
    facts:
      refused && !(refused.code === 'PRICE_CHANGED' && quoteRefused)
        ? {
            refused,
            expectedMinor: state.attempt?.content.expectedTotalMinor ?? 0,
            before: sent,
            after: quote,
            lines: lineNames(checked, messages.names, filmName),
            onSubmit: requestSubmit,
          }
        : undefined,
    obstacle: obstacleOf(shop, messages.checkout, publicUrl),
    submit: (website) => {
      setSent(quote ? priceOfQuote(quote) : priceOfCart(items, priced))
      const order = {
        draft,
        items,
        rules,
        discountCode,
        locale: language,
        totalMinor: totals.totalMinor,
        website,
      }
      // The first order was placed, so this is a new one.
      if (state.at === 'arrived') forgetAttempt()
      const { attempt, earlier } = attemptFor(orderOf(order), Date.now())
      submission.submit(attempt, earlier)
    },
  }
}

/** Memoised, because only the fee of the draft affects the price. */
function usePricedCart(
  checked: readonly CheckedEntry[],
  { catalog, shop: { film } }: { readonly catalog: Catalog; readonly shop: CheckoutRules['shop'] },
  feeMinor: number,
  discount: DiscountTerms | null,
): PricedCart {
  return useMemo(
    () => priceCart(checked, catalog, feeMinor, discount, film),
    [checked, catalog, feeMinor, discount, film],
  )
}

/** `refused` is the version that the API just refused. */
function hasOldPolicy(
  { acceptedPolicyVersion: accepted }: CheckoutDraft,
  { policyVersion }: CheckoutRules,
  refused: string | undefined,
): boolean {
  return accepted !== '' && (accepted !== policyVersion || accepted === refused)
}

const MAY_BE_OUTDATED: ReadonlySet<string> = new Set([
  'PRICE_CHANGED',
  'OUT_OF_STOCK',
  'POLICY_CHANGED',
  'VALIDATION_FAILED',
])

function feeOf(draft: CheckoutDraft, shop: CheckoutRules['shop']): number {
  const { method, meetupZoneId } = draft
  const { fulfilmentMethods, meetupZones } = shop
  const option = fulfilmentMethods.find(({ kind }) => kind === method)
  if (!option) return 0
  const zone = method === 'meetup' ? meetupZones.find(({ id }) => id === meetupZoneId) : undefined
  const area = method === 'delivery' ? areaOf(draft, shop) : undefined
  const place = zone ?? area
  // Until the place is known, what the choice of methods says.
  return place ? option.feeMinor + place.feeMinor : methodFees(option, shop).leastMinor
}

function lineNames(
  checked: readonly CheckedEntry[],
  names: Names,
  filmName: ReturnType<typeof useFilmName>,
): RefusalFacts['lines'] {
  return checked.flatMap((entry) => {
    if (isCheckedFilm(entry)) return [{ name: filmName(entry.film), itemId: entry.film.id }]
    const { item, name: garment, lines } = entry
    return Object.keys(item.quantities).map((variantId) => {
      const size = lines.find((line) => line.variantId === variantId)?.size ?? '–'
      const name = [garment, named(item.colour, names), named(size, names)]
      return { name: name.join(', '), itemId: item.id }
    })
  })
}

/** Browsers provide the cryptography of the bot check on secure pages only. */
function obstacleOf(
  shop: CheckoutRules['shop'],
  texts: { insecure: string; insecureAddress: string },
  publicUrl: string,
): string | undefined {
  if (isSecureContext || shop.botProtection.provider === 'off') return undefined
  return publicUrl.startsWith('https:') ? fill(texts.insecureAddress, { address: publicUrl }) : texts.insecure
}

type Shop = Resources['PublicConfigResponse']

function useFreshShop(shop: Shop, catalog: Catalog) {
  const { names } = usePage().messages
  const [fresh, setFresh] = useState<{ shop: Shop; catalog: Catalog }>()
  return {
    ...(fresh ?? { shop, catalog }),
    refresh: () => {
      // If loading fails, the page keeps its data: the API checks the order anyway.
      ask(names).then(
        (now) => whenReleased(() => setFresh(now)),
        () => undefined,
      )
    },
  }
}

/** Bypasses the browser cache, which may be a minute old. */
async function ask(names: Names) {
  const [shop, catalog] = await Promise.all([
    expectData(browserApi.getPublicConfigV1({ cache: 'no-cache' })),
    expectData(browserApi.getCatalog({ cache: 'no-cache' })),
  ])
  return { shop: namedShop(shop, names), catalog: namedCatalog(catalog, names) }
}
