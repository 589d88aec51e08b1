import type { Resources } from '@platen/api-client'
import { count, fill } from '@platen/messages'
import { Button, MarkedText, Notice, buttonClass, useOnline } from '@platen/ui'
import { api } from '../../../lib/requests/api.ts'
import { useFormats } from '../../../lib/formats.ts'
import { useKeys } from '../../../lib/keyboard.ts'
import { QueryError } from '../../../lib/requests/query-state.tsx'
import { useRead } from '../../../lib/requests/use-read.ts'
import { locale, m } from '../../../messages/messages.ts'

const words = m.audit.verification

type Finding = Resources['AuditLogVerification']
type Broken = NonNullable<Finding['broken']>

const EXPORT = '/api/admin/audit-log/export'

export function Verification() {
  const online = useOnline()
  const walk = useRead(['audit-verification'], (signal) => api.verifyAuditLog({ signal }), {
    enabled: false,
    retry: false,
  })
  const unavailable = online ? undefined : m.shared.requests.offline
  const verify = () => void walk.refetch()
  useKeys({ v: { label: words.verify, run: verify, unavailable } })
  return (
    <section aria-label={words.label} className="mb-8 grid gap-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          variant="line"
          aria-keyshortcuts="v"
          busy={walk.isFetching ? words.verifying : undefined}
          unavailable={unavailable}
          onClick={verify}
        >
          {words.verify}
        </Button>
        <a href={EXPORT} download="audit-log.ndjson" className={buttonClass('quiet')}>
          {words.download}
        </a>
        <p className="max-w-prose text-sm text-ink-soft">{words.text}</p>
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
      <Notice tone="good" urgent title={count(locale, words.intact, verifiedRows)}>
        <p>
          <MarkedText
            text={fill(words.verified, { moment: when })}
            marks={{ moment: (text) => <span className="figures text-sm">{text}</span> }}
          />
        </p>
        <p className="figures text-xs break-all">{head.hash}</p>
        <p className="mt-1 text-sm text-ink-soft">{words.keepCopy}</p>
      </Notice>
    )
  }
  return (
    <Notice
      tone="bad"
      urgent
      title={
        broken.sequence === null
          ? words.broken
          : fill(BROKEN_AT[broken.problem], { row: formats.number(broken.sequence) })
      }
    >
      <p>{[trustedRowsText(verifiedRows), ...ADVICE[broken.problem]].join(' ')}</p>
      {broken.id !== null && <p className="figures mt-1 text-xs">{broken.id}</p>}
      {broken.sequence !== null && (
        <a
          href={`${EXPORT}?from=${Math.max(1, broken.sequence - 2)}&to=${broken.sequence + 2}`}
          download={`audit-log-around-${broken.sequence}.ndjson`}
          className={buttonClass('line', 'mt-3')}
        >
          {words.downloadNearby}
        </a>
      )}
    </Notice>
  )
}

const BROKEN_AT: Readonly<Record<Broken['problem'], string>> = words.brokenAt

const ADVICE: Readonly<Record<Broken['problem'], readonly string[]>> = {
  altered: [words.compareBackup],
  missing: [words.compareBackup],
  relinked: [words.compareBackup],
  cut: [words.compareBackup, words.restoredBackup],
  rewritten: [words.compareBackup, words.compareHash],
  added: [words.findAccess],
}

function trustedRowsText(rows: number): string {
  return rows === 0 ? words.noneTrusted : count(locale, words.trusted, rows)
}
