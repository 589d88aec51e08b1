import { count, fill } from '@platen/messages'
import { Button, Notice, TextArea, TextField } from '@platen/ui'
import type { SubmitEvent } from 'react'
import { Dialog } from '../../../../lib/dialog.tsx'
import { fieldText } from '../../../../lib/forms/field-text.ts'
import { locale, m } from '../../../../messages/messages.ts'
import type { BulkItem } from './bulk-run.ts'
import { bulkMove } from './bulk-moves.ts'
import { undoOf, type BulkRun, type useBulk } from './use-bulk.ts'

const words = m.orders.bulk

export function BulkDialog({ bulk }: { bulk: ReturnType<typeof useBulk> }) {
  const { run } = bulk
  if (!run) return null
  if (run.phase === 'asking') return <Question run={run} onAnswer={bulk.answer} onClose={bulk.close} />
  if (run.phase === 'running') return <Running run={run} onStop={bulk.stop} />
  return <Summary run={run} bulk={bulk} />
}

interface QuestionProps {
  readonly run: BulkRun
  readonly onAnswer: (text: string) => void
  readonly onClose: () => void
}

function Question({ run: { move, items }, onAnswer, onClose }: QuestionProps) {
  const { label, question, warning } = bulkMove(move)
  const title = fill(words.title, { action: label, orders: orders(items) })
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    onAnswer(fieldText(event.currentTarget, 'text').trim())
  }
  const Field = question?.long === true ? TextArea : TextField
  return (
    <Dialog title={title} onClose={onClose}>
      <form onSubmit={submit} className="grid gap-4">
        {items.length > 1 && <Numbers items={items} />}
        {warning !== undefined && <Notice tone="warn">{warning}</Notice>}
        {question && (
          <Field
            label={question.label}
            name="text"
            hint={question.hint}
            required
            maxLength={question.maxLength}
            // Spaces alone are no reason.
            pattern={question.long === true ? undefined : '.*\\S.*'}
          />
        )}
        <div className="flex flex-wrap gap-2">
          <Button type="submit">{title}</Button>
          <Button variant="quiet" onClick={onClose}>
            {m.shared.cancel}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

function Numbers({ items }: { items: readonly BulkItem[] }) {
  return (
    <ul className="figures flex max-h-24 flex-wrap gap-x-4 overflow-y-auto text-sm text-ink-soft">
      {items.map(({ orderId, number }) => (
        <li key={orderId}>{number}</li>
      ))}
    </ul>
  )
}

function Running({ run: { move, items }, onStop }: { run: BulkRun; onStop: () => void }) {
  const over = items.filter(({ state }) => state === 'done' || state === 'refused').length
  const at = Math.min(over + 1, items.length)
  return (
    <Dialog title={fill(bulkMove(move).words.running, { at, all: items.length })} onClose={undefined}>
      <progress
        value={over}
        max={items.length}
        aria-label={words.progress}
        className="h-2 w-full accent-press"
      />
      <Results items={items} />
      {items.length > 1 && (
        <Button variant="line" onClick={onStop}>
          {words.stop}
        </Button>
      )}
    </Dialog>
  )
}

function Summary({ run, bulk }: { run: BulkRun; bulk: ReturnType<typeof useBulk> }) {
  const { move, items } = run
  const countOf = (state: BulkItem['state']) => items.filter((item) => item.state === state).length
  const waits = countOf('waiting')
  const back = undoOf(move, items)
  const title = fill(bulkMove(move).words.ended, { done: countOf('done'), all: items.length })
  return (
    <Dialog title={title} onClose={bulk.close}>
      <Results items={items} />
      <div className="flex flex-wrap gap-2">
        {waits > 0 && <Button onClick={bulk.goOn}>{fill(words.continue, { left: waits })}</Button>}
        {back && (
          <Button variant="line" onClick={bulk.undo}>
            {back.label}
          </Button>
        )}
        <Button variant="line" onClick={bulk.close} aria-label={words.closeResults}>
          {m.shared.close}
        </Button>
      </div>
    </Dialog>
  )
}

function Results({ items }: { items: readonly BulkItem[] }) {
  return (
    <ul
      aria-label={words.results}
      className="max-h-[45dvh] divide-y divide-rule overflow-y-auto border-y border-rule"
    >
      {items.map(({ orderId, number, state, problem }) => (
        <li key={orderId} className="py-2">
          <p className="flex justify-between gap-4 text-sm">
            <span className="figures font-semibold">{number}</span>
            <span className={state === 'refused' ? 'font-semibold text-bad' : 'text-ink-soft'}>
              {words.states[state]}
            </span>
          </p>
          {problem && state !== 'done' && (
            <p className="text-sm">
              {problem.message} {problem.resolution}
            </p>
          )}
        </li>
      ))}
    </ul>
  )
}

function orders(items: readonly BulkItem[]): string {
  const [only] = items
  return items.length === 1 && only ? only.number : count(locale, words.orders, items.length)
}
