import { useEffect, useState } from 'react'
import { useLive } from '../../lib/use-live.ts'

interface CopyButtonProps {
  readonly value: string
  /** What is copied: "Copy account number". */
  readonly label: string
  readonly copy: string
  readonly copied: string
}

const SAID_FOR_MS = 2500

/** Puts a value into the clipboard and says so. Not there where the browser has no clipboard (plain http). */
export function CopyButton({ value, label, copy, copied }: CopyButtonProps) {
  const live = useLive()
  const [done, setDone] = useState(false)
  useEffect(() => {
    if (!done) return
    const timer = setTimeout(() => setDone(false), SAID_FOR_MS)
    return () => clearTimeout(timer)
  }, [done])
  if (!live || !isSecureContext) return null
  return (
    <button
      type="button"
      aria-label={label}
      className="inline-flex min-h-11 min-w-24 items-center justify-center gap-2 rounded-platen border border-rule-strong bg-sheet px-3 text-sm font-semibold hover:border-ink"
      onClick={() =>
        void navigator.clipboard.writeText(value).then(
          () => setDone(true),
          () => undefined,
        )
      }
    >
      <span role="status" className={done ? 'text-good' : ''}>
        {done ? copied : copy}
      </span>
    </button>
  )
}
