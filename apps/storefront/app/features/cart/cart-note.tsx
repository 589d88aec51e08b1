import { useId, useState } from 'react'
import { usePage } from '../../lib/page.ts'
import type { CartEntry } from './cart-item.ts'
import { setNote } from './cart.ts'

const MAX_NOTE = 500
/** In front of the note of a team, each line of the order has who gets it. */
const MAX_NOTE_OF_TEAM = 420

/** Of one item, or of all garments of a team. */
export function CartNote({ items }: { readonly items: readonly CartEntry[] }) {
  const { messages } = usePage()
  const [item] = items
  const texts = messages.cart
  const id = useId()
  const [open, setOpen] = useState(false)
  if (!item) return null
  if (item.note === '' && !open) {
    return (
      <button
        type="button"
        className="-my-1 inline-flex min-h-11 items-center justify-self-start underline"
        onClick={() => setOpen(true)}
      >
        {texts.addNote}
      </button>
    )
  }
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="text-sm font-semibold">
        {messages.shared.noteForPrinter}
      </label>
      <textarea
        id={id}
        rows={2}
        maxLength={items.length > 1 ? MAX_NOTE_OF_TEAM : MAX_NOTE}
        // Only after a click on the button that opened it.
        ref={open ? focus : undefined}
        className="rounded-platen border border-rule-strong bg-sheet px-3 py-2"
        value={item.note}
        onChange={(event) => setNote(items, event.target.value)}
      />
    </div>
  )
}

function focus(field: HTMLElement | null): void {
  field?.focus()
}
