import { buttonClass } from '@platen/ui'
import { useState, type Ref } from 'react'
import { OrderFilterFields } from './order-filter-fields.tsx'
import { FILTER_NAMES, type Filters } from './order-filters.ts'
import { OrderSearch } from './order-search.tsx'

interface OrderFilterBarProps {
  readonly filters: Filters
  readonly onChange: (change: Filters) => void
  readonly searchRef: Ref<HTMLInputElement>
}

export function OrderFilterBar({ filters, onChange, searchRef }: OrderFilterBarProps) {
  const [open, setOpen] = useState(false)
  const count = FILTER_NAMES.filter((name) => name !== 'q' && filters[name] !== undefined).length
  return (
    <div className="mb-4 grid gap-2">
      <div className="flex items-start gap-2">
        <OrderSearch value={filters.q ?? ''} onChange={(q) => onChange({ q })} ref={searchRef} />
        <button
          type="button"
          aria-expanded={open}
          aria-controls="order-filters"
          onClick={() => setOpen(!open)}
          className={buttonClass('line')}
        >
          Filters
          {count > 0 && (
            <span className="figures rounded-full bg-press-wash px-2 text-sm text-press-strong">{count}</span>
          )}
        </button>
      </div>
      <div id="order-filters" hidden={!open}>
        <OrderFilterFields
          filters={filters}
          onChange={onChange}
          onClear={() => onChange(Object.fromEntries(FILTER_NAMES.map((name) => [name, ''])))}
        />
      </div>
    </div>
  )
}
