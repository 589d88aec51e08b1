import { SelectField, TextField } from '@platen/ui'
import { JOB_STATES, JOB_STATE_NAMES, plainName } from '../print-jobs/index.ts'

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
  const known = fabric === undefined || fabrics.includes(fabric) ? fabrics : [...fabrics, fabric]
  return (
    <div className="mb-4 grid gap-4 sm:grid-cols-3 lg:max-w-3xl">
      <SelectField
        label="State"
        value={state ?? ''}
        onChange={({ target }) => onChange({ state: target.value })}
      >
        <option value="">In progress</option>
        {JOB_STATE_NAMES.map((name) => (
          <option key={name} value={name}>
            {JOB_STATES[name].label}
          </option>
        ))}
        {state !== undefined && !(state in JOB_STATES) && <option value={state}>{state}</option>}
      </SelectField>
      <SelectField
        label="Fabric"
        value={fabric ?? ''}
        onChange={({ target }) => onChange({ fabric: target.value })}
      >
        <option value="">Any fabric</option>
        {known.map((name) => (
          <option key={name} value={name}>
            {plainName(name)}
          </option>
        ))}
      </SelectField>
      <TextField
        label="Promised by"
        type="date"
        value={dueTo ?? ''}
        onChange={({ target }) => onChange({ dueTo: target.value })}
      />
    </div>
  )
}
