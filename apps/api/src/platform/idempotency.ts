import { createHash } from 'node:crypto'
import type { Operation } from '@platen/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { sql, type Kysely } from 'kysely'
import type { Clock } from './clock.ts'
import { isDatabaseOutage, refusedCode, violatedConstraint } from './database/database-errors.ts'
import type { DB } from './database/tables.generated.ts'
import type { Transaction, Tx } from './database/transaction.ts'
import { Refusal } from './refusal.ts'

export const KEPT_FOR_MS = 24 * 60 * 60 * 1000

/** What makes a repeated request the same request. */
export interface IdempotencyClaim {
  /** The operation, and who of the team asks: one key may be used for two operations, and by two people. */
  readonly scope: string
  readonly key: string
  readonly requestHash: Buffer
}

interface StoredAnswer {
  readonly status: number
  readonly body: string
}

/** How an operation is run at most once for a key. */
export interface Once {
  /** Commits the effect and its answer together. What the work returns is the answer's body. */
  readonly transaction: Transaction
  /** For an operation that writes the key by its own statement. */
  readonly claim: IdempotencyClaim | undefined
}

interface OnceDeps {
  readonly database: Kysely<DB>
  readonly transaction: Transaction
  readonly clock: Clock
}

interface OnceOptions {
  /** What the request is recognised by; its body unless told. */
  readonly content?: string
  /** Looks for an earlier answer before the effect, because the effect costs more than a look. */
  readonly lookFirst?: boolean
}

/**
 * Runs `effect` at most once for the request's `Idempotency-Key`, and answers a repeated request with the first
 * answer and `Idempotent-Replayed: true`. Without the header the effect simply runs. Refuses with
 * IDEMPOTENCY_KEY_REUSED, IDEMPOTENCY_IN_PROGRESS or BAD_REQUEST for a malformed key. Of the operation's secrets
 * nothing is kept, no digest either: a password can be guessed from one.
 *
 * A key is nearly always new, so the effect is tried first: a repeated one fails, by the key that is there already
 * or by what the first one changed, and only then is the first answer looked for.
 */
export async function answerOnce(
  { database, transaction, clock }: OnceDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  effect: (once: Once) => Promise<object | string>,
  { content = contentOf(request), lookFirst = false }: OnceOptions = {},
): Promise<FastifyReply> {
  const claim = readClaim(request, content)
  if (claim === undefined) return sendJson(reply, await effect({ transaction, claim }))

  const once = { claim, transaction: onceIn(transaction, claim, request.operation, clock) }
  const earlier = lookFirst ? await findAnswer(database, claim, clock.now()) : undefined
  if (earlier) return replay(reply, earlier)
  let body: object | string
  try {
    body = await effect(once)
  } catch (error) {
    if (isDatabaseOutage(error)) throw error
    const first = await findAnswer(database, claim, clock.now())
    if (first) return replay(reply, first)
    if (refusedCode(error) === 'IDEMPOTENCY_IN_PROGRESS') throw inProgress()
    if (violatedConstraint(error) !== 'idempotency_keys_pkey') throw error
    // The key had an answer from more than a day ago; it has just been forgotten.
    body = await effect(once)
  }
  return sendJson(reply, body)
}

/** The proof that a person is there is not part of what the person asks for: a fresh one is still the same request. */
function contentOf({ body, operation }: FastifyRequest): string {
  // What no operation reads was held against no schema: it may be nested deeper than can be written.
  if (!operation?.body) return 'null'
  return writeWithout(['botToken', ...(operation.secrets ?? [])], body ?? null)
}

function writeWithout(names: readonly string[], value: unknown): string {
  return JSON.stringify(value, (key, inner: unknown) => (names.includes(key) ? undefined : inner))
}

function readClaim(request: FastifyRequest, content: string): IdempotencyClaim | undefined {
  const key = request.headers['idempotency-key']
  const { operation } = request
  if (key === undefined || operation?.idempotent !== true) return undefined
  if (typeof key !== 'string' || !/^[\x21-\x7e]{1,128}$/.test(key)) {
    throw new Refusal('BAD_REQUEST', 'Idempotency-Key must be 1 to 128 visible ASCII characters.')
  }
  const address = JSON.stringify(request.params ?? {})
  return {
    // One member of the team does not meet the keys of another.
    scope: request.admin ? `${operation.operationId} ${request.admin.userId}` : operation.operationId,
    key,
    requestHash: createHash('sha256').update(address).update('\n').update(content).digest(),
  }
}

/** The answer that was given under this key in the last 24 hours. An older one is forgotten on the way. */
async function findAnswer(
  database: Kysely<DB>,
  claim: IdempotencyClaim,
  now: Date,
): Promise<StoredAnswer | undefined> {
  const oldest = new Date(now.getTime() - KEPT_FOR_MS)
  const row = await database
    .selectFrom('idempotency_keys')
    .select(['request_hash', 'status', 'body', 'created_at'])
    .where('scope', '=', claim.scope)
    .where('key', '=', claim.key)
    .executeTakeFirst()
  if (!row) return undefined
  if (row.created_at <= oldest) {
    await database
      .deleteFrom('idempotency_keys')
      .where('scope', '=', claim.scope)
      .where('key', '=', claim.key)
      .where('created_at', '<=', oldest)
      .execute()
    return undefined
  }
  if (!row.request_hash.equals(claim.requestHash)) {
    throw new Refusal('IDEMPOTENCY_KEY_REUSED', 'This Idempotency-Key was used before with another body.')
  }
  return row
}

/**
 * Deletes the answers that hold one of these words: a person who is erased is not told again by a repeated request.
 * There is at most a day of answers to look through.
 */
export async function forgetAnswers(tx: Tx, words: readonly string[]): Promise<void> {
  const patterns = words.map((word) => `%${word.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`)
  await sql`DELETE FROM idempotency_keys WHERE body ILIKE ANY(${patterns}::text[])`.execute(tx)
}

/** The same transaction, but it first claims the key and last writes the answer under it. */
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
          request_hash: claim.requestHash,
          status: operation?.success.status ?? 201,
          body: writeWithout(operation?.secrets ?? [], result),
          created_at: clock.now(),
        })
        .execute()
      return result
    })
}

async function claimKey(tx: Tx, { scope, key }: IdempotencyClaim): Promise<void> {
  const { rows } = await sql<{ free: boolean }>`
    SELECT pg_try_advisory_xact_lock(hashtextextended(${scope} || ' ' || ${key}, 0)) AS free`.execute(tx)
  if (rows[0]?.free !== true) throw inProgress()
}

function inProgress(): Refusal {
  return new Refusal(
    'IDEMPOTENCY_IN_PROGRESS',
    'The first request with this Idempotency-Key is still running.',
  )
}

function replay(reply: FastifyReply, { status, body }: StoredAnswer): FastifyReply {
  return sendJson(reply.code(status).header('idempotent-replayed', 'true'), body)
}

function sendJson(reply: FastifyReply, body: object | string): FastifyReply {
  return reply
    .type('application/json; charset=utf-8')
    .send(typeof body === 'string' ? body : JSON.stringify(body))
}
