import { expectData } from '@platen/api-client'
import { Button, SelectField, TextField } from '@platen/ui'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { useMay } from '../session/index.ts'
import type { AuditFilterValues } from './audit-query.ts'

/** The ones that are looked for most; others can be typed. */
const ACTIONS = [
  ...['order.created', 'order.updated', 'order.held', 'order.resumed', 'order.cancelled', 'order.noted'],
  ...['payment.received', 'payment.verified', 'payment.rejected', 'payment.refunded'],
  ...['artwork.approved', 'artwork.changes_requested', 'print_jobs.moved', 'fulfilment.handed_over'],
  ...['stock.counted', 'cost_entry.created', 'contact_lead.moved', 'settings.replaced', 'garment.replaced'],
  ...['print_zones.replaced', 'admin_session.created', 'admin_user.created', 'admin_user.role_changed'],
  ...[
    'admin_user.reset',
    'admin_user.deactivated',
    'webhook_endpoint.created',
    'privacy.erased',
    'note.created',
  ],
]
const ENTITIES = ['order', 'contact_lead', 'admin_user', 'garment', 'settings', 'webhook_endpoint']

interface AuditFiltersProps {
  readonly filters: AuditFilterValues
  readonly onChange: (change: AuditFilterValues) => void
  /** Undefined while nothing is filtered. */
  readonly onClear: (() => void) | undefined
}

export function AuditFilters({ filters, onChange, onClear }: AuditFiltersProps) {
  return (
    <div className="mb-4 grid gap-x-4 gap-y-3 sm:grid-cols-2 lg:grid-cols-3 min-[88rem]:grid-cols-6">
      <Actor value={filters.actor} onChange={(actor) => onChange({ actor })} />
      <Typed
        label="What was done"
        value={filters.action}
        options={ACTIONS}
        onChange={(action) => onChange({ action })}
      />
      <Typed
        label="Kind of record"
        value={filters.entity}
        options={ENTITIES}
        onChange={(entity) => onChange({ entity })}
      />
      <Typed label="Its id" value={filters.id} onChange={(id) => onChange({ id })} />
      <TextField
        label="From"
        type="date"
        value={filters.from ?? ''}
        onChange={({ target }) => onChange({ from: target.value })}
      />
      <TextField
        label="To"
        type="date"
        value={filters.to ?? ''}
        onChange={({ target }) => onChange({ to: target.value })}
      />
      {onClear && (
        <Button look="quiet" className="justify-self-start" onClick={onClear}>
          Take all filters away
        </Button>
      )}
    </div>
  )
}

interface FilterProps {
  readonly value: string | undefined
  readonly onChange: (value: string) => void
}

/** Who may see the team chooses by name; others see their own rows only. */
function Actor({ value, onChange }: FilterProps) {
  const allowed = useMay('users:read')
  const { data: team } = useQuery({
    queryKey: ['users'],
    enabled: allowed,
    queryFn: ({ signal }) => expectData(api.GET('/api/admin/users', { signal })),
  })
  if (!allowed) return null
  return (
    <SelectField label="Who" value={value ?? ''} onChange={({ target }) => onChange(target.value)}>
      <option value="">Anybody</option>
      {team?.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  )
}

interface TypedProps extends FilterProps {
  readonly label: string
  readonly options?: readonly string[]
}

function Typed({ label, value, options = [], onChange }: TypedProps) {
  const listId = `audit-${label.toLowerCase().replaceAll(' ', '-')}`
  return (
    <>
      <TextField
        label={label}
        list={listId}
        autoComplete="off"
        spellCheck={false}
        maxLength={80}
        value={value ?? ''}
        onChange={({ target }) => onChange(target.value.trim())}
      />
      <datalist id={listId}>
        {options.map((option) => (
          <option key={option} value={option} />
        ))}
      </datalist>
    </>
  )
}
