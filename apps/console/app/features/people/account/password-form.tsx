import { Button, TextField } from '@platen/ui'
import { useRef, type SubmitEvent } from 'react'
import { api } from '../../../lib/requests/api.ts'
import { fieldError, fieldText } from '../../../lib/forms/field-text.ts'
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
  const form = useRef<HTMLFormElement>(null)
  const change = useAction({
    send: (body: PasswordChange) => api.changeOwnPassword({ body }),
    changes: ['session', 'sessions'],
    onDone: () => form.current?.reset(),
    done: ({ revoked }) => ({
      title: 'Password changed',
      description:
        revoked === 0 ? 'You were not signed in anywhere else.' : `Other devices signed out: ${revoked}.`,
    }),
    onRefused: ({ fields }) => fields.length > 0,
  })

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
      <form ref={form} onSubmit={submit} className="grid max-w-md gap-4">
        {/* Password managers need the username. */}
        <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
        <TextField
          label="Current password"
          name="currentPassword"
          type="password"
          autoComplete="current-password"
          required
          maxLength={MAX_LENGTH}
          error={fieldError(change.refused, 'currentPassword')}
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
          error={fieldError(change.refused, 'newPassword')}
        />
        <div>
          <Button type="submit" busy={change.busy ? 'Changing…' : undefined} unavailable={change.unavailable}>
            Change password
          </Button>
        </div>
      </form>
    </AccountSection>
  )
}
