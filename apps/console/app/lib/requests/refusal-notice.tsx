import type { PlatenError } from '@platen/api-client'
import { Notice, Button } from '@platen/ui'
import { refusalText } from './refusal-words.ts'
import { m } from '../../messages/messages.ts'

/** Inside the dialog, because toasts are below it. */
export function RefusalNotice({ refused }: { refused: PlatenError | undefined }) {
  if (!refused) return null
  const { title, text } = refusalText(refused)
  return (
    <Notice tone="bad" urgent title={title}>
      <p>{text}</p>
    </Notice>
  )
}

interface UnansweredNoticeProps {
  readonly action: { readonly unanswered?: unknown; readonly forget?: () => void }
  /** Only for actions that can be repeated. */
  readonly onAnother?: (() => void) | undefined
}

export function UnansweredNotice({ action, onAnother }: UnansweredNoticeProps) {
  if (action.unanswered === undefined) return null
  return (
    <Notice tone="warn" title={m.shared.requests.unanswered}>
      <p>
        {m.shared.requests.countsOnce} {onAnother && m.shared.requests.countsAsNew}
      </p>
      {onAnother && (
        <Button
          variant="line"
          className="mt-2 min-h-9 px-3"
          onClick={() => {
            action.forget?.()
            onAnother()
          }}
        >
          {m.shared.requests.startNew}
        </Button>
      )}
    </Notice>
  )
}
