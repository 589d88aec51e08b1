/** Our own statement of one order, as a function that `pgbench` can call: the limit of orders written one by one. */
import { newUuid } from '../../../apps/api/src/platform/records/ids.ts'
import type { NewOrder } from '../../../apps/api/src/features/selling/orders/new-order.ts'
import { insertOrder } from '../../../apps/api/src/features/selling/orders/place-order.store.ts'

type Database = Parameters<typeof insertOrder>[0]

interface Statement {
  readonly sql: string
  readonly parameters: readonly unknown[]
}

/** `order` is one that the shop has taken; its ids are replaced by new ones at each call. */
export async function orderFunction(order: NewOrder): Promise<string> {
  const { sql, parameters } = await statementOf(order)
  const ids = [
    order.order.id,
    ...order.order.items.flatMap((item) => [item.id, ...item.placements.map(({ id }) => id)]),
    ...order.demand.map(({ movementId }) => movementId),
    order.answered?.claim.key ?? newUuid(),
  ]
  const fresh = ids.map((id, index) => ({ id, name: `id${index}` }))
  const withFreshIds = (text: string) =>
    fresh.reduce((inner, { id, name }) => `replace(${inner}, '${id}', ${name})`, quoted(text))
  const values = parameters.map((value) =>
    Buffer.isBuffer(value) ? `'\\x${value.toString('hex')}'::bytea` : withFreshIds(String(value)),
  )
  const body = sql
    .replaceAll(/\$(\d)/g, (_given, position: string) => `p${position}`)
    .replace(' FROM verdicts AS v LEFT JOIN', ' INTO placed FROM verdicts AS v LEFT JOIN')
  return `
    CREATE FUNCTION our_order() RETURNS text LANGUAGE plpgsql AS $function$
    DECLARE
      ${fresh.map(({ name }) => `${name} text := gen_random_uuid();`).join('\n')}
      ${values.map((value, index) => `p${index + 1} ${Buffer.isBuffer(parameters[index]) ? 'bytea' : 'text'} := ${value};`).join('\n')}
      placed record;
    BEGIN
      ${body};
      IF placed.number IS NULL THEN RAISE 'refused: %', placed.refusal; END IF;
      RETURN placed.number;
    END $function$`
}

async function statementOf(order: NewOrder): Promise<Statement> {
  let seen: Statement | undefined
  const recorder = {
    executeQuery: (statement: Statement) => {
      seen = statement
      return Promise.resolve({ rows: [{ id: order.order.id, number: 'PL', refusal: null, short: null }] })
    },
  } as unknown as Database
  await insertOrder(recorder, order)
  if (!seen) throw new Error('No statement was sent.')
  return seen
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", "''")}'`
}
