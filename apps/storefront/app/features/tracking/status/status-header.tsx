import { CropMarks, FilmRoll, buttonClass } from '@platen/ui'
import { Link } from 'react-router'
import { ShopNote } from '../page-section.tsx'
import { usePage } from '../../../lib/page.ts'
import { fill } from '../../../messages/words.ts'
import { reasonFor, trackingStatusOf, type Order, isOver, stepsOf } from './tracking-status.ts'
import { StepBar } from './step-bar.tsx'
import type { FreshOrder } from './use-fresh-order.ts'
import { useLive } from '../../../lib/use-live.ts'

export function StatusHeader(fresh: FreshOrder) {
  const { messages, formats } = usePage()
  const { order } = fresh
  const texts = messages.order
  const { title, next } = texts.statuses[trackingStatusOf(order)]
  const steps = stepsOf(order)
  return (
    <CropMarks className="mx-6 mt-8 mb-12 sm:mx-8 sm:mt-10">
      <section aria-labelledby="status" className="relative bg-sheet p-5 sm:p-10">
        <FilmRoll className="absolute top-10 right-10 hidden w-56 text-ink lg:block" />
        <p className="font-semibold text-press">
          {texts.eyebrow} <span className="figures">{order.number}</span>
        </p>
        <h1 id="status" className="mt-2 max-w-3xl text-4xl sm:text-6xl">
          {title}
        </h1>
        <p className="mt-4 max-w-2xl text-lg">
          <strong className="block text-sm text-ink-soft">{texts.nextHeading}</strong>
          {next}
        </p>
        <Aftermath order={order} />
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
  const { messages, formats, paths } = usePage()
  const texts = messages.order
  const { paidMinor, refundedMinor } = order.totals
  const isCancelled = order.stage === 'cancelled'
  const reason = isCancelled
    ? reasonFor(order, 'order.cancelled')
    : order.stage === 'on_hold'
      ? order.holdReason
      : null
  return (
    <>
      <ShopNote title={texts.reason} text={reason} />
      {isCancelled && paidMinor > refundedMinor && (
        <p className="mt-4 max-w-2xl">
          {fill(texts.settle, { amount: formats.money(paidMinor - refundedMinor) })}
        </p>
      )}
      {refundedMinor > 0 && (
        <p className="mt-4 max-w-2xl">{fill(texts.refunded, { amount: formats.money(refundedMinor) })}</p>
      )}
      {(order.stage === 'expired' || order.stage === 'completed') && (
        <p className="mt-6">
          <Link to={paths.garments()} className={buttonClass('line')}>
            {texts.orderAgain}
          </Link>
        </p>
      )}
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
