import { Button, TextField } from '@platen/ui'
import { useRef, type SubmitEvent } from 'react'
import { api } from '../../lib/api.ts'
import { fieldError } from '../../lib/field-error.ts'
import { fieldText } from '../../lib/field-text.ts'
import { useToasts } from '../../lib/toasts.tsx'
import { useAction } from '../../lib/use-action.ts'
import { useMe } from '../session/index.ts'
import { AccountSection } from './account-section.tsx'

const SHORTEST = 12
const LONGEST = 256

interface PasswordChange {
  readonly currentPassword: string
  readonly newPassword: string
}

export function PasswordForm() {
  const { email } = useMe()
  const toasts = useToasts()
  const form = useRef<HTMLFormElement>(null)
  const change = useAction({
    send: (body: PasswordChange) => api.POST('/api/admin/password-changes', { body }),
    changes: ['sessions'],
    onDone: ({ revoked }) => {
      form.current?.reset()
      toasts.good('Your password is changed.', {
        description: revoked === 0 ? 'You were signed in nowhere else.' : `Signed out elsewhere: ${revoked}.`,
      })
    },
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
    <AccountSection
      title="Password"
      about="A new one ends your sessions on all other devices. This one stays signed in."
    >
      <form ref={form} onSubmit={submit} className="grid max-w-md gap-4">
        {/* For the password manager: whose password this is. */}
        <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
        <TextField
          label="Password now"
          name="currentPassword"
          type="password"
          autoComplete="current-password"
          required
          maxLength={LONGEST}
          error={fieldError(change.refused, 'currentPassword')}
        />
        <TextField
          label="New password"
          name="newPassword"
          type="password"
          autoComplete="new-password"
          required
          minLength={SHORTEST}
          maxLength={LONGEST}
          hint={`At least ${SHORTEST} characters. A few words in a row are good and easy to type.`}
          error={fieldError(change.refused, 'newPassword')}
        />
        <div>
          <Button type="submit" busy={change.busy ? 'Changing…' : undefined} unavailable={change.unavailable}>
            Change the password
          </Button>
        </div>
      </form>
    </AccountSection>
  )
}
