import type { PrivacyErasure } from '@platen/contract'
import type { Platform } from '../../../platform/platform.ts'
import { recordAudit } from '../../../platform/records/audit.ts'
import type { AdminAuthor } from '../../../platform/auth/guard.ts'
import type { Tx } from '../../../platform/database/transaction.ts'
import { forgetAnswers } from '../../../platform/http/idempotency.ts'
import { encodeId } from '../../../platform/records/ids.ts'
import { Refusal, invalidField } from '../../../platform/refusal.ts'
import { requestFileRemoval } from '../../../platform/file-removal/index.ts'
import { withdrawFilms } from '../../press/gang-sheets/index.ts'
import {
  countDocuments,
  eraseEstimates,
  eraseCustomers,
  eraseFiles,
  eraseDesigns,
  eraseLayoutNames,
  eraseLeads,
  eraseOrders,
  endAccountSessions,
  listFiles,
  lockEstimates,
  lockCustomers,
  lockLeads,
  lockOrders,
  type PersonsEstimate,
  type PersonsLead,
  type PersonsOrder,
} from './erasure.store.ts'
import { findKnown, namesPerson, requirePerson, type Person } from './person.ts'

export type ErasureDeps = Pick<Platform, 'database' | 'transaction' | 'clock'>

interface Erasure {
  readonly person: Person
  readonly reason: string
  readonly author: AdminAuthor
}

/** Amounts, statuses and the ledger stay. */
export async function erasePerson(
  { transaction, clock }: ErasureDeps,
  { person, reason, author }: Erasure,
): Promise<PrivacyErasure> {
  requirePerson(person)
  return transaction(async (tx) => {
    const now = clock.now()
    const known = await findKnown(tx, person)
    const customers = await lockCustomers(tx, known.customerIds)
    const orders = await lockOrders(tx, known)
    const leads = await lockLeads(tx, known)
    const estimates = await lockEstimates(tx, known)
    refuseOpenOrders(orders)
    const words = [...customers, ...orders, ...leads, ...estimates].flatMap(({ name, email, phone }) => [
      name,
      email,
      phone,
    ])
    if (namesPerson(reason, [person.email, person.phone, ...words])) {
      throw invalidField(
        'reason',
        'must not name the person, because it stays in the audit log',
        'names_person',
      )
    }

    const contacts = words.filter((word) => word !== null).filter((word) => /^[+]|@/.test(word))
    const { email = [], phone = [] } = person
    await endAccountSessions(tx, {
      customerIds: known.customerIds,
      contacts: [email, phone, contacts].flat(),
    })
    const files = await eraseRows(tx, { contacts, orders, leads, estimates, now })
    const documentsKept = await countDocuments(
      tx,
      orders.map(({ id }) => id),
    )
    const erased = {
      customers: await eraseCustomers(tx, known.customerIds, now),
      orders: orders.length,
      leads: leads.length,
      estimates: estimates.length,
      files,
      documentsKept,
    }
    await recordAudit(tx, [
      {
        ...author,
        occurredAt: now,
        action: 'privacy.erased',
        message: `${author.actor.name} erased one customer: ${erased.orders} orders, ${erased.estimates} estimates, ${erased.leads} requests, ${erased.files} files.`,
        metadata: {
          reason,
          orders: orders.map(({ number }) => number),
          leads: leads.map(({ reference }) => reference),
          estimates: estimates.map(({ number }) => number),
        },
      },
    ])
    return erased
  })
}

function refuseOpenOrders(orders: readonly PersonsOrder[]): void {
  const open = orders.filter(({ status }) => status === 'open' || status === 'on_hold')
  if (open.length === 0) return
  throw new Refusal('IN_USE', `Open orders: ${open.map(({ number }) => number).join(', ')}.`, {
    details: { reason: 'open_orders', names: open.map(({ number }) => number) },
    resolution: 'Complete or cancel these orders first.',
  })
}

async function eraseRows(
  tx: Tx,
  {
    contacts,
    orders,
    leads,
    estimates,
    now,
  }: {
    contacts: readonly string[]
    orders: readonly PersonsOrder[]
    leads: readonly PersonsLead[]
    estimates: readonly PersonsEstimate[]
    now: Date
  },
): Promise<number> {
  const of = {
    orderIds: orders.map(({ id }) => id),
    leadIds: leads.map(({ id }) => id),
    estimateIds: estimates.map(({ id }) => id),
  }
  const files = await listFiles(tx, of)
  await forgetAnswers(tx, [
    ...of.orderIds.map((id) => encodeId('order', id)),
    ...of.leadIds.map((id) => encodeId('lead', id)),
    ...of.estimateIds.map((id) => encodeId('estimate', id)),
    ...files.map(({ id, kind }) => encodeId(kind, id)),
    ...contacts,
  ])
  await eraseOrders(tx, of.orderIds, now)
  await eraseLeads(tx, of.leadIds, now)
  await eraseEstimates(tx, of.estimateIds, now)
  await eraseLayoutNames(tx, files)
  await eraseDesigns(tx, files)
  // Film shows the artwork too; sheets that are still needed are exported again without it.
  const gone = [...(await eraseFiles(tx, files, now)), ...(await withdrawFilms(tx, of.orderIds, now))]
  await requestFileRemoval(tx, gone, now)
  return gone.length
}
