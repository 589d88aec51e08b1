import type { Random } from '../../scripts/demo/random.ts'
import { UNKNOWN_ID, isRecord } from '../harness/schema.ts'
import {
  CURRENT_REVISION,
  NEXT_LINK,
  OFFERED,
  isIdOf,
  isKeyOf,
  prefixOf,
  type IdOf,
  type KeyOf,
} from './values.ts'

const MOST_OF_A_KIND = 500
const NEWEST_KEYS = 30
const MOST_WAITING = 30
const UNKNOWN_LINK = 'A'.repeat(43)
const UNKNOWN_HASH = '0'.repeat(64)
const KEY = /[\w-]{43}$/

interface Offered {
  readonly version: number
  readonly hash: string
}

/** A version that nobody has answered yet. */
export interface Waiting extends Offered {
  readonly key: string
  /** The order of a proof, or the estimate. */
  readonly id: string
}

/** `approved`: estimates of which nothing was left when they were approved, and there is stock again. */
export type WaitingKind = 'estimates' | 'approved' | 'proofs'

/** Each answers one of those that wait; hardly any of the others can still be answered. */
const ANSWERS: Readonly<Record<string, WaitingKind>> = {
  '/api/v1/estimates/{trackingToken}/approvals': 'estimates',
  '/api/v1/estimates/{trackingToken}/changes-requests': 'estimates',
  '/api/v1/estimates/{trackingToken}/declines': 'estimates',
  '/api/admin/estimates/{estimateId}/conversions': 'approved',
  '/api/v1/orders/{trackingToken}/proof-approvals': 'proofs',
  '/api/v1/orders/{trackingToken}/proof-changes-requests': 'proofs',
  '/api/admin/orders/{orderId}/proof-approvals': 'proofs',
  '/api/admin/orders/{orderId}/proof-withdrawals': 'proofs',
}

/** Ids and revisions seen in responses, and what belongs to an order. */
export interface Records {
  learn(answer: unknown, path: string): void
  /** Prefers a part of this order where there is one. */
  idFor(wanted: IdOf, orderId?: string): string
  /** Replaces placeholders of ids, revisions and sign-in links. */
  fill(value: unknown, context: Context): unknown
  spare(id: string): void
  /** In the place of those that were not used. */
  giveLinks(tokens: readonly string[]): void
  /** Beside those that still wait. */
  giveWaiting(kind: WaitingKind, offered: readonly Waiting[]): void
  revisionOf(subject: string): number | undefined
}

export interface Context {
  readonly path: string
  readonly orderId?: string | undefined
  /** The id in the path, whose revision is meant. */
  readonly subject?: string | undefined
  /** The key of an order or an estimate in the path. */
  readonly key?: string | undefined
}

