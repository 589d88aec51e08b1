import { count } from '@platen/messages'
import { buttonClass } from '@platen/ui'
import { useState, type Ref, useEffect } from 'react'
import { locale, m } from '../../../../messages/messages.ts'
import { OrderFilterFields } from './order-filter-fields.tsx'
import { FILTER_NAMES, type Filters, SHORTEST_SEARCH } from './order-filters.ts'

interface OrderFilterBarProps {
  readonly filters: Filters
  readonly onChange: (change: Filters) => void
  readonly searchRef: Ref<HTMLInputElement>
}

export function OrderFilterBar({ filters, onChange, searchRef }: OrderFilterBarProps) {
  const [open, setOpen] = useState(false)
  const active = FILTER_NAMES.filter((name) => name !== 'q' && filters[name] !== undefined).length
  return (
    <div className="mb-4 grid grid-cols-1 gap-2">
      <div className="flex items-start gap-2">
        <OrderSearch value={filters.q ?? ''} onChange={(q) => onChange({ q })} ref={searchRef} />
        <button
          type="button"
          aria-expanded={open}
          aria-controls="order-filters"
          onClick={() => setOpen(!open)}
          className={buttonClass('line')}
        >
          {m.orders.filters.open}
          {active > 0 && (
            <span className="figures rounded-full bg-press-wash px-2 text-sm text-press-strong">
              {active}
            </span>
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

interface OrderSearchProps {
  readonly value: string
  readonly onChange: (value: string) => void
  readonly ref: Ref<HTMLInputElement>
}

const PAUSE_MS = 250

function OrderSearch({ value, onChange, ref }: OrderSearchProps) {
  const [text, setText] = useState(value)
  const [seen, setSeen] = useState(value)
  if (seen !== value) {
    setSeen(value)
    setText(value)
  }

  useEffect(() => {
    if (text === value) return
    const timer = setTimeout(() => onChange(text), PAUSE_MS)
    return () => clearTimeout(timer)
  })

  const length = text.trim().length
  return (
    <form
      role="search"
      className="min-w-0 flex-1"
      onSubmit={(event) => {
        event.preventDefault()
        onChange(text)
      }}
    >
      <label className="flex min-h-11 items-center gap-2 rounded-platen border border-rule-strong bg-sheet px-3 focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-press">
        <span className="sr-only">{m.orders.search.label}</span>
        <input
          ref={ref}
          type="search"
          value={text}
          maxLength={80}
          placeholder={m.orders.search.placeholder}
          aria-describedby="order-search-hint"
          aria-keyshortcuts="/"
          onChange={({ target }) => setText(target.value)}
          className="min-w-0 flex-1 bg-transparent py-2 outline-none placeholder:text-ink-soft"
        />
        <kbd
          aria-hidden="true"
          className="figures rounded-platen border border-rule px-1.5 text-xs text-ink-soft"
        >
          /
        </kbd>
      </label>
      <p id="order-search-hint" role="status" className="text-sm text-ink-soft empty:hidden">
        {length > 0 && length < SHORTEST_SEARCH
          ? count(locale, m.orders.search.tooShort, SHORTEST_SEARCH)
          : ''}
      </p>
    </form>
  )
}
