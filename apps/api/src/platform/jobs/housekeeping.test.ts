import { expect, test } from 'vitest'
import { anOrder } from '../../testing/builders.ts'
import { sharedTestApp } from '../../testing/shared.ts'
import { aMember } from '../../testing/team.ts'
import { deleteExpired } from './housekeeping.ts'

const NOW = new Date('2026-11-20T12:00:00Z')
const shop = sharedTestApp({ now: NOW })

test('deletes all expired rows, however many, and nothing else', async () => {
  const { pool } = shop.services
  await pool.query(
    `INSERT INTO idempotency_keys (scope, key, request_hash, status, body, created_at)
     SELECT 'orders', 'old ' || n, '\\x00'::bytea, 201, '', $1::timestamptz - interval '24 hours 1 second'
     FROM generate_series(1, 2500) n
     UNION ALL SELECT 'orders', 'fresh', '\\x00', 201, '', $1::timestamptz - interval '23 hours 59 minutes'`,
    [NOW],
  )
  await pool.query(
    `INSERT INTO used_challenges (fingerprint, expires_at)
     VALUES ('\\x01', $1::timestamptz - interval '2 hours'), ('\\x02', $1::timestamptz - interval '30 minutes')`,
    [NOW],
  )
  await pool.query(
    `INSERT INTO rate_limits (key, points, expire) VALUES ('old', 1, $1), ('running', 1, $2)`,
    [NOW.getTime() - 1, NOW.getTime() + 1],
  )
  const { userId } = await aMember(shop, 'owner')
  await pool.query(
    `INSERT INTO admin_sessions (id, token_hash, user_id, device, created_at, last_seen_at, expires_at)
     VALUES (gen_random_uuid(), '\\x01', $1, 'old', $2, $2, $2::timestamptz - interval '1 second')`,
    [userId, NOW],
  )
  await pool.query(
    `INSERT INTO password_links (token_hash, user_id, purpose, created_at, expires_at)
     VALUES ('\\x03', $1, 'reset', $2, $2::timestamptz - interval '1 second'), ('\\x04', $1, 'reset', $2, $2::timestamptz + interval '1 second')`,
    [userId, NOW],
  )
  await pool.query(
    `WITH endpoint AS (
       INSERT INTO webhook_endpoints (id, url, description, event_types, secret, created_at, created_by, updated_at)
       VALUES (gen_random_uuid(), 'https://example.com', 'A test', '{}', '\\x00', $2, $1, $2) RETURNING id),
     happened AS (
       INSERT INTO events (type, occurred_at) SELECT 'order.held', $2 FROM generate_series(1, 2) RETURNING id)
     INSERT INTO webhook_deliveries (id, endpoint_id, event_id, created_at)
     SELECT gen_random_uuid(), endpoint.id, happened.id,
       $2::timestamptz - interval '30 days' + (row_number() OVER () * 2 - 3) * interval '1 second'
     FROM endpoint, happened`,
    [userId, NOW],
  )

  await pool.query(
    `INSERT INTO webhook_endpoints (id, url, description, event_types, secret, created_at, created_by, updated_at, removed_at)
     VALUES (gen_random_uuid(), 'https://example.com/key', 'Removed', '{}', '', $2, $1, $2, $2::timestamptz - interval '25 hours')`,
    [userId, NOW],
  )
  const orders = await Promise.all([anOrder(pool), anOrder(pool)])
  await pool.query(
    `INSERT INTO whatsapp_messages (id, order_id, about, created_at)
     VALUES (gen_random_uuid(), $1, 'order-ready', $3::timestamptz - interval '14 days 1 second'),
       (gen_random_uuid(), $2, 'order-ready', $3::timestamptz - interval '13 days')`,
    [...orders.map(({ id }) => id), NOW],
  )

  await pool.query(
    `INSERT INTO file_removals (kind, sha256, wanted_at, done_at)
     VALUES ('artwork', sha256('a'), $1, $1::timestamptz - interval '61 minutes'),
       ('artwork', sha256('b'), $1, $1::timestamptz - interval '59 minutes'), ('artwork', sha256('c'), $1, NULL)`,
    [NOW],
  )

  await pool.query(
    `INSERT INTO account_sessions (id, token_hash, email, device, created_at, last_seen_at, expires_at)
     VALUES (gen_random_uuid(), '\\x05', 'a@example.com', 'old', $1, $1, $1::timestamptz - interval '1 second'),
       (gen_random_uuid(), '\\x06', 'a@example.com', 'a phone', $1, $1, $1::timestamptz + interval '1 second')`,
    [NOW],
  )
  await pool.query(
    `INSERT INTO account_links (id, email, email_due, requested_at)
     VALUES (gen_random_uuid(), 'old@example.com', false, $1::timestamptz - interval '61 minutes'),
       (gen_random_uuid(), 'fresh@example.com', false, $1::timestamptz - interval '59 minutes')`,
    [NOW],
  )

  await pool.query(
    `INSERT INTO sheet_layouts (id, film, length_mm, utilisation_percent, pieces, created_at)
     SELECT gen_random_uuid(), '{}', 1, 1, '[{}]', $1::timestamptz - age
     FROM unnest(ARRAY['90 days 1 second', '89 days 23 hours']::interval[]) AS age`,
    [NOW],
  )

  await pool.query(
    `INSERT INTO designs (id, prints, created_at)
     SELECT gen_random_uuid(), '[{}]', $1::timestamptz - age
     FROM unnest(ARRAY['90 days 1 second', '89 days 23 hours']::interval[]) AS age`,
    [NOW],
  )

  expect(await deleteExpired(shop.services)).toEqual({
    account_sessions: 1,
    account_links: 1,
    idempotency_keys: 2500,
    used_challenges: 1,
    admin_sessions: 1,
    password_links: 1,
    file_removals: 1,
    sheet_layouts: 1,
    designs: 1,
    webhook_deliveries: 1,
    webhook_endpoints: 1,
    whatsapp_messages: 1,
    rate_limits: 1,
  })
  const left = await pool.query(
    `SELECT device FROM admin_sessions UNION ALL SELECT encode(token_hash, 'hex') FROM password_links
     UNION ALL SELECT device FROM account_sessions UNION ALL SELECT email FROM account_links`,
  )
  expect(left.rows.map(({ device }: { device: string }) => device)).toEqual([
    ...['a test', '04', 'a phone', 'fresh@example.com'],
  ])
  const { rows } = await pool.query<{ key: string }>(
    `SELECT key FROM idempotency_keys UNION ALL SELECT key FROM rate_limits
     UNION ALL SELECT encode(fingerprint, 'hex') FROM used_challenges ORDER BY 1`,
  )
  expect(rows.map(({ key }) => key)).toEqual(['02', 'fresh', 'running'])
})

test('skips a row that a request has locked', async () => {
  const { pool } = shop.services
  await pool.query(`INSERT INTO rate_limits (key, points, expire) VALUES ('held', 1, 1)`)
  const client = await pool.connect()
  try {
    await client.query('BEGIN')
    await client.query(`SELECT key FROM rate_limits WHERE key = 'held' FOR UPDATE`)
    expect((await deleteExpired(shop.services)).rate_limits).toBe(0)
  } finally {
    await client.query('ROLLBACK')
    client.release()
  }
  expect((await deleteExpired(shop.services)).rate_limits).toBe(1)
})
