import type { Client } from 'pg'
import pg from 'pg'
import { leadReference } from '../../apps/api/src/features/back-office/contact-leads/index.ts'
import { sealAuditLog, type AuditRow } from '../../apps/api/src/features/people/audit-log/index.ts'
import { encodeId } from '../../apps/api/src/platform/records/ids.ts'
import { loadInBulk } from './bulk-load.ts'
import { DAY_MS, idAtSql, laterSql, movedId, movedSql, type Copy } from './copied-ids.ts'
import type { DemoShop } from './demo-shop.ts'
import { AS_AUDIT_ROWS, sealCopies } from './seal-copies.ts'

/** Referenced tables first. */
const TABLES = [
  'artworks',
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
  // The last, because its new rows are sealed.
  'audit_log',
] as const
type Table = (typeof TABLES)[number]

interface Copies {
  readonly copies: number
  readonly seasonDays: number
  /** The last day on which a copy may begin. */
  readonly lastDay: number
  readonly say: (line: string) => void
}

/**
 * Everything copied must be completed, so that a copy leaves the stock unchanged. Rows get new ids, numbers and times.
 */
export async function copySeason(
  shop: DemoShop,
  { copies, seasonDays, lastDay, say }: Copies,
): Promise<void> {
  const client = new pg.Client({ connectionString: shop.services.pool.options.connectionString })
  await client.connect()
  try {
    await sealAuditLog(shop.services)
    await client.query(`BEGIN; SET LOCAL maintenance_work_mem = '512MB'`)
    await prepareTemplate(client)
    const inserts: ((copy: Copy) => string)[] = [deliveryOf, checkOf]
    for (const table of TABLES) inserts.push(await insertOf(client, table))
    const seasons = await listNamed(client)
    const putBack = await loadInBulk(client, [...TABLES, 'audit_seals'], DONE_HERE)
    const sealer = await sealCopies(client)
    let entries: readonly AuditRow[] = []
    for (let number = 1; number <= copies; number += 1) {
      const weeks = Math.round((seasonDays + ((lastDay - seasonDays) * (number - 1)) / copies) / 7)
      const copy = { number, shiftDays: weeks * 7 }
      await rename(client, shop, seasons, copy)
      const copied = copyAll(client, inserts, copy)
      const seals = sealer.seal(entries)
      entries = await copied
      await client.query(seals)
    }
    await client.query(sealer.seal(entries))
    await sealer.finish()
    say('Building the indexes')
    await putBack()
    await client.query('COMMIT')
    await client.query('ANALYZE')
  } finally {
    await client.end()
  }
}

/** What triggers do after each row is done for a whole copy. */
const DONE_HERE = { audit_log: 'audit_log_is_sealed', artworks: 'artworks_are_checked' }

/** In one message, so that this process seals the rows of the copy before. Returns those of the audit log. */
async function copyAll(
  client: Client,
  inserts: readonly ((copy: Copy) => string)[],
  copy: Copy,
): Promise<readonly AuditRow[]> {
  const statements = inserts.map((insert) => insert(copy)).join(';\n')
  // For several statements there are several results, which the types do not say.
  const results = (await client.query(statements)) as unknown as readonly pg.QueryResult<AuditRow>[]
  return results.at(-1)?.rows ?? []
}

