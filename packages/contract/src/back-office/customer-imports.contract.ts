import Type, { type Static } from 'typebox'
import { operation } from '../operation.ts'
import { Timestamp, nullable, part, resource } from '../schema.ts'
import {
  AgreedPreview,
  ROWS_OF_TABLE,
  chosenColumns,
  rowCount,
  rowTotals,
  tableExport,
  tableFile,
  tablePreview,
  tableUpload,
} from '../table-imports.ts'

/** What a column of a table of customers can be, in the order of an export. */
export const CUSTOMER_FIELDS = [
  'name',
  'company',
  'email',
  'phone',
  'locale',
  'tags',
  'trade',
  'taxId',
  'note',
] as const
export type CustomerField = (typeof CUSTOMER_FIELDS)[number]

const preview = tablePreview(CUSTOMER_FIELDS)

export const CustomerImportPreview = resource('CustomerImportPreview', {
  ...preview.file,
  columns: preview.columns,
  problems: preview.problems,
  rows: Type.Array(
    part({
      ...preview.row,
      name: nullable(Type.String()),
      company: nullable(Type.String()),
      email: nullable(Type.String()),
      phone: nullable(Type.String()),
      ...preview.outcome,
    }),
    { description: ROWS_OF_TABLE },
  ),
  totals: part(rowTotals),
  importable: preview.importable,
})
export type CustomerImportPreview = Static<typeof CustomerImportPreview>

export const CustomerImportRecord = resource('CustomerImportRecord', {
  importedAt: Timestamp,
  fileName: Type.String(),
  totals: part({
    rows: rowTotals.rows,
    customersCreated: rowCount('New customers.'),
    customersUpdated: rowCount('Customers of whom something changes.'),
  }),
})
export type CustomerImportRecord = Static<typeof CustomerImportRecord>

const reading = { columns: chosenColumns('name,-,email,phone') }

export const createCustomerImportPreview = operation('POST /api/admin/customer-imports/previews', {
  operationId: 'create_customer_import_preview',
  tag: 'Customers',
  summary: 'What an import of a table of customers would do, row by row, without doing it',
  description:
    'A row is a customer, found by email address, or by phone where there is none or nobody has it. An empty cell changes nothing, and what the table leaves out stays. Tags replace those of the customer.',
  query: part(reading),
  upload: tableUpload,
  success: {
    status: 200,
    schema: CustomerImportPreview,
    description: 'The columns, and the fate of each row.',
  },
  access: 'customers:write',
})

export const createCustomerImport = operation('POST /api/admin/customer-imports', {
  operationId: 'create_customer_import',
  tag: 'Customers',
  summary: 'Imports a table of customers: all of it or nothing',
  description:
    'Send the file again, with the columns of the preview. When it would do something else than its preview said, because customers have changed, `preview` is refused.',
  query: part({ preview: AgreedPreview, ...reading }),
  upload: tableUpload,
  success: { status: 201, schema: CustomerImportRecord, description: 'What was imported.' },
  idempotent: true,
  access: 'customers:write',
})

export const exportCustomers = operation('GET /api/admin/customer-exports', {
  operationId: 'export_customers',
  tag: 'Customers',
  summary: 'All customers, as a table that can be imported',
  description: 'Those that were merged into another are left out. Each export is in the audit log.',
  query: tableExport,
  success: tableFile,
  access: 'customers:read',
})
