import type { OrderRecord, PrivacyExport } from '@platen/contract'
import type { Platform } from '../../../platform/platform.ts'
import { recordAudit } from '../../../platform/records/audit.ts'
import type { AdminAuthor } from '../../../platform/auth/guard.ts'
import { encodeId } from '../../../platform/records/ids.ts'
import type { ServerKeys } from '../../../platform/server-keys.ts'
import { previewUrl } from '../../selling/artworks/index.ts'
import { findOrder, toOrderRecord } from '../../selling/orders/index.ts'
import {
  listDocuments,
  listEstimates,
  listCustomers,
  listFiles,
  listDesigns,
  listLayouts,
  listLeads,
  listMessages,
  listNotes,
  listOrderIds,
  listPayments,
  listRefunds,
  listSessions,
} from './export.store.ts'
import { findKnown, requirePerson, type Person } from './person.ts'

export interface ExportDeps extends Pick<Platform, 'database' | 'transaction' | 'clock'> {
  readonly keys: Pick<ServerKeys, 'preview'>
}

/** The audit log records the export, but not of whom. */
export async function exportPerson(
  deps: ExportDeps,
  { person, author }: { readonly person: Person; readonly author: AdminAuthor },
): Promise<PrivacyExport> {
  requirePerson(person)
  const { database, transaction, clock } = deps
  const known = await findKnown(database, person)
  const now = clock.now()
  const orderIds = await listOrderIds(database, known)
  const leads = await listLeads(database, known)
  const estimates = await listEstimates(database, known)
  const files = await listFiles(
    database,
    orderIds,
    leads.map(({ id }) => id),
    estimates.map(({ id }) => id),
  )
  const layouts = await listLayouts(
    database,
    files.map(({ id }) => id),
  )
  const designs = await listDesigns(
    database,
    files.map(({ id }) => id),
  )
  const result: PrivacyExport = {
    exportedAt: now.toISOString(),
    customers: (await listCustomers(database, known)).map((customer) => ({
      ...customer,
      id: encodeId('customer', customer.id),
    })),
    orders: await readOrders(deps, orderIds, now),
    payments: await listPayments(database, orderIds),
    refunds: await listRefunds(database, orderIds),
    documents: await listDocuments(database, orderIds),
    notes: await listNotes(database, orderIds),
    messages: await listMessages(
      database,
      orderIds,
      estimates.map(({ id }) => id),
    ),
    leads: leads.map((lead) => ({ ...lead, id: encodeId('lead', lead.id) })),
    estimates: estimates.map((estimate) => ({ ...estimate, id: encodeId('estimate', estimate.id) })),
    designs: designs.map((design) => ({ ...design, id: encodeId('design', design.id) })),
    layouts: layouts.map((layout) => ({ ...layout, id: encodeId('layout', layout.id) })),
    sessions: await listSessions(database, known),
    files: files.map((file) => ({
      ...file,
      id: encodeId(file.kind === 'artwork' ? 'artwork' : 'proof', file.id),
    })),
  }
  await transaction((tx) =>
    recordAudit(tx, [
      {
        ...author,
        occurredAt: now,
        action: 'privacy.exported',
        message: `${author.actor.name} exported the data of one customer: ${orderIds.length} orders, ${estimates.length} estimates, ${leads.length} requests.`,
      },
    ]),
  )
  return result
}

async function readOrders(
  { database, keys }: ExportDeps,
  ids: readonly string[],
  now: Date,
): Promise<OrderRecord[]> {
  const records: OrderRecord[] = []
  for (const id of ids) {
    const order = await findOrder(database, id)
    if (order) records.push(toOrderRecord(order, (artworkId) => previewUrl(keys.preview, artworkId, now)))
  }
  return records
}
