import type { Pool } from 'pg'
import pg from 'pg'
import { embeddedPostgresPid } from '../harness/service-process.ts'
import { waitUntil } from '../harness/wait-until.ts'
import { ask } from './request.ts'
import { checkOrders } from './check-orders.ts'
import { inFigures, startCustomers } from './customers.ts'
import { atMost, none, type Fault, type FaultRun, type Finding } from './fault.ts'
import { openShop } from './shop.ts'
import { visitPages } from './page-visits.ts'

const RECOVERED_WITHIN_MS = 2_000
const BACK_WITHIN_MS = 60_000

export const databaseKilled: Fault = {
  name: 'database-killed',
  about: 'kill -9 of the embedded PostgreSQL, in turn its main process and one that serves a connection',
  rounds: 50,
  run,
}

async function run({ rounds, say }: FaultRun): Promise<Finding[]> {
  const { service, dataFolder, databaseUrl, pool, order } = await openShop()
  const { url } = service
  const customers = startCustomers({ url, order, count: 8 })
  const pages = visitPages(url)
  const [away, recovered]: [number[], number[]] = [[], []]
  for (let round = 1; round <= rounds; round += 1) {
    const before = customers.acknowledged.size
    await waitUntil('somebody orders', 60_000, () => customers.acknowledged.size > before + 3)

    const killedAt = performance.now()
    if (round % 2 === 1) process.kill(embeddedPostgresPid(dataFolder) ?? 0, 'SIGKILL')
    else process.kill(await oneThatServes(pool), 'SIGKILL')
    await waitUntil('the database answers again', BACK_WITHIN_MS, () => answers(databaseUrl, killedAt))
    const answeredAt = performance.now()
    away.push(answeredAt - killedAt)
    await waitUntil('the service is well', BACK_WITHIN_MS, async () => {
      const health = await ask(`${url}/api/v1/health`)
      return health.none === undefined && health.status === 200 && customers.lastOrderAt > answeredAt
    })
    recovered.push(performance.now() - answeredAt)
    if (round % 10 === 0) say(`${round} of ${rounds} rounds, ${customers.acknowledged.size} orders`)
  }
  await Promise.all([customers.stop(), pages.stop()])
  say(inFigures(customers.tally))
  say(inFigures(pages.tally))
  const stillWell = (await isWell(url)) && service.output().split('Platen is running.').length === 2
  const findings = [
    none(
      'answers that are neither right nor 503',
      [...customers.wrong, ...pages.wrong],
      `in ${rounds} kills`,
    ),
    atMost(
      'health 200 and an order taken, counted from the first answer of the database',
      RECOVERED_WITHIN_MS,
      recovered,
    ),
    atMost('the database started again by the service', 15_000, away),
    ...(await checkOrders(pool, customers)),
    {
      promise: 'the same process serves all the time',
      wanted: 'yes',
      measured: stillWell ? 'yes' : 'no',
      kept: stillWell,
    },
  ]
  await pool.end()
  await service.end('SIGTERM')
  return findings
}

async function oneThatServes(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ pid: number }>(
    `SELECT pid FROM pg_stat_activity WHERE application_name = 'platen' AND pid <> pg_backend_pid() ORDER BY random()`,
  )
  const pid = rows[0]?.pid
  if (pid === undefined) throw new Error('The service has no connection to its database.')
  return pid
}

async function answers(databaseUrl: string, killedAt: number): Promise<boolean> {
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 1_000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query<{ crashed: boolean }>(
      `SELECT backend_start > now() - $1 * interval '1 millisecond' AS crashed
       FROM pg_stat_activity WHERE backend_type = 'checkpointer'`,
      [performance.now() - killedAt],
    )
    return rows[0]?.crashed === true
  } catch {
    return false
  } finally {
    await client.end().catch(() => undefined)
  }
}

async function isWell(url: string): Promise<boolean> {
  const health = await ask(`${url}/api/v1/health`)
  return health.none === undefined && health.status === 200
}
