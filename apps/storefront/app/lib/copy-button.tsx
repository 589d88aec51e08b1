import { Icon } from '@platen/ui'
import { useEffect, useState } from 'react'
import { usePage } from './page.ts'
import { fill } from '@platen/messages'
import { useLive } from './use-live.ts'

interface CopyButtonProps {
  readonly text: string
  /** For the accessible name. */
  readonly what: string
  readonly label?: string
}

/** Hidden until the page is interactive. */
export function CopyButton({ text, what, label }: CopyButtonProps) {
  const { messages } = usePage()
  const texts = messages.clipboard
  const live = useLive()
  const [outcome, setOutcome] = useState<'copied' | 'failed'>()
  useEffect(() => {
    if (outcome === undefined) return
    const timer = setTimeout(() => setOutcome(undefined), 2500)
    return () => clearTimeout(timer)
  }, [outcome])
  return (
    <span className={`inline-flex items-center gap-2 ${live ? '' : 'invisible'}`}>
      <button
        type="button"
        aria-label={label ?? fill(texts.copyOf, { what })}
        onClick={() => void copy(text).then((done) => setOutcome(done ? 'copied' : 'failed'))}
        className="inline-flex min-h-11 items-center gap-2 rounded-platen border border-rule-strong px-3 text-sm font-semibold transition-colors hover:border-ink hover:bg-tray"
      >
        <Icon d="M5.5 5.5h8v8h-8zM3 10.5H2.5v-8h8V3" box={16} width={1.5} className="size-4" />
        {label ?? texts.copy}
      </button>
      <span role="status" className="text-sm font-semibold text-good">
        {outcome === 'copied' && texts.copied}
        {outcome === 'failed' && <span className="text-warn">{texts.failed}</span>}
      </span>
    </span>
  )
}

/** False when the browser has no clipboard, for example without HTTPS. */
async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
