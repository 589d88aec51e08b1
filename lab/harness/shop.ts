import { expectData } from '@platen/api-client'
import pg from 'pg'
import { aShopper } from './shopper.ts'

/** Stock does not sell out, and there are enough rows that PostgreSQL plans with indexes from the first query on. */
export async function fillShop(url: string, orders: number): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(`
    WITH copied AS (
      INSERT INTO garments (id, slug, kind, name, description, fabric, base_price_minor, sort)
      SELECT gen_random_uuid(), 'copy-' || i, kind, name || ' ' || i, description, fabric, base_price_minor, 100 + i
      FROM garments CROSS JOIN generate_series(1, 16) AS i WHERE slug = 'long-sleeve'
      RETURNING id)
    INSERT INTO variants (id, garment_id, colour, colour_hex, size, size_sort)
    SELECT gen_random_uuid(), copied.id, v.colour, v.colour_hex, v.size, v.size_sort
    FROM copied, variants AS v JOIN garments AS g ON g.id = v.garment_id WHERE g.slug = 'long-sleeve'`)
  await client.query(`
    WITH counted AS (
      UPDATE inventory_items SET on_hand = on_hand + 100000000 WHERE variant_id IS NOT NULL RETURNING id, on_hand)
    INSERT INTO inventory_movements (id, item_id, type, quantity, delta, on_hand_after, actor_kind, occurred_at)
    SELECT gen_random_uuid(), id, 'receipt', 100000000, 100000000, on_hand, 'system', now() FROM counted`)
  await client.query(
    `INSERT INTO artworks (id, sha256, file_name, byte_size, format, inspection)
     SELECT gen_random_uuid(), sha256(i::text::bytea), 'old.png', 1, 'png', '{}' FROM generate_series(1, 1000) AS i`,
  )
  await client.query(
    `INSERT INTO orders (id, number, artwork_status, customer_name, customer_phone, fulfilment_method, fulfilment,
       instruction_id, subtotal_minor, discount_minor, fee_minor, tax_minor, total_minor, currency, promised_by,
       pay_before, policy_version, created_at, updated_at, status, stage, stage_since, units, search_text)
     SELECT gen_random_uuid(), 'OLD-' || i, 'approved', 'Old customer', '+5037' || lpad(i::text, 7, '0'), 'pickup', '{"method":"pickup"}',
       'bank_main', 1000, 0, 0, 0, 1000, 'USD', now(), now(), '1', now() - i * interval '1 minute', now(), 'cancelled',
       'cancelled', now(), 1, 'old-' || i || ' old customer +5037' || lpad(i::text, 7, '0')
     FROM generate_series(1, $1::int) AS i`,
    [orders],
  )
  await joinCustomers(client)
  await client.query(
    `INSERT INTO order_items (id, order_id, position, variant_id, garment_name, colour, size, quantity,
       reserved_quantity, unit_price_minor, line_total_minor)
     SELECT gen_random_uuid(), o.id, 0, (SELECT id FROM variants LIMIT 1), 'Classic tee', 'Black', 'M', 1, 0, 1000, 1000
     FROM orders AS o`,
  )
  await client.query(
    `INSERT INTO placements (id, order_item_id, position, zone_id, artwork_id, width_mm, height_mm, offset_x_mm,
       offset_y_mm, rotation_deg, size_tier_id, price_minor, state, preflight)
     SELECT gen_random_uuid(), i.id, 0, 'full_front', (SELECT id FROM artworks LIMIT 1), 100, 100, 0, 0, 0, 'small', 300, 'approved', '{}'
     FROM order_items AS i`,
  )
  await client.query(
    `INSERT INTO events (type, order_id, occurred_at, dispatched_at) SELECT 'order.created', id, now(), now() FROM orders`,
  )
  await client.query('VACUUM ANALYZE')
  await client.end()
}

/** As the service does in the background: unless it is of a time before there were customers. */
async function joinCustomers(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ known: boolean }>(
    `SELECT to_regclass('customers') IS NOT NULL AS known`,
  )
  if (rows[0]?.known !== true) return
  await client.query(`
    WITH old AS MATERIALIZED (
      SELECT id, gen_random_uuid() AS customer_id, customer_name, customer_phone, search_text, created_at FROM orders
    ), made AS (
      INSERT INTO customers (id, name, phone, search_text, created_at, updated_at)
      SELECT customer_id, customer_name, customer_phone, search_text, created_at, created_at FROM old)
    UPDATE orders AS o SET customer_id = old.customer_id FROM old WHERE o.id = old.id`)
}

export async function makeBareTables(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(`
    CREATE SEQUENCE bare_numbers;
    CREATE TABLE bare_orders (id uuid PRIMARY KEY, number bigint UNIQUE, customer text, total_minor bigint, created_at timestamptz);
    CREATE TABLE bare_stock (id uuid PRIMARY KEY, on_hand bigint, reserved bigint, CHECK (reserved <= on_hand)) WITH (fillfactor = 70);
    CREATE TABLE bare_items (
      id uuid PRIMARY KEY, order_id uuid REFERENCES bare_orders, stock_id uuid REFERENCES bare_stock, quantity integer);
    INSERT INTO bare_stock SELECT gen_random_uuid(), 1000000000, 0 FROM generate_series(1, 100);
    INSERT INTO bare_orders SELECT gen_random_uuid(), -i, 'Old', 1, now() FROM generate_series(1, 10000) AS i;
    INSERT INTO bare_items SELECT gen_random_uuid(), id, (SELECT id FROM bare_stock LIMIT 1), 1 FROM bare_orders;`)
  await client.query('VACUUM ANALYZE')
  await client.end()
}

/** One valid order for every variant of the shop's tees. */
export async function makeOrders(url: string): Promise<string[]> {
  const { shop, order } = await aShopper(url)
  const draft = await order()
  const { garments } = await expectData(shop.getCatalog())
  const variants = garments
    .filter(({ kind }) => kind === 'tee')
    .flatMap(({ colours }) => colours.flatMap(({ sizes }) => sizes))
  return Promise.all(
    variants.map(async ({ variantId }) => {
      const items = draft.items.map((item) => ({ ...item, variantId }))
      const { totals } = await expectData(shop.createQuote({ body: { items } }))
      return JSON.stringify({ ...draft, items, expectedTotalMinor: totals.totalMinor })
    }),
  )
}
