import {
  CUSTOMER_FIELDS,
  type CustomerField,
  type CustomerImportPreview,
  type CustomerImportRecord,
} from '@platen/contract'
import type { AdminAuthor } from '../../../../platform/auth/guard.ts'
import type { Clock } from '../../../../platform/clock.ts'
import { violatedConstraint } from '../../../../platform/database/database-errors.ts'
import type { Database, Transaction, Tx } from '../../../../platform/database/transaction.ts'
import type { UploadedFile } from '../../../../platform/http/uploads/receive-file.ts'
import { recordAudit, type AuditEntry } from '../../../../platform/records/audit.ts'
import { encodeId, newUuid } from '../../../../platform/records/ids.ts'
import { chosenColumns } from '../../../../platform/tables/chosen-columns.ts'
import {
  describeTable,
  digestOf,
  outdatedPreview,
  refuseColumns,
  refuseRows,
  sameColumns,
  toProblem,
} from '../../../../platform/tables/import-table.ts'
import type { RowProblem } from '../../../../platform/tables/read-fields.ts'
import { readTableFile } from '../../../../platform/tables/table-process.ts'
import type { ShopCache } from '../../../selling/catalog/index.ts'
import { lockCustomers } from '../customers.store.ts'
import { wordsOf } from '../write-customer.ts'
import { CUSTOMER_TABLE, type CustomerValues } from './customer-table.ts'
import { findByContacts, insertCustomers, updateCustomers } from './imports.store.ts'
import {
  planCustomers,
  type CustomerPlan,
  type PlannedCustomer,
  type ReadCustomers,
} from './plan-customers.ts'

export interface ReadingDeps {
  readonly database: Database
  readonly shop: Pick<ShopCache, 'get'>
}

interface Reading {
  readonly columns?: string | undefined
}

export async function previewCustomers(
  deps: ReadingDeps,
  file: UploadedFile,
  reading: Reading,
): Promise<CustomerImportPreview> {
  const table = await readFile(deps, file, reading)
  const plan = await planOf(deps.database, table)
  const problems = columnProblems(table)
  const { create, update, error } = plan.totals
  return {
    preview: await digestOfPlan(file, table, plan),
    fileName: file.name,
    ...describeTable(table),
    problems: problems.map(toProblem),
    rows: plan.rows.map((row) => ({ ...row, problems: row.problems.map(toProblem) })),
    totals: plan.totals,
    importable: problems.length === 0 && error === 0 && create + update > 0,
  }
}

interface ImportDeps extends ReadingDeps {
  readonly transaction: Transaction
  readonly clock: Clock
}

interface ImportCustomers {
  readonly file: UploadedFile
  readonly reading: Reading
  /** Of the preview that a person agreed to. */
  readonly preview: string
  readonly author: AdminAuthor
}

/** All of the table or nothing, and only what the preview said. Nobody is notified of these customers. */
export async function importCustomers(
  deps: ImportDeps,
  { file, reading, preview, author }: ImportCustomers,
): Promise<CustomerImportRecord> {
  const table = await readFile(deps, file, reading)
  refuseColumns(columnProblems(table))
  const expected = await planOf(deps.database, table)
  refuseRows(expected.rows)
  if ((await digestOfPlan(file, table, expected)) !== preview) throw outdatedPreview()
  return deps
    .transaction(async (tx) => {
      await lockCustomers(
        tx,
        expected.customers.flatMap(({ before }) => before?.id ?? []),
      )
      // What the locks waited for may have changed the customers.
      const plan = await planOf(tx, table)
      if ((await digestOfPlan(file, table, plan)) !== preview) throw outdatedPreview()
      const now = deps.clock.now()
      const totals = await write(tx, plan.customers, { file, author, now })
      return {
        importedAt: now.toISOString(),
        fileName: file.name,
        totals: { rows: plan.totals.rows, ...totals },
      }
    })
    .catch((error: unknown) => {
      throw CREATED_MEANWHILE.has(violatedConstraint(error) ?? '') ? outdatedPreview() : error
    })
}

/** A customer whom an order or a colleague has just made. */
const CREATED_MEANWHILE = new Set(['customers_email_unique', 'customers_phone_unique'])

async function readFile(
  { shop }: ReadingDeps,
  file: UploadedFile,
  { columns }: Reading,
): Promise<ReadCustomers> {
  const { currency, currencyExponent } = await shop.get()
  return readTableFile<CustomerField, CustomerValues>(file.client, file.bytes, {
    fields: CUSTOMER_TABLE,
    columns: chosenColumns(columns, CUSTOMER_FIELDS),
    decimal: undefined,
    currency: { currency, currencyExponent },
  })
}

async function planOf(database: Database, table: ReadCustomers): Promise<CustomerPlan> {
  const values = table.rows.map((row) => row.values)
  const known = await findByContacts(database, {
    emails: values.flatMap(({ email }) => email ?? []),
    phones: values.flatMap(({ phone }) => phone ?? []),
  })
  return planCustomers(table, known)
}

function digestOfPlan(file: UploadedFile, { columns }: ReadCustomers, plan: CustomerPlan): Promise<string> {
  return digestOf(file, columns, [...plan.rows, ...plan.customers])
}

/** A customer is found by a contact, and a new one needs a name as well. */
function columnProblems(table: ReadCustomers): RowProblem<CustomerField>[] {
  const problems = sameColumns(table)
  if (table.columns.some(({ field }) => field === 'email' || field === 'phone')) return problems
  const message = 'or phone is needed: no column tells the customer'
  return [...problems, { field: 'email', column: null, reason: 'required', message }]
}

interface Writing {
  readonly file: UploadedFile
  readonly author: AdminAuthor
  readonly now: Date
}

async function write(tx: Tx, customers: readonly PlannedCustomer[], { file, author, now }: Writing) {
  const created = customers
    .filter(({ before }) => before === undefined)
    .map((one) => ({ ...one, id: newUuid(now) }))
  const updated = customers.flatMap((one) => (one.before ? [{ ...one, id: one.before.id }] : []))
  const rowOf = ({ id, after }: PlannedCustomer & { id: string }) => ({ ...after, id, words: wordsOf(after) })
  await insertCustomers(tx, created.map(rowOf), now)
  await updateCustomers(tx, updated.map(rowOf), now)
  const totals = { customersCreated: created.length, customersUpdated: updated.length }
  const { actor } = author
  await recordAudit(tx, [
    {
      ...author,
      occurredAt: now,
      action: 'customers.imported',
      message: `${actor.name} imported ${customers.length} customers from ${file.name}.`,
      subject: file.name,
      metadata: { sha256: file.sha256.toString('hex'), ...totals },
    },
  ])
  const entries = [
    ...created.map(({ id }) => entryOf(id, 'customer.created', `${actor.name} added a customer.`)),
    ...updated.map(({ id, changed }) => ({
      ...entryOf(id, 'customer.updated', `${actor.name} edited a customer.`),
      // The log outlives personal data, so it has only what changed.
      changes: changed.map((path) => ({ path, from: '(personal)', to: '(personal)' })),
    })),
  ]
  for (let from = 0; from < entries.length; from += ENTRIES_AT_ONCE)
    await recordAudit(tx, entries.slice(from, from + ENTRIES_AT_ONCE))
  return totals

  function entryOf(id: string, action: AuditEntry['action'], message: string): AuditEntry {
    return {
      ...author,
      occurredAt: now,
      action,
      entity: { type: 'customer', id: encodeId('customer', id) },
      message,
    }
  }
}

/** A statement has at most 65,535 values. */
const ENTRIES_AT_ONCE = 1_000
