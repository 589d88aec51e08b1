import { usePage } from '../../lib/page.ts'
import { fill } from '../../messages/words.ts'
import { useLive } from '../../lib/use-live.ts'
import { isOver } from './standing.ts'
import type { FreshOrder } from './use-fresh-order.ts'

/** When the page last knew, and whether it can ask at all. */
export function Freshness({ order, readAt, state, look }: FreshOrder) {
  const { messages, formats } = usePage()
  const live = useLive()
  const texts = messages.order
  const text = {
    fresh: isOver(order) || !live ? texts.lastState : texts.upToDate,
    looking: texts.upToDate,
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
          onClick={look}
          aria-busy={state === 'looking' || undefined}
          className="min-h-11 font-semibold text-ink underline"
        >
          {state === 'looking' ? texts.looking : texts.lookAgain}
        </button>
      )}
    </div>
  )
}
