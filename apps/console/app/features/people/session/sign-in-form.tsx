import { PlatenError } from '@platen/api-client'
import { Button, Notice, TextField } from '@platen/ui'
import { useState, type SubmitEvent } from 'react'
import { fieldText } from '../../../lib/forms/field-text.ts'
import { refusalText, UNREACHABLE } from '../../../lib/requests/refusal-words.ts'
import type { Me } from './session.ts'
import { useSignIn } from './use-sign-in.ts'

interface SignInFormProps {
  readonly email?: string
  readonly onDone: (me: Me | null) => void
}

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
      {signIn.error && !signIn.wantsCode && <SignInError error={signIn.error} />}
      <TextField
        label="Email"
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
      {codeWanted && <CodeField />}
      <Button type="submit" busy={signIn.busy ? 'Signing in…' : undefined}>
        Sign in
      </Button>
    </form>
  )
}

/** The numeric keyboard suits codes; recovery codes have letters. */
function CodeField() {
  const [recovery, setRecovery] = useState(false)
  return (
    <div className="grid justify-items-start gap-1">
      <TextField
        key={String(recovery)}
        className="w-full"
        label={recovery ? 'Recovery code' : 'One-time code'}
        name="totpCode"
        hint={
          recovery
            ? 'One of your ten recovery codes, such as k7fa-2qpx-m3cd-zt6w-p4rs-u5vy-b6ne. Each works once.'
            : 'The six-digit code from your authenticator app.'
        }
        autoComplete="one-time-code"
        inputMode={recovery ? 'text' : 'numeric'}
        autoCapitalize="none"
        spellCheck={false}
        required
        autoFocus
      />
      <button
        type="button"
        className="min-h-11 text-sm font-semibold underline underline-offset-4"
        onClick={() => setRecovery(!recovery)}
      >
        {recovery ? 'Use the app instead' : 'Use a recovery code instead'}
      </button>
    </div>
  )
}

function SignInError({ error }: { error: Error }) {
  const known = error instanceof PlatenError
  const { title, text } = known ? refusalText(error) : UNREACHABLE
  return (
    <Notice tone="bad" urgent title={title}>
      <p>{text}</p>
      {known && error.retryAfterSeconds !== undefined && <p>{waitText(error.retryAfterSeconds)}</p>}
    </Notice>
  )
}

function waitText(seconds: number): string {
  const minutes = Math.ceil(seconds / 60)
  return `Try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}. An owner can end the wait at once, under Team.`
}
