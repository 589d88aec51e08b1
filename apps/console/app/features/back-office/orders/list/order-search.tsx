import { useEffect, useState, type Ref } from 'react'
import { SHORTEST_SEARCH } from './order-filters.ts'

interface OrderSearchProps {
  readonly value: string
  readonly onChange: (value: string) => void
  readonly ref: Ref<HTMLInputElement>
}

const PAUSE_MS = 250

/** Searches after a pause in typing, or at once with Enter. */
export function OrderSearch({ value, onChange, ref }: OrderSearchProps) {
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
        <span className="sr-only">Search orders</span>
        <input
          ref={ref}
          type="search"
          value={text}
          maxLength={80}
          placeholder="Number, name, email or phone"
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
        {length > 0 && length < SHORTEST_SEARCH ? `Enter at least ${SHORTEST_SEARCH} characters.` : ''}
      </p>
    </form>
  )
}