export function openRecords(): Records {
  const ids = new Map<string, string[]>()
  const known = new Set<string>()
  const revisions = new Map<string, number>()
  const parts = new Map<string, Map<string, string[]>>()
  const spared = new Set<string>()
  let links: string[] = []
  const keys = { order: new Set<string>(), estimate: new Set<string>() }
  const offers = new Map<string, Offered>()
  const waiting: Record<WaitingKind, Waiting[]> = { estimates: [], approved: [], proofs: [] }

  const records: Records = {
    learn: (answer, path) => {
      if (isRecord(answer) && typeof answer.revision === 'number' && answer.id === undefined) {
        revisions.set(path, answer.revision)
      }
      visit(answer)
    },
    idFor: ({ idOf, at }, orderId) => {
      const ofOrder = orderId === undefined ? undefined : parts.get(orderId)?.get(idOf)
      const pool = ofOrder ?? ids.get(idOf) ?? []
      return pool[Math.floor(at * pool.length)] ?? `${idOf}_${UNKNOWN_ID}`
    },
    fill: (value, context) => {
      if (value === CURRENT_REVISION) return revisions.get(context.subject ?? context.path) ?? 1
      if (value === NEXT_LINK) return links.pop() ?? UNKNOWN_LINK
      if (value === OFFERED.version) return offers.get(context.key ?? '')?.version ?? 1
      if (value === OFFERED.hash) return offers.get(context.key ?? '')?.hash ?? UNKNOWN_HASH
      if (isKeyOf(value))
        return nextWaiting(context.path)?.key ?? keyAt(keys[kindOf(context.path)], value.keyAt)
      if (isIdOf(value))
        return (
          (['ord', 'est'].includes(value.idOf) ? nextWaiting(context.path)?.id : undefined) ??
          records.idFor(value, context.orderId)
        )
      if (Array.isArray(value)) return value.map((part) => records.fill(part, context))
      if (!isRecord(value)) return value
      return Object.fromEntries(
        Object.entries(value).map(([name, part]) => [name, records.fill(part, context)]),
      )
    },
    spare: (id) => {
      spared.add(id)
      const prefix = prefixOf(id) ?? ''
      ids.set(
        prefix,
        (ids.get(prefix) ?? []).filter((other) => other !== id),
      )
    },
    giveLinks: (tokens) => {
      links = [...tokens]
    },
    giveWaiting: (kind, offered) => {
      waiting[kind] = [...waiting[kind], ...offered].slice(-MOST_WAITING)
    },
    revisionOf: (subject) => revisions.get(subject),
  }
  return records

  function nextWaiting(path: string): Waiting | undefined {
    const kind = ANSWERS[path]
    const next = kind && waiting[kind].shift()
    if (next) offers.set(next.key, next)
    return next
  }

  function visit(value: unknown): void {
    if (typeof value === 'string') {
      add(value)
    } else if (Array.isArray(value)) {
      for (const part of value) visit(part)
    } else if (isRecord(value)) {
      if (typeof value.id === 'string') learnRecord(value.id, value)
      for (const part of Object.values(value)) visit(part)
    }
  }

  function add(text: string): void {
    const prefix = prefixOf(text)
    if (prefix === undefined || known.has(text) || spared.has(text)) return
    known.add(text)
    const pool = ids.get(prefix) ?? []
    ids.set(prefix, pool)
    pool.push(text)
    if (pool.length > MOST_OF_A_KIND) known.delete(pool.shift() ?? '')
  }

  function learnKey(
    id: string,
    { trackingToken, trackingUrl, url, versions }: Readonly<Record<string, unknown>>,
  ) {
    const text = [trackingToken, trackingUrl, url].find((one) => typeof one === 'string') ?? ''
    const [key] = KEY.exec(text) ?? []
    if (key === undefined) return
    if (id.startsWith('ord_')) remember(keys.order, key)
    if (!id.startsWith('est_')) return
    remember(keys.estimate, key)
    const [newest] = listOf(versions)
    if (isRecord(newest) && typeof newest.version === 'number' && typeof newest.hash === 'string')
      offers.set(key, { version: newest.version, hash: newest.hash })
  }

  function learnRecord(id: string, record: Readonly<Record<string, unknown>>): void {
    if (typeof record.revision === 'number') revisions.set(id, record.revision)
    learnKey(id, record)
    if (!id.startsWith('ord_')) return
    const payments = idsIn(record.payments)
    const placements = listOf(record.items).flatMap((item) => idsIn(isRecord(item) ? item.placements : []))
    const own = new Map<string, string[]>()
    if (payments.length > 0) own.set('pay', payments)
    if (placements.length > 0) own.set('plc', placements)
    if (own.size > 0) parts.set(id, own)
  }
}

/** Replaces ids, keys, the revision and the sign-in link of an earlier request by placeholders. */
export function unfilled(value: unknown, random: Random, keepIds: number): unknown {
  if (typeof value === 'string') {
    const prefix = prefixOf(value)
    return prefix === undefined || random.chance(keepIds)
      ? value
      : ({ idOf: prefix, at: random.next() } satisfies IdOf)
  }
  if (Array.isArray(value)) return value.map((part) => unfilled(part, random, keepIds))
  if (!isRecord(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [
      name,
      placeholderOf(name, part, random) ?? unfilled(part, random, keepIds),
    ]),
  )
}

function placeholderOf(name: string, value: unknown, random: Random): object | undefined {
  if (typeof value === 'number')
    return name === 'revision' ? CURRENT_REVISION : name === 'version' ? OFFERED.version : undefined
  if (typeof value !== 'string') return undefined
  if (name === 'trackingToken') return { keyAt: random.next() } satisfies KeyOf
  return name === 'token' ? NEXT_LINK : name === 'hash' ? OFFERED.hash : undefined
}

function kindOf(path: string): 'order' | 'estimate' {
  return path.includes('/estimates/') ? 'estimate' : 'order'
}

/** Only the newest: most of the others are decided. */
function remember(keys: Set<string>, key: string): void {
  keys.delete(key)
  keys.add(key)
  const [oldest] = keys
  if (keys.size > NEWEST_KEYS && oldest !== undefined) keys.delete(oldest)
}

function keyAt(keys: ReadonlySet<string>, at: number): string {
  return [...keys][Math.floor(at * keys.size)] ?? UNKNOWN_LINK
}

function idsIn(records: unknown): string[] {
  return listOf(records)
    .map((record) => (isRecord(record) ? record.id : undefined))
    .filter((id) => typeof id === 'string')
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}
