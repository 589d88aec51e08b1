import { usePage } from '../../../lib/page.ts'
import { fill } from '../../../messages/words.ts'
import { useLive } from '../../../lib/use-live.ts'
import { isOver } from './tracking-status.ts'
import type { FreshOrder } from './use-fresh-order.ts'

/** When the order was last read, whether the page is offline, and a refresh button. */
export function LastUpdated({ order, readAt, state, refresh }: FreshOrder) {
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
