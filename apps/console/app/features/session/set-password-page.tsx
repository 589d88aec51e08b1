import { Button, TextField } from '@platen/ui'
import { useEffect, useState, type SubmitEvent } from 'react'
import { Link, useLocation } from 'react-router'
import { api } from '../../lib/api.ts'
import { fieldError } from '../../lib/field-error.ts'
import { fieldText } from '../../lib/field-text.ts'
import { paths } from '../../lib/paths.ts'
import { RefusalNotice } from '../../lib/refusal-notice.tsx'
import { useAction } from '../../lib/use-action.ts'
import { FrontDoor } from './front-door.tsx'

const SHORTEST = 12
const WHOLE = /^[\w-]{43}$/

/** Where the link of an invitation or a reset leads. The token stands behind the #, so that no server writes it down. */
export function SetPasswordPage() {
  const token = useLocation().hash.slice(1)
  const [email, setEmail] = useState<string>()
  const set = useAction({
    send: (password: string) => api.POST('/api/admin/passwords', { body: { token, password } }),
    changes: [],
    onDone: (done) => setEmail(done.email),
    onRefused: () => true,
  })
  useEffect(() => {
    document.title = 'Choose a password · Platen console'
  }, [])

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    set.run(fieldText(event.currentTarget, 'password'))
  }

  if (email !== undefined) {
    return (
      <FrontDoor title="Password set">
        <p>You can sign in as {email} now.</p>
        <Link to={paths.signIn()} className="font-semibold underline">
          Sign in
        </Link>
      </FrontDoor>
    )
  }
  if (!WHOLE.test(token) || set.refused?.code === 'RESOURCE_NOT_FOUND') return <UsedUp />
  const wrong = fieldError(set.refused, 'password')
  return (
    <FrontDoor title="Choose a password">
      {wrong === undefined && <RefusalNotice refused={set.refused} />}
      <form onSubmit={submit} className="grid gap-4">
        <TextField
          label="New password"
          name="password"
          type="password"
          autoComplete="new-password"
          required
          minLength={SHORTEST}
          maxLength={256}
          hint={`At least ${SHORTEST} characters. A few words in a row are good and easy to type.`}
          error={wrong}
          autoFocus
        />
        <Button type="submit" unavailable={set.unavailable} busy={set.busy ? 'Setting…' : undefined}>
          Set the password
        </Button>
      </form>
    </FrontDoor>
  )
}

function UsedUp() {
  return (
    <FrontDoor title="This link is used up">
      <p role="alert">
        It works once, for three days, and only the newest one does. Ask an owner of the shop for a new one:
        it is made under Team.
      </p>
      <Link to={paths.signIn()} className="font-semibold underline underline-offset-4">
        I have a password: sign in
      </Link>
    </FrontDoor>
  )
}
