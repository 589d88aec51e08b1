import { count, fill } from '@platen/messages'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { FigureText } from '../../../lib/figure-text.tsx'
import { ago } from '../../../lib/formats.ts'
import { paths } from '../../../lib/paths.ts'
import { locale, m } from '../../../messages/messages.ts'
import { olderThan, type Dashboard } from './dashboard.ts'

type Integrity = Dashboard['integrity']

const words = m.today.records

/** One night may be missed; two are too many. */
const OLD_BACKUP_MS = 48 * 3_600_000
/** The service archives every minute, except while it makes a base copy. */
const OLD_ARCHIVE_MS = 15 * 60_000
/** A week and a day. */
const OLD_REHEARSAL_MS = 8 * 24 * 3_600_000

export function IntegrityLines({ integrity }: { integrity: Integrity }) {
  return (
    <section aria-label={words.title} className="border-t-2 border-ink pt-3">
      <h2 className="text-lg">{words.title}</h2>
      <dl className="mt-1 divide-y divide-rule text-sm">
        <Row name={words.auditLog.name}>
          <AuditLog {...integrity} />
        </Row>
        <Row name={words.events.name}>
          {integrity.outboxPending === 0 ? (
            words.events.none
          ) : (
            <FigureText text={count(locale, words.events.waiting, integrity.outboxPending)} />
          )}
        </Row>
        <Row name={words.backup.name}>
          <Backup at={integrity.lastBackupAt} />
        </Row>
        {integrity.archive && (
          <Row name={words.archive.name}>
            <Archive {...integrity.archive} />
          </Row>
        )}
        {(integrity.rehearsal ?? integrity.archive ?? integrity.lastBackupAt) !== null && (
          <Row name={words.rehearsal.name}>
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
  if (auditChainOk === null || auditCheckedAt === null) return words.auditLog.unchecked
  if (auditChainOk) return fill(words.auditLog.intact, { ago: ago(auditCheckedAt) })
  return (
    <Link to={paths.auditLog()} className="font-semibold text-bad underline underline-offset-4">
      {words.auditLog.broken}
    </Link>
  )
}

function Backup({ at }: { at: string | null }) {
  if (at === null) return <strong className="text-warn">{words.backup.none}</strong>
  if (!olderThan(at, OLD_BACKUP_MS)) return ago(at)
  return <strong className="text-bad">{fill(words.backup.old, { ago: ago(at) })}</strong>
}

function Archive({ ok, checkedAt }: NonNullable<Integrity['archive']>) {
  if (ok && !olderThan(checkedAt, OLD_ARCHIVE_MS)) return ago(checkedAt)
  const text = ok ? words.archive.old : words.archive.interrupted
  return <strong className="text-bad">{fill(text, { ago: ago(checkedAt) })}</strong>
}

type Rehearsal = NonNullable<Integrity['rehearsal']>

const REASONS: Readonly<Record<NonNullable<Rehearsal['problem']>['reason'], string>> = words.rehearsal.reasons

function RestoreTest({ last }: { last: Rehearsal | null }) {
  if (!last) return <strong className="text-warn">{words.rehearsal.none}</strong>
  const { checkedAt, problem, succeededAt, newestChangeAt, tookSeconds } = last
  if (problem) {
    return (
      <>
        <strong className="text-bad">{fill(words.rehearsal.failed, { ago: ago(checkedAt) })}</strong>
        <p>{REASONS[problem.reason]}</p>
        <details>
          <summary className="min-h-6 cursor-pointer">{m.audit.entry.details}</summary>
          <p lang="en" className="figures text-xs">
            {problem.message}
          </p>
        </details>
        {succeededAt && <p>{fill(words.rehearsal.lastWorked, { ago: ago(succeededAt) })}</p>}
      </>
    )
  }
  return (
    <>
      {olderThan(checkedAt, OLD_REHEARSAL_MS) ? (
        <strong className="text-bad">{fill(words.rehearsal.old, { ago: ago(checkedAt) })}</strong>
      ) : (
        fill(words.rehearsal.worked, { ago: ago(checkedAt) })
      )}
      <p>
        {fill(newestChangeAt ? words.rehearsal.tookWithAge : words.rehearsal.took, {
          duration: duration(tookSeconds),
          age: duration(newestChangeAt ? ageOf(newestChangeAt, last) : 0),
        })}
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
  return (seconds / size).toLocaleString(locale, {
    style: 'unit',
    unit,
    unitDisplay: 'long',
    maximumFractionDigits: 0,
  })
}
