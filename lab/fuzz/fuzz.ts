import { OPERATIONS } from '@platen/contract'
import { createPool } from '../../apps/api/src/platform/database/pool.ts'
import { audienceOf } from './actors.ts'
import { makeCase, type FuzzCase } from './cases.ts'
import { openLine, type Incoming, type Outgoing } from './line.ts'
import { outgoingFor } from './outgoing.ts'
import { isJson, openFuzzShop, type FuzzShop, type ShopAddress } from './shop.ts'
import { faultsOf, isShed } from './verdict.ts'

export interface FuzzOptions extends ShopAddress {
  readonly seed: number
  /** Case numbers, both included. */
  readonly first: number
  readonly last: number
  readonly workers: number
  readonly onProgress?: (done: number) => void
}

export interface Failure {
  readonly number: number
  readonly operationId: string
  readonly request: string
  readonly twists: readonly string[]
  readonly status: number | undefined
  readonly faults: readonly string[]
  readonly answer: string
}

export interface FuzzReport {
  readonly cases: number
  readonly seconds: number
  readonly statuses: Readonly<Record<string, number>>
  readonly shed: number
  readonly asked: ReadonlySet<string>
  readonly succeeded: ReadonlySet<string>
  readonly failures: readonly Failure[]
}

/** Without effective quotas, and with calls to this machine only. */
export const FUZZED_SERVICE = {
  BOT_PROTECTION: 'off',
  RATE_LIMIT_FACTOR: '1000000',
  WEBHOOK_ALLOW_PRIVATE: 'on',
  LOG_LEVEL: 'warn',
} as const

/** Cases between two restorations of prices and stock. */
const TIDY_EVERY = 500
const MOST_FAILURES = 200

/** Sends cases to a started service and compares every response with the contract. */
export async function fuzz({
  seed,
  first,
  last,
  workers,
  onProgress,
  ...address
}: FuzzOptions): Promise<FuzzReport> {
  const line = openLine(address.url, workers)
  const statuses: Record<string, number> = {}
  const [asked, succeeded] = [new Set<string>(), new Set<string>()]
  const failures: Failure[] = []
  let shed = 0
  const pool = createPool(address.databaseUrl, { max: 1, onError: () => undefined })
  try {
    const shop = await openFuzzShop(line, pool, address)
    const began = performance.now()
    let next = first
    await Promise.all(Array.from({ length: workers }, work))
    failures.push(...(await faultsAfterwards(shop)))
    failures.sort((a, b) => a.number - b.number)
    return {
      cases: last - first + 1,
      seconds: (performance.now() - began) / 1000,
      statuses,
      shed,
      asked,
      succeeded,
      failures,
    }

    async function work(): Promise<void> {
      while (next <= last && failures.length < MOST_FAILURES) {
        const number = next
        next += 1
        if (number % TIDY_EVERY === 0) await shop.tidy()
        await tryCase(shop, makeCase(shop, seed, number))
        onProgress?.(number - first + 1)
      }
    }
  } finally {
    line.close()
    await pool.end()
  }

  async function tryCase(shop: FuzzShop, fuzzCase: FuzzCase): Promise<void> {
    const { operation } = fuzzCase
    asked.add(operation.operationId)
    let request = outgoingFor(shop, fuzzCase)
    try {
      let answer = await line.send(request)
      if (hasLostSession(fuzzCase, answer)) {
        await shop.renew(fuzzCase.as)
        request = { ...request, headers: { ...request.headers, ...shop.sessionOf(fuzzCase.as) } }
        answer = await line.send(request)
      }
      note(fuzzCase, request, answer)
      const hasRecord = answer.status < 300 && isJson(answer) && fuzzCase.method !== 'HEAD'
      if (hasRecord) shop.records.learn(JSON.parse(answer.body.toString()), operation.path)
    } catch (error) {
      fail(fuzzCase, request, undefined, [error instanceof Error ? error.message : String(error)])
    }
  }

  function note(fuzzCase: FuzzCase, request: Outgoing, answer: Incoming): void {
    statuses[answer.status] = (statuses[answer.status] ?? 0) + 1
    if (isShed(answer)) shed += 1
    if (answer.status < 400 && fuzzCase.method === fuzzCase.operation.method)
      succeeded.add(fuzzCase.operation.operationId)
    const faults = faultsOf(fuzzCase, answer)
    if (faults.length > 0) fail(fuzzCase, request, answer, faults)
  }

  function fail(
    { number, operation, twists }: FuzzCase,
    request: Outgoing,
    answer: Incoming | undefined,
    faults: readonly string[],
  ): void {
    failures.push({
      ...{ number, twists, faults, operationId: operation.operationId },
      request: inWords(request),
      status: answer?.status,
      answer: answer?.body.toString().slice(0, 300) ?? '',
    })
  }

  async function faultsAfterwards(shop: FuzzShop): Promise<Failure[]> {
    const checks = OPERATIONS.filter(({ operationId }) =>
      ['verify_inventory', 'verify_audit_log'].includes(operationId),
    )
    const found: Failure[] = []
    for (const { operationId, path } of checks) {
      const ask = () => line.send({ method: 'GET', target: path, headers: shop.sessionOf('owner') })
      const reply = await shop.renew('owner').then(ask)
      const answer = reply.body.toString()
      if (reply.status === 200 && (JSON.parse(answer) as { ok: boolean }).ok) continue
      const faults = [`${operationId} finds something wrong afterwards`]
      found.push({
        number: last + 1,
        operationId,
        request: path,
        twists: [],
        status: reply.status,
        faults,
        answer: answer.slice(0, 300),
      })
    }
    return found
  }
}

/** The session was ended by this or another case. */
function hasLostSession({ as, operation, headers }: FuzzCase, { status, body }: Incoming): boolean {
  const own = as !== 'nobody' && (as === 'customer') === (audienceOf(operation) === 'customers')
  return status === 401 && own && !('cookie' in headers) && body.includes('"UNAUTHENTICATED"')
}

function inWords({ method, target, headers, body }: Outgoing): string {
  const { cookie: _, ...shown } = headers
  const bytes = body
    ? ` ${body
        .subarray(0, 400)
        .toString()
        .replaceAll(/[^\x20-\x7e]/g, '·')}`
    : ''
  return `${method} ${target.slice(0, 200)} ${JSON.stringify(shown).slice(0, 300)}${bytes}`
}
