import { FIELDS, type Field } from './checkout-draft.ts'

interface RefusedField {
  readonly path: string
  readonly message: string
}

export interface RefusedFields {
  readonly fields: Partial<Record<Field, string>>
  /** By index of the order line: the design in the cart has to change. */
  readonly lines: Readonly<Record<number, string>>
  readonly others: readonly string[]
}

/** The longest known path wins. */
export function refusedFields(refused: readonly RefusedField[]): RefusedFields {
  const fields: Partial<Record<Field, string>> = {}
  const lines: Record<number, string> = {}
  const others: string[] = []
  for (const { path, message } of refused) {
    const line = /^items\[(\d+)\]/.exec(path)?.[1]
    const field = fieldOf(path)
    if (line !== undefined) lines[Number(line)] ??= message
    else if (field) fields[field] ??= message
    else others.push(`${path}: ${message}`)
  }
  return { fields, lines, others }
}

/** OUT_OF_STOCK names its lines only in the message: `items[0] Classic tee, …`. */
export function linesNamedIn(message: string): number[] {
  return [...message.matchAll(/items\[(\d+)\]/g)].map(([, index]) => Number(index))
}

export function firstField(fields: Partial<Record<Field, unknown>>): Field | undefined {
  return FIELDS.find((field) => fields[field] !== undefined)
}

const FIELD_OF_PATH: Readonly<Record<string, Field>> = {
  customer: 'email',
  'customer.name': 'name',
  'customer.email': 'email',
  'customer.phone': 'phone',
  fulfilment: 'method',
  'fulfilment.meetupZoneId': 'meetupZoneId',
  'fulfilment.slot': 'slot',
  'fulfilment.address': 'line1',
  'fulfilment.address.line2': 'line2',
  'fulfilment.address.city': 'city',
  'fulfilment.address.region': 'region',
  'fulfilment.address.postalCode': 'postalCode',
  'fulfilment.address.country': 'country',
  payment: 'instructionId',
  'payment.reference': 'reference',
  'payment.payerName': 'payerName',
  'payment.proofUploadId': 'proof',
  neededBy: 'neededBy',
  note: 'note',
  acceptedPolicyVersion: 'policy',
}

function fieldOf(path: string): Field | undefined {
  if (path === '') return undefined
  return FIELD_OF_PATH[path] ?? fieldOf(path.slice(0, Math.max(0, path.lastIndexOf('.'))))
}
