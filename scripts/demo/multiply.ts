import type { Client } from 'pg'
import pg from 'pg'
import { leadReference } from '../../apps/api/src/features/back-office/contact-leads/index.ts'
import { encodeId } from '../../apps/api/src/platform/records/ids.ts'
import { loadInBulk } from './bulk-load.ts'
import type { DemoShop } from './demo-shop.ts'

/** Referenced tables first. */
const TABLES = [
  'orders',
  'contact_leads',
  'order_items',
  'placements',
  'payments',
  'refunds',
  'gang_sheets',
  'print_jobs',
  'gang_sheet_prints',
  'print_job_costs',
  'inventory_movements',
  'cost_entries',
  'events',
  'audit_log',
] as const
type Table = (typeof TABLES)[number]

const DAY_MS = 86_400_000

interface Copies {
  readonly copies: number
  readonly seasonDays: number
  /** The last day on which a copy may begin. */
  readonly lastDay: number
}

/**
 * Everything copied must be completed, so that a copy leaves the stock unchanged. Rows get new ids, numbers and times.
 */
export async function copySeason(shop: DemoShop, { copies, seasonDays, lastDay }: Copies): Promise<void> {
  const client = new pg.Client({ connectionString: shop.services.pool.options.connectionString })
  await client.connect()
  try {
    await client.query('BEGIN')
    await prepareTemplate(client)
    const inserts: string[] = []
    for (const table of TABLES) inserts.push(await insertOf(client, table))
    const seasons = await listNamed(client)
    const putBack = await loadInBulk(client, TABLES)
    for (let copy = 1; copy <= copies; copy += 1) {
      const weeks = Math.round((seasonDays + ((lastDay - seasonDays) * (copy - 1)) / copies) / 7)
      const shiftDays = weeks * 7
      await rename(client, shop, seasons, { copy, shiftDays })
      await client.query(`SELECT set_config('demo.copy', $1, true), set_config('demo.days', $2, true)`, [
        String(copy),
        String(shiftDays),
      ])
      await client.query(DELIVERY)
      for (const insert of inserts) await client.query(insert)
    }
    await putBack()
    await client.query('COMMIT')
    await client.query('ANALYZE')
  } finally {
    await client.end()
  }
}

/** Shifts the timestamp in an id and puts the number of the copy into its last digits. */
const FUNCTIONS = `
  CREATE FUNCTION pg_temp.shift() RETURNS interval LANGUAGE sql STABLE
    AS $$ SELECT make_interval(days => current_setting('demo.days')::integer) $$;
  CREATE FUNCTION pg_temp.id_at(id uuid, at timestamptz) RETURNS uuid LANGUAGE sql STABLE AS $$
    SELECT (lpad(to_hex((extract(epoch FROM at) * 1000)::bigint), 12, '0') || substr(replace(id::text, '-', ''), 13, 15)
      || lpad(to_hex(current_setting('demo.copy')::integer), 5, '0'))::uuid $$;
  CREATE FUNCTION pg_temp.moved(id uuid) RETURNS uuid LANGUAGE sql STABLE AS $$
    SELECT (lpad(to_hex(('x' || substr(replace(id::text, '-', ''), 1, 12))::bit(48)::bigint
        + current_setting('demo.days')::bigint * ${DAY_MS}), 12, '0')
      || substr(replace(id::text, '-', ''), 13, 15) || lpad(to_hex(current_setting('demo.copy')::integer), 5, '0'))::uuid $$;`

/** Must match the SQL function. */
function movedId(id: string, copy: number, shiftDays: number): string {
  const digits = id.replaceAll('-', '')
  const time = (parseInt(digits.slice(0, 12), 16) + shiftDays * DAY_MS).toString(16).padStart(12, '0')
  const all = time + digits.slice(12, 27) + copy.toString(16).padStart(5, '0')
  return all.replace(/(.{8})(.{4})(.{4})(.{4})(.{12})/, '$1-$2-$3-$4-$5')
}

