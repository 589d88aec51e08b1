import { Button, Notice } from '@platen/ui'
import { useEffect, useRef } from 'react'
import { usePage } from '../../../lib/page.ts'
import { fill } from '../../../messages/words.ts'
import type { ArrivedOrder } from './submission.ts'

interface ArrivedNoticeProps {
  readonly order: ArrivedOrder
  readonly totalMinor: number
  readonly onOpen: () => void
  readonly onOrderAsWell: () => void
}

/** The first order was placed. Only the customer knows whether the changed one is wanted as well. */
export function ArrivedNotice({ order, totalMinor, onOpen, onOrderAsWell }: ArrivedNoticeProps) {
  const { messages, formats, paths } = usePage()
  const texts = messages.checkout.arrived
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div ref={box} tabIndex={-1} className="outline-none">
      <Notice tone="good" urgent title={texts.title}>
        <p>
          {/* Whoever orders the changed one as well goes on to the page of that one: this is the way to the first. */}
          <a
            href={paths.order(order.trackingToken)}
            target="_blank"
            rel="noopener"
            className="figures font-bold underline"
          >
            {order.number}
          </a>{' '}
          {texts.text}
        </p>
        <div className="mt-3 grid gap-2">
          <Button onClick={onOpen}>{texts.open}</Button>
          <Button variant="line" onClick={onOrderAsWell}>
            {fill(texts.asWell, { total: formats.money(totalMinor) })}
          </Button>
        </div>
      </Notice>
    </div>
  )
}
