import { PlatenError } from '@platen/api-client'
import { count } from '@platen/messages'
import { Button, Notice, TextField } from '@platen/ui'
import { useState, type SubmitEvent } from 'react'
import { fieldText } from '../../../lib/forms/field-text.ts'
import { refusalText, UNREACHABLE } from '../../../lib/requests/refusal-words.ts'
import { locale, m } from '../../../messages/messages.ts'
import type { Me } from './session.ts'
import { useSignIn } from './use-sign-in.ts'

const words = m.session.signIn

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
        label={words.email}
        name="email"
        type="email"
        autoComplete="username"
        required
        autoFocus={email === ''}
        defaultValue={email}
      />
      <TextField
        label={words.password}
        name="password"
        type="password"
        autoComplete="current-password"
        required
        autoFocus={email !== ''}
      />
      {codeWanted && <CodeField />}
      <Button type="submit" busy={signIn.busy ? words.busy : undefined}>
        {words.submit}
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
        label={recovery ? words.recoveryCode : words.code}
        name="totpCode"
        hint={recovery ? words.recoveryCodeHint : words.codeHint}
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
        {recovery ? words.useApp : words.useRecoveryCode}
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
      {known && error.retryAfterSeconds !== undefined && (
        <p>{count(locale, words.wait, Math.ceil(error.retryAfterSeconds / 60))}</p>
      )}
    </Notice>
  )
}
