import { fill } from '@platen/messages'
import { Button, Notice, SelectField, TextArea, TextField } from '@platen/ui'
import { designsOf } from '@platen/placement'
import { useState, type SyntheticEvent } from 'react'
import { browserApi } from '../../../lib/browser-api.ts'
import { isRecord } from '../../../lib/is-record.ts'
import { usePage } from '../../../lib/page.ts'
import { useLive } from '../../../lib/use-live.ts'
import { ProblemNotice, keptAttempts, problemOf, submit, type Problem } from '../../submission/index.ts'
import { proofLines, titleOf, type Proof } from './proof.ts'

interface ProofAnswerProps {
  readonly trackingToken: string
  readonly proof: NonNullable<Proof['proof']>
  readonly onAnswered: (proof: Proof) => void
}

type Kind = 'approve' | 'change'

interface Answer {
  readonly token: string
  readonly version: number
  readonly kind: Kind
  readonly about: string
  readonly text: string
}

/** Sent again after a lost connection, an answer counts once. */
const answers = keptAttempts<Answer>('proof-answers', isAnswer)

export function ProofAnswer({ trackingToken, proof, onAnswered }: ProofAnswerProps) {
  const { messages } = usePage()
  const texts = messages.order.proof
  const live = useLive()
  const [kind, setKind] = useState<Kind>('approve')
  const [about, setAbout] = useState('general')
  const [text, setText] = useState('')
  const [wasTried, setWasTried] = useState(false)
  const [sending, setSending] = useState(false)
  const [problem, setProblem] = useState<Problem>()
  const { version, hash } = proof
  const isMissing = text.trim() === ''
  const isSuperseded = problem?.kind === 'refused' && problem.code === 'REVISION_CONFLICT'
  const other = kind === 'approve' ? 'change' : 'approve'
  return (
    <form onSubmit={(event) => void onSubmit(event)} noValidate className="mt-6 border-t border-rule pt-6">
      <noscript>
        <p className="mb-4 font-semibold">{texts.scriptless}</p>
      </noscript>
      <fieldset disabled={!live} className="grid gap-5">
        {kind === 'approve' ? (
          <TextField
            label={texts.name}
            hint={fill(texts.nameHint, { version })}
            error={wasTried && isMissing ? texts.nameMissing : undefined}
            required
            maxLength={120}
            autoComplete="name"
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        ) : (
          <>
            <SelectField label={texts.about} value={about} onChange={(event) => setAbout(event.target.value)}>
              <option value="general">{texts.general}</option>
              {designsOf(proofLines(proof, messages.names)).map(({ key, lines }) => (
                <option key={key} value={lines[0]?.index}>
                  {[titleOf(lines[0], messages.order.film), lines[0]?.note].filter(Boolean).join(' · ')}
                </option>
              ))}
            </SelectField>
            <TextArea
              label={texts.changeText}
              error={wasTried && isMissing ? texts.changeMissing : undefined}
              required
              maxLength={2000}
              rows={4}
              value={text}
              onChange={(event) => setText(event.target.value)}
            />
          </>
        )}
        {isSuperseded ? (
          <Notice tone="warn" title={texts.superseded} urgent>
            <a href="" className="inline-flex min-h-11 items-center font-semibold">
              {texts.showNewest}
            </a>
          </Notice>
        ) : (
          <ProblemNotice problem={problem} />
        )}
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
          <Button type="submit" busy={sending ? texts.sending : undefined}>
            {kind === 'approve' ? texts.approve : texts.send}
          </Button>
          <button type="button" className="min-h-11 font-semibold underline" onClick={() => ask(other)}>
            {other === 'change' ? texts.askForChange : texts.approveInstead}
          </button>
        </div>
      </fieldset>
    </form>
  )

  function ask(next: Kind): void {
    setKind(next)
    setText('')
    setWasTried(false)
    setProblem(undefined)
  }

  async function onSubmit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault()
    setWasTried(true)
    if (sending) return
    if (isMissing) {
      event.currentTarget.querySelector<HTMLElement>('input, textarea')?.focus()
      return
    }
    setSending(true)
    setProblem(undefined)
    const answer = { token: trackingToken, version, kind, about, text: text.trim() }
    try {
      onAnswered(await answers.send(answer, (key) => submit((signal) => send(answer, key, signal))))
      ask('approve')
    } catch (error) {
      setProblem(problemOf(error))
    } finally {
      setSending(false)
    }
  }

  function send({ text: words }: Answer, idempotencyKey: string, signal: AbortSignal) {
    const shared = { trackingToken, idempotencyKey, signal }
    if (kind === 'approve')
      return browserApi.createProofApproval({ ...shared, body: { version, hash, name: words } })
    const note = about === 'general' ? { text: words } : { line: Number(about), text: words }
    return browserApi.createProofChangesRequest({ ...shared, body: { version, notes: [note] } })
  }
}

function isAnswer(value: unknown): value is Answer {
  if (!isRecord(value)) return false
  const { token, version, kind, about, text } = value
  return [token, kind, about, text].every((word) => typeof word === 'string') && typeof version === 'number'
}
