import { SelectField, TextField } from '@platen/ui'
import { fabricName } from '../../shop/catalog/index.ts'
import { JOB_STATES, JOB_STATE_NAMES } from '../print-jobs/index.ts'
import { Options } from '../../../lib/forms/options.tsx'
import { m } from '../../../messages/messages.ts'

interface Filters {
  readonly state?: string | undefined
  readonly fabric?: string | undefined
  readonly dueTo?: string | undefined
}

interface JobFiltersProps {
  readonly filters: Filters
  readonly fabrics: readonly string[]
  readonly onChange: (change: { state?: string; fabric?: string; dueTo?: string }) => void
}

export function JobFilters({ filters: { state, fabric, dueTo }, fabrics, onChange }: JobFiltersProps) {
  const texts = m.production.filters
  const known = fabric === undefined || fabrics.includes(fabric) ? fabrics : [...fabrics, fabric]
  return (
    <div className="mb-4 grid gap-4 sm:grid-cols-3 lg:max-w-3xl">
      <SelectField
        label={texts.state}
        value={state ?? ''}
        onChange={({ target }) => onChange({ state: target.value })}
      >
        <option value="">{texts.inProgress}</option>
        <Options of={JOB_STATE_NAMES.map((name) => [name, JOB_STATES[name].label])} />
        {state !== undefined && !(state in JOB_STATES) && <option value={state}>{state}</option>}
      </SelectField>
      <SelectField
        label={texts.fabric}
        value={fabric ?? ''}
        onChange={({ target }) => onChange({ fabric: target.value })}
      >
        <option value="">{texts.anyFabric}</option>
        <Options of={known.map((name) => [name, fabricName(name)])} />
      </SelectField>
      <TextField
        label={texts.promisedBy}
        type="date"
        value={dueTo ?? ''}
        onChange={({ target }) => onChange({ dueTo: target.value })}
      />
    </div>
  )
}
