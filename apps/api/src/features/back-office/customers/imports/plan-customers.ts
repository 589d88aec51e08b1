import { CUSTOMER_FIELDS, Email, type CustomerField, type CustomerImportPreview } from '@platen/contract'
import { recognise } from '../../../../platform/http/validators.ts'
import type { ReadRow, ReadTable, RowProblem } from '../../../../platform/tables/read-fields.ts'
import { cleanText } from '../../../../platform/tables/table.ts'
import type { Customer, CustomerDetails } from '../customers.store.ts'
import type { CustomerValues } from './customer-table.ts'

export type ReadCustomers = ReadTable<CustomerField, CustomerValues>
type Row = ReadRow<CustomerField, CustomerValues>
type Problem = RowProblem<CustomerField>

/** All that an import writes, and what it says about each row. */
export interface CustomerPlan {
  readonly rows: readonly PlannedRow[]
  readonly customers: readonly PlannedCustomer[]
  readonly totals: CustomerImportPreview['totals']
}

interface PlannedRow extends Omit<CustomerImportPreview['rows'][number], 'problems'> {
  readonly problems: readonly Problem[]
}

/** `before`: undefined for a new one. */
export interface PlannedCustomer {
  readonly before: Customer | undefined
  readonly after: CustomerDetails
  readonly changed: readonly CustomerField[]
}

/** `known`: the customers who have one of the contacts of the table. */
export function planCustomers({ rows, columns }: ReadCustomers, known: readonly Customer[]): CustomerPlan {
  const find = finder(known)
  const columnOf = (field: CustomerField) => columns.find((one) => one.field === field)?.column ?? null
  const first = firstRows(rows, find)
  const planned = rows.map((row) => planRow(row, { find, columnOf, first }))
  const fates = (fate: PlannedRow['fate']) => planned.filter(({ shown }) => shown.fate === fate).length
  return {
    rows: planned.map(({ shown }) => shown),
    customers: planned.flatMap(({ customer }) => customer ?? []),
    totals: {
      rows: rows.length,
      create: fates('create'),
      update: fates('update'),
      unchanged: fates('unchanged'),
      error: fates('error'),
    },
  }
}

/** Ids, or the contacts that a new customer would have, with the first row that names them. */
type FirstRows = ReadonlyMap<string, number>

interface Planning {
  readonly find: ReturnType<typeof finder>
  readonly columnOf: (field: CustomerField) => string | null
  readonly first: FirstRows
}

function planRow(
  row: Row,
  { find, columnOf, first }: Planning,
): { readonly shown: PlannedRow; readonly customer: PlannedCustomer | undefined } {
  const { number, values } = row
  const problems = [...row.problems]
  const report = (field: CustomerField | null, problem: Omit<Problem, 'field' | 'column'>) =>
    void problems.push({ field, column: field === null ? null : columnOf(field), ...problem })

  const { own, other } = find(values)
  const tags = tagsOf(values.tags)
  if (values.email !== undefined && !isEmail(values.email))
    report('email', { reason: 'not_an_email', message: 'is not an email address' })
  if (tags.some((tag) => tag.length > MOST_LETTERS) || tags.length > MOST_TAGS)
    report('tags', {
      reason: 'too_many_tags',
      message: `are more than ${MOST_TAGS}, or one has more than ${MOST_LETTERS} letters`,
    })
  if (other) report('phone', { reason: 'contact_taken', message: 'belongs to another customer' })
  if (own && own.mergedInto !== null)
    report(null, { reason: 'merged_customer', message: 'is of a customer who was merged into another' })
  const twin = keysOf(values, own)
    .map((key) => first.get(key) ?? number)
    .find((one) => one < number)
  if (twin !== undefined)
    report(null, { reason: 'same_as_row', message: `is the customer of row ${twin}`, limit: String(twin) })
  if (!own) {
    const refused = new Set(row.problems.map(({ field }) => field))
    if (values.name === undefined && !refused.has('name'))
      report('name', { reason: 'required', message: 'is required for a new customer' })
    if (
      values.email === undefined &&
      values.phone === undefined &&
      !refused.has('email') &&
      !refused.has('phone')
    )
      report('email', { reason: 'no_contact', message: 'or phone is required' })
  }

  const before: CustomerDetails = own ?? NOBODY
  const after = applied(before, values, tags)
  const changes = CUSTOMER_FIELDS.filter((field) => !isSame(field, before, after)).map((field) => ({
    field,
    from: textOf(field, before),
    to: textOf(field, after) ?? '',
  }))
  const isError = problems.length > 0
  const fate = isError ? 'error' : !own ? 'create' : changes.length > 0 ? 'update' : 'unchanged'
  const { name, company, email, phone } = after
  return {
    shown: {
      row: number,
      fate,
      ...{ name: name === '' ? null : name, company, email, phone },
      changes: fate === 'update' ? changes : [],
      problems: problems.toSorted(byColumn),
    },
    customer:
      fate === 'create' || fate === 'update'
        ? { before: own, after, changed: changes.map(({ field }) => field) }
        : undefined,
  }
}

