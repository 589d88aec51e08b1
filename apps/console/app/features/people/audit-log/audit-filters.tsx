import { Button, SelectField, TextField } from '@platen/ui'
import { api } from '../../../lib/requests/api.ts'
import { queryKeys } from '../../../lib/requests/query-keys.ts'
import { SuggestionField } from '../../../lib/forms/suggestion-field.tsx'
import { m } from '../../../messages/messages.ts'
import { useMay } from '../session/index.ts'
import type { AuditFilterValues } from './audit-query.ts'
import { useRead } from '../../../lib/requests/use-read.ts'
import { Options } from '../../../lib/forms/options.tsx'

/** The most common ones; others can be typed. */
const ACTIONS = [
  ...[
    'order.created',
    'order.updated',
    'order.changed',
    'order.held',
    'order.resumed',
    'order.cancelled',
    'order.noted',
  ],
  ...['payment.received', 'payment.verified', 'payment.rejected', 'payment.refunded', 'payment.kept'],
  ...['artwork.approved', 'artwork.changes_requested', 'print_jobs.moved', 'fulfilment.handed_over'],
  ...['stock.counted', 'cost_entry.created', 'contact_lead.moved', 'settings.replaced', 'garment.replaced'],
  ...['print_zones.replaced', 'admin_session.created', 'admin_user.created', 'admin_user.role_changed'],
  ...[
    'admin_user.reset',
    'admin_user.deactivated',
    'api_key.created',
    'api_key.revoked',
    'webhook_endpoint.created',
    'customer.merged',
    'privacy.erased',
    'note.created',
  ],
].map((name) => ({ name }))
const ENTITIES = [
  'order',
  'contact_lead',
  'customer',
  'admin_user',
  'garment',
  'settings',
  'webhook_endpoint',
].map((name) => ({ name }))

const words = m.audit.filters

interface AuditFiltersProps {
  readonly filters: AuditFilterValues
  readonly onChange: (change: AuditFilterValues) => void
  readonly onClear: (() => void) | undefined
}

export function AuditFilters({ filters, onChange, onClear }: AuditFiltersProps) {
  return (
    <div className="mb-4 grid gap-x-4 gap-y-3 sm:grid-cols-2 lg:grid-cols-3 min-[88rem]:grid-cols-6">
      <UserFilter value={filters.actor} onChange={(actor) => onChange({ actor })} />
      <SuggestionField
        label={words.action}
        options={ACTIONS}
        maxLength={80}
        text={filters.action ?? ''}
        onText={(action) => onChange({ action: action.trim() })}
      />
      <SuggestionField
        label={words.recordType}
        options={ENTITIES}
        maxLength={80}
        text={filters.entity ?? ''}
        onText={(entity) => onChange({ entity: entity.trim() })}
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
