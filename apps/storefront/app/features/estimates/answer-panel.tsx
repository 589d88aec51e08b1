import { Button, Notice, SelectField, TextArea, TextField } from '@platen/ui'
import { fill } from '@platen/messages'
import { designsOf } from '@platen/placement'
import { useState, type SyntheticEvent } from 'react'
import { browserApi } from '../../lib/browser-api.ts'
import { isRecord } from '../../lib/is-record.ts'
import { usePage } from '../../lib/page.ts'
import { useLive } from '../../lib/use-live.ts'
import { ProblemNotice, keptAttempts, problemOf, submit, type Problem } from '../submission/index.ts'
import { garmentLines, type Estimate } from './offered-estimate.ts'

export type AnswerKind = 'approve' | 'change' | 'decline'

export interface AnswerPanelProps {
  readonly token: string
  readonly estimate: Estimate
  readonly kind: AnswerKind
  readonly onKind: (kind: AnswerKind) => void
  /** What the change is about: the index of a line, or `general`. */
  readonly about: string
  readonly onAbout: (about: string) => void
  readonly onAnswered: (estimate: Estimate) => void
}

interface Answer {
  readonly token: string
  readonly version: number
  readonly kind: AnswerKind
  readonly about: string
  readonly text: string
}

/** Sent again after a lost connection, an answer counts once. */
const answers = keptAttempts<Answer>('estimate-answers', isAnswer)

export function AnswerPanel(props: AnswerPanelProps) {
  const { messages, formats } = usePage()
  const { estimate, kind, onKind } = props
  const live = useLive()
  const texts = messages.estimate
  return (
    <section
      id="answer"
      aria-labelledby="answer-title"
      className="scroll-mt-4 border-2 border-press bg-sheet p-5 sm:p-8"
    >
      <h2 id="answer-title" className="text-2xl">
        {texts[kind].title}
      </h2>
      {kind === 'approve' && (
        <dl className="mt-4 flex flex-wrap gap-x-10 gap-y-3">
          <Figure label={texts.total} value={formats.money(estimate.totals.totalMinor)} look="total" />
          {estimate.totals.depositMinor > 0 && estimate.totals.depositMinor < estimate.totals.totalMinor && (
            <Figure label={texts.deposit} value={formats.money(estimate.totals.depositMinor)} />
          )}
          <Figure label={texts.validUntil} value={formats.day(estimate.validUntil)} look="day" />
        </dl>
      )}
      <AnswerForm key={kind} {...props} />
      <div className="mt-6 flex flex-wrap gap-x-6 border-t border-rule pt-2">
        {(['approve', 'change', 'decline'] as const)
          .filter((other) => other !== kind)
          .map((other) => (
            <button
              key={other}
              type="button"
              disabled={!live}
              onClick={() => onKind(other)}
              className="min-h-11 font-semibold underline"
            >
              {texts[other].open}
            </button>
          ))}
      </div>
    </section>
  )
}

const FIGURES = {
  total: 'figures text-4xl font-bold tracking-tight text-press',
  figure: 'figures text-xl',
  day: 'text-lg',
} as const

export function Figure({
  label,
  value,
  look = 'figure',
}: {
  label: string
  value: string
  look?: keyof typeof FIGURES
}) {
  return (
    <div>
      <dt className="text-sm font-semibold text-ink-soft">{label}</dt>
      <dd className={FIGURES[look]}>{value}</dd>
    </div>
  )
}

function AnswerForm({ token, estimate, kind, about, onAbout, onAnswered }: AnswerPanelProps) {
  const { messages, formats } = usePage()
  const live = useLive()
  const texts = messages.estimate
  const [text, setText] = useState('')
  const [wasTried, setWasTried] = useState(false)
  const [sending, setSending] = useState(false)
  const [problem, setProblem] = useState<Problem>()
  const { version } = estimate
  const total = formats.money(estimate.totals.totalMinor)
  const isMissing = kind !== 'decline' && text.trim() === ''
  const isSuperseded = problem?.kind === 'refused' && problem.code === 'REVISION_CONFLICT'
  return (
    <form onSubmit={(event) => void onSubmit(event)} noValidate className="mt-5">
      <noscript>
        <p className="mb-4 font-semibold">{texts.scriptless}</p>
      </noscript>
      <fieldset disabled={!live} className="grid gap-5">
        {kind === 'approve' && (
          <TextField
            label={texts.approve.name}
            hint={fill(texts.approve.hint, { version, total })}
            error={wasTried && isMissing ? texts.approve.missing : undefined}
            required
            maxLength={120}
            autoComplete="name"
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        )}
        {kind === 'change' && (
          <>
            <SelectField
              label={texts.change.about}
              value={about}
              onChange={(event) => onAbout(event.target.value)}
            >
              <option value="general">{texts.change.general}</option>
              {designsOf(garmentLines(estimate)).map(({ key, garmentName, colour, lines }) => (
                <option key={key} value={lines[0]?.index}>
                  {garmentName} · {colour}
                </option>
              ))}
              {estimate.lines.map(
                ({ film }, index) =>
                  film && (
                    <option key={index} value={index}>
                      {messages.order.film[film.kind]} · {film.size}
                    </option>
                  ),
              )}
            </SelectField>
            <TextArea
              label={texts.change.text}
              error={wasTried && isMissing ? texts.change.missing : undefined}
              required
              maxLength={2000}
              rows={4}
              value={text}
              onChange={(event) => setText(event.target.value)}
            />
          </>
        )}
        {kind === 'decline' && (
          <TextArea
            label={texts.decline.text}
            optional={messages.shell.optional}
            maxLength={500}
            rows={3}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
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
        <Button
          type="submit"
          className="sm:justify-self-start"
          busy={sending ? texts[kind].sending : undefined}
        >
          {kind === 'approve' ? fill(texts.approve.send, { total }) : texts[kind].send}
        </Button>
      </fieldset>
    </form>
  )

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
    const answer = { token, version, kind, about, text: text.trim() }
    try {
      onAnswered(await answers.send(answer, (key) => submit((signal) => send(answer, key, signal))))
    } catch (error) {
      setProblem(problemOf(error))
    } finally {
      setSending(false)
    }
  }

  function send({ text: words }: Answer, idempotencyKey: string, signal: AbortSignal) {
    const shared = { trackingToken: token, idempotencyKey, signal }
    switch (kind) {
      case 'approve':
        return browserApi.createEstimateApproval({
          ...shared,
          body: { version, hash: estimate.hash, name: words },
        })
      case 'decline':
        return browserApi.createEstimateDecline({
          ...shared,
          body: { version, ...(words === '' ? {} : { reason: words }) },
        })
      case 'change': {
        const note = about === 'general' ? { text: words } : { line: Number(about), text: words }
        return browserApi.createEstimateChangesRequest({ ...shared, body: { version, notes: [note] } })
      }
    }
  }
}

function isAnswer(value: unknown): value is Answer {
  if (!isRecord(value)) return false
  const { token, version, kind, about, text } = value
  return [token, kind, about, text].every((word) => typeof word === 'string') && typeof version === 'number'
}
