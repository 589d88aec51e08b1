import { createHash } from 'node:crypto'
import { QUOTAS as REQUESTS, type QuotaName } from '@platen/contract'
import { sql, type Kysely } from 'kysely'
import type { Pool } from 'pg'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { DB } from '../database/tables.generated.ts'
import type { Tx } from '../database/transaction.ts'
import { Refusal } from '../refusal.ts'
import { gatheredCounts } from './gathered-counts.ts'
import { memoryCounts, type Counted, type MemoryCounts } from './memory-counts.ts'

type Limiter = { readonly limit: number } & (
  { readonly here: MemoryCounts } | { readonly here?: never; readonly shared: RateLimiterPostgres }
)

interface Quota {
  readonly limit: number
  readonly windowSeconds: number
  /** `replica`: counted in memory by each replica. `shared`: counted in the database across all replicas. */
  readonly counted: 'replica' | 'shared'
  readonly what: string
  /** What to do instead of waiting. */
  readonly resolution?: string
  /** The `RateLimit-*` headers count requests, so a quota of something else only sends `Retry-After`. */
  readonly counts?: 'bytes'
  /** Can be reset by `forgive`, so replicas ask the database even about clients over the limit. */
  readonly forgivable?: true
}

const DAY_SECONDS = 24 * 3600
const OTHER_WAYS_IN =
  'Sign in with a browser that you used before, ask an owner to unlock the account, or try again after the number of seconds in Retry-After.'

/** Per client address and window, before RATE_LIMIT_FACTOR. `login-tries.ts` says what those of sign-ins count. */
export const QUOTAS = {
  'public-read': { ...REQUESTS['public-read'], counted: 'replica', what: 'reads' },
  /** More than the reads that pages are made of allow: a page that says so costs as much as any other. */
  'page-render': { limit: 600, windowSeconds: 60, counted: 'replica', what: 'pages' },
  /** Those that were not drawn yet. */
  'share-picture': { limit: 30, windowSeconds: 60, counted: 'replica', what: 'share pictures' },
  'order-submission': { ...REQUESTS['order-submission'], counted: 'shared', what: 'order submissions' },
  'contact-request': { ...REQUESTS['contact-request'], counted: 'shared', what: 'contact requests' },
  'discount-code': { ...REQUESTS['discount-code'], counted: 'shared', what: 'discount codes' },
  'order-message': { ...REQUESTS['order-message'], counted: 'shared', what: 'messages' },
  'order-link': { ...REQUESTS['order-link'], counted: 'shared', what: 'requests for an order link' },
  'order-link-contact': {
    limit: 3,
    windowSeconds: 3600,
    counted: 'shared',
    what: 'requests for the link of this order',
  },
  'document-download': { ...REQUESTS['document-download'], counted: 'shared', what: 'downloads' },
  'artwork-upload': { ...REQUESTS['artwork-upload'], counted: 'shared', what: 'uploads' },
  'layout-save': { ...REQUESTS['layout-save'], counted: 'shared', what: 'saved sheets' },
  'design-save': { ...REQUESTS['design-save'], counted: 'shared', what: 'saved designs' },
  'sign-in-link': { ...REQUESTS['sign-in-link'], counted: 'shared', what: 'requests for a sign-in link' },
  'sign-in-link-address': {
    limit: 5,
    windowSeconds: 3600,
    counted: 'shared',
    what: 'requests for a sign-in link to this address',
  },
  'account-sign-in': { ...REQUESTS['account-sign-in'], counted: 'shared', what: 'sign-ins' },
  login: { ...REQUESTS.login, counted: 'shared', what: 'sign-ins' },
  'login-device': { limit: 20, windowSeconds: 3600, counted: 'shared', what: 'sign-ins' },
  'login-pair': accountTries({ limit: 10, windowSeconds: 3600, what: 'sign-ins to this account' }),
  'login-account': accountTries({ limit: 100, windowSeconds: DAY_SECONDS, what: 'sign-ins to this account' }),
  'login-attacked': accountTries({
    limit: 3,
    windowSeconds: 7 * DAY_SECONDS,
    what: 'sign-ins to this account, which is being attacked,',
  }),
  'login-ceiling': accountTries({
    limit: 50_000,
    windowSeconds: 7 * DAY_SECONDS,
    what: 'sign-ins to this account, which is being attacked,',
  }),
  'login-code': accountTries({ limit: 30, windowSeconds: DAY_SECONDS, what: 'one-time codes' }),
  'own-password': { limit: 20, windowSeconds: 3600, counted: 'shared', what: 'tries at your password' },
  admin: { ...REQUESTS.admin, counted: 'replica', what: 'requests of this session' },
  'artwork-bytes': {
    limit: 200 * 1024 * 1024,
    windowSeconds: 3600,
    counted: 'shared',
    what: 'uploaded bytes',
    counts: 'bytes',
  },
} as const satisfies Record<string, Quota> & Record<QuotaName, Quota>
type CountedQuota = keyof typeof QUOTAS
type ForgivableQuota = Exclude<Extract<CountedQuota, `login-${string}`>, 'login-device'>
export type Quotas = Readonly<Record<CountedQuota, Quota>>

function accountTries<const Counted extends Pick<Quota, 'limit' | 'windowSeconds' | 'what'>>(
  counted: Counted,
) {
  return { ...counted, counted: 'shared', forgivable: true, resolution: OTHER_WAYS_IN } as const
}

export interface QuotaState {
  readonly limit: number
  readonly remaining: number
  readonly resetSeconds: number
}

