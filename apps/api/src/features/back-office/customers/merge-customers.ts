import type { CustomerDetail } from '@platen/contract'
import type { AdminAuthor } from '../../../platform/auth/guard.ts'
import type { Tx } from '../../../platform/database/transaction.ts'
import { recordAudit } from '../../../platform/records/audit.ts'
import { emit } from '../../../platform/records/events.ts'
import { encodeId } from '../../../platform/records/ids.ts'
import { Refusal, invalidField } from '../../../platform/refusal.ts'
import { mergeFilm, splitFilm } from '../../selling/prepaid-film/index.ts'
import { SPLIT_WITHIN_MS, noSuchCustomer, readCustomer } from './customer-record.ts'
import { findCustomer, lockCustomers, writeMerge, writeSearchText, type Customer } from './customers.store.ts'
import { allWords, refuseMerged, refuseStale, type WriteCustomerDeps } from './write-customer.ts'

interface MergeCustomers {
  /** UUIDs. */
  readonly customerId: string
  readonly otherId: string
  readonly revision: number
  readonly author: AdminAuthor
}

/** Orders stay with the other customer, who is part of this one from now on, so splitting them is undoing one column. */
export async function mergeCustomers(
  deps: WriteCustomerDeps,
  { customerId, otherId, revision, author }: MergeCustomers,
): Promise<CustomerDetail> {
  if (customerId === otherId) throw invalidField('customerId', 'is the same customer', 'same_customer')
  return deps.transaction(async (tx) => {
    const now = deps.clock.now()
    const locked = await lockCustomers(tx, [customerId, otherId])
    const [customer, other] = [present(locked.get(customerId)), locked.get(otherId)]
    if (other?.erasedAt !== null) throw invalidField('customerId', 'there is no such customer', 'not_found')
    // Neither is part of another one, so no circle can come about.
    refuseMerged(customer)
    refuseMerged(other)
    refuseStale(customer, revision)
    await writeMerge(tx, otherId, customerId, now)
    await mergeFilm(tx, otherId, customerId, now)
    await writeSearchText(tx, customerId, await allWords(tx, customerId, customer), now)
    await emit(tx, {
      type: 'customer.merged',
      customerId,
      payload: { mergedCustomerId: encodeId('customer', otherId) },
      occurredAt: now,
    })
    await audit(tx, {
      author,
      now,
      action: 'customer.merged',
      id: customerId,
      otherId,
      did: 'merged a customer into another',
    })
    return readCustomer({ ...deps, database: tx }, customerId)
  })
}

interface SplitCustomer {
  /** UUID of the one that is part of another. */
  readonly customerId: string
  readonly author: AdminAuthor
}

export async function splitCustomer(
  deps: WriteCustomerDeps,
  { customerId, author }: SplitCustomer,
): Promise<CustomerDetail> {
  return deps.transaction(async (tx) => {
    const now = deps.clock.now()
    const parentId = present(await findCustomer(tx, customerId)).mergedInto
    if (parentId === null) throw notMerged()
    // Together, in the order of ids, as merges do; another split may have been faster.
    const locked = await lockCustomers(tx, [customerId, parentId])
    const [customer, parent] = [present(locked.get(customerId)), present(locked.get(parentId))]
    if (customer.mergedInto !== parentId || customer.mergedAt === null) throw notMerged()
    refuseMerged(parent)
    if (now.getTime() - customer.mergedAt.getTime() > SPLIT_WITHIN_MS) throw tooLate()
    await writeMerge(tx, customerId, null, now)
    await splitFilm(tx, customerId, parentId, now)
    await writeSearchText(tx, parentId, await allWords(tx, parentId, parent), now)
    await audit(tx, {
      author,
      now,
      action: 'customer.split',
      id: customerId,
      otherId: parentId,
      did: 'split a customer from another',
    })
    return readCustomer({ ...deps, database: tx }, customerId)
  })
}

function present(customer: Customer | undefined): Customer {
  if (customer?.erasedAt !== null) throw noSuchCustomer()
  return customer
}

function notMerged(): Refusal {
  return new Refusal('INVALID_TRANSITION', 'This customer is not part of another one.', {
    details: { reason: 'customer_not_merged', state: 'single', allowedActions: [] },
  })
}

function tooLate(): Refusal {
  return new Refusal('INVALID_TRANSITION', 'A merge can be undone for 30 days.', {
    details: { reason: 'split_too_late', state: 'merged', allowedActions: [] },
  })
}

interface Change {
  readonly author: AdminAuthor
  readonly now: Date
  readonly action: 'customer.merged' | 'customer.split'
  readonly id: string
  readonly otherId: string
  readonly did: string
}

async function audit(tx: Tx, { author, now, action, id, otherId, did }: Change): Promise<void> {
  await recordAudit(tx, [
    {
      ...author,
      occurredAt: now,
      action,
      entity: { type: 'customer', id: encodeId('customer', id) },
      message: `${author.actor.name} ${did}.`,
      metadata: { otherCustomerId: encodeId('customer', otherId) },
    },
  ])
}
