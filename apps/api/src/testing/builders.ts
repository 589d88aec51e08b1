import type { Pool } from 'pg'
import type { EventType } from '../platform/records/events.ts'
import { newUuid } from '../platform/records/ids.ts'
import { searchText } from '../platform/records/search-text.ts'

/** For tests to which the history of these rows does not matter. */

interface OrderOverrides {
  readonly number?: string
  readonly status?: string
  readonly paymentStatus?: string
  readonly customerName?: string
  readonly customerEmail?: string | null
  readonly customerPhone?: string | null
  readonly customerLocale?: string | null
  readonly fulfilmentMethod?: string
  readonly fulfilment?: object
  readonly instructionId?: string
  readonly discountMinor?: number
  readonly feeMinor?: number
  readonly taxMinor?: number
  readonly paidMinor?: number
  readonly promisedBy?: string
  readonly payBefore?: Date | null
  readonly createdAt?: Date
  /** Each takes a variant of the seed and reserves nothing. */
  readonly items?: readonly {
    readonly garmentName?: string
    readonly quantity?: number
    readonly unitPriceMinor?: number
  }[]
}

export async function anOrder(
  pool: Pool,
  overrides: OrderOverrides = {},
): Promise<{ id: string; number: string; totalMinor: number }> {
  const id = newUuid(overrides.createdAt)
  const number = overrides.number ?? `PL-2026-${id.slice(-12)}`
  const items = (overrides.items ?? [{}]).map((item) => ({
    garmentName: 'Classic tee',
    quantity: 2,
    unitPriceMinor: 1_200,
    ...item,
  }))
  const subtotalMinor = items.reduce((sum, item) => sum + item.quantity * item.unitPriceMinor, 0)
  const totalMinor = subtotalMinor - (overrides.discountMinor ?? 0) + (overrides.feeMinor ?? 0)
  const createdAt = overrides.createdAt ?? new Date()
  const status = overrides.status ?? 'open'
  await insertRow(pool, 'orders', {
    id,
    number,
    status,
    stage: status === 'open' ? 'awaiting_payment' : status,
    stage_since: createdAt,
    units: items.reduce((sum, item) => sum + item.quantity, 0),
    search_text: searchText(number, overrides.customerName ?? 'Ana Torres'),
    payment_status: overrides.paymentStatus ?? 'unpaid',
    artwork_status: 'passed',
    customer_name: overrides.customerName ?? 'Ana Torres',
    customer_email: overrides.customerEmail === undefined ? 'ana@example.com' : overrides.customerEmail,
    customer_phone: overrides.customerPhone === undefined ? '+50371112233' : overrides.customerPhone,
    customer_locale: overrides.customerLocale ?? null,
    fulfilment_method: overrides.fulfilmentMethod ?? 'pickup',
    fulfilment: JSON.stringify(
      overrides.fulfilment ?? { meetupZoneId: null, meetupZoneName: null, slot: null, address: null },
    ),
    instruction_id: overrides.instructionId ?? 'bank_main',
    subtotal_minor: subtotalMinor,
    discount_minor: overrides.discountMinor ?? 0,
    fee_minor: overrides.feeMinor ?? 0,
    tax_minor: overrides.taxMinor ?? 0,
    total_minor: totalMinor,
    paid_minor: overrides.paidMinor ?? 0,
    currency: 'USD',
    promised_by: overrides.promisedBy ?? '2026-11-25',
    pay_before: overrides.payBefore === undefined ? new Date('2026-11-22T18:30:00Z') : overrides.payBefore,
    policy_version: '2026-11',
    created_at: createdAt,
    updated_at: createdAt,
  })
  const variant = await someVariant(pool)
  for (const [position, item] of items.entries()) {
    await insertRow(pool, 'order_items', {
      id: newUuid(overrides.createdAt),
      order_id: id,
      position,
      variant_id: variant.id,
      garment_name: item.garmentName,
      colour: variant.colour,
      size: variant.size,
      quantity: item.quantity,
      reserved_quantity: 0,
      unit_price_minor: item.unitPriceMinor,
      line_total_minor: item.quantity * item.unitPriceMinor,
    })
  }
  return { id, number, totalMinor }
}

export async function setOrder(
  pool: Pool,
  orderId: string,
  columns: Readonly<Record<string, unknown>>,
): Promise<void> {
  const changes = Object.keys(columns).map((column, index) => `${column} = $${index + 2}`)
  await pool.query(`UPDATE orders SET ${changes.join(', ')} WHERE id = $1`, [
    orderId,
    ...Object.values(columns),
  ])
}

export async function aPayment(
  pool: Pool,
  orderId: string,
  overrides: { amountMinor?: number; reference?: string; payerName?: string; status?: string } = {},
): Promise<string> {
  const id = newUuid()
  await insertRow(pool, 'payments', {
    id,
    order_id: orderId,
    instruction_id: 'bank_main',
    method: 'bank_transfer',
    amount_minor: overrides.amountMinor ?? 2_400,
    reference: overrides.reference ?? 'TRX-889900',
    payer_name: overrides.payerName ?? 'Ana María Torres',
    status: overrides.status ?? 'submitted',
    submitted_at: new Date(),
  })
  return id
}

export async function aLead(
  pool: Pool,
  overrides: {
    channel?: 'email' | 'whatsapp'
    name?: string
    email?: string | null
    phone?: string | null
    message?: string
    locale?: string | null
  } = {},
): Promise<{ id: string; reference: string }> {
  const id = newUuid()
  const reference = `CL-2026-${id.slice(-12)}`
  const now = new Date()
  await insertRow(pool, 'contact_leads', {
    id,
    reference,
    channel: overrides.channel ?? 'email',
    name: overrides.name ?? 'Luis Mejía',
    email: overrides.email === undefined ? 'luis@example.com' : overrides.email,
    phone: overrides.phone ?? null,
    topic: 'bulk',
    message: overrides.message ?? 'How much are forty hoodies?\nWe need them in May.',
    order_number: 'PL-2026-000009',
    quantity_estimate: 40,
    locale: overrides.locale ?? null,
    received_at: now,
    updated_at: now,
  })
  return { id, reference }
}

export async function anEvent(
  pool: Pool,
  event: {
    type: EventType
    orderId?: string
    leadId?: string
    estimateId?: string
    payload?: object
    occurredAt?: Date
  },
): Promise<number> {
  const { rows } = await pool.query<{ id: number }>(
    `INSERT INTO events (type, order_id, lead_id, payload, occurred_at, estimate_id)
     VALUES ($1, $2, $3, $4, coalesce($5, now()), $6) RETURNING id`,
    [
      ...[event.type, event.orderId ?? null, event.leadId ?? null, JSON.stringify(event.payload ?? {})],
      event.occurredAt ?? null,
      event.estimateId ?? null,
    ],
  )
  return rows[0]!.id
}

async function someVariant(pool: Pool): Promise<{ id: string; colour: string; size: string }> {
  const { rows } = await pool.query<{ id: string; colour: string; size: string }>(
    'SELECT id, colour, size FROM variants ORDER BY id LIMIT 1',
  )
  return rows[0]!
}

async function insertRow(pool: Pool, table: string, row: Readonly<Record<string, unknown>>): Promise<void> {
  const columns = Object.keys(row)
  const places = columns.map((_, index) => `$${index + 1}`)
  await pool.query(
    `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${places.join(', ')})`,
    Object.values(row),
  )
}
