import { Button, Notice } from '@platen/ui'
import { useEffect, useState, useRef } from 'react'
import { usePage } from '../../../lib/page.ts'
import { count, fill } from '@platen/messages'
import type { Submission, ArrivedOrder } from './submission.ts'

interface WaitNoticeProps {
  readonly state: Submission
  readonly onTryNow: () => void
  readonly onChange: () => void
}

export function WaitNotice({ state, onTryNow, onChange }: WaitNoticeProps) {
  const { language, messages } = usePage()
  const texts = messages.checkout.waits
  const seconds = useSecondsUntil(state.until)
  const why = state.why ?? 'lost'
  return (
    <Notice
      tone="warn"
      urgent
      title={state.at === 'delayed' && why === 'in_progress' ? texts.earlierTitle : texts[why].title}
    >
      <p>{state.at === 'delayed' ? texts.earlier : texts[why].text}</p>
      {seconds !== undefined && (
        // The notice is read out once; a countdown would be read out every second.
        <p aria-live="off" className="figures mt-2 text-sm">
          {count(language, texts.again, seconds)}
        </p>
      )}
      <p className="mt-3 flex flex-wrap gap-2">
        <Button variant="line" className="flex-1" onClick={onTryNow}>
          {texts.now}
        </Button>
        <Button variant="quiet" className="flex-1" onClick={onChange}>
          {texts.change}
        </Button>
      </p>
    </Notice>
  )
}

function useSecondsUntil(until: number | undefined): number | undefined {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    if (until === undefined) return
    const timer = setInterval(() => setNow(Date.now()), 500)
    return () => clearInterval(timer)
  }, [until])
  return until === undefined ? undefined : Math.max(0, Math.ceil((until - now) / 1000))
}

interface ArrivedNoticeProps {
  readonly order: ArrivedOrder
  readonly totalMinor: number
  readonly onOpen: () => void
  readonly onOrderAsWell: () => void
}

/** The first order was placed: the customer decides whether to place the changed one too. */
export function ArrivedNotice({ order, totalMinor, onOpen, onOrderAsWell }: ArrivedNoticeProps) {
  const { messages, formats, paths } = usePage()
  const texts = messages.checkout.arrived
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div ref={box} tabIndex={-1} className="outline-none">
      <Notice tone="good" urgent title={texts.title}>
        <p>
          {/* A link to the first order for customers who place the changed one too. */}
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
