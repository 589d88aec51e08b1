import type { Resources } from '@platen/api-client'
import { Button, Notice, TextField } from '@platen/ui'
import { toE164 } from '@platen/formats/phone'
import { useRef, useState, type SyntheticEvent } from 'react'
import { flushSync } from 'react-dom'
import { browserApi } from '../../lib/browser-api.ts'
import { newId } from '../../lib/new-id.ts'
import { usePage } from '../../lib/page.ts'
import { useLive } from '../../lib/use-live.ts'
import { ProblemNotice, problemOf, submit, type Problem } from '../submission/index.ts'

type OrderLinkRequest = Resources['OrderLinkRequest']
type Field = 'number' | 'contact'

/** The answer is the same for everybody, so that nobody learns who ordered what. */
export function FindOrder({ country }: { country: string | undefined }) {
  const { messages } = usePage()
  const texts = messages.yourOrders
  const live = useLive()
  const form = useRef<HTMLFormElement>(null)
  const [typed, setTyped] = useState({ number: '', contact: '' })
  const [wasTried, setWasTried] = useState(false)
  const [state, setState] = useState<'open' | 'sending' | 'sent'>('open')
  const [problem, setProblem] = useState<Problem>()
  const contact = readContact(typed.contact, country)
  const wrong = { number: typed.number.trim() === '', contact: contact === undefined }

  async function send(event: SyntheticEvent) {
    event.preventDefault()
    if (state === 'sending') return
    flushSync(() => setWasTried(true))
    if (wrong.number || contact === undefined) {
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
      return
    }
    setState('sending')
    setProblem(undefined)
    try {
      const body = { number: typed.number.trim(), ...contact }
      await submit((signal) => browserApi.requestOrderLink({ body, idempotencyKey: newId(), signal }))
      setState('sent')
    } catch (error) {
      setProblem(problemOf(error))
      setState('open')
    }
  }

  const field = (name: Field) => ({
    label: texts[name],
    hint: texts.hints[name],
    value: typed[name],
    error: wasTried && wrong[name] ? texts.missing[name] : undefined,
    onChange: ({ target }: { target: { value: string } }) => {
      setTyped({ ...typed, [name]: target.value })
      setState('open')
    },
  })
  return (
    <section aria-labelledby="find" className="rounded-platen border border-rule bg-sheet p-5 sm:p-6">
      <h2 id="find" className="text-2xl">
        {texts.find}
      </h2>
      <p className="mt-1 mb-6 text-ink-soft">{texts.findText}</p>
      <form ref={form} noValidate onSubmit={(event) => void send(event)} aria-labelledby="find">
        <fieldset disabled={!live} className="grid min-w-0 gap-5">
          <TextField
            {...field('number')}
            maxLength={40}
            autoComplete="off"
            autoCapitalize="characters"
            required
          />
          <TextField
            {...field('contact')}
            maxLength={254}
            autoComplete="email"
            autoCapitalize="none"
            required
          />
          <ProblemNotice problem={problem} />
          <div role="status">
            {state === 'sent' && (
              <Notice tone="good" title={texts.sentTitle}>
                {texts.sentText}
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
    </section>
  )
}

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

function readContact(
  typed: string,
  country: string | undefined,
): Pick<OrderLinkRequest, 'email'> | Pick<OrderLinkRequest, 'phone'> | undefined {
  const text = typed.trim()
  if (EMAIL.test(text)) return { email: text }
  const phone = toE164(text, country)
  return phone === undefined ? undefined : { phone }
}
