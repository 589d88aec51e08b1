import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { ago } from '../../../lib/formats.ts'
import { paths } from '../../../lib/paths.ts'
import { olderThan, type Dashboard } from './dashboard.ts'

type Integrity = Dashboard['integrity']

/** One night may be missed; two are too many. */
const OLD_BACKUP_MS = 48 * 3_600_000
/** The service archives every minute, except while it makes a base copy. */
const OLD_ARCHIVE_MS = 15 * 60_000
/** A week and a day. */
const OLD_REHEARSAL_MS = 8 * 24 * 3_600_000

export function IntegrityLines({ integrity }: { integrity: Integrity }) {
  return (
    <section aria-label="Records" className="border-t-2 border-ink pt-3">
      <h2 className="text-lg">Records</h2>
      <dl className="mt-1 divide-y divide-rule text-sm">
        <Row name="Audit log">
          <AuditLog {...integrity} />
        </Row>
        <Row name="Events">
          {integrity.outboxPending === 0 ? (
            'all delivered'
          ) : (
            <>
              <span className="figures">{integrity.outboxPending}</span> waiting to be delivered
            </>
          )}
        </Row>
        <Row name="Backup">
          <Backup at={integrity.lastBackupAt} />
        </Row>
        {integrity.archive && (
          <Row name="Archive">
            <Archive {...integrity.archive} />
          </Row>
        )}
        {(integrity.rehearsal ?? integrity.archive ?? integrity.lastBackupAt) !== null && (
          <Row name="Restore test">
            <RestoreTest last={integrity.rehearsal} />
          </Row>
        )}
      </dl>
    </section>
  )
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex min-h-10 items-center justify-between gap-4 py-2">
      <dt className="shrink-0">{name}</dt>
      <dd className="min-w-0 text-right wrap-anywhere text-ink-soft">{children}</dd>
    </div>
  )
}

function AuditLog({ auditChainOk, auditCheckedAt }: Integrity) {
  if (auditChainOk === null || auditCheckedAt === null) return 'not checked yet'
  if (auditChainOk) return `intact, checked ${ago(auditCheckedAt)}`
  return (
    <Link to={paths.auditLog()} className="font-semibold text-bad underline underline-offset-4">
      The chain is broken
    </Link>
  )
}

function Backup({ at }: { at: string | null }) {
  if (at === null) return <strong className="text-warn">No backup yet</strong>
  return olderThan(at, OLD_BACKUP_MS) ? <strong className="text-bad">last one {ago(at)}</strong> : ago(at)
}

function Archive({ ok, checkedAt }: NonNullable<Integrity['archive']>) {
  if (!ok) return <strong className="text-bad">interrupted {ago(checkedAt)}; a new base copy is due</strong>
  return olderThan(checkedAt, OLD_ARCHIVE_MS) ? (
    <strong className="text-bad">last archived {ago(checkedAt)}</strong>
  ) : (
    ago(checkedAt)
  )
}

type Rehearsal = NonNullable<Integrity['rehearsal']>

const REASONS: Readonly<Record<NonNullable<Rehearsal['problem']>['reason'], string>> = {
  no_room: 'Not enough disk space.',
  failed: 'It could not be restored.',
  wrong: 'The restored data is not right.',
  outdated: 'The restored data is too old.',
}

function RestoreTest({ last }: { last: Rehearsal | null }) {
  if (!last) return <strong className="text-warn">None yet</strong>
  const { checkedAt, problem, succeededAt, newestChangeAt, tookSeconds } = last
  if (problem) {
    return (
      <>
        <strong className="text-bad">failed {ago(checkedAt)}</strong>
        <p>
          {REASONS[problem.reason]} {problem.message}
        </p>
        {succeededAt && <p>It last worked {ago(succeededAt)}.</p>}
      </>
    )
  }
  return (
    <>
      {olderThan(checkedAt, OLD_REHEARSAL_MS) ? (
        <strong className="text-bad">last one {ago(checkedAt)}</strong>
      ) : (
        <>worked {ago(checkedAt)}</>
      )}
      <p>
        Took {duration(tookSeconds)}
        {newestChangeAt && <>; the newest change was {duration(ageOf(newestChangeAt, last))} old</>}
      </p>
    </>
  )
}

/** When the test began. */
function ageOf(newestChangeAt: string, { checkedAt, tookSeconds }: Rehearsal): number {
  return Math.max(0, (Date.parse(checkedAt) - Date.parse(newestChangeAt)) / 1000 - tookSeconds)
}

const LENGTHS = [
  ['hour', 2 * 3_600, 3_600],
  ['minute', 120, 60],
  ['second', 0, 1],
] as const

function duration(seconds: number): string {
  const [unit, , size] = LENGTHS.find(([, least]) => seconds >= least) ?? LENGTHS[2]
  return (seconds / size).toLocaleString('en', {
    style: 'unit',
    unit,
    unitDisplay: 'long',
    maximumFractionDigits: 0,
  })
}
