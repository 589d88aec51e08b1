import type { EstimateRecord } from '@platen/contract'
import { addDays, dayIn } from '@platen/formats/calendar'
import { discountsApart } from '@platen/pricing'
import type { AdminAuthor } from '../../../platform/auth/guard.ts'
import type { Tx } from '../../../platform/database/transaction.ts'
import { recordAudit, type Author } from '../../../platform/records/audit.ts'
import { encodeId, newUuid } from '../../../platform/records/ids.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { Shop } from '../../selling/catalog/index.ts'
import {
  artworkStatusOf,
  checkedState,
  depositMinor,
  draftFilm,
  insertOrder,
  outOfStock,
  paymentInstruction,
  refusalOf,
  type NewOrder,
  type OrderItem,
} from '../../selling/orders/index.ts'
import { refuseUnlessAllowed } from './estimate-actions.ts'
import { readEstimate, unknownEstimate } from './estimate-record.ts'
import type { Estimate, EstimateVersion, OfferGarment, OfferLine, OrderProblem } from './estimate.ts'
import { attempt, findBlanks, writeAgreedTerms } from './conversion.store.ts'
import { changeEstimate, lockEstimate } from './estimates.store.ts'
import { findVersion } from './versions.store.ts'
import type { WriteDeps } from './write-estimate.ts'

interface Conversion {
  readonly estimate: Estimate
  readonly version: EstimateVersion
  readonly shop: Shop
  readonly author: Author
  readonly now: Date
}

/**
 * The order of an approved version, at its prices, with its blanks reserved. When it cannot be made, the reason is kept
 * with the estimate, which stays approved.
 */
export async function makeOrder(tx: Tx, conversion: Conversion): Promise<Refusal | undefined> {
  const { estimate, version, author, now } = conversion
  const made = await attempt(tx, () => place(tx, conversion)).catch(refusalIn)
  if (made instanceof Refusal) {
    const orderProblem = { code: made.code, lines: linesOf(made) }
    await changeEstimate(tx, estimate, { status: 'approved', orderProblem }, now)
    return made
  }
  const orderId = made
  await changeEstimate(tx, estimate, { status: 'converted', orderId, orderProblem: null }, now)
  await recordAudit(tx, [
    {
      ...author,
      occurredAt: now,
      action: 'order.created',
      entity: { type: 'order', id: encodeId('order', orderId) },
      message: `Version ${version.version} of estimate ${estimate.number} became an order.`,
      metadata: { estimate: estimate.number, version: version.version, hash: version.hash },
    },
  ])
  return undefined
}

/** By staff, once the stock is back. */
export async function convertEstimate(
  deps: WriteDeps,
  { estimateId, author }: { readonly estimateId: string; readonly author: AdminAuthor },
): Promise<EstimateRecord> {
  const now = deps.clock.now()
  const shop = await deps.shop.get()
  return deps.transaction(async (tx) => {
    const estimate = await lockEstimate(tx, estimateId)
    if (!estimate) throw unknownEstimate()
    refuseUnlessAllowed(estimate, 'convert')
    const version = await findVersion(tx, estimateId, estimate.approvedVersion ?? 0)
    if (!version) throw new Error('An approved version is gone.')
    const refusal = await makeOrder(tx, { estimate, version, shop, author, now })
    if (refusal) throw refusal
    return readEstimate({ ...deps, database: tx }, estimateId, author)
  })
}

/** Returns the UUID of the order. */
async function place(tx: Tx, conversion: Conversion): Promise<string> {
  const prepared = await newOrder(tx, conversion)
  const placed = await insertOrder(tx, prepared)
  const { id, items, extras, agreedDiscount } = prepared.order
  if (placed.refused !== undefined)
    throw outOfStock(
      items,
      placed.short,
      (index) => `lines[${garmentPlaces(conversion.version)[index] ?? index}]`,
    )
  await writeAgreedTerms(tx, id, { extras, agreedDiscount, offer: conversion.version.offer })
  return id
}

function agreedDiscountOf({ offer, words }: EstimateVersion): NewOrder['order']['agreedDiscount'] {
  if (offer.discount === null) return null
  const { agreedMinor } = discountsApart({ agreedDiscountMinor: null, ...offer.totals })
  return { amountMinor: agreedMinor, reason: words?.discountReason ?? null }
}

/** Where the garments of the order are among the lines of the estimate, some of which are text. */
function garmentPlaces({ offer }: EstimateVersion): number[] {
  return offer.lines.flatMap(({ garment }, place) => (garment ? place : []))
}

