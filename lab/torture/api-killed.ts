import { setTimeout as sleep } from 'node:timers/promises'
import { launchService, startService } from '../harness/service-process.ts'
import { freePort } from '../harness/ports.ts'
import { waitUntil } from '../harness/wait-until.ts'
import { checkOrders } from './check-orders.ts'
import { inFigures, startCustomers } from './customers.ts'
import { atMost, none, type Fault, type FaultRun, type Finding } from './fault.ts'
import { openShop } from './shop.ts'

/** In every fifth round the service is killed again while it starts. */
const KILLED_TWICE = 5
const RESTART_WITHIN_MS = 15_000

export const apiKilled: Fault = {
  name: 'api-killed',
  about: 'kill -9 of the service while eight customers order, on its embedded database',
  rounds: 100,
  run,
}

async function run({ rounds, say }: FaultRun): Promise<Finding[]> {
  const port = String(await freePort())
  const { environment, service: first, pool, order } = await openShop({ PORT: port })
  let service = first
  const customers = startCustomers({ url: service.url, order, count: 8, mayBeGone: true })
  const restarts: number[] = []
  for (let round = 1; round <= rounds; round += 1) {
    const before = customers.acknowledged.size
    await waitUntil('somebody orders', 60_000, () => customers.acknowledged.size > before + 3)
    // A random delay, to hit different points of a request.
    await sleep(Math.random() * 300)
    await service.end('SIGKILL')

    if (round % KILLED_TWICE === 0) {
      const starting = await launchService(environment)
      await sleep(Math.random() * 1_500)
      await starting.end('SIGKILL')
    }
    const began = performance.now()
    service = await startService(environment)
    restarts.push(performance.now() - began)
    if (round % 10 === 0) say(`${round} of ${rounds} rounds, ${customers.acknowledged.size} orders`)
  }
  await customers.stop()
  say(inFigures(customers.tally))
  const findings = [
    ...(await checkOrders(pool, customers)),
    none('wrong answers', customers.wrong, `in ${rounds} kills`),
    atMost('open again after a kill -9, its database stopped and started', RESTART_WITHIN_MS, restarts),
  ]
  await pool.end()
  await service.end('SIGTERM')
  return findings
}
