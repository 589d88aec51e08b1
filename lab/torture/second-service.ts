import { launchService } from '../harness/service-process.ts'
import { checkOrders } from './check-orders.ts'
import { inFigures, startCustomers } from './customers.ts'
import { atMost, none, type Fault, type FaultRun, type Finding } from './fault.ts'
import { openShop } from './shop.ts'

const REFUSED_WITHIN_MS = 15_000

export const secondService: Fault = {
  name: 'second-service',
  about: 'a second service is started on the data folder of one that runs',
  rounds: 5,
  run,
}

async function run({ rounds, say }: FaultRun): Promise<Finding[]> {
  const { service, environment, pool, order } = await openShop()
  const customers = startCustomers({ url: service.url, order, count: 4 })
  const clear = `Another Platen service (process ${service.pid}) is using this data folder`
  const unclear: string[] = []
  const times: number[] = []
  for (let round = 1; round <= rounds; round += 1) {
    const began = performance.now()
    const second = await launchService(environment)
    const code = await second.ended
    times.push(performance.now() - began)
    if (code !== 1 || !second.output().includes(clear))
      unclear.push(`${String(code)}: ${second.output().trim()}`)
  }
  await customers.stop()
  say(inFigures(customers.tally))
  const findings = [
    none('second services that were not refused with a clear message', unclear, `of ${rounds}`),
    atMost('the refusal', REFUSED_WITHIN_MS, times),
    none(
      'answers of the first one that are wrong',
      customers.wrong,
      `in ${customers.acknowledged.size} orders`,
    ),
    ...(await checkOrders(pool, customers)),
  ]
  await pool.end()
  await service.end('SIGTERM')
  return findings
}
