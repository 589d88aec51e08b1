import { TextField } from '@platen/ui'
import { useEffect, useRef, useState, type RefObject } from 'react'
import { useSettled } from '../../lib/use-settled.ts'
import { KINDS, KIND_NAMES, type StockFilter, type StockKind } from './stock.ts'

interface StockFiltersProps {
  readonly filter: StockFilter
  readonly onChange: (change: { kind?: string; q?: string; only?: string }) => void
  readonly search?: RefObject<HTMLInputElement | null>
}

export function isKind(word: string | undefined): word is StockKind {
  return KINDS.some((kind) => kind === word)
}

/** Shelves to choose from, words to look for, and what is low or put away. */
export function StockFilters({ filter, onChange }: StockFiltersProps) {
  return (
    <div className="mb-4 flex flex-wrap items-end gap-x-6 gap-y-3">
      <Shelves kind={filter.kind} onChoose={(kind) => onChange({ kind: kind ?? '' })} />
      <div className="flex flex-wrap items-end gap-3">
        <Search q={filter.q ?? ''} onChange={(q) => onChange({ q })} />
        {(['low', 'inactive'] as const).map((only) => (
          <label
            key={only}
            className="flex min-h-11 items-center gap-2 rounded-platen border border-rule-strong px-3 has-checked:border-press has-checked:bg-press-wash"
          >
            <input
              type="checkbox"
              className="size-5"
              checked={filter.only === only}
              onChange={({ target }) => onChange({ only: target.checked ? only : '' })}
            />
            {only === 'low' ? 'Only low' : 'Put away'}
          </label>
        ))}
      </div>
    </div>
  )
}

export function Shelves({
  kind,
  onChoose,
}: {
  kind: StockKind | undefined
  onChoose: (kind: StockKind | undefined) => void
}) {
  return (
    <div role="group" aria-label="Shelves" className="flex flex-wrap gap-x-1 border-b border-rule">
      {[undefined, ...KINDS].map((one) => (
        <button
          key={one ?? 'all'}
          type="button"
          aria-pressed={kind === one}
          onClick={() => onChoose(one)}
          className="min-h-11 border-b-4 border-transparent px-3 hover:bg-tray aria-pressed:border-press aria-pressed:font-semibold"
        >
          {one ? KIND_NAMES[one] : 'All'}
        </button>
      ))}
    </div>
  )
}

function Search({ q, onChange }: { q: string; onChange: (q: string) => void }) {
  const [text, setText] = useState(q)
  const settled = useSettled(text)
  const tell = useRef(onChange)
  useEffect(() => {
    tell.current = onChange
  })
  useEffect(() => tell.current(settled.trim()), [settled])
  return (
    <TextField
      label="SKU or name"
      id="stock-search"
      type="search"
      className="w-56"
      value={text}
      onChange={({ target }) => setText(target.value)}
    />
  )
}
