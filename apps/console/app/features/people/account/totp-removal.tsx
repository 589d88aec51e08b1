import { TextField } from '@platen/ui'
import { api } from '../../../lib/requests/api.ts'
import { fieldError } from '../../../lib/forms/field-error.ts'
import { fieldText } from '../../../lib/forms/field-text.ts'
import { ActionDialog } from '../../../lib/requests/action-dialog.tsx'
import { useToasts } from '../../../lib/toasts.tsx'
import { useAction } from '../../../lib/requests/use-action.ts'

export function TotpRemoval({ onClose }: { onClose: () => void }) {
  const toasts = useToasts()
  const remove = useAction({
    send: (body: { password: string; code: string }) => api.createTotpRemoval({ body }),
    changes: ['session', 'audit-log'],
    onDone: () => {
      onClose()
      toasts.good('One-time codes are off.', { description: 'You now sign in with your password only.' })
    },
    onRefused: () => true,
  })

  return (
    <ActionDialog
      title="Turn off one-time codes?"
      submitLabel="Turn off"
      onClose={onClose}
      action={{
        ...remove,
        unanswered: undefined,
        refused: remove.refused?.fields.length === 0 ? remove.refused : undefined,
      }}
      onSubmit={(form) =>
        remove.run({ password: fieldText(form, 'password'), code: fieldText(form, 'code').trim() })
      }
    >
      <p>You will sign in with your password only. Your recovery codes stop working.</p>
      <TextField
        label="Your password"
        name="password"
        type="password"
        autoComplete="current-password"
        required
        autoFocus
        error={fieldError(remove.refused, 'password')}
      />
      <TextField
        label="One-time code"
        name="code"
        autoComplete="one-time-code"
        hint="The six-digit code from your app, or a recovery code."
        required
        error={fieldError(remove.refused, 'code')}
      />
    </ActionDialog>
  )
}
