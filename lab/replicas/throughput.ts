import autocannon from 'autocannon'
import { CONNECTIONS, orderLoad } from '../harness/load.ts'
import { fillShop, makeOrders } from '../harness/shop.ts'
import type { Fault, FaultRun, Finding } from '../torture/fault.ts'
import { startNginx } from './nginx.ts'
import { startReplicas } from './replicas.ts'
import { median } from '../harness/statistics.ts'

const REPLICA_COUNTS = [1, 2, 3] as const
const OLD_ORDERS = 2_000
const SECONDS = 2

export const throughput: Fault = {
  name: 'throughput',
  about: `what one, two and three replicas behind nginx answer to ${CONNECTIONS} connections, in turn, ${SECONDS} s each`,
  rounds: 4,
  run,
}

interface Rate {
  readonly perSecond: number
  readonly p99Ms: number
}

/** No promise: more replicas do more only where there are processors for them. */
async function run({ rounds, say }: FaultRun): Promise<Finding[]> {
  const replicas = await startReplicas(REPLICA_COUNTS.length)
  await fillShop(replicas.databaseUrl, OLD_ORDERS)
  const fronts = await Promise.all(REPLICA_COUNTS.map((count) => startNginx(replicas.ports.slice(0, count))))
  const bodies = await makeOrders(replicas.urls[0] ?? '')
  const loads = {
    'public configuration': { path: '/api/v1/public-config' },
    'the catalogue, 20 garments': { path: '/api/v1/catalog' },
    orders: orderLoad('/api/orders', bodies),
  }
  const findings: Finding[] = []
  for (const [what, load] of Object.entries(loads)) {
    for (const { url } of fronts) await measure(url, load)
    const measured: Rate[][] = REPLICA_COUNTS.map(() => [])
    // A shared machine changes its speed within seconds, so all take turns and only rates of one round are compared.
    for (let round = 0; round < rounds; round += 1)
      for (const [index, { url }] of fronts.entries()) measured[index]?.push(await measure(url, load))
    for (const [index, rates] of measured.entries()) {
      const ratios = rates.map(({ perSecond }, round) => perSecond / (measured[0]?.[round]?.perSecond ?? 1))
      findings.push(toFinding(what, REPLICA_COUNTS[index] ?? 0, rates, ratios))
      say(`${findings.at(-1)?.promise}: ${findings.at(-1)?.measured}`)
    }
  }
  await Promise.all(fronts.map((nginx) => nginx.stop()))
  await replicas.stop()
  return findings
}

async function measure(url: string, load: { readonly path: string }): Promise<Rate> {
  const result = await autocannon({
    ...load,
    url: url + load.path,
    connections: CONNECTIONS,
    duration: SECONDS,
  })
  if (result.errors > 0) throw new Error(`${load.path}: ${result.errors} requests got no answer.`)
  return { perSecond: result['2xx'] / result.duration, p99Ms: result.latency.p99 }
}

function toFinding(what: string, count: number, rates: readonly Rate[], ratios: readonly number[]): Finding {
  const rate = `${median(rates.map(({ perSecond }) => perSecond)).toFixed(0)}/s`
  const p99 = `p99 ${median(rates.map(({ p99Ms }) => p99Ms))} ms`
  const range = `${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)}`
  const beside = count === 1 ? '' : `, ${median(ratios).toFixed(2)} × one replica (${range})`
  return {
    promise: `${what}, ${count} ${count === 1 ? 'replica' : 'replicas'}`,
    wanted: '',
    measured: `${rate}, ${p99}${beside}`,
    kept: undefined,
  }
}
