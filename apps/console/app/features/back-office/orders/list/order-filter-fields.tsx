import { Button, SelectField, TextField } from '@platen/ui'
import { m } from '../../../../messages/messages.ts'
import type { FilterName, Filters } from './order-filters.ts'
import { ARTWORK_STATES, METHODS, PAYMENTS, SOURCES } from '../order/order-labels.ts'
import { STAGES, STAGE_NAMES, type Stage } from '../order/stage.ts'
import { Options } from '../../../../lib/forms/options.tsx'

const words = m.orders.filters

interface OrderFilterFieldsProps {
  readonly filters: Filters
  readonly onChange: (change: Filters) => void
  readonly onClear: () => void
}

export function OrderFilterFields({ filters, onChange, onClear }: OrderFilterFieldsProps) {
  const set = (name: FilterName) => ({
    name,
    value: filters[name] ?? '',
    onChange: ({ target }: { target: { value: string } }) => onChange({ [name]: target.value }),
  })
  return (
    <div className="grid gap-4 border-t border-rule py-4">
      <StageCheckboxes chosen={filters.stage} onChange={(stage) => onChange({ stage })} />
      <div className="grid grid-cols-2 gap-4 lg:grid-cols-4">
        <Choice label={words.payment} any={words.any} words={PAYMENTS} {...set('paymentStatus')} />
        <Choice label={words.artwork} any={words.any} words={ARTWORKS} {...set('artworkStatus')} />
        <Choice label={words.source} any={words.any} words={SOURCES} {...set('source')} />
        <Choice label={words.method} any={words.any} words={METHODS} {...set('method')} />
        <Choice label={words.due} any={words.anyDay} words={words.dueBy} {...set('due')} />
        <TextField label={words.from} type="date" {...set('from')} max={filters.to} />
        <TextField label={words.to} type="date" {...set('to')} min={filters.from} />
        <Choice label={words.sort} any={newest} words={sorts} {...set('sort')} />
      </div>
      <Button variant="quiet" className="justify-self-start" onClick={onClear}>
        {words.clear}
      </Button>
    </div>
  )
}

const ARTWORKS = Object.fromEntries(
  Object.entries(ARTWORK_STATES).map(([state, { label }]) => [state, label]),
)
const { newest, ...sorts } = words.sortedBy

interface ChoiceProps {
  readonly label: string
  readonly any: string
  readonly words: Readonly<Record<string, string>>
  readonly name: string
  readonly value: string
  readonly onChange: (event: { target: { value: string } }) => void
}

function Choice({ label, any, words, value, ...field }: ChoiceProps) {
  return (
    <SelectField label={label} value={value} {...field}>
      <option value="">{any}</option>
      <Options of={words} />
      {value !== '' && !(value in words) && <option value={value}>{value}</option>}
    </SelectField>
  )
}

interface StageCheckboxesProps {
  readonly chosen: string | undefined
  readonly onChange: (stages: string) => void
}

function StageCheckboxes({ chosen, onChange }: StageCheckboxesProps) {
  const stages = new Set(chosen?.split(','))
  function toggle(stage: Stage): void {
    if (!stages.delete(stage)) stages.add(stage)
    onChange(STAGE_NAMES.filter((name) => stages.has(name)).join(','))
  }
  return (
    <fieldset>
      <legend className="mb-1 font-semibold">{words.stage}</legend>
      <div className="flex flex-wrap gap-2">
        {STAGE_NAMES.map((stage) => (
          <label
            key={stage}
            className="inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-platen border border-rule-strong px-3 select-none has-checked:border-press has-checked:bg-press-wash"
          >
            <input
              type="checkbox"
              checked={stages.has(stage)}
              onChange={() => toggle(stage)}
              className="size-5"
            />
            {STAGES[stage].label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
