import { Options } from '../../../lib/forms/options.tsx'
import { SelectField, TextField } from '@platen/ui'
import { useKeys } from '../../../lib/keyboard.ts'
import { PageHeader } from '../../../lib/pages/page-header.tsx'
import { useFilters } from '../../../lib/lists/use-filters.ts'
import { m } from '../../../messages/messages.ts'
import { LeadTable } from './lead-table.tsx'
import { CHANNELS, STATUSES, TOPICS, type Lead, type LeadStatus } from './lead-labels.ts'
import { Link } from 'react-router'
import { ago } from '../../../lib/formats.ts'
import { paths } from '../../../lib/paths.ts'
import { useStaleLeads } from '../../stock-and-money/dashboard/index.ts'

const { search, filters: words } = m.leads
const SEARCH_ID = 'lead-search'

export function LeadsPage() {
  const { filters, set } = useFilters(['status', 'topic', 'channel', 'q'])
  const status = oneOf(STATUSES, filters.status)
  useKeys({ '/': { label: search.key, run: () => document.getElementById(SEARCH_ID)?.focus() } })
  return (
    <>
      <PageHeader title={m.leads.title} />
      <StaleLeads />
      <Stages status={status} onChoose={(chosen) => set({ status: chosen })} />
      <div className="mb-4 grid gap-4 sm:grid-cols-2 lg:grid-cols-[1fr_12rem_12rem]">
        <TextField
          className="sm:max-lg:col-span-2"
          label={search.label}
          type="search"
          placeholder={search.placeholder}
          maxLength={80}
          id={SEARCH_ID}
          defaultValue={filters.q}
          onChange={({ target }) => set({ q: target.value.trim() })}
        />
        <SelectField
          label={words.topic}
          value={filters.topic ?? ''}
          onChange={({ target }) => set({ topic: target.value })}
        >
          <option value="">{words.anyTopic}</option>
          <Options of={TOPICS} />
        </SelectField>
        <SelectField
          label={words.channel}
          value={filters.channel ?? ''}
          onChange={({ target }) => set({ channel: target.value })}
        >
          <option value="">{words.anyChannel}</option>
          <Options of={CHANNELS} />
        </SelectField>
      </div>
      <LeadTable
        status={status}
        topic={oneOf(TOPICS, filters.topic)}
        channel={oneOf(CHANNELS, filters.channel)}
        words={filters.q ?? ''}
      />
    </>
  )
}

interface StagesProps {
  readonly status: LeadStatus | undefined
  readonly onChoose: (status: LeadStatus | '') => void
}

function Stages({ status, onChoose }: StagesProps) {
  return (
    <div
      role="group"
      aria-label={words.status}
      className="mb-4 flex gap-1 overflow-x-auto border-b border-rule"
    >
      {[
        ['', m.shared.all] as const,
        ...Object.entries(STATUSES).map(([name, { label }]) => [name, label] as const),
      ].map(([name, label]) => (
        <button
          key={name}
          type="button"
          aria-pressed={name === (status ?? '')}
          onClick={() => onChoose(name as Lead['status'] | '')}
          className="min-h-11 border-b-4 border-transparent px-3 whitespace-nowrap hover:bg-tray focus-visible:-outline-offset-2 aria-pressed:border-press aria-pressed:font-semibold"
        >
          {label}
        </button>
      ))}
    </div>
  )
}

/** The address is user input. */
function oneOf<Name extends string>(table: Readonly<Record<Name, unknown>>, value: string | undefined) {
  return value !== undefined && value in table ? (value as Name) : undefined
}

function StaleLeads() {
  const stale = useStaleLeads()
  if (stale.length === 0) return null
  return (
    <section aria-label={m.leads.stale} className="mb-8">
      <h2 className="mb-2 text-lg">{m.leads.stale}</h2>
      <ul className="border-t border-warn">
        {stale.map(({ leadId, reference, name, channel, receivedAt }) => (
          <li key={leadId}>
            <Link
              to={paths.lead(leadId)}
              className="flex min-h-12 flex-wrap items-center gap-x-4 border-b border-rule border-l-4 border-l-warn px-3 no-underline hover:bg-tray"
            >
              <span className="font-semibold">{name}</span>
              <span className="text-ink-soft">{CHANNELS[channel]}</span>
              <span className="figures text-sm text-ink-soft max-sm:hidden">{reference}</span>
              <span className="ml-auto font-semibold text-warn">{ago(receivedAt)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
