import type { Resources } from '@platen/api-client'
import { Button, Notice, buttonClass, useOnline } from '@platen/ui'
import { api } from '../../../lib/requests/api.ts'
import { useFormats } from '../../../lib/formats.ts'
import { useKeys } from '../../../lib/keyboard.ts'
import { QueryError } from '../../../lib/requests/query-state.tsx'
import { useRead } from '../../../lib/requests/use-read.ts'

type Finding = Resources['AuditLogVerification']
type Broken = NonNullable<Finding['broken']>

const EXPORT = '/api/admin/audit-log/export'

export function Verification() {
  const online = useOnline()
  const walk = useRead(['audit-verification'], (signal) => api.verifyAuditLog({ signal }), {
    enabled: false,
    retry: false,
  })
  const unavailable = online ? undefined : 'You are offline. Reconnect to do this.'
  const verify = () => void walk.refetch()
  useKeys({ v: { label: 'Verify log', run: verify, unavailable } })
  return (
    <section aria-label="Verification" className="mb-8 grid gap-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          variant="line"
          aria-keyshortcuts="v"
          busy={walk.isFetching ? 'Verifying…' : undefined}
          unavailable={unavailable}
          onClick={verify}
        >
          Verify log
        </Button>
        <a href={EXPORT} download="audit-log.ndjson" className={buttonClass('quiet')}>
          Download full log
        </a>
        <p className="max-w-prose text-sm text-ink-soft">
          Every row includes the hash of the row before it. Changing, deleting or inserting a row breaks the
          chain.
        </p>
      </div>
      {walk.error && !walk.isFetching && <QueryError error={walk.error} onRetry={verify} />}
      {walk.data && !walk.isFetching && <Result finding={walk.data} />}
    </section>
  )
}

function Result({ finding: { broken, verifiedRows, head, checkedAt } }: { finding: Finding }) {
  const formats = useFormats()
  const when = formats.stamp(new Date(checkedAt))
  if (broken === null) {
    return (
      <Notice
        tone="good"
        urgent
        title={`The log is intact: ${formats.number(verifiedRows)} ${verifiedRows === 1 ? 'row' : 'rows'}.`}
      >
        <p>
          Verified on <span className="figures text-sm">{when}</span>. The latest hash is
        </p>
        <p className="figures text-xs break-all">{head.hash}</p>
        <p className="mt-1 text-sm text-ink-soft">
          Store a copy elsewhere from time to time. It proves later that no earlier row was changed.
        </p>
      </Notice>
    )
  }
  return (
    <Notice
      tone="bad"
      urgent
      title={
        broken.sequence === null
          ? 'The chain is broken.'
          : `The chain is broken at row ${formats.number(broken.sequence)}: ${NAMES[broken.problem]}.`
      }
    >
      <p>{broken.message}</p>
      <p className="mt-1">
        {trustedRowsText(formats.number(verifiedRows), verifiedRows)} can be trusted. {ADVICE[broken.problem]}
      </p>
      {broken.id !== null && <p className="figures mt-1 text-xs">{broken.id}</p>}
      {broken.sequence !== null && (
        <a
          href={`${EXPORT}?from=${Math.max(1, broken.sequence - 2)}&to=${broken.sequence + 2}`}
          download={`audit-log-around-${broken.sequence}.ndjson`}
          className={buttonClass('line', 'mt-3')}
        >
          Download nearby rows
        </a>
      )}
    </Notice>
  )
}

const NAMES = {
  altered: 'it was changed',
  missing: 'it is missing',
  relinked: 'it does not follow the row before it',
  cut: 'the newest rows are missing',
  rewritten: 'the chain was rewritten',
  added: 'it was inserted',
} as const satisfies Record<Broken['problem'], string>

const RESTORE = 'Compare with an earlier backup and find out who can write to the database.'
const ADVICE = {
  altered: RESTORE,
  missing: RESTORE,
  relinked: RESTORE,
  cut: `${RESTORE} Restoring a backup by hand can also cause this.`,
  rewritten: `${RESTORE} Compare the latest hash with a copy you stored elsewhere.`,
  added: 'Someone wrote to the database directly. Find out who has access.',
} as const satisfies Record<Broken['problem'], string>

function trustedRowsText(written: string, rows: number): string {
  if (rows === 0) return 'No row before it'
  return `The ${written} ${rows === 1 ? 'row' : 'rows'} before it`
}