async function prepareTemplate(client: Client): Promise<void> {
  for (const table of TABLES) {
    await client.query(
      `CREATE TEMP TABLE season_${table} ON COMMIT DROP AS SELECT * FROM ${table}${WHICH[table] ?? ''}`,
    )
  }
  await client.query(OWN_PICTURES)
  await client.query(LOST_PICTURES)
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

/** Each order of a copy has artworks of its own, of the same few files. */
const OWN_PICTURES = `
  CREATE TEMP TABLE pictures ON COMMIT DROP AS
    SELECT o.id AS order_id, p.artwork_id, o.created_at - interval '10 minutes' AS at,
      uuidv7(o.created_at - interval '10 minutes' - clock_timestamp()) AS id
    FROM season_orders AS o
    JOIN season_order_items AS i ON i.order_id = o.id
    JOIN season_placements AS p ON p.order_item_id = i.id
    GROUP BY o.id, p.artwork_id, o.created_at;
  UPDATE season_placements AS p SET artwork_id = u.id
    FROM season_order_items AS i, pictures AS u
    WHERE i.id = p.order_item_id AND u.order_id = i.order_id AND u.artwork_id = p.artwork_id;
  CREATE TEMP TABLE designs ON COMMIT DROP AS SELECT * FROM season_artworks;
  TRUNCATE season_artworks;
  INSERT INTO season_artworks (id, sha256, file_name, byte_size, format, inspection, created_at)
    SELECT u.id, d.sha256, d.file_name, d.byte_size, d.format, d.inspection, u.at
    FROM pictures AS u JOIN designs AS d ON d.id = u.artwork_id`

/** Only these may be removed one day. */
const LOST_PICTURES = `
  CREATE TEMP TABLE lost_pictures ON COMMIT DROP AS
    SELECT u.id FROM pictures AS u JOIN season_orders AS o ON o.id = u.order_id
    WHERE o.status IN ('expired', 'cancelled')`

function checkOf(copy: Copy): string {
  return `INSERT INTO files_to_check (kind, file_id) SELECT 'artwork', ${movedSql('id', copy)} FROM lost_pictures`
}

function deliveryOf(copy: Copy): string {
  const at = laterSql('occurred_at', copy)
  return `
    INSERT INTO inventory_movements (id, item_id, type, quantity, delta, on_hand_after, unit_cost, actor_kind, occurred_at,
      created_at)
    SELECT ${idAtSql('uuidv7()', at, copy)}, item_id, 'receipt', quantity, quantity, on_hand + quantity,
      average_unit_cost, 'system', ${at}, ${at}
    FROM deliveries`
}

/** Columns with ids of copied rows. */
const MOVED = new Set([
  ...['id', 'order_id', 'order_item_id', 'placement_id', 'payment_id', 'lead_id', 'job_id', 'parent_job_id'],
  ...['sheet_id', 'run_id', 'reversal_of', 'packing_id', 'artwork_id'],
])

type ColumnSql = string | ((copy: Copy) => string)

/** Columns whose type does not say how they change. */
const COLUMNS: Readonly<Partial<Record<Table, Readonly<Record<string, ColumnSql>>>>> = {
  orders: {
    number: 'n.new_number',
    // Their customers have other addresses: the service joins them.
    customer_id: 'NULL::uuid',
    customer_email: ({ number }) => `replace(t.customer_email, '@', '.${number}@')`,
    search_text: ({ number }) =>
      `replace(replace(t.search_text, lower(n.old_number), lower(n.new_number)), '@', '.${number}@')`,
    fulfilment: ({ shiftDays }) => `CASE WHEN t.fulfilment -> 'slot' ->> 'date' IS NULL THEN t.fulfilment
      ELSE jsonb_set(t.fulfilment, '{slot,date}',
        to_jsonb(((t.fulfilment -> 'slot' ->> 'date')::date + ${shiftDays})::text)) END`,
  },
  contact_leads: {
    reference: 'n.new_number',
    customer_id: 'NULL::uuid',
    search_text: 'replace(t.search_text, lower(n.old_number), lower(n.new_number))',
  },
  gang_sheets: { number: `substr(n.new_number, 4)::bigint` },
  payments: { reference: ({ number }) => `t.reference || '-${number}'` },
  inventory_movements: {
    id: (copy) => idAtSql('t.id', laterSql('t.occurred_at', copy), copy),
    reason: `CASE WHEN n.new_number IS NULL THEN t.reason ELSE 'Sheet ' || n.new_number END`,
  },
  cost_entries: {
    description: `CASE WHEN n.new_number IS NULL THEN t.description ELSE replace(t.description, n.old_number, n.new_number) END`,
  },
  events: {
    payload: 'replace(t.payload::text, n.old_number, n.new_number)::jsonb',
    // Old events must not send emails.
    dispatched_at: (copy) => laterSql('t.occurred_at', copy),
  },
  audit_log: {
    id: (copy) => idAtSql('t.id', laterSql('t.occurred_at', copy), copy),
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

async function insertOf(client: Client, table: Table): Promise<(copy: Copy) => string> {
  const { rows } = await client.query<{ name: string; type: string }>(
    `SELECT column_name AS name, data_type AS type FROM information_schema.columns
     WHERE table_schema = 'public' AND table_name = $1 AND is_generated = 'NEVER' AND is_identity = 'NO'
     ORDER BY ordinal_position`,
    [table],
  )
  const names = rows.map(({ name }) => name).join(', ')
  const order =
    table === 'events' ? ' ORDER BY t.id' : table === 'audit_log' ? ' ORDER BY t.occurred_at, t.id' : ''
  const returning = table === 'audit_log' ? AS_AUDIT_ROWS : ''
  return (copy) => `INSERT INTO ${table} AS a (${names})
    SELECT ${rows.map(({ name, type }) => valueOf(table, name, type, copy)).join(', ')}
    FROM season_${table} AS t ${NAMED_BY[table] ?? ''}${order}${returning}`
}

function valueOf(table: Table, name: string, type: string, copy: Copy): string {
  const given = COLUMNS[table]?.[name]
  if (given !== undefined) return typeof given === 'string' ? given : given(copy)
  if (MOVED.has(name)) return movedSql(`t.${name}`, copy)
  if (type === 'timestamp with time zone') return laterSql(`t.${name}`, copy)
  return type === 'date' ? `t.${name} + ${copy.shiftDays}` : `t.${name}`
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
  copy: Copy,
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
    const newId = movedId(id, copy)
    const newNumber = numberOf(
      kind,
      next[kind]++,
      new Date(at.getTime() + copy.shiftDays * DAY_MS),
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