/** What is no longer sold or was removed since the approval. */
function refusalIn(error: unknown): Refusal {
  const refusal = refusalOf(error)
  if (refusal instanceof Refusal) return refusal
  throw refusal
}

function linesOf({ details, fields }: Refusal): OrderProblem['lines'] {
  const named = details !== undefined && 'lines' in details ? (details.lines ?? []) : []
  return [...named, ...(fields ?? []).map(({ path, message }) => ({ path, reason: message }))]
}

async function newOrder(tx: Tx, { estimate, version, shop, now }: Conversion): Promise<NewOrder> {
  const { offer, words } = version
  const at = now.toISOString()
  const today = dayIn(shop.timeZone, now)
  const variants = offer.lines.flatMap(({ garment }) => garment?.variantId ?? [])
  const blanks = await findBlanks(tx, [...new Set(variants)])
  const items = offer.lines.flatMap((line) => itemOf(line, blanks, shop, now) ?? [])
  const instruction = paymentInstruction(offer.instructionId, shop, 'instructionId')
  const mayBegin = depositMinor(offer.totals.totalMinor, offer.depositPercent) === 0
  const deadline = new Date(now.getTime() + instruction.payWithinHours * 3_600_000)
  return {
    order: {
      id: newUuid(now),
      source: 'estimate',
      status: 'open',
      paymentStatus: offer.totals.totalMinor === 0 ? 'paid' : 'unpaid',
      artworkStatus: artworkStatusOf(items.flatMap(({ placements }) => placements.map(({ state }) => state))),
      proofStatus: 'none',
      productionStatus: 'blocked',
      fulfilmentStatus: 'unfulfilled',
      holdReason: null,
      customer: {
        name: estimate.customerName,
        email: estimate.customerEmail,
        phone: estimate.customerPhone,
        locale: estimate.customerLocale,
      },
      items,
      extras: offer.lines.flatMap(({ text, quantity, unitPriceMinor, lineTotalMinor }) =>
        text === null ? [] : { text, quantity, unitPriceMinor, lineTotalMinor },
      ),
      fulfilment: { ...offer.fulfilment, address: words?.address ?? null },
      instruction,
      payments: [],
      ...offer.totals,
      discount: null,
      agreedDiscount: agreedDiscountOf(version),
      paidMinor: 0,
      refundedMinor: 0,
      returnedMinor: 0,
      keptMinor: 0,
      confirmedAt: mayBegin ? at : null,
      currency: offer.currency,
      neededBy: null,
      promisedBy: addDays(today, shop.leadTimeDays.max),
      payBefore: mayBegin ? null : deadline.toISOString(),
      note: null,
      events: [{ at, type: 'order.created', reason: null }],
      revision: 1,
      createdAt: at,
      updatedAt: at,
    },
    year: today.slice(0, 4),
    policyVersion: shop.policyVersion,
    createdBy: null,
    discountId: null,
    payment: undefined,
    demand: demandOf(items),
    prepaid: null,
  }
}

/** Undefined for a line of text. */
function itemOf(
  { garment, film, quantity, unitPriceMinor, lineTotalMinor, agreedPrice }: OfferLine,
  blanks: ReadonlyMap<string, string>,
  shop: Shop,
  now: Date,
): OrderItem | undefined {
  const line = { quantity, unitPriceMinor, lineTotalMinor, agreedPrice, note: null }
  if (film) return { ...draftFilm(film, shop, now), ...line }
  if (garment === null) return undefined
  return {
    id: newUuid(now),
    kind: 'garment',
    variantId: garment.variantId,
    inventoryItemId: blanks.get(garment.variantId) ?? null,
    garmentName: garment.garmentName,
    colour: garment.colour,
    size: garment.size,
    ...line,
    ...{ film: null, finish: null },
    placements: garment.placements.map((print) => placementOf(print, shop, now)),
  }
}

function placementOf(
  print: OfferGarment['placements'][number],
  shop: Shop,
  now: Date,
): OrderItem['placements'][number] {
  const state = checkedState(print.preflight, shop)
  return { id: newUuid(now), ...print, copies: 1, state, artworkFileName: '' }
}

function demandOf(items: readonly OrderItem[]): NewOrder['demand'] {
  const wanted = new Map<string, number>()
  for (const { inventoryItemId, quantity } of items) {
    if (inventoryItemId === null) continue
    wanted.set(inventoryItemId, (wanted.get(inventoryItemId) ?? 0) + quantity)
  }
  return [...wanted].map(([itemId, quantity]) => ({ movementId: newUuid(), itemId, quantity }))
}
