import { fill } from '@platen/messages'
import { Button, FieldErrors, TextField } from '@platen/ui'
import { useEffect, useState, type SubmitEvent } from 'react'
import { Link, useLocation } from 'react-router'
import { api } from '../../../lib/requests/api.ts'
import { fieldText } from '../../../lib/forms/field-text.ts'
import { useRefusedFields } from '../../../lib/forms/refused-fields.ts'
import { paths } from '../../../lib/paths.ts'
import { RefusalNotice } from '../../../lib/requests/refusal-notice.tsx'
import { useAction } from '../../../lib/requests/use-action.ts'
import { m } from '../../../messages/messages.ts'
import { SignedOutLayout } from './signed-out-layout.tsx'

const words = m.session.newPassword

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
    document.title = fill(m.shell.documentTitle, { page: words.title })
  }, [])

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    set.run(fieldText(event.currentTarget, 'password'))
  }

  if (email !== undefined) {
    return (
      <SignedOutLayout title={words.done}>
        <p>{fill(words.signInAs, { email })}</p>
        <Link to={paths.signIn()} className="font-semibold underline">
          {words.signIn}
        </Link>
      </SignedOutLayout>
    )
  }
  if (!TOKEN.test(token) || set.refused?.code === 'RESOURCE_NOT_FOUND') return <ExpiredLink />
  return (
    <SignedOutLayout title={words.title}>
      <RefusalNotice refused={rest} />
      <form ref={form} onSubmit={submit} onInput={onInput} className="grid gap-4">
        <FieldErrors value={errors}>
          <TextField
            label={words.label}
            name="password"
            type="password"
            autoComplete="new-password"
            required
            minLength={MIN_LENGTH}
            maxLength={256}
            hint={fill(m.session.passwordHint, { min: MIN_LENGTH })}
            autoFocus
          />
        </FieldErrors>
        <Button type="submit" unavailable={set.unavailable} busy={set.busy ? words.busy : undefined}>
          {words.submit}
        </Button>
      </form>
    </SignedOutLayout>
  )
}

function ExpiredLink() {
  return (
    <SignedOutLayout title={m.session.expiredLink.title}>
      <p role="alert">{m.session.expiredLink.text}</p>
      <Link to={paths.signIn()} className="font-semibold underline underline-offset-4">
        {m.session.expiredLink.signIn}
      </Link>
    </SignedOutLayout>
  )
}
