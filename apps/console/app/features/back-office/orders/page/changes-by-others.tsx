import { fill } from '@platen/messages'
import { Button, Notice } from '@platen/ui'
import { auditText } from '../../../../lib/audit-text.ts'
import { ago } from '../../../../lib/formats.ts'
import { useHistoryOf } from '../../../../lib/drafts/who-changed.ts'
import { m } from '../../../../messages/messages.ts'
import type { Order } from '../order/order.ts'
import { eventText, withReason } from './event-text.ts'
import { useIsMutating } from '@tanstack/react-query'
import { useState } from 'react'

const words = m.orderPage.news

interface ChangesByOthersProps {
  readonly order: Order
  readonly events: Order['timeline']
  readonly onRead: () => void
}

export function ChangesByOthers({ order, events, onRead }: ChangesByOthersProps) {
  const { data: history } = useHistoryOf({ type: 'order', id: order.id })
  // Users without permission for others' entries see events without names.
  const newest = history?.[0]
  return (
    <Notice tone="note" className="mb-6" title={words.title}>
      <div role="status" className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <ul>
          {events.map(({ at, reason, ...entry }, index) => (
            <li key={index}>
              {fill(words.event, {
                event: reason === null ? eventText(entry) : withReason(eventText(entry), reason),
                ago: ago(at),
              })}
            </li>
          ))}
          {newest && <li className="text-sm text-ink-soft">{auditText(newest)}</li>}
          {events.length === 0 && !newest && <li>{words.upToDate}</li>}
        </ul>
        <Button variant="line" className="min-h-9 px-3" onClick={onRead}>
          {m.shared.dismiss}
        </Button>
      </div>
    </Notice>
  )
}

interface Known {
  readonly revision: number
  readonly events: number
}

export function useChangesByOthers(order: Order) {
  const [known, setKnown] = useState<Known>(() => knownOf(order))
  // While a request of this user is in progress, a newer order may be their own work.
  const busy = useIsMutating() > 0
  const isNews = order.revision > known.revision && !busy
  return {
    isNews,
    events: isNews ? order.timeline.slice(known.events) : [],
    read: () => setKnown(knownOf(order)),
    decided: (after: Order) => setKnown(knownOf(after)),
  }
}

function knownOf({ revision, timeline }: Order): Known {
  return { revision, events: timeline.length }
}