const isEmail = recognise(Email)
const [MOST_TAGS, MOST_LETTERS] = [20, 40]

const NOBODY: CustomerDetails = {
  ...{ name: '', company: null, email: null, phone: null, locale: null, taxId: null, note: null },
  ...{ tags: [], trade: false },
}

/**
 * As orders find their customer: the email address decides, and a phone only without one, or when its customer has none.
 * `other`: somebody else has the phone.
 */
function finder(known: readonly Customer[]) {
  const byEmail = new Map(
    known.flatMap((one) => (one.email === null ? [] : [[one.email.toLowerCase(), one]])),
  )
  const byPhone = new Map(known.flatMap((one) => (one.phone === null ? [] : [[one.phone, one]])))
  return ({ email, phone }: CustomerValues): { own: Customer | undefined; other: Customer | undefined } => {
    const ofEmail = email === undefined ? undefined : byEmail.get(email.toLowerCase())
    const ofPhone = phone === undefined ? undefined : byPhone.get(phone)
    const own = ofEmail ?? (email === undefined || ofPhone?.email === null ? ofPhone : undefined)
    return { own, other: ofPhone === own ? undefined : ofPhone }
  }
}

function keysOf({ email, phone }: CustomerValues, own: Customer | undefined): string[] {
  return [own?.id, email?.toLowerCase(), phone].filter((key) => key !== undefined)
}

function firstRows(rows: readonly Row[], find: Planning['find']): FirstRows {
  const first = new Map<string, number>()
  for (const { number, values } of rows)
    for (const key of keysOf(values, find(values).own)) if (!first.has(key)) first.set(key, number)
  return first
}

function tagsOf(text: string | undefined): string[] {
  const tags = (text ?? '').split(/[,;]/).map((tag) => tag.trim())
  return [...new Set(tags.filter((tag) => tag !== ''))]
}

function applied(before: CustomerDetails, values: CustomerValues, tags: readonly string[]): CustomerDetails {
  const { tags: written, ...others } = values
  const after = { ...before, ...others, ...(written !== undefined && { tags }) }
  const kept = CUSTOMER_FIELDS.filter((field) => isSame(field, before, after))
  return { ...after, ...Object.fromEntries(kept.map((field) => [field, before[field]])) }
}

/** What a table cannot tell apart is the same: the case of an address, blanks, and how tags are separated. */
function isSame(field: CustomerField, before: CustomerDetails, after: CustomerDetails): boolean {
  const [was, is] = [before, after].map((details) => cleanText(textOf(field, details) ?? ''))
  return field === 'email' ? was?.toLowerCase() === is?.toLowerCase() : was === is
}

export function textOf(field: CustomerField, details: CustomerDetails): string | null {
  if (field === 'tags') return details.tags.length === 0 ? null : details.tags.join(', ')
  const value = details[field]
  return value === null || value === '' ? null : String(value)
}

function byColumn({ column: a }: Problem, { column: b }: Problem): number {
  const place = (column: string | null) => (column ?? '').padStart(3)
  return place(a) < place(b) ? -1 : Number(place(a) > place(b))
}
