import { Button, FieldErrors, TextField } from '@platen/ui'
import { useEffect, useState, type SubmitEvent } from 'react'
import { Link, useLocation } from 'react-router'
import { api } from '../../../lib/requests/api.ts'
import { fieldText } from '../../../lib/forms/field-text.ts'
import { useRefusedFields } from '../../../lib/forms/refused-fields.ts'
import { paths } from '../../../lib/paths.ts'
import { RefusalNotice } from '../../../lib/requests/refusal-notice.tsx'
import { useAction } from '../../../lib/requests/use-action.ts'
import { SignedOutLayout } from './signed-out-layout.tsx'

const MIN_LENGTH = 12
const TOKEN = /^[\w-]{43}$/

/** The token of an invitation or reset is in the fragment, so that no server logs it. */
export function SetPasswordPage() {
  const token = useLocation().hash.slice(1)
  const [email, setEmail] = useState<string>()
  const set = useAction({
    send: (password: string) => api.setPassword({ body: { token, password } }),
    changes: [],
    onDone: (done) => setEmail(done.email),
    onRefused: () => true,
  })
  const { form, errors, rest, onInput } = useRefusedFields(set.refused)
  useEffect(() => {
    document.title = 'Choose a password · Platen console'
  }, [])

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    set.run(fieldText(event.currentTarget, 'password'))
  }

  if (email !== undefined) {
    return (
      <SignedOutLayout title="Password set">
        <p>You can now sign in as {email}.</p>
        <Link to={paths.signIn()} className="font-semibold underline">
          Sign in
        </Link>
      </SignedOutLayout>
    )
  }
  if (!TOKEN.test(token) || set.refused?.code === 'RESOURCE_NOT_FOUND') return <ExpiredLink />
  return (
    <SignedOutLayout title="Choose a password">
      <RefusalNotice refused={rest} />
      <form ref={form} onSubmit={submit} onInput={onInput} className="grid gap-4">
        <FieldErrors value={errors}>
          <TextField
            label="New password"
            name="password"
            type="password"
            autoComplete="new-password"
            required
            minLength={MIN_LENGTH}
            maxLength={256}
            hint={`At least ${MIN_LENGTH} characters. A few random words are strong and easy to type.`}
            autoFocus
          />
        </FieldErrors>
        <Button type="submit" unavailable={set.unavailable} busy={set.busy ? 'Setting…' : undefined}>
          Set password
        </Button>
      </form>
    </SignedOutLayout>
  )
}

function ExpiredLink() {
  return (
    <SignedOutLayout title="This link no longer works">
      <p role="alert">
        Each link works once and expires after three days, and only the newest one is valid. Ask an owner to
        create a new one under Team.
      </p>
      <Link to={paths.signIn()} className="font-semibold underline underline-offset-4">
        Sign in with your password
      </Link>
    </SignedOutLayout>
  )
}
