import { setTimeout as sleep } from 'node:timers/promises'
import { residentMiB } from '../harness/processes.ts'
import { inTurn, type Customers } from './customers.ts'
import { figuresOf } from './figures.ts'
import { fire } from './load.ts'

export interface Sample {
  readonly minute: number
  /** After a full garbage collection. */
  readonly heapMiB: number
  readonly residentMiB: number
}

export interface LeakReport {
  readonly samples: readonly Sample[]
  readonly requests: number
  readonly refused: number
  /** Least-squares slope without the first fifth of the samples, in MiB an hour. */
  readonly heapSlope: number
  readonly residentSlope: number
}

const PER_SECOND = 120
const MIB = 1024 * 1024

/** Samples memory under mixed work after each minute. */
export async function watchMemory(options: {
  readonly port: number
  readonly inspectorPort: number
  readonly minutes: number
  readonly customers: Customers
  readonly onSample: (sample: Sample) => void
}): Promise<LeakReport> {
  const { customers, minutes, port } = options
  const inspector = await openInspector(options.inspectorPort)
  const next = inTurn(
    customers.order,
    customers.catalogue,
    customers.track,
    customers.quote,
    customers.page,
    customers.refused,
  )
  const samples: Sample[] = []
  let [requests, refused] = [0, 0]
  for (let minute = 1; minute <= minutes; minute += 1) {
    const { answers } = await fire({ port, perSecond: PER_SECOND, seconds: 58, next })
    requests += answers.length
    const { shed, lost } = figuresOf(
      answers.filter(({ kind }) => kind !== 'refused'),
      58,
    )
    refused += shed.count + lost
    const sample = {
      minute,
      heapMiB: (await inspector.heapAfterCollection()) / MIB,
      residentMiB: residentMiB(inspector.pid),
    }
    samples.push(sample)
    options.onSample(sample)
  }
  inspector.close()
  const settled = samples.slice(Math.ceil(samples.length / 5))
  return {
    ...{ samples, requests, refused },
    heapSlope: slope(settled.map(({ minute, heapMiB }) => [minute, heapMiB])),
    residentSlope: slope(settled.map(({ minute, residentMiB: mib }) => [minute, mib])),
  }
}

/** Least squares, an hour. */
function slope(points: readonly (readonly [number, number])[]): number {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const [x, y] = [mean(points.map(([minute]) => minute)), mean(points.map(([, value]) => value))]
  const over = points.reduce((sum, [minute, value]) => sum + (minute - x) * (value - y), 0)
  const under = points.reduce((sum, [minute]) => sum + (minute - x) ** 2, 0)
  return under === 0 ? 0 : (over / under) * 60
}

interface Inspector {
  readonly pid: number
  heapAfterCollection(): Promise<number>
  close(): void
}

async function openInspector(port: number): Promise<Inspector> {
  const [target] = (await (await fetch(`http://127.0.0.1:${port}/json/list`)).json()) as {
    webSocketDebuggerUrl: string
  }[]
  if (!target) throw new Error('The service cannot be inspected.')
  const socket = new WebSocket(target.webSocketDebuggerUrl)
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve, { once: true })
    socket.addEventListener('error', () => reject(new Error('The service cannot be inspected.')), {
      once: true,
    })
  })
  const waiting = new Map<number, (result: unknown) => void>()
  socket.addEventListener('message', ({ data }) => {
    const { id, result } = JSON.parse(String(data)) as { id?: number; result?: unknown }
    if (id !== undefined) waiting.get(id)?.(result)
  })
  let last = 0
  const call = <Result>(method: string, params: object = {}): Promise<Result> => {
    last += 1
    socket.send(JSON.stringify({ id: last, method, params }))
    return new Promise((resolve) => waiting.set(last, resolve as (result: unknown) => void))
  }
  const { result } = await call<{ result: { value: number } }>('Runtime.evaluate', {
    expression: 'process.pid',
  })

  return {
    pid: result.value,
    heapAfterCollection: async () => {
      await sleep(500)
      await call('HeapProfiler.collectGarbage')
      return (await call<{ usedSize: number }>('Runtime.getHeapUsage')).usedSize
    },
    close: () => socket.close(),
  }
}
