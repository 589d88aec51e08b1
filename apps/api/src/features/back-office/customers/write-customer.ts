import type { CustomerCreate, CustomerDetail, CustomerUpdate } from '@platen/contract'
import type { AdminAuthor } from '../../../platform/auth/guard.ts'
import { violatedConstraint } from '../../../platform/database/database-errors.ts'
import type { Database, Transaction, Tx } from '../../../platform/database/transaction.ts'
import { recordAudit } from '../../../platform/records/audit.ts'
import { emit } from '../../../platform/records/events.ts'
import { encodeId, newUuid } from '../../../platform/records/ids.ts'
import { searchText } from '../../../platform/records/search-text.ts'
import { Refusal, invalidField } from '../../../platform/refusal.ts'
import { noSuchCustomer, readCustomer, type ReadCustomerDeps } from './customer-record.ts'
import {
  findByContact,
  insertCustomer,
  listMerged,
  lockCustomers,
  writeCustomer,
  type Customer,
  type CustomerDetails,
  type CustomerEntry,
} from './customers.store.ts'

export interface WriteCustomerDeps extends ReadCustomerDeps {
  readonly transaction: Transaction
}

export async function createCustomer(
  deps: WriteCustomerDeps,
  { request, author }: { readonly request: CustomerCreate; readonly author: AdminAuthor },
): Promise<CustomerDetail> {
  const details = detailsOf(request)
  refuseUnreachable(details)
  return nameDuplicates(deps.database, details, () =>
    deps.transaction(async (tx) => {
      const now = deps.clock.now()
      const id = newUuid(now)
      await insertCustomer(tx, details, { id, words: wordsOf(details), now })
      await emit(tx, { type: 'customer.created', customerId: id, occurredAt: now })
      await recordAudit(tx, [
        {
          ...author,
          occurredAt: now,
          action: 'customer.created',
          entity: { type: 'customer', id: encodeId('customer', id) },
          message: `${author.actor.name} added a customer.`,
        },
      ])
      return readCustomer({ ...deps, database: tx }, id)
    }),
  )
}

interface ReplaceCustomer {
  /** UUID. */
  readonly customerId: string
  readonly request: CustomerUpdate
  readonly author: AdminAuthor
}

export async function replaceCustomer(
  deps: WriteCustomerDeps,
  { customerId, request, author }: ReplaceCustomer,
): Promise<CustomerDetail> {
  const { revision, ...requested } = request
  const details = detailsOf(requested)
  refuseUnreachable(details)
  return nameDuplicates(deps.database, details, () =>
    deps.transaction(async (tx) => {
      const now = deps.clock.now()
      const before = (await lockCustomers(tx, [customerId])).get(customerId)
      if (before?.erasedAt !== null) throw noSuchCustomer()
      refuseMerged(before)
      refuseStale(before, revision)
      const changed = changedFields(before, details)
      if (changed.length > 0) {
        await writeCustomer(tx, customerId, details, { words: await allWords(tx, customerId, details), now })
        await recordAudit(tx, [
          {
            ...author,
            occurredAt: now,
            action: 'customer.updated',
            entity: { type: 'customer', id: encodeId('customer', customerId) },
            message: `${author.actor.name} edited a customer.`,
            // The log outlives personal data, so it has only what changed.
            changes: changed.map((path) => ({ path, from: '(personal)', to: '(personal)' })),
          },
        ])
      }
      return readCustomer({ ...deps, database: tx }, customerId)
    }),
  )
}

function detailsOf(request: CustomerCreate): CustomerEntry {
  const { name, company = null, email = null, phone = null, locale = null } = request
  const { tags = [], trade = false, taxId = null, note = null, priceListId = null } = request
  return { name, company, email, phone, locale, tags, trade, taxId, note, priceListId }
}

function refuseUnreachable({ email, phone }: CustomerDetails): void {
  if (email === null && phone === null)
    throw invalidField('email', 'or phone is required, so that the customer can be reached', 'no_contact')
}

export function refuseMerged({ mergedInto }: Customer): void {
  if (mergedInto === null) return
  throw new Refusal('INVALID_TRANSITION', 'This customer is part of another one.', {
    details: {
      reason: 'customer_merged',
      state: 'merged',
      allowedActions: ['split'],
    },
  })
}

export function refuseStale({ revision }: Customer, read: number): void {
  if (revision === read) return
  throw new Refusal(
    'REVISION_CONFLICT',
    `The customer was changed in the meantime: the current revision is ${revision}.`,
    { details: { revision } },
  )
}

function changedFields(before: Customer, after: CustomerEntry): string[] {
  return (Object.keys(after) as (keyof CustomerEntry)[]).filter(
    (name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  )
}

export function wordsOf({ name, company, email, phone, tags, taxId }: CustomerDetails): string {
  return searchText(name, company, email, phone, taxId, ...tags)
}

/** With those of the customers that were merged into this one, whose names and contacts find it. */
export async function allWords(tx: Tx, id: string, details: CustomerDetails): Promise<string> {
  const merged = await listMerged(tx, id)
  return [wordsOf(details), ...merged.map(({ words }) => words)].join(' ')
}

async function nameDuplicates<Result>(
  database: Database,
  contact: CustomerDetails,
  write: () => Promise<Result>,
): Promise<Result> {
  try {
    return await write()
  } catch (error) {
    const constraint = violatedConstraint(error)
    if (constraint === 'customers_price_list_id_fkey')
      throw invalidField('priceListId', 'there is no such price list', 'not_found')
    if (constraint !== 'customers_email_unique' && constraint !== 'customers_phone_unique') throw error
    const other = await findByContact(database, contact)
    const name = constraint === 'customers_email_unique' ? 'email address' : 'phone'
    throw new Refusal('DUPLICATE', `Another customer has this ${name}.`, {
      details: {
        reason: 'contact_used',
        ...(other && { names: [encodeId('customer', other.id)] }),
      },
    })
  }
}
