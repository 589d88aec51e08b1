import type { AuditLogVerification } from '@platen/contract'
import type { Logger } from 'pino'
import type { Clock } from '../../../platform/clock.ts'
import type { SchedulePlan } from '../../../platform/jobs/job-plan.ts'
import { encodeId } from '../../../platform/records/ids.ts'
import type { Head } from './audit-log.store.ts'
import { hashOf } from './audit-record.ts'
import { findLinks, findStray, findVanished, noteCheck, readHead, type Link } from './chain-walk.store.ts'
import { sealAuditLog, type SealingDeps } from './seal-audit-log.ts'

const BATCH = 500

type Break = NonNullable<AuditLogVerification['broken']>
type Problem = Break['problem']

export interface VerificationDeps extends SealingDeps {
  readonly clock: Clock
}

const SAYS = {
  altered: 'This row does not match its seal: it was changed or replaced.',
  missing: 'A row is missing here.',
  relinked: 'This row does not follow the one before it.',
  cut: 'The chain ends before its head: the newest rows are missing.',
  rewritten: 'The last row does not match the head: the chain was rewritten.',
  added: 'This row was not written by the service.',
} as const satisfies Record<Problem, string>

/** Does not block writers; rows that arrive meanwhile are left for the next run. */
export async function verifyAuditChain(deps: VerificationDeps): Promise<AuditLogVerification> {
  const { database, clock } = deps
  const checkedAt = clock.now().toISOString()
  const before = await readHead(database)
  if (before.lastSealed > before.sequence) return finding(before, 0, brokenAt('added', before.sequence + 1))

  await sealAuditLog(deps)
  const head = await readHead(database)
  const { verifiedRows, broken } = await walk(deps, head)
  return finding(head, verifiedRows, broken ?? (await findLoose(deps)))

  function finding({ sequence, hash }: Head, rows: number, found: Break | null): AuditLogVerification {
    return {
      ok: found === null,
      checkedAt,
      verifiedRows: rows,
      head: { sequence, hash: hash.toString('hex') },
      broken: found,
    }
  }
}

async function walk(
  { database }: VerificationDeps,
  head: Head,
): Promise<{ verifiedRows: number; broken: Break | null }> {
  let last: Head = { sequence: 0, hash: Buffer.alloc(32) }
  while (last.sequence < head.sequence) {
    const links = await findLinks(database, { after: last.sequence, last: head.sequence, limit: BATCH })
    if (links.length === 0) {
      return { verifiedRows: last.sequence, broken: brokenAt('cut', last.sequence + 1) }
    }
    for (const link of links) {
      const broken = compare(link, last)
      if (broken) return { verifiedRows: last.sequence, broken }
      last = link
    }
  }
  const broken = last.hash.equals(head.hash) ? null : brokenAt('rewritten', head.sequence || null)
  return { verifiedRows: last.sequence, broken }
}

function compare(link: Link, last: Head): Break | undefined {
  const expected = last.sequence + 1
  if (link.sequence !== expected) return brokenAt('missing', expected)
  if (!link.row) return brokenAt('missing', expected, link.entryId)
  if (!link.previousHash.equals(last.hash)) return brokenAt('relinked', expected, link.entryId)
  const place = { sequence: expected, previousHash: last.hash }
  return hashOf(link.row, place).equals(link.hash) ? undefined : brokenAt('altered', expected, link.entryId)
}

async function findLoose({ database }: VerificationDeps): Promise<Break | null> {
  const stray = await findStray(database)
  if (stray !== undefined) return brokenAt('added', null, stray)
  const vanished = await findVanished(database)
  return vanished === undefined ? null : brokenAt('missing', null, vanished)
}

function brokenAt(problem: Problem, sequence: number | null, id?: string): Break {
  return {
    sequence,
    id: id === undefined ? null : encodeId('auditEntry', id),
    problem,
    message: SAYS[problem],
  }
}

export async function checkAuditChain(deps: VerificationDeps): Promise<AuditLogVerification> {
  const finding = await verifyAuditChain(deps)
  await noteCheck(deps.database, finding)
  return finding
}

export function auditCheck({ log, ...deps }: VerificationDeps & { readonly log: Logger }): SchedulePlan {
  return {
    name: 'check-audit-chain',
    cron: '40 2 * * *',
    run: async () => {
      const { ok, broken, head } = await checkAuditChain(deps)
      if (!ok) log.error({ broken, head }, 'the audit chain is broken')
    },
  }
}
