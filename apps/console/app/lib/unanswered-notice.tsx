import { Button, Notice } from '@platen/ui'

interface UnansweredNoticeProps {
  readonly action: { readonly unanswered: unknown; readonly forget: () => void }
  /** For what can be meant a second time: begins another one, with empty fields. */
  readonly onAnother?: (() => void) | undefined
}

/** The answer to what was sent was lost on the way: whether it was done, nobody here knows. */
export function UnansweredNotice({ action, onAnother }: UnansweredNoticeProps) {
  if (action.unanswered === undefined) return null
  return (
    <Notice tone="warn" title="Your last try got no answer.">
      <p>
        It may have gone through all the same. Sent again as it stands here, it counts only once.
        {onAnother && ' With anything changed, it counts as another one.'}
      </p>
      {onAnother && (
        <Button
          look="line"
          className="mt-2 min-h-9 px-3"
          onClick={() => {
            action.forget()
            onAnother()
          }}
        >
          Begin another one
        </Button>
      )}
    </Notice>
  )
}
