import { Button, FieldErrors, TextField } from '@platen/ui'
import type { SubmitEvent } from 'react'
import { api } from '../../../lib/requests/api.ts'
import { fieldText } from '../../../lib/forms/field-text.ts'
import { useRefusedFields } from '../../../lib/forms/refused-fields.ts'
import { RefusalNotice } from '../../../lib/requests/refusal-notice.tsx'
import { useAction } from '../../../lib/requests/use-action.ts'
import { useMe } from '../session/index.ts'
import { AccountSection } from './account-section.tsx'

const MIN_LENGTH = 12
const MAX_LENGTH = 256

interface PasswordChange {
  readonly currentPassword: string
  readonly newPassword: string
}

export function PasswordForm() {
  const { email } = useMe()
  const change = useAction({
    send: (body: PasswordChange) => api.changeOwnPassword({ body }),
    changes: ['session', 'sessions'],
    onDone: () => form.current?.reset(),
    done: ({ revoked }) => ({
      title: 'Password changed',
      description:
        revoked === 0 ? 'You were not signed in anywhere else.' : `Other devices signed out: ${revoked}.`,
    }),
    onRefused: () => true,
  })
  const { form, errors, rest, onInput } = useRefusedFields(change.refused)

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const { currentTarget } = event
    change.run({
      currentPassword: fieldText(currentTarget, 'currentPassword'),
      newPassword: fieldText(currentTarget, 'newPassword'),
    })
  }

  return (
    <AccountSection title="Password" about="Changing your password signs you out on all other devices.">
      <form ref={form} onSubmit={submit} onInput={onInput} className="grid max-w-md gap-4">
        {/* Password managers need the username. */}
        <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
        <FieldErrors value={errors}>
          <TextField
            label="Current password"
            name="currentPassword"
            type="password"
            autoComplete="current-password"
            required
            maxLength={MAX_LENGTH}
          />
          <TextField
            label="New password"
            name="newPassword"
            type="password"
            autoComplete="new-password"
            required
            minLength={MIN_LENGTH}
            maxLength={MAX_LENGTH}
            hint={`At least ${MIN_LENGTH} characters. A few random words are strong and easy to type.`}
          />
        </FieldErrors>
        <RefusalNotice refused={rest} />
        <div>
          <Button type="submit" busy={change.busy ? 'Changing…' : undefined} unavailable={change.unavailable}>
            Change password
          </Button>
        </div>
      </form>
    </AccountSection>
  )
}
