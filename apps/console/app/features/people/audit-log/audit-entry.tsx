import type { Resources } from '@platen/api-client'
import { Link } from 'react-router'
import { useFormats } from '../../../lib/formats.ts'
import { recordPath } from './record-path.ts'
import { Changes } from './changes.tsx'

type Entry = Resources['AdminAuditLogRecord']

export function AuditEntry({ entry }: { entry: Entry }) {
  const formats = useFormats()
  const { sequence, occurredAt, actor, action, entity, message, changes } = entry
  const path = entity === null ? undefined : recordPath(entity)
  return (
    <li className="grid gap-x-4 gap-y-1 border-b border-rule py-3 [contain-intrinsic-size:auto_4rem] [content-visibility:auto] md:grid-cols-[4.5rem_11.5rem_1fr]">
      <span className="figures text-sm text-ink-soft max-md:hidden">{sequence}</span>
      <time dateTime={occurredAt} className="figures text-sm text-ink-soft">
        {formats.stamp(new Date(occurredAt))}
      </time>
      <div className="min-w-0">
        <p className="break-words">
          <span className={actor.kind === 'admin' ? 'font-semibold' : 'font-semibold text-ink-soft'}>
            {actor.name}
          </span>{' '}
          <span className="figures text-xs text-ink-soft">{action}</span>
        </p>
        <p className="break-words whitespace-pre-line">
          {message}{' '}
          {path !== undefined && (
            <Link to={path} className="text-sm font-semibold whitespace-nowrap">
              View record
            </Link>
          )}
        </p>
        <Changes changes={changes} />
        <EntryDetails entry={entry} />
      </div>
    </li>
  )
}

function EntryDetails({ entry }: { entry: Entry }) {
  const { id, sequence, entity, metadata, requestId, ipAddress, previousHash, hash } = entry
  const facts = [
    ['Row', String(sequence)],
    ['ID', id],
    ['Record', entity === null ? null : `${entity.type} ${entity.id}`],
    ['Request', requestId],
    ['IP address', ipAddress],
    ['Metadata', metadata === null ? null : JSON.stringify(metadata)],
    ['Hash', hash],
    ['Previous hash', previousHash],
  ] as const
  return (
    <details className="mt-1">
      <summary className="min-h-6 w-fit cursor-pointer text-sm text-ink-soft">Details</summary>
      <dl className="figures mt-2 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-xs">
        {facts.map(
          ([name, value]) =>
            value !== null && (
              <div key={name} className="col-span-2 grid grid-cols-subgrid">
                <dt className="text-ink-soft">{name}</dt>
                <dd className="break-all">{value}</dd>
              </div>
            ),
        )}
      </dl>
    </details>
  )
}
