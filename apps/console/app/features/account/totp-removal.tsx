import { Button, Dialog, TextField } from '@platen/ui'
import type { SubmitEvent } from 'react'
import { api } from '../../lib/api.ts'
import { fieldError } from '../../lib/field-error.ts'
import { fieldText } from '../../lib/field-text.ts'
import { RefusalNotice } from '../../lib/refusal-notice.tsx'
import { useToasts } from '../../lib/toasts.tsx'
import { useAction } from '../../lib/use-action.ts'

export function TotpRemoval({ onClose }: { onClose: () => void }) {
  const toasts = useToasts()
  const remove = useAction({
    send: (body: { password: string; code: string }) => api.POST('/api/admin/totp-removals', { body }),
    changes: ['session', 'audit-log'],
    onDone: () => {
      onClose()
      toasts.good('One-time codes are off.', { description: 'Your password alone opens your account now.' })
    },
    onRefused: () => true,
  })

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const { currentTarget } = event
    remove.run({
      password: fieldText(currentTarget, 'password'),
      code: fieldText(currentTarget, 'code').trim(),
    })
  }

  return (
    <Dialog title="Turn off one-time codes?" onClose={onClose}>
      <form onSubmit={submit} className="grid gap-4">
        <p>From then on your password alone opens your account. The recovery codes end too.</p>
        {remove.refused?.fields.length === 0 && <RefusalNotice refused={remove.refused} />}
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
          hint="The six digits of the app, or a recovery code."
          required
          error={fieldError(remove.refused, 'code')}
        />
        <Button
          type="submit"
          busy={remove.busy ? 'Turning off…' : undefined}
          unavailable={remove.unavailable}
        >
          Turn off
        </Button>
      </form>
    </Dialog>
  )
}