async function prepareTemplate(client: Client): Promise<void> {
  await client.query(FUNCTIONS)
  for (const table of TABLES) {
    await client.query(
      `CREATE TEMP TABLE season_${table} ON COMMIT DROP AS SELECT * FROM ${table}${WHICH[table] ?? ''}`,
    )
  }
  // Delivers what the copy will use, so the stock ends where it began.
  await client.query(`
    CREATE TEMP TABLE deliveries ON COMMIT DROP AS
      SELECT m.item_id, -sum(m.delta)::bigint AS quantity, i.on_hand::bigint AS on_hand, i.average_unit_cost,
        min(m.occurred_at) AS occurred_at
      FROM season_inventory_movements AS m JOIN inventory_items AS i ON i.id = m.item_id
      GROUP BY m.item_id, i.on_hand, i.average_unit_cost HAVING sum(m.delta) <> 0;
    UPDATE season_inventory_movements AS m SET on_hand_after = s.stock
      FROM (SELECT m.id, i.on_hand + coalesce(d.quantity, 0)
          + sum(m.delta) OVER (PARTITION BY m.item_id ORDER BY m.occurred_at, m.delta DESC, m.id) AS stock
        FROM season_inventory_movements AS m JOIN inventory_items AS i ON i.id = m.item_id
        LEFT JOIN deliveries AS d ON d.item_id = m.item_id) AS s
      WHERE s.id = m.id;
    CREATE TEMP TABLE names (old_id uuid PRIMARY KEY, new_id uuid, old_ref text UNIQUE, new_ref text, old_number text UNIQUE,
      new_number text) ON COMMIT DROP;
    ANALYZE names`)
}

const WHICH: Readonly<Partial<Record<Table, string>>> = {
  inventory_movements: ` WHERE type IN ('reservation', 'release', 'consumption', 'return', 'waste')`,
  cost_entries: ' WHERE order_id IS NOT NULL OR run_id IS NOT NULL',
  events: ' WHERE order_id IS NOT NULL OR lead_id IS NOT NULL',
  audit_log: ` WHERE entity_type IN ('order', 'lead', 'gang_sheet')`,
}

const DELIVERY = `
  INSERT INTO inventory_movements (id, item_id, type, quantity, delta, on_hand_after, unit_cost, actor_kind, occurred_at,
    created_at)
  SELECT pg_temp.id_at(uuidv7(), occurred_at + pg_temp.shift()), item_id, 'receipt', quantity, quantity, on_hand + quantity,
    average_unit_cost, 'system', occurred_at + pg_temp.shift(), occurred_at + pg_temp.shift()
  FROM deliveries`

/** Columns with ids of copied rows. */
const MOVED = new Set([
  ...['id', 'order_id', 'order_item_id', 'placement_id', 'payment_id', 'lead_id', 'job_id', 'parent_job_id'],
  ...['sheet_id', 'run_id', 'reversal_of', 'packing_id'],
])

/** Columns whose type does not say how they change. */
const COLUMNS: Readonly<Partial<Record<Table, Readonly<Record<string, string>>>>> = {
  orders: {
    number: 'n.new_number',
    customer_email: `replace(t.customer_email, '@', '.' || current_setting('demo.copy') || '@')`,
    search_text: `replace(replace(t.search_text, lower(n.old_number), lower(n.new_number)), '@', '.' || current_setting('demo.copy') || '@')`,
    fulfilment: `CASE WHEN t.fulfilment -> 'slot' ->> 'date' IS NULL THEN t.fulfilment ELSE jsonb_set(t.fulfilment,
      '{slot,date}', to_jsonb(((t.fulfilment -> 'slot' ->> 'date')::date + pg_temp.shift())::date::text)) END`,
  },
  contact_leads: {
    reference: 'n.new_number',
    search_text: 'replace(t.search_text, lower(n.old_number), lower(n.new_number))',
  },
  gang_sheets: { number: `substr(n.new_number, 4)::bigint` },
  payments: { reference: `t.reference || '-' || current_setting('demo.copy')` },
  inventory_movements: {
    id: 'pg_temp.id_at(t.id, t.occurred_at + pg_temp.shift())',
    reason: `CASE WHEN n.new_number IS NULL THEN t.reason ELSE 'Sheet ' || n.new_number END`,
  },
  cost_entries: {
    description: `CASE WHEN n.new_number IS NULL THEN t.description ELSE replace(t.description, n.old_number, n.new_number) END`,
  },
  events: {
    payload: 'replace(t.payload::text, n.old_number, n.new_number)::jsonb',
    // Old events must not send emails.
    dispatched_at: 't.occurred_at + pg_temp.shift()',
  },
  audit_log: {
    id: 'pg_temp.id_at(t.id, t.occurred_at + pg_temp.shift())',
    entity_id: 'n.new_ref',
    message: 'replace(t.message, n.old_number, n.new_number)',
  },
}

