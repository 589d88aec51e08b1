import { PlatenError } from '@platen/api-client'
import { Button, Notice, TextField } from '@platen/ui'
import { useState, type SubmitEvent } from 'react'
import { fieldText } from '../../lib/field-text.ts'
import type { Me } from './session.ts'
import { useSignIn } from './use-sign-in.ts'

interface SignInFormProps {
  /** Of the person whose session has ended. */
  readonly email?: string
  readonly onDone: (me: Me | null) => void
}

/** Address, password, and the one-time code once the account wants one. */
export function SignInForm({ email = '', onDone }: SignInFormProps) {
  const signIn = useSignIn(onDone)
  const [codeWanted, setCodeWanted] = useState(false)
  if (signIn.wantsCode && !codeWanted) setCodeWanted(true)

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const code = fieldText(form, 'totpCode').trim()
    signIn.run({
      email: fieldText(form, 'email'),
      password: fieldText(form, 'password'),
      ...(code !== '' && { totpCode: code }),
    })
  }

  return (
    <form onSubmit={submit} className="grid gap-4">
      {signIn.error && !signIn.wantsCode && <Refused error={signIn.error} />}
      <TextField
        label="E-mail"
        name="email"
        type="email"
        autoComplete="username"
        required
        autoFocus={email === ''}
        defaultValue={email}
      />
      <TextField
        label="Password"
        name="password"
        type="password"
        autoComplete="current-password"
        required
        autoFocus={email !== ''}
      />
      {codeWanted && (
        <TextField
          label="One-time code"
          name="totpCode"
          hint="The six digits of your authenticator app, or a recovery code."
          autoComplete="one-time-code"
          inputMode="numeric"
          required
          autoFocus
        />
      )}
      <Button type="submit" busy={signIn.busy ? 'Signing in…' : undefined}>
        Sign in
      </Button>
    </form>
  )
}

function Refused({ error }: { error: Error }) {
  const known = error instanceof PlatenError
  return (
    <Notice tone="bad" urgent title={known ? error.message : 'The shop could not be reached.'}>
      <p>{known ? error.resolution : 'Look at the connection of this device, then try again.'}</p>
    </Notice>
  )
}
