import { dayIn } from '@platen/formats/calendar'
import { named, type Names } from '@platen/formats/own-names'
import { localeFor } from '@platen/messages'
import { languageFor } from '../../../messages/messages.ts'
import type { DocumentLine } from '../../../platform/business-documents/business-document.ts'
import type { Database } from '../../../platform/database/transaction.ts'
import { ownNamesOf, type Shop } from '../../selling/catalog/index.ts'
import { depositMinor } from '../../selling/orders/index.ts'
import { amountIf, amountsBefore, getIssuingShop, letterhead } from '../documents/index.ts'
import type { Estimate, Offer, OfferLine, Paper } from './estimate.ts'
import { findZoneNames } from './retired.store.ts'

interface Sent {
  readonly estimate: Pick<Estimate, 'number' | 'customerLocale'>
  readonly version: number
  readonly offer: Offer
  readonly sentAt: Date
}

/** With the shop, its look and its names for things as they are now. */
export async function paperOf(
  database: Database,
  shop: Shop,
  { estimate, version, offer, sentAt }: Sent,
): Promise<Paper> {
  const issuing = await getIssuingShop(database)
  const zones = await findZoneNames(database, zoneIdsOf(offer))
  const { customerLocale } = estimate
  const head = letterhead({ shop: issuing, customerLocale, currency: offer.currency })
  const language = localeFor([head.locale])
  const names = (language && ownNamesOf(shop).all[language]) ?? {}
  const { tickets, documents } = languageFor([head.locale]).messages
  const deposit = depositMinor(offer.totals.totalMinor, offer.depositPercent)
  return {
    ...head,
    kind: 'estimate',
    number: estimate.number,
    facts: [
      { name: 'version', text: String(version) },
      { name: 'issued', day: dayIn(issuing.timeZone, sentAt) },
      { name: 'validUntil', day: offer.validUntil },
      { name: 'handover', text: tickets.methods[offer.fulfilment.method] },
    ],
    lines: offer.lines.map((line) => lineOf(line, zones, names, documents)),
    totals: {
      before: amountsBefore({ agreedDiscountMinor: null, ...offer.totals, lines: offer.lines }, issuing.tax),
      sum: { name: 'total', minor: offer.totals.totalMinor },
      after: amountIf('deposit', deposit, deposit > 0),
    },
    terms: offer.terms,
  }
}

function zoneIdsOf({ lines }: Offer): string[] {
  return lines.flatMap(({ garment }) => garment?.placements.map(({ zoneId }) => zoneId) ?? [])
}

function lineOf(
  { text, garment, film, quantity, unitPriceMinor }: OfferLine,
  zones: ReadonlyMap<string, string>,
  names: Names,
  texts: ReturnType<typeof languageFor>['messages']['documents'],
): DocumentLine {
  const price = { unitMinor: unitPriceMinor, totalMinor: unitPriceMinor * quantity }
  if (film) return { name: texts.film[film.kind], detail: film.size, quantity, price }
  if (garment === null) return { name: text ?? '', detail: null, quantity, price }
  const prints = garment.placements.map(
    ({ zoneId, widthMm, heightMm }) => `${named(zones.get(zoneId) ?? '', names)} ${widthMm} × ${heightMm} mm`,
  )
  const variant = `${named(garment.colour, names)}, ${named(garment.size, names)}`
  return {
    name: named(garment.garmentName, names),
    detail: [variant, ...prints].join(' · '),
    quantity,
    price,
  }
}
