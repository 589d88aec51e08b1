import { hash } from 'node:crypto'
import type { Operation } from '@platen/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { sql, type Kysely } from 'kysely'
import type { Clock } from '../clock.ts'
import { isDatabaseOutage, violatedConstraint } from '../database/database-errors.ts'
import type { DB } from '../database/tables.generated.ts'
import type { Transaction, Tx } from '../database/transaction.ts'
import type { Platform } from '../platform.ts'
import { Refusal } from '../refusal.ts'
import { addLocation } from './answers/location.ts'
import { clientKey } from './client-address.ts'

export const KEPT_FOR_MS = 24 * 60 * 60 * 1000

export interface IdempotencyClaim {
  /** The operation and the user or API key, so that two operations or two of them may use the same key. */
  readonly scope: string
  readonly key: string
  /** Of a visitor, so that strangers may choose the same key. Empty for admin users. */
  readonly client: string
  readonly requestHash: Buffer
}

const CONSTRAINTS: readonly (string | undefined)[] = [
  'idempotency_keys_pkey',
  'idempotency_keys_same_request',
]

/** What an effect throws that found a response stored under the key. */
export class KeyTaken extends Error {}

/** What an effect throws that found none, so that it is not looked for again. */
export class NewKeyRefused extends Error {
  readonly refusal: Refusal

  constructor(refusal: Refusal) {
    super(refusal.message)
    this.refusal = refusal
  }
}

interface StoredResponse {
  readonly status: number
  readonly body: string
}

export interface Once {
  /** Commits the effect together with its response, which the work returns. */
  readonly transaction: Transaction
  readonly claim: IdempotencyClaim | undefined
}

export type OnceDeps = Pick<Platform, 'database' | 'transaction' | 'clock'>

interface OnceOptions {
  /** Identifies the request; by default its body. */
  readonly content?: string
  /** For an expensive effect: looks for a stored response first. */
  readonly checkFirst?: boolean
}

/**
 * A key is nearly always new, so the effect runs first; when it fails, because the key exists or because of what the
 * first request changed, the stored response is looked up. The operation's secrets are not stored, not even as a
 * digest, because a password can be guessed from one.
 */
export async function respondOnce(
  { database, transaction, clock }: OnceDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  effect: (once: Once) => Promise<object | string>,
  { content, checkFirst = false }: OnceOptions = {},
): Promise<FastifyReply> {
  const claim = readClaim(request, content)
  if (claim === undefined) return sendJson(reply, await effect({ transaction, claim }))

  const once = { claim, transaction: onceIn(transaction, claim, request.operation, clock) }
  const earlier = checkFirst ? await findResponse(database, claim, clock.now()) : undefined
  if (earlier) return replay(reply, earlier)
  let body: object | string
  try {
    body = await effect(once)
  } catch (error) {
    if (isDatabaseOutage(error)) throw error
    if (error instanceof NewKeyRefused) throw error.refusal
    const first = await findResponse(database, claim, clock.now())
    if (first) return replay(reply, first)
    if (!(error instanceof KeyTaken) && !CONSTRAINTS.includes(violatedConstraint(error))) throw error
    // The key had expired, and looking it up has just deleted it.
    body = await effect(once)
  }
  return sendJson(reply, body)
}

/** Without the bot-protection token, because a retry with a new token is still the same request. */
function contentOf({ body, operation }: FastifyRequest): string {
  // An unused body was not validated, and may be nested too deeply to serialize.
  if (!operation?.body) return 'null'
  return stringifyWithout(['botToken', ...(operation.secrets ?? [])], body ?? null)
}

function stringifyWithout(names: readonly string[], value: unknown): string {
  try {
    return JSON.stringify(value, (key, inner: unknown) => (names.includes(key) ? undefined : inner))
  } catch (error) {
    // JSON can be parsed at a depth at which it cannot be serialized.
    if (error instanceof RangeError) throw new Refusal('BAD_REQUEST', 'The body is nested too deeply.')
    throw error
  }
}

