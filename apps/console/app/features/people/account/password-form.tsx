import { fill } from '@platen/messages'
import { Button, FieldErrors, TextField } from '@platen/ui'
import type { SubmitEvent } from 'react'
import { api } from '../../../lib/requests/api.ts'
import { fieldText } from '../../../lib/forms/field-text.ts'
import { useRefusedFields } from '../../../lib/forms/refused-fields.ts'
import { RefusalNotice } from '../../../lib/requests/refusal-notice.tsx'
import { useAction } from '../../../lib/requests/use-action.ts'
import { m } from '../../../messages/messages.ts'
import { useMe } from '../session/index.ts'
import { AccountSection } from './account-section.tsx'

const words = m.account.password

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
      title: words.done,
      description: revoked === 0 ? words.nowhereElse : fill(words.signedOut, { number: revoked }),
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
    <AccountSection title={words.title} about={words.about}>
      <form ref={form} onSubmit={submit} onInput={onInput} className="grid max-w-md gap-4">
        {/* Password managers need the username. */}
        <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
        <FieldErrors value={errors}>
          <TextField
            label={words.current}
            name="currentPassword"
            type="password"
            autoComplete="current-password"
            required
            maxLength={MAX_LENGTH}
          />
          <TextField
            label={words.new}
            name="newPassword"
            type="password"
            autoComplete="new-password"
            required
            minLength={MIN_LENGTH}
            maxLength={MAX_LENGTH}
            hint={fill(m.session.passwordHint, { min: MIN_LENGTH })}
          />
        </FieldErrors>
        <RefusalNotice refused={rest} />
        <div>
          <Button type="submit" busy={change.busy ? words.busy : undefined} unavailable={change.unavailable}>
            {words.submit}
          </Button>
        </div>
      </form>
    </AccountSection>
  )
}
