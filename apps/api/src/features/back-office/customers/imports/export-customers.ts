import { CUSTOMER_FIELDS, type exportCustomers } from '@platen/contract'
import { dayIn } from '@platen/formats/calendar'
import type { Static } from 'typebox'
import { languageFor } from '../../../../messages/messages.ts'
import type { AdminAuthor } from '../../../../platform/auth/guard.ts'
import type { Platform } from '../../../../platform/platform.ts'
import { recordAudit } from '../../../../platform/records/audit.ts'
import { exportTable, type ExportedFile } from '../../../../platform/tables/export-table.ts'
import type { ReadingDeps } from './import-customers.ts'
import { listAllCustomers } from './imports.store.ts'
import { textOf } from './plan-customers.ts'

interface ExportCustomers {
  readonly query: Static<typeof exportCustomers.query>
  readonly author: AdminAuthor
  /** Whose turn it is when several wait. */
  readonly client: string
}

/** An import of it changes nothing. */
export async function customersAsTable(
  { transaction, shop, clock }: Pick<Platform, 'transaction' | 'clock'> & Pick<ReadingDeps, 'shop'>,
  { query: { format, language, template = false }, author, client }: ExportCustomers,
): Promise<ExportedFile> {
  const { timeZone, locales } = await shop.get()
  const { customers: words } = languageFor([language, ...locales]).messages
  const now = clock.now()
  const found = template
    ? []
    : await transaction(async (tx) => {
        const all = await listAllCustomers(tx)
        await recordAudit(tx, [
          {
            ...author,
            occurredAt: now,
            action: 'customers.exported',
            message: `${author.actor.name} exported ${all.length} customers.`,
            metadata: { format, customers: all.length },
          },
        ])
        return all
      })
  const rows = found.map((customer) =>
    CUSTOMER_FIELDS.map((field) => {
      if (field !== 'trade') return { text: textOf(field, customer) }
      return { text: customer.trade ? words.yes : words.no }
    }),
  )
  const headings = CUSTOMER_FIELDS.map((field) => words.columns[field])
  const name = `${words.file}-${dayIn(timeZone, now)}`
  return exportTable({ format, name, sheet: words.sheet, headings, rows }, client)
}