/** Joins a row with the names of what it is about. */
const NAMED_BY: Readonly<Partial<Record<Table, string>>> = {
  orders: 'JOIN names AS n ON n.old_id = t.id',
  contact_leads: 'JOIN names AS n ON n.old_id = t.id',
  gang_sheets: 'JOIN names AS n ON n.old_id = t.id',
  inventory_movements: `LEFT JOIN names AS n ON 'Sheet ' || n.old_number = t.reason`,
  cost_entries: 'LEFT JOIN names AS n ON n.old_id = t.run_id',
  events: 'JOIN names AS n ON n.old_id = coalesce(t.order_id, t.lead_id)',
  audit_log: 'JOIN names AS n ON n.old_ref = t.entity_id',
}

async function insertOf(client: Client, table: Table): Promise<string> {
  const { rows } = await client.query<{ name: string; type: string }>(
    `SELECT column_name AS name, data_type AS type FROM information_schema.columns
     WHERE table_schema = 'public' AND table_name = $1 AND is_generated = 'NEVER' AND is_identity = 'NO'
     ORDER BY ordinal_position`,
    [table],
  )
  const values = rows.map(({ name, type }) => {
    const given = COLUMNS[table]?.[name]
    if (given !== undefined) return given
    if (MOVED.has(name)) return `pg_temp.moved(t.${name})`
    if (type === 'timestamp with time zone') return `t.${name} + pg_temp.shift()`
    return type === 'date' ? `(t.${name} + pg_temp.shift())::date` : `t.${name}`
  })
  const order =
    table === 'events' ? ' ORDER BY t.id' : table === 'audit_log' ? ' ORDER BY t.occurred_at, t.id' : ''
  return `INSERT INTO ${table} (${rows.map(({ name }) => name).join(', ')})
    SELECT ${values.join(', ')} FROM season_${table} AS t ${NAMED_BY[table] ?? ''}${order}`
}

interface Named {
  readonly kind: 'order' | 'lead' | 'gangSheet'
  readonly id: string
  readonly number: string
  readonly at: Date
}

/** In the order of their numbers. */
async function listNamed(client: Client): Promise<Named[]> {
  const { rows } = await client.query<Named>(
    `SELECT 'order' AS kind, id, number, created_at AS at FROM season_orders
     UNION ALL SELECT 'lead', id, reference, received_at FROM season_contact_leads
     UNION ALL SELECT 'gangSheet', id, 'GS-' || lpad(number::text, 6, '0'), created_at FROM season_gang_sheets
     ORDER BY at`,
  )
  return rows
}

const SEQUENCES = {
  order: 'order_numbers',
  lead: 'contact_lead_numbers',
  gangSheet: 'gang_sheet_numbers',
} as const satisfies Record<Named['kind'], string>

async function rename(
  client: Client,
  { catalogue }: DemoShop,
  season: readonly Named[],
  { copy, shiftDays }: { readonly copy: number; readonly shiftDays: number },
): Promise<void> {
  const next = { order: 0, lead: 0, gangSheet: 0 }
  for (const kind of ['order', 'lead', 'gangSheet'] as const) {
    const count = season.filter((named) => named.kind === kind).length
    const { rows } = await client.query<{ last: string }>(
      `SELECT setval($1, nextval($1) + greatest($2, 1) - 1) AS last`,
      [SEQUENCES[kind], count],
    )
    next[kind] = Number(rows[0]?.last) - count + 1
  }
  const names = season.map(({ kind, id, number, at }) => {
    const newId = movedId(id, copy, shiftDays)
    const newNumber = numberOf(
      kind,
      next[kind]++,
      new Date(at.getTime() + shiftDays * DAY_MS),
      catalogue.timeZone,
    )
    return { id, newId, ref: encodeId(kind, id), newRef: encodeId(kind, newId), number, newNumber }
  })
  await client.query('TRUNCATE names')
  await client.query(
    'INSERT INTO names SELECT * FROM unnest($1::uuid[], $2::uuid[], $3::text[], $4::text[], $5::text[], $6::text[])',
    [
      names.map((name) => name.id),
      names.map((name) => name.newId),
      names.map((name) => name.ref),
      names.map((name) => name.newRef),
      names.map((name) => name.number),
      names.map((name) => name.newNumber),
    ],
  )
}

function numberOf(kind: Named['kind'], number: number, at: Date, timeZone: string): string {
  const digits = String(number).padStart(6, '0')
  if (kind === 'gangSheet') return `GS-${digits}`
  return leadReference(number, at, timeZone).replace(/^CL/, kind === 'order' ? 'PL' : 'CL')
}
