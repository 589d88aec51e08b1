import type { Resources } from '@platen/api-client'
import { count } from '@platen/messages'
import { paths } from '../../../lib/paths.ts'
import { api } from '../../../lib/requests/api.ts'
import { TableImportPage } from '../../../lib/table-import/table-import-page.tsx'
import type { TableSubject } from '../../../lib/table-import/table-import.ts'
import { locale, m } from '../../../messages/messages.ts'

const texts = m.customerImport

const CUSTOMERS: TableSubject<Resources['CustomerImportPreview'], Resources['CustomerImportRecord']> = {
  texts,
  all: paths.customers(),
  fieldNames: texts.fields,
  numbers: new Set(),
  path: '/api/admin/customer-imports',
  changes: ['customers', 'orders', 'audit-log'],
  download: (format, template) => api.exportCustomers({ query: { format, template, language: locale } }),
  describe: ({ name, company, email, phone }) => ({
    name: name ?? company,
    detail: [email, phone].filter((contact) => contact !== null).join(' · '),
  }),
  summary: () => [],
  done: ({ totals: { customersCreated, customersUpdated } }) => [
    ...(customersCreated > 0 ? [count(locale, texts.done.customersCreated, customersCreated)] : []),
    ...(customersUpdated > 0 ? [count(locale, texts.done.customersUpdated, customersUpdated)] : []),
  ],
}

export function CustomerImportPage() {
  return <TableImportPage subject={CUSTOMERS} />
}
