import type { Resources } from '@platen/api-client'
import { Link } from 'react-router'
import { useFormats } from '../../../lib/formats.ts'
import { paths } from '../../../lib/paths.ts'
import { auditText } from '../../../lib/audit-text.ts'
import { changedField, changedValue } from './change-text.ts'
import { m } from '../../../messages/messages.ts'

const words = m.audit.entry

type Entry = Resources['AdminAuditLogRecord']

export function AuditEntry({ entry }: { entry: Entry }) {
  const formats = useFormats()
  const { sequence, occurredAt, actor, entity } = entry
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
          </span>
        </p>
        <p className="break-words whitespace-pre-line">
          {auditText(entry)}{' '}
          {path !== undefined && (
            <Link to={path} className="text-sm font-semibold whitespace-nowrap">
              {words.view}
            </Link>
          )}
        </p>
        <Changes entry={entry} />
        <EntryDetails entry={entry} />
      </div>
    </li>
  )
}

function EntryDetails({ entry }: { entry: Entry }) {
  const { id, sequence, action, message, entity, metadata, requestId, ipAddress, previousHash, hash } = entry
  const facts = [
    [words.row, String(sequence)],
    [words.id, id],
    [words.action, action],
    [words.message, message],
    [words.record, entity === null ? null : `${entity.type} ${entity.id}`],
    [words.request, requestId],
    [words.ipAddress, ipAddress],
    [words.metadata, metadata === null ? null : JSON.stringify(metadata)],
    [words.hash, hash],
    [words.previousHash, previousHash],
  ] as const
  return (
    <details className="mt-1">
      <summary className="min-h-6 w-fit cursor-pointer text-sm text-ink-soft">{words.details}</summary>
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

function Changes({ entry: { changes, entity } }: { entry: Entry }) {
  const formats = useFormats()
  if (changes.length === 0) return null
  return (
    <ul aria-label={words.changes} className="mt-1 grid gap-1 text-sm">
      {changes.map((change) => {
        const value = (one: unknown) => changedValue(one, { path: change.path, entity }, formats)
        return (
          <li key={change.path} className="flex flex-wrap items-baseline gap-x-2">
            <span className="text-ink-soft">{changedField(change)}</span>
            <del className="wrap-anywhere text-bad">{value(change.from)}</del>
            <span aria-hidden="true">→</span>
            <ins className="font-semibold wrap-anywhere no-underline">{value(change.to)}</ins>
          </li>
        )
      })}
    </ul>
  )
}

const PATHS: Readonly<Record<string, (id: string) => string>> = {
  order: paths.order,
  lead: paths.lead,
  contact_lead: paths.lead,
  admin_user: (id) => `${paths.team()}?member=${id}`,
  garment: paths.garment,
  inventory_item: paths.stockItem,
  gang_sheet: paths.sheet,
  estimate: paths.estimate,
  api_key: paths.apiKeys,
  customer: paths.customer,
  webhook_endpoint: paths.webhook,
  settings: paths.settings,
  print_zones: paths.printZones,
  brand: paths.brand,
  discount: paths.discount,
  message_template: (id) => paths.template(id.split('/')[0] ?? id, `?language=${id.split('/')[1] ?? ''}`),
}

function recordPath({ type, id }: { readonly type: string; readonly id: string }): string | undefined {
  return PATHS[type]?.(id)
}
