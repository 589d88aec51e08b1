import { Button, Notice, TextField } from '@platen/ui'
import { useEffect, useState, type SubmitEvent } from 'react'
import { Link, useLocation } from 'react-router'
import { api } from '../../lib/api.ts'
import { fieldText } from '../../lib/field-text.ts'
import { paths } from '../../lib/paths.ts'
import { useAction } from '../../lib/use-action.ts'
import { FrontDoor } from './front-door.tsx'

const SHORTEST = 12

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
  return (
    <FrontDoor title="Choose a password">
      {set.refused && (
        <Notice tone="bad" urgent title={set.refused.message}>
          <p>{set.refused.resolution}</p>
        </Notice>
      )}
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
          autoFocus
        />
        <Button type="submit" unavailable={set.unavailable} busy={set.busy ? 'Setting…' : undefined}>
          Set the password
        </Button>
      </form>
    </FrontDoor>
  )
}
