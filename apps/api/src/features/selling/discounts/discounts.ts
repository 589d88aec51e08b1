import type {
  DiscountCreate,
  DiscountRecord,
  DiscountTerms,
  DiscountUpdate,
  DiscountUse,
  listDiscounts as listOperation,
} from '@platen/contract'
import type { Static } from 'typebox'
import type { AdminAuthor } from '../../../platform/auth/guard.ts'
import { violatedConstraint } from '../../../platform/database/database-errors.ts'
import type { Database, Tx } from '../../../platform/database/transaction.ts'
import { DEFAULT_LIMIT, pageOf, type Page } from '../../../platform/http/answers/page.ts'
import type { Platform } from '../../../platform/platform.ts'
import { recordAudit } from '../../../platform/records/audit.ts'
import { decodeId, encodeId, newUuid } from '../../../platform/records/ids.ts'
import { refuseStale, replaceDocument } from '../../../platform/records/replace-document.ts'
import { Refusal, refuseInvalid } from '../../../platform/refusal.ts'
import { refuseUnusable, stateOf, termsOf, termsProblems } from './discount-rules.ts'
import {
  endDiscount,
  findDiscount,
  findDiscountByCode,
  insertDiscount,
  listDiscounts,
  listKinds,
  listUses,
  lockDiscount,
  writeDiscount,
  type Discount,
} from './discounts.store.ts'

type PageQuery = Static<typeof listOperation.query>

export type DiscountDeps = Pick<Platform, 'database' | 'transaction' | 'clock'>

export async function readDiscounts(
  { database, clock }: DiscountDeps,
  { limit = DEFAULT_LIMIT, cursor }: PageQuery,
): Promise<Page<DiscountRecord>> {
  const before = cursor === undefined ? undefined : decodeId('discount', cursor)
  const { items, next } = pageOf(
    await listDiscounts(database, { before, limit: limit + 1 }),
    limit,
    ({ id }) => id,
  )
  const now = clock.now()
  return {
    items: items.map((discount) => toRecord(discount, now)),
    next: next === undefined ? undefined : encodeId('discount', next),
  }
}

export async function readUses(
  { database }: DiscountDeps,
  discountId: string,
  { limit = DEFAULT_LIMIT, cursor }: PageQuery,
): Promise<Page<DiscountUse>> {
  await getDiscount(database, discountId)
  const before = cursor === undefined ? undefined : decodeId('order', cursor)
  const rows = await listUses(database, discountId, { before, limit: limit + 1 })
  const { items, next } = pageOf(rows, limit, ({ orderId }) => orderId)
  return {
    items: items.map((use) => ({
      ...use,
      orderId: encodeId('order', use.orderId),
      usedAt: use.usedAt.toISOString(),
      returnedAt: use.returnedAt?.toISOString() ?? null,
    })),
    next: next === undefined ? undefined : encodeId('order', next),
  }
}

export async function readDiscount(
  { database, clock }: Pick<DiscountDeps, 'clock'> & { readonly database: Database },
  discountId: string,
): Promise<DiscountRecord> {
  return toRecord(await getDiscount(database, discountId), clock.now())
}

async function getDiscount(database: Database, discountId: string): Promise<Discount> {
  const discount = await findDiscount(database, discountId)
  if (!discount) throw new Refusal('RESOURCE_NOT_FOUND', 'There is no such discount code.')
  return discount
}

export async function createDiscount(
  deps: DiscountDeps,
  { request, author }: { readonly request: DiscountCreate; readonly author: AdminAuthor },
): Promise<DiscountRecord> {
  const { code, ...given } = request
  const terms = termsOf(given)
  refuseInvalid(termsProblems(terms, { kinds: await kindsOf(deps), uses: 0 }))
  const now = deps.clock.now()
  const id = newUuid(now)
  return deps
    .transaction(async (tx) => {
      await insertDiscount(tx, { id, code, terms, by: author.actor.id, at: now })
      const record = await readDiscount({ ...deps, database: tx }, id)
      await audit(tx, record, { author, action: 'created', now })
      return record
    })
    .catch((error: unknown) => {
      if (violatedConstraint(error) !== 'discounts_code_unique') throw error
      throw new Refusal('DUPLICATE', 'The shop has this code already, or had it.', {
        details: { reason: 'code_used' },
      })
    })
}

