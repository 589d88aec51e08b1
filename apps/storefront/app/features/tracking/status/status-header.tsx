import { CropMarks, FilmRoll, buttonClass, RegistrationMark } from '@platen/ui'
import { ShopNote } from '../page-section.tsx'
import { Studio } from '../../../lib/handover/studio.tsx'
import { usePage } from '../../../lib/page.ts'
import { fill } from '@platen/messages'
import {
  buysFilm,
  moneyNotes,
  reasonFor,
  trackingStatusOf,
  type Order,
  isOver,
  stepsOf,
  type StepOfOrder,
  type StepState,
} from './tracking-status.ts'
import type { FreshOrder } from './use-fresh-order.ts'
import { useLive } from '../../../lib/use-live.ts'

interface StatusHeaderProps extends FreshOrder {
  readonly trackingToken: string
}

export function StatusHeader({ trackingToken, ...fresh }: StatusHeaderProps) {
  const { messages, formats, paths } = usePage()
  const { order, readAt } = fresh
  const texts = messages.order
  const status = trackingStatusOf(order, readAt)
  const { title, next } = texts.statuses[status]
  const steps = stepsOf(order)
  return (
    <CropMarks className="mx-6 mt-8 mb-12 sm:mx-8 sm:mt-10">
      <section aria-labelledby="status" className="relative bg-sheet p-5 sm:p-10">
        <FilmRoll className="absolute top-10 right-10 hidden w-56 text-ink lg:block" />
        <p className="font-semibold text-press">
          {texts.eyebrow} <span className="figures whitespace-nowrap">{order.number}</span>
        </p>
        <h1 id="status" className="mt-2 max-w-3xl text-4xl sm:text-6xl">
          {title}
        </h1>
        <p className="mt-4 max-w-2xl text-lg">
          <strong className="block text-sm text-ink-soft">{texts.nextHeading}</strong>
          {next}
        </p>
        {status === 'ready_pickup' && (
          <div className="mt-4 max-w-md">
            <Studio />
          </div>
        )}
        <Aftermath order={order} />
        <p className="mt-6 flex flex-wrap gap-3">
          {buysFilm(order) ? (
            <a href={`${paths.account()}#film`} className={buttonClass(isOver(order) ? 'press' : 'line')}>
              {messages.account.film.title}
            </a>
          ) : (
            <a href={paths.reorder(trackingToken)} className={buttonClass(isOver(order) ? 'press' : 'line')}>
              {messages.reorder.open}
            </a>
          )}
        </p>
        {steps && <StepBar steps={steps} isHeld={order.stage === 'on_hold'} />}
        <div className="mt-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 text-sm text-ink-soft">
          <p dir="auto">
            {fill(texts.orderedBy, {
              name: order.customer.name,
              when: formats.stamp(new Date(order.createdAt)),
            })}
          </p>
          <LastUpdated {...fresh} />
        </div>
      </section>
    </CropMarks>
  )
}

function Aftermath({ order }: { order: Order }) {
  const { messages, formats } = usePage()
  const texts = messages.order
  const isCancelled = order.stage === 'cancelled'
  const reason = isCancelled
    ? reasonFor(order, 'order.cancelled')
    : order.stage === 'on_hold'
      ? order.holdReason
      : null
  return (
    <>
      <ShopNote title={texts.reason} text={reason} />
      {moneyNotes(order).map(({ note, minor }) => (
        <p key={note} className="mt-4 max-w-2xl">
          {fill(texts.money[note], { amount: formats.money(minor) })}
        </p>
      ))}
    </>
  )
}

function LastUpdated({ order, readAt, state, refresh }: FreshOrder) {
  const { messages, formats } = usePage()
  const live = useLive()
  const texts = messages.order
  const text = {
    fresh: isOver(order) || !live ? texts.lastState : texts.upToDate,
    refreshing: texts.upToDate,
    offline: texts.offline,
    unreachable: texts.unreachable,
  }[state]
  return (
    <div className="flex flex-wrap items-center gap-x-3">
      <p
        role="status"
        className={state === 'offline' || state === 'unreachable' ? 'font-semibold text-warn' : ''}
      >
        {fill(text, { time: formats.stamp(new Date(readAt)) })}
      </p>
      {live && (
        <button
          type="button"
          onClick={refresh}
          aria-busy={state === 'refreshing' || undefined}
          className="min-h-11 font-semibold text-ink underline"
        >
          {state === 'refreshing' ? texts.refreshing : texts.refresh}
        </button>
      )}
    </div>
  )
}

interface StepBarProps {
  readonly steps: readonly StepOfOrder[]
  readonly isHeld: boolean
}

const LINE =
  "before:absolute before:top-[15px] before:right-1/2 before:left-0 before:border-t-2 before:content-[''] first:before:hidden after:absolute after:top-[15px] after:right-0 after:left-1/2 after:border-t-2 after:content-[''] last:after:hidden"
const BEHIND = { true: 'before:border-ink', false: 'before:border-dashed before:border-rule-strong' }
const AHEAD = { true: 'after:border-ink', false: 'after:border-dashed after:border-rule-strong' }

const STEP_CLASSES = {
  done: 'text-ink',
  now: 'text-press',
  later: 'text-ink-soft',
} as const satisfies Record<StepState, string>

function StepBar({ steps, isHeld }: StepBarProps) {
  const { messages } = usePage()
  const texts = messages.order
  const at = steps.findIndex(({ state }) => state === 'now')
  const gone = at < 0 ? steps.length : at
  return (
    <div className={`mt-8 ${isHeld ? 'opacity-60' : ''}`}>
      <ol aria-label={texts.progress} className="-mx-2 grid auto-cols-fr grid-flow-col sm:mx-0">
        {steps.map(({ step, state }, index) => (
          <li
            key={step}
            aria-current={state === 'now' ? 'step' : undefined}
            className={`relative grid justify-items-center gap-1 ${LINE} ${BEHIND[`${index <= gone}`]} ${AHEAD[`${index < gone}`]} ${STEP_CLASSES[state]}`}
          >
            <Mark state={state} />
            <span className="hidden text-sm font-semibold sm:block">{texts.steps[step]}</span>
            <span className="sr-only">
              {texts.steps[step]}: {texts.stepStates[state]}
            </span>
          </li>
        ))}
      </ol>
      {at >= 0 && (
        <p aria-hidden="true" className="mt-2 text-sm sm:hidden">
          <span className="text-ink-soft">{fill(texts.stepOf, { at: at + 1, all: steps.length })}</span>{' '}
          <strong className="text-press">{texts.steps[steps[at]?.step ?? 'ready']}</strong>
        </p>
      )}
    </div>
  )
}

function Mark({ state }: { state: StepState }) {
  if (state === 'now') return <RegistrationMark process className="z-10 size-8 rounded-full bg-sheet" />
  if (state === 'later') {
    return (
      <span className="z-10 grid size-8 place-items-center">
        <span className="size-3 rounded-full border-2 border-rule-strong bg-sheet" />
      </span>
    )
  }
  return (
    <svg viewBox="0 0 32 32" className="z-10 size-8" aria-hidden="true">
      <circle cx="16" cy="16" r="9" fill="currentColor" />
      <path d="m11.5 16.5 3 3 6-7" fill="none" stroke="var(--sheet)" strokeWidth="2.25" />
    </svg>
  )
}
