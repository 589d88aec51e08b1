import type { PlatenError } from '@platen/api-client'
import { Button, FieldErrors } from '@platen/ui'
import type { ReactNode } from 'react'
import { Dialog } from '../dialog.tsx'
import { inputName, useRefusedFields } from '../forms/refused-fields.ts'
import { RefusalNotice, UnansweredNotice } from './refusal-notice.tsx'
import { m } from '../../messages/messages.ts'

interface ActionDialogProps {
  readonly title: string
  readonly onClose: () => void
  readonly wide?: boolean
  readonly submitLabel: string
  readonly cancelLabel?: string | undefined
  readonly onSubmit: (form: HTMLFormElement) => void
  readonly action: {
    readonly busy: boolean
    readonly refused: PlatenError | undefined
    readonly unavailable: string | undefined
    readonly unanswered?: unknown
    readonly forget?: () => void
  }
  /** For a form that names its inputs otherwise than the request. */
  readonly nameOf?: (path: string) => string
  /** Of what is asked while somebody types. */
  readonly previewRefused?: PlatenError | undefined
  /** Only for actions that can be repeated. */
  readonly onAnother?: (() => void) | undefined
  /** Why it cannot be sent yet. */
  readonly missing?: string | undefined
  readonly noValidate?: boolean
  readonly children?: ReactNode
}

export function ActionDialog(props: ActionDialogProps) {
  const { title, onClose, wide = false, submitLabel, cancelLabel = m.shared.cancel, onSubmit } = props
  const { action, onAnother, missing, noValidate, nameOf = inputName, previewRefused, children } = props
  const unavailable = action.unavailable ?? missing
  const { form, errors, rest, previewRest, onInput } = useRefusedFields(action.refused, {
    nameOf,
    previewed: previewRefused,
  })
  return (
    <Dialog title={title} onClose={onClose} wide={wide}>
      <form
        ref={form}
        className="grid gap-4"
        onInput={onInput}
        noValidate={noValidate}
        onSubmit={(event) => {
          event.preventDefault()
          if (unavailable === undefined && !action.busy) onSubmit(event.currentTarget)
        }}
      >
        <UnansweredNotice action={action} onAnother={onAnother} />
        <FieldErrors value={errors}>{children}</FieldErrors>
        <RefusalNotice refused={rest ?? previewRest} />
        <div className="flex flex-wrap items-center gap-2">
          <Button type="submit" unavailable={unavailable} busy={action.busy ? m.shared.sending : undefined}>
            {submitLabel}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {cancelLabel}
          </Button>
          <p aria-live="polite" className="text-sm text-ink-soft empty:hidden">
            {unavailable}
          </p>
        </div>
      </form>
    </Dialog>
  )
}
