import { TextField } from '@platen/ui'
import { useEffect, useRef, useState } from 'react'
import { useDebounced } from '../../../lib/lists/use-debounced.ts'
import { m } from '../../../messages/messages.ts'
import { KINDS, KIND_NAMES, type StockFilter, type StockKind } from './stock.ts'

const words = m.stock.filters

interface StockFiltersProps {
  readonly filter: StockFilter
  readonly onChange: (change: { kind?: string; q?: string; only?: string }) => void
}

export function isKind(word: string | undefined): word is StockKind {
  return KINDS.some((kind) => kind === word)
}

export function StockFilters({ filter, onChange }: StockFiltersProps) {
  return (
    <div className="mb-4 flex flex-wrap items-end gap-x-6 gap-y-3">
      <Shelves kind={filter.kind} onChoose={(kind) => onChange({ kind: kind ?? '' })} />
      <div className="flex flex-wrap items-end gap-3">
        <Search q={filter.q ?? ''} onChange={(q) => onChange({ q })} />
        {(['low', 'inactive'] as const).map((only) => (
          <button
            key={only}
            type="button"
            aria-pressed={filter.only === only}
            onClick={() => onChange({ only: filter.only === only ? '' : only })}
            className="min-h-11 rounded-platen border border-rule-strong px-3 hover:bg-tray aria-pressed:border-press aria-pressed:bg-press-wash aria-pressed:font-semibold"
          >
            {only === 'low' ? words.low : words.archived}
          </button>
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
    <div role="group" aria-label={words.shelves} className="flex flex-wrap gap-x-1 border-b border-rule">
      {[undefined, ...KINDS].map((one) => (
        <button
          key={one ?? 'all'}
          type="button"
          aria-pressed={kind === one}
          onClick={() => onChoose(one)}
          className="min-h-11 border-b-4 border-transparent px-3 hover:bg-tray aria-pressed:border-press aria-pressed:font-semibold"
        >
          {one ? KIND_NAMES[one] : words.all}
        </button>
      ))}
    </div>
  )
}

function Search({ q, onChange }: { q: string; onChange: (q: string) => void }) {
  const [text, setText] = useState(q)
  const settled = useDebounced(text)
  const latest = useRef(onChange)
  const sent = useRef(q)
  useEffect(() => {
    latest.current = onChange
  })
  useEffect(() => {
    if (settled.trim() === sent.current) return
    sent.current = settled.trim()
    latest.current(sent.current)
  }, [settled])
  return (
    <TextField
      label={words.skuOrName}
      id="stock-search"
      type="search"
      className="w-56"
      value={text}
      onChange={({ target }) => setText(target.value)}
    />
  )
}
