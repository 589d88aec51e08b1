import { Button, Notice, TextField } from '@platen/ui'
import { useRef, useState, type SyntheticEvent } from 'react'
import { flushSync } from 'react-dom'
import { browserApi } from '../../lib/browser-api.ts'
import { newId } from '../../lib/new-id.ts'
import { usePage } from '../../lib/page.ts'
import { useLive } from '../../lib/use-live.ts'
import { ProblemNotice, problemOf, submit, type Problem } from '../submission/index.ts'

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

interface LinkRequestProps {
  /** The name of the form. */
  readonly label: string
  readonly sentText: string
}

/** The answer is the same for everybody, so that nobody learns who is a customer. */
export function LinkRequest({ label, sentText }: LinkRequestProps) {
  const { messages, language } = usePage()
  const texts = messages.account.signIn
  const live = useLive()
  const form = useRef<HTMLFormElement>(null)
  const [email, setEmail] = useState('')
  const [wasTried, setWasTried] = useState(false)
  const [state, setState] = useState<'open' | 'sending' | 'sent'>('open')
  const [problem, setProblem] = useState<Problem>()
  const isWrong = !EMAIL.test(email.trim())

  async function send(event: SyntheticEvent) {
    event.preventDefault()
    if (state === 'sending') return
    flushSync(() => setWasTried(true))
    if (isWrong) {
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
      return
    }
    setState('sending')
    setProblem(undefined)
    try {
      const body = { email: email.trim(), locale: language }
      await submit((signal) => browserApi.createSignInLink({ body, idempotencyKey: newId(), signal }))
      setState('sent')
    } catch (error) {
      setProblem(problemOf(error))
      setState('open')
    }
  }

  return (
    <form ref={form} noValidate onSubmit={(event) => void send(event)} aria-label={label}>
      <fieldset disabled={!live} className="grid min-w-0 max-w-md gap-5">
        <TextField
          label={texts.email}
          hint={texts.hint}
          value={email}
          error={wasTried && isWrong ? texts.missing : undefined}
          onChange={({ target }) => {
            setEmail(target.value)
            setState('open')
          }}
          type="email"
          maxLength={254}
          autoComplete="email"
          autoCapitalize="none"
          required
        />
        <ProblemNotice problem={problem} />
        <div role="status">
          {state === 'sent' && (
            <Notice tone="good" title={texts.sentTitle}>
              {sentText}
            </Notice>
          )}
        </div>
        <Button
          type="submit"
          className="justify-self-start"
          busy={state === 'sending' ? texts.sending : undefined}
        >
          {texts.send}
        </Button>
      </fieldset>
    </form>
  )
}
