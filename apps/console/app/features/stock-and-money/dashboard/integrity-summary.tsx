import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { ago } from '../../../lib/formats.ts'
import { paths } from '../../../lib/paths.ts'
import { olderThan, type Dashboard } from './dashboard.ts'

type Integrity = Dashboard['integrity']

/** One night may be missed; two are too many. */
const OLD_BACKUP_MS = 48 * 3_600_000

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
      </dl>
    </section>
  )
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex min-h-10 items-center justify-between gap-4">
      <dt>{name}</dt>
      <dd className="text-right text-ink-soft">{children}</dd>
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