export async function replaceDiscount(
  deps: DiscountDeps,
  {
    discountId,
    request: { revision, ...given },
    author,
  }: { readonly discountId: string; readonly request: DiscountUpdate; readonly author: AdminAuthor },
): Promise<DiscountRecord> {
  const terms = termsOf(given)
  const kinds = await kindsOf(deps)
  return replaceDocument(deps, {
    entity: { type: 'discount', id: encodeId('discount', discountId) },
    title: ({ code }) => `the discount code ${code}`,
    revision,
    author,
    lock: (tx) => lockDiscount(tx, discountId),
    read: (tx) => readDiscount({ ...deps, database: tx }, discountId),
    check: (_, before) => {
      // Kinds that the shop has removed since may stay.
      const known = new Set([...kinds, ...before.garmentKinds])
      refuseInvalid(termsProblems(terms, { kinds: known, uses: before.uses }))
    },
    write: (tx, { by, at }) => writeDiscount(tx, discountId, { terms, by, at }),
    content: ({ revision: _revision, updatedAt, updatedBy, uses, givenMinor, state, ...content }) => content,
  })
}

export async function endDiscountCode(
  deps: DiscountDeps,
  {
    discountId,
    revision,
    author,
  }: { readonly discountId: string; readonly revision: number; readonly author: AdminAuthor },
): Promise<DiscountRecord> {
  return deps.transaction(async (tx) => {
    await lockDiscount(tx, discountId)
    const before = await readDiscount({ ...deps, database: tx }, discountId)
    refuseStale(revision, before, `the discount code ${before.code}`)
    const now = deps.clock.now()
    if (before.endedAt !== null)
      throw new Refusal('INVALID_TRANSITION', 'The code has ended already.', {
        details: { reason: 'discount_ended', state: before.state, allowedActions: [] },
      })
    await endDiscount(tx, discountId, { by: author.actor.id, at: now })
    const record = await readDiscount({ ...deps, database: tx }, discountId)
    await audit(tx, record, { author, action: 'ended', now })
    return record
  })
}

async function audit(
  tx: Tx,
  { id, code }: DiscountRecord,
  { author, action, now }: { author: AdminAuthor; action: 'created' | 'ended'; now: Date },
): Promise<void> {
  await recordAudit(tx, [
    {
      ...author,
      occurredAt: now,
      action: `discount.${action}`,
      entity: { type: 'discount', id },
      message: `${author.actor.name} ${action} the discount code ${code}.`,
    },
  ])
}

/** What the storefront needs to price an order with it. */
export async function checkDiscount({ database, clock }: DiscountDeps, code: string): Promise<DiscountTerms> {
  const discount = refuseUnusable(await findDiscountByCode(database, code), 'code', clock.now())
  const { garmentKinds, kind, amountMinor, minimumMinor, validUntil } = discount
  return {
    code: discount.code,
    kind,
    percentOff: percentOf(discount),
    amountMinor,
    garmentKinds: [...garmentKinds],
    minimumMinor,
    validUntil: validUntil?.toISOString() ?? null,
  }
}

async function kindsOf({ database }: DiscountDeps): Promise<Set<string>> {
  return new Set(await listKinds(database))
}

function percentOf({ percentOffBp }: Discount): number | null {
  return percentOffBp === null ? null : percentOffBp / 100
}

function toRecord(discount: Discount, now: Date): DiscountRecord {
  const { percentOffBp: _percentOffBp, ...same } = discount
  return {
    ...same,
    id: encodeId('discount', discount.id),
    percentOff: percentOf(discount),
    garmentKinds: [...discount.garmentKinds],
    state: stateOf(discount, now),
    validFrom: discount.validFrom?.toISOString() ?? null,
    validUntil: discount.validUntil?.toISOString() ?? null,
    endedAt: discount.endedAt?.toISOString() ?? null,
    createdAt: discount.createdAt.toISOString(),
    updatedAt: discount.updatedAt.toISOString(),
    updatedBy: discount.updatedBy && {
      id: encodeId('adminUser', discount.updatedBy.id),
      name: discount.updatedBy.name,
    },
  }
}