function readClaim(request: FastifyRequest, content?: string): IdempotencyClaim | undefined {
  const key = request.headers['idempotency-key']
  const { operation } = request
  if (key === undefined || operation?.idempotent !== true) return undefined
  if (typeof key !== 'string' || !/^[\x21-\x7e]{1,128}$/.test(key)) {
    throw new Refusal('BAD_REQUEST', 'Idempotency-Key must be 1 to 128 visible ASCII characters.')
  }
  const params = JSON.stringify(request.params ?? {})
  return {
    scope: request.admin
      ? `${operation.operationId} ${request.admin.apiKey === undefined ? request.admin.userId : request.admin.id}`
      : operation.operationId,
    key,
    client: request.admin ? '' : clientKey(request.clientAddress),
    requestHash: hash('sha256', `${params}\n${content ?? contentOf(request)}`, 'buffer'),
  }
}

/**
 * The response to the same request, from whatever network it came. Refuses when this client used the key for another
 * one. Deletes responses that are older than 24 hours.
 */
async function findResponse(
  database: Kysely<DB>,
  { scope, key, client, requestHash }: IdempotencyClaim,
  now: Date,
): Promise<StoredResponse | undefined> {
  const oldest = new Date(now.getTime() - KEPT_FOR_MS)
  const rows = await database
    .selectFrom('idempotency_keys')
    .select(['request_hash', 'status', 'body', 'created_at'])
    .where('scope', '=', scope)
    .where('key', '=', key)
    .where((row) => row.or([row('client', '=', client), row('request_hash', '=', requestHash)]))
    .execute()
  if (rows.some(({ created_at }) => created_at <= oldest)) {
    await database
      .deleteFrom('idempotency_keys')
      .where('scope', '=', scope)
      .where('key', '=', key)
      .where('created_at', '<=', oldest)
      .execute()
  }
  const kept = rows.filter(({ created_at }) => created_at > oldest)
  const same = kept.find(({ request_hash }) => request_hash.equals(requestHash))
  if (!same && kept.length > 0) {
    throw new Refusal('IDEMPOTENCY_KEY_REUSED', 'This Idempotency-Key was used before with another body.')
  }
  return same
}

/** Keeps replays from revealing an erased person's data. There is at most one day of responses to scan. */
export async function forgetAnswers(tx: Tx, words: readonly string[]): Promise<void> {
  const patterns = words.map((word) => `%${word.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`)
  await sql`DELETE FROM idempotency_keys WHERE body ILIKE ANY(${patterns}::text[])`.execute(tx)
}

/** Claims the key before the work and stores the response after it. */
function onceIn(
  transaction: Transaction,
  claim: IdempotencyClaim,
  operation: Operation | undefined,
  clock: Clock,
): Transaction {
  return (work) =>
    transaction(async (tx) => {
      await claimKey(tx, claim)
      const result = await work(tx)
      await tx
        .insertInto('idempotency_keys')
        .values({
          scope: claim.scope,
          key: claim.key,
          client: claim.client,
          request_hash: claim.requestHash,
          status: operation?.success.status ?? 201,
          body: stringifyWithout(operation?.secrets ?? [], result),
          created_at: clock.now(),
        })
        .execute()
      return result
    })
}

async function claimKey(tx: Tx, { scope, key, client }: IdempotencyClaim): Promise<void> {
  const { rows } = await sql<{ free: boolean }>`
    SELECT pg_try_advisory_xact_lock(hashtextextended(concat_ws(' ', ${scope}::text, ${key}::text, ${client}::text), 0))
      AS free`.execute(tx)
  if (rows[0]?.free !== true) throw idempotencyInProgress()
}

export function idempotencyInProgress(): Refusal {
  return new Refusal(
    'IDEMPOTENCY_IN_PROGRESS',
    'The first request with this Idempotency-Key is still running.',
  )
}

function replay(reply: FastifyReply, { status, body }: StoredResponse): FastifyReply {
  return sendJson(reply.code(status).header('idempotent-replayed', 'true'), body)
}

function sendJson(reply: FastifyReply, body: object | string): FastifyReply {
  addLocation(reply, body)
  return reply
    .type('application/json; charset=utf-8')
    .send(typeof body === 'string' ? body : JSON.stringify(body))
}
