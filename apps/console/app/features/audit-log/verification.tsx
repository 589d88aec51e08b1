import { expectData, type Resources } from '@platen/api-client'
import { Button, Notice, buttonClass, useOnline } from '@platen/ui'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { useFormats } from '../../lib/formats.ts'
import { useKeys } from '../../lib/keys.ts'
import { QueryError } from '../../lib/query-state.tsx'

type Finding = Resources['AuditLogVerification']
type Broken = NonNullable<Finding['broken']>

const EXPORT = '/api/admin/audit-log/export'

/** Walks the chain of seals and says what it found. */
export function Verification() {
  const online = useOnline()
  const walk = useQuery({
    queryKey: ['audit-verification'],
    enabled: false,
    retry: false,
    queryFn: ({ signal }) => expectData(api.GET('/api/admin/audit-log/verification', { signal })),
  })
  const unavailable = online ? undefined : 'You are offline: this needs the connection.'
  const verify = () => void walk.refetch()
  useKeys({ v: { label: 'Verify the chain', run: verify, unavailable } })
  return (
    <section aria-label="Verification" className="mb-8 grid gap-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          look="line"
          aria-keyshortcuts="v"
          busy={walk.isFetching ? 'Walking the chain…' : undefined}
          unavailable={unavailable}
          onClick={verify}
        >
          Verify the chain
        </Button>
        <a href={EXPORT} download="audit-log.ndjson" className={buttonClass('quiet')}>
          Download the whole log
        </a>
        <p className="max-w-prose text-sm text-ink-soft">
          Every row is sealed with the seal of the one before it: what is changed, left out or slipped in
          afterwards breaks the chain.
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
      <Notice tone="good" urgent title={`The chain is whole: ${formats.number(verifiedRows)} rows.`}>
        <p>
          Walked on <span className="figures text-sm">{when}</span>. The newest seal is
        </p>
        <p className="figures text-xs break-all">{head.hash}</p>
        <p className="mt-1 text-sm text-ink-soft">
          Keep it elsewhere from time to time: it proves later that nothing before it was touched.
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
        {beforeWords(formats.number(verifiedRows), verifiedRows)} can be trusted. {ADVICE[broken.problem]}
      </p>
      {broken.id !== null && <p className="figures mt-1 text-xs">{broken.id}</p>}
      {broken.sequence !== null && (
        <a
          href={`${EXPORT}?from=${Math.max(1, broken.sequence - 2)}&to=${broken.sequence + 2}`}
          download={`audit-log-around-${broken.sequence}.ndjson`}
          className={buttonClass('line', 'mt-3')}
        >
          Download the rows around it
        </a>
      )}
    </Notice>
  )
}

const NAMES = {
  altered: 'it was changed',
  missing: 'it is gone',
  relinked: 'it does not follow the one before it',
  cut: 'the newest rows are gone',
  rewritten: 'the chain was written anew',
  added: 'it was slipped in',
} as const satisfies Record<Broken['problem'], string>

const RESTORE = 'Compare with a backup from before, and find out who can write to the database.'
const ADVICE = {
  altered: RESTORE,
  missing: RESTORE,
  relinked: RESTORE,
  cut: `${RESTORE} A backup that was put back by hand does this too.`,
  rewritten: `${RESTORE} Compare the newest seal with one that you kept elsewhere.`,
  added: 'Somebody wrote to the database past the shop’s own program: find out who can.',
} as const satisfies Record<Broken['problem'], string>

function beforeWords(written: string, rows: number): string {
  if (rows === 0) return 'No row before it'
  return `The ${written} ${rows === 1 ? 'row' : 'rows'} before it`
}
