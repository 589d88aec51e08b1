import type { PricedOrder } from '@platen/pricing'
import type { AuditEntry } from '../../../../platform/records/audit.ts'
import { encodeId } from '../../../../platform/records/ids.ts'
import type { LockedOrder, Order } from '../../../selling/orders/index.ts'
import type { CodeChange } from './change-code.ts'
import type { Contents, WrittenLine } from './contents.store.ts'
import type { Plan, StoredLine } from './plan-lines.ts'

type Changes = NonNullable<AuditEntry['changes']>
type Value = string | number | null

interface ContentsChange {
  readonly before: Contents
  readonly order: LockedOrder
  readonly plan: Plan
  readonly lines: readonly WrittenLine[]
  readonly price: PricedOrder
  readonly fulfilment: Order['fulfilment']
  readonly code: CodeChange
}

/** Addresses are personal and are left out. */
export function contentsChanges({
  before,
  order,
  plan,
  lines,
  price,
  fulfilment,
  code,
}: ContentsChange): Changes {
  const was = new Map(before.lines.map((line) => [line.id, line]))
  return [
    ...plan.removed.map((line) => change(pathOf(line), summary(line), null)),
    ...lines.flatMap((line) => lineChanges(was.get(line.id), line)),
    change('fulfilment.method', before.fulfilment.method, fulfilment.method),
    change('fulfilment.meetupZoneId', before.fulfilment.meetupZoneId, fulfilment.meetupZoneId),
    change('fulfilment.slot', slotText(before.fulfilment), slotText(fulfilment)),
    change('discountCode', code.before?.discount.code ?? null, code.after?.code ?? null),
    change('feeMinor', before.feeMinor, price.feeMinor),
    change('totalMinor', order.totalMinor, price.totalMinor),
  ].filter(({ from, to }) => from !== to)
}

function lineChanges(before: StoredLine | undefined, after: WrittenLine): Changes {
  const path = pathOf(after)
  if (!before) return [change(path, null, summary(after))]
  return [
    change(`${path}.variant`, variantText(before), variantText(after)),
    change(`${path}.quantity`, before.quantity, after.quantity),
    change(`${path}.unitPriceMinor`, before.unitPriceMinor, after.unitPriceMinor),
  ]
}

function change(path: string, from: Value, to: Value): Changes[number] {
  return { path, from, to }
}

function pathOf({ id }: { readonly id: string }): string {
  return `items.${encodeId('orderItem', id)}`
}

type Garments = Pick<StoredLine, 'garmentName' | 'colour' | 'size' | 'quantity' | 'unitPriceMinor'>

function summary(line: Garments): string {
  return `${line.quantity} × ${variantText(line)} at ${line.unitPriceMinor}`
}

function variantText({ garmentName, colour, size }: Omit<Garments, 'quantity' | 'unitPriceMinor'>): string {
  return `${garmentName}, ${colour}, ${size}`
}

function slotText({ slot }: Order['fulfilment']): string | null {
  return slot && `${slot.date} ${slot.from}`
}
