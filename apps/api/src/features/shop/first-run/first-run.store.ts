import type { FirstRunRequest, FirstRunResponse } from '@platen/contract'
import { sql } from 'kysely'
import type { Database, Tx } from '../../../platform/database/transaction.ts'
import { encodeId } from '../../../platform/records/ids.ts'
import { toDocument, type Change } from '../../../platform/records/replace-document.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { EXAMPLES } from './examples.store.ts'
import { isReady, stepsOf, type ShopFacts } from './first-run-steps.ts'

interface FirstRunRow {
  readonly document: Pick<
    FirstRunResponse,
    | 'revision'
    | 'opened'
    | 'dismissed'
    | 'storeOpen'
    | 'skipped'
    | 'confirmed'
    | 'examples'
    | 'testOrder'
    | 'updatedAt'
    | 'updatedBy'
  > & { readonly previewKey: string }
  readonly facts: Omit<ShopFacts, 'confirmed' | 'skipped' | 'examples'>
}

export type FirstRun = Omit<FirstRunResponse, 'storeUrl' | 'previewUrl'> & { readonly previewKey: string }

export async function getFirstRun(database: Database): Promise<FirstRun> {
  const { rows } = await sql<FirstRunRow>`
    WITH example AS MATERIALIZED (${EXAMPLES}),
    named AS (
      SELECT coalesce(bool_or(id = 'name'), false) AS name, coalesce(bool_or(id = 'money'), false) AS money,
        coalesce(bool_or(id = 'languages'), false) AS languages,
        coalesce(bool_or(id = 'delivery_fee'), false) AS "deliveryFee"
      FROM example WHERE kind = 'store'
    )
    SELECT jsonb_build_object(
      'revision', f.revision, 'opened', f.opened, 'dismissed', f.dismissed, 'skipped', f.skipped,
      'storeOpen', f.store_open, 'previewKey', f.preview_key,
      'confirmed', f.confirmed, 'updatedAt', f.updated_at,
      'updatedBy', (SELECT jsonb_build_object('id', u.id, 'name', u.name) FROM admin_users AS u WHERE u.id = f.updated_by),
      'examples', jsonb_build_object(
        'garments', (
          SELECT coalesce(jsonb_agg(jsonb_build_object('id', g.id, 'name', g.name) ORDER BY g.sort, g.id), '[]')
          FROM garments AS g JOIN example AS e ON e.kind = 'garment' AND e.id = g.id::text WHERE g.active),
        'stockItems', (SELECT count(*) FROM example WHERE kind = 'stock_item'),
        'meetupZones', (
          SELECT coalesce(jsonb_agg(jsonb_build_object('id', z.id, 'name', z.name) ORDER BY z.sort, z.id), '[]')
          FROM meetup_zones AS z JOIN example AS e ON e.kind = 'meetup_zone' AND e.id = z.id WHERE z.active),
        'paymentInstructions', (
          SELECT coalesce(jsonb_agg(jsonb_build_object(
            'id', i.id, 'name', i.label, 'account', i.account, 'active', i.active) ORDER BY i.sort, i.id), '[]')
          FROM payment_instructions AS i JOIN example AS e ON e.kind = 'payment_instruction' AND e.id = i.id),
        'supportChannels', (
          SELECT coalesce(jsonb_agg(e.content #>> '{support_channels,0,value}' ORDER BY e.id), '[]')
          FROM example AS e WHERE e.kind = 'store' AND e.id LIKE 'channel %'),
        'address', (
          SELECT e.content #>> '{studio,address}' FROM example AS e WHERE e.kind = 'store' AND e.id = 'address'),
        'printPrices', EXISTS (SELECT FROM example WHERE kind = 'size_tier')),
      'testOrder', (
        SELECT jsonb_build_object('id', o.id, 'number', o.number, 'stage', o.stage, 'status', o.status)
        FROM test_orders AS t JOIN orders AS o ON o.id = t.order_id ORDER BY t.created_at DESC, o.id DESC LIMIT 1)
    ) AS document, jsonb_build_object(
      'seeded', (SELECT to_jsonb(named) FROM named),
      'channels', jsonb_array_length(s.support_channels),
      'activeInstructions', (SELECT count(*) FROM payment_instructions WHERE active),
      'offersPickup', s.fulfilment_methods @> '[{"kind": "pickup"}]',
      'offersMeetup', s.fulfilment_methods @> '[{"kind": "meetup"}]',
      'hasStudio', s.studio IS NOT NULL,
      'garments', (
        SELECT count(*) FROM garments AS g
        WHERE g.active AND EXISTS (SELECT FROM variants AS v WHERE v.garment_id = g.id AND v.active)),
      'hasOrder', EXISTS (SELECT FROM orders)
    ) AS facts
    FROM first_run AS f CROSS JOIN store_settings AS s`.execute(database)
  const [row] = rows
  if (!row) throw new Refusal('RESOURCE_NOT_FOUND', 'The store is not set up yet.')
  return toFirstRun(row)
}

function toFirstRun({ document, facts }: FirstRunRow): FirstRun {
  const { examples, testOrder, skipped, confirmed } = document
  const known: ShopFacts = { ...facts, examples, skipped, confirmed }
  return {
    ...toDocument(document),
    steps: stepsOf(known),
    ready: isReady(known),
    examples: {
      ...examples,
      garments: examples.garments.map(({ id, name }) => ({ id: encodeId('garment', id), name })),
    },
    testOrder: testOrder && { ...testOrder, id: encodeId('order', testOrder.id) },
  }
}

export async function lockFirstRun(tx: Tx): Promise<void> {
  await tx.selectFrom('first_run').select('id').forNoKeyUpdate().execute()
}

export async function writeFirstRun(
  tx: Tx,
  { opened, dismissed, storeOpen, skipped, confirmed }: FirstRunRequest,
  { by, at }: Change,
): Promise<void> {
  await tx
    .updateTable('first_run')
    .set({
      ...{ opened, dismissed, store_open: storeOpen, skipped, confirmed },
      revision: sql`revision + 1`,
      updated_at: at,
      updated_by: by,
    })
    .execute()
}
