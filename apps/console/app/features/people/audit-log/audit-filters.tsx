import { Button, SelectField, TextField } from '@platen/ui'
import { api } from '../../../lib/requests/api.ts'
import { queryKeys } from '../../../lib/requests/query-keys.ts'
import { ACTION_NAMES } from '../../../lib/audit-text.ts'
import { locale, m } from '../../../messages/messages.ts'
import { useMay } from '../session/index.ts'
import type { AuditFilterValues } from './audit-query.ts'
import { useRead } from '../../../lib/requests/use-read.ts'
import { Options } from '../../../lib/forms/options.tsx'

const words = m.audit.filters
const RECORD_NAMES = Object.entries(m.audit.records).toSorted(([, one], [, other]) =>
  one.localeCompare(other, locale),
)

interface AuditFiltersProps {
  readonly filters: AuditFilterValues
  readonly onChange: (change: AuditFilterValues) => void
  readonly onClear: (() => void) | undefined
}

export function AuditFilters({ filters, onChange, onClear }: AuditFiltersProps) {
  return (
    <div className="mb-4 grid gap-x-4 gap-y-3 sm:grid-cols-2 lg:grid-cols-3 min-[88rem]:grid-cols-6">
      <UserFilter value={filters.actor} onChange={(actor) => onChange({ actor })} />
      <CodeFilter
        label={words.action}
        names={ACTION_NAMES}
        value={filters.action}
        onChange={(action) => onChange({ action })}
      />
      <CodeFilter
        label={words.recordType}
        names={RECORD_NAMES}
        value={filters.entity}
        onChange={(entity) => onChange({ entity })}
      />
      <TextField
        label={words.recordId}
        autoComplete="off"
        spellCheck={false}
        maxLength={80}
        value={filters.id ?? ''}
        onChange={({ target }) => onChange({ id: target.value.trim() })}
      />
      <TextField
        label={words.from}
        type="date"
        value={filters.from ?? ''}
        onChange={({ target }) => onChange({ from: target.value })}
      />
      <TextField
        label={words.to}
        type="date"
        value={filters.to ?? ''}
        onChange={({ target }) => onChange({ to: target.value })}
      />
      {onClear && (
        <Button variant="quiet" className="justify-self-start" onClick={onClear}>
          {words.clear}
        </Button>
      )}
    </div>
  )
}

interface FilterProps {
  readonly value: string | undefined
  readonly onChange: (value: string) => void
}

interface CodeFilterProps extends FilterProps {
  readonly label: string
  readonly names: readonly (readonly [code: string, name: string])[]
}

/** An address may name a code that this release has no words for. */
function CodeFilter({ label, names, value, onChange }: CodeFilterProps) {
  const isKnown = value === undefined || names.some(([code]) => code === value)
  return (
    <SelectField label={label} value={value ?? ''} onChange={({ target }) => onChange(target.value)}>
      <option value="">{words.any}</option>
      <Options of={isKnown ? names : [...names, value]} />
    </SelectField>
  )
}

/** Without permission to list the team, only the user's own rows are visible. */
function UserFilter({ value, onChange }: FilterProps) {
  const allowed = useMay('users:read')
  const { data: team } = useRead(queryKeys.users(), (signal) => api.listAdminUsers({ signal }), {
    enabled: allowed,
  })
  if (!allowed) return null
  return (
    <SelectField label={words.user} value={value ?? ''} onChange={({ target }) => onChange(target.value)}>
      <option value="">{words.anyone}</option>
      <Options of={team?.map(({ id, name }) => [id, name]) ?? []} />
    </SelectField>
  )
}
