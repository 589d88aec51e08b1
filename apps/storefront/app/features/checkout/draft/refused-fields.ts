import { FIELDS, type Field } from './checkout-draft.ts'

interface RefusedField {
  readonly path: string
}

export interface RefusedFields {
  readonly fields: ReadonlySet<Field>
  /** Indexes of order lines whose design in the cart has to change. */
  readonly lines: readonly number[]
  /** Something that no field on the page can mend. */
  readonly hasOthers: boolean
}

/** The longest known path wins. */
export function refusedFields(refused: readonly RefusedField[]): RefusedFields {
  const fields = new Set<Field>()
  const lines = new Set<number>()
  let hasOthers = false
  for (const { path } of refused) {
    const line = /^items\[(\d+)\]/.exec(path)?.[1]
    const field = fieldOf(path)
    if (line !== undefined) lines.add(Number(line))
    else if (field) fields.add(field)
    else hasOthers = true
  }
  return { fields, lines: [...lines], hasOthers }
}

/** OUT_OF_STOCK names its lines only in the message: `items[0] Classic tee, …`. */
export function linesNamedIn(message: string): number[] {
  return [...message.matchAll(/items\[(\d+)\]/g)].map(([, index]) => Number(index))
}

export function firstField(isWrong: (field: Field) => boolean): Field | undefined {
  return FIELDS.find(isWrong)
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
  discountCode: 'discountCode',
  neededBy: 'neededBy',
  note: 'note',
  acceptedPolicyVersion: 'policy',
}

function fieldOf(path: string): Field | undefined {
  if (path === '') return undefined
  return FIELD_OF_PATH[path] ?? fieldOf(path.slice(0, Math.max(0, path.lastIndexOf('.'))))
}