export interface RateLimits {
  /** Refuses with RATE_LIMITED when the quota is used up. */
  consume(quota: CountedQuota, client: string, points?: number): Promise<QuotaState>
}

export interface LimitsHere extends RateLimits {
  /** Counts one at once, for a quota that this process counts. Undefined for others, and when it is used up. */
  consumeHere(quota: CountedQuota, client: string): QuotaState | undefined
}

export interface ForgivableLimits extends LimitsHere {
  findSpent(
    database: Kysely<DB>,
    quota: ForgivableQuota,
    clients: readonly string[],
  ): Promise<ReadonlySet<string>>
  /** Takes effect on every replica when the transaction commits. */
  forgive(tx: Tx, quotas: readonly ForgivableQuota[], client: string): Promise<void>
  /** Every client whose key begins like this. */
  forgiveEvery(tx: Tx, quotas: readonly ForgivableQuota[], beginning: string): Promise<void>
}

export function createRateLimits(pool: Pool, factor: number, quotas: Quotas = QUOTAS): ForgivableLimits {
  const store = gatheredCounts(pool)
  const limiters = new Map<CountedQuota, Limiter>()
  for (const [name, quota] of Object.entries(quotas) as [CountedQuota, Quota][]) {
    const limit = Math.max(1, Math.min(2_000_000_000, Math.floor(quota.limit * factor)))
    limiters.set(
      name,
      quota.counted === 'replica'
        ? { limit, here: memoryCounts(quota.windowSeconds * 1_000) }
        : {
            limit,
            shared: new RateLimiterPostgres({
              keyPrefix: name,
              points: limit,
              duration: quota.windowSeconds,
              storeClient: store,
              storeType: 'pool',
              tableName: 'rate_limits',
              tableCreated: true,
              clearExpiredByTimeout: false,
              // Clients over their quota are refused from memory, so that a flood does not reach the database.
              ...(quota.forgivable ? {} : { inMemoryBlockOnConsumed: limit + 1 }),
            }),
          },
    )
  }

  return {
    consume: async (quota, client, points = 1) => {
      const limiter = limiters.get(quota)
      if (limiter === undefined) throw new Error(`No limiter for ${quota}`)
      const { limit } = limiter
      if (limiter.here) {
        const counted = limiter.here.add(client, points)
        if (counted.points > limit) throw usedUp(quotas[quota], stateOf(counted, limit))
        return stateOf(counted, limit)
      }
      return limiter.shared.consume(client, points).then(
        (result) => stateOf(countedBy(result), limit),
        (reason: unknown) => {
          throw reason instanceof RateLimiterRes
            ? usedUp(quotas[quota], stateOf(countedBy(reason), limit))
            : reason
        },
      )
    },
    consumeHere: (quota, client) => {
      const limiter = limiters.get(quota)
      const counted = limiter?.here?.add(client, 1)
      return limiter && counted && counted.points <= limiter.limit
        ? stateOf(counted, limiter.limit)
        : undefined
    },
    findSpent: async (database, quota, clients) => {
      const limit = limiters.get(quota)?.limit ?? 0
      const keys = clients.map((client) => keyOf(quota, client))
      const rows = await database
        .selectFrom('rate_limits')
        .select('key')
        .where('key', '=', sql<string>`ANY(${keys})`)
        .where('points', '>=', limit)
        .where('expire', '>', Date.now())
        .execute()
      const spent = new Set(rows.map(({ key }) => key))
      return new Set(clients.filter((client) => spent.has(keyOf(quota, client))))
    },
    forgive: async (tx, quotas, client) => {
      const keys = quotas.map((quota) => keyOf(quota, client))
      await tx
        .deleteFrom('rate_limits')
        .where('key', '=', sql<string>`ANY(${keys})`)
        .execute()
    },
    forgiveEvery: async (tx, quotas, beginning) => {
      const beginnings = quotas.map((quota) => keyOf(quota, beginning))
      await sql`
        DELETE FROM rate_limits USING unnest(${beginnings}::text[]) AS b WHERE starts_with(key, b)`.execute(
        tx,
      )
    },
  }
}

/** In the format of `rate-limiter-flexible`. */
function keyOf(quota: CountedQuota, client: string): string {
  return `${quota}:${client}`
}

function usedUp(quota: Quota, state: QuotaState): Refusal {
  return new Refusal(
    'RATE_LIMITED',
    `Too many ${quota.what}: the limit is ${state.limit} in ${quota.windowSeconds} seconds. Try again in ${state.resetSeconds} s.`,
    {
      ...(quota.resolution !== undefined && { resolution: quota.resolution }),
      headers: {
        ...(quota.counts === 'bytes' ? {} : quotaHeaders(state)),
        'retry-after': String(state.resetSeconds),
      },
    },
  )
}

export function quotaHeaders(state: QuotaState): Record<string, string> {
  return {
    'ratelimit-limit': String(state.limit),
    'ratelimit-remaining': String(state.remaining),
    'ratelimit-reset': String(state.resetSeconds),
  }
}

function stateOf({ points, msLeft }: Counted, limit: number): QuotaState {
  return {
    limit,
    remaining: Math.max(0, limit - points),
    resetSeconds: Math.max(1, Math.ceil(msLeft / 1000)),
  }
}

function countedBy({ consumedPoints, msBeforeNext }: RateLimiterRes): Counted {
  return { points: consumedPoints, msLeft: msBeforeNext }
}

/** Counts from any address. A digest, so that the quota table contains no email addresses. */
export function accountKey(email: string): string {
  return createHash('sha256').update(email.toLowerCase()).digest('base64url')
}
