import { Readable } from 'node:stream'
import type { Role } from '@platen/contract'
import { encodeId } from '../../platform/ids.ts'
import { mayHear } from './event-access.ts'
import type { LiveEvent } from './event-stream.store.ts'

/** A listener that leaves so much unread is cut off: it asks again, and is told what it missed. */
const MOST_WAITING_BYTES = 64 * 1024
/** What was missed is written before anybody can read: it leaves room for what happens meanwhile. */
const MOST_MISSED_BYTES = MOST_WAITING_BYTES / 2
/** How long a browser waits before it connects again. */
const RETRY_MS = 3_000

/** One listener's side of the feed: what it may hear, written as server-sent events. */
export interface EventStream {
  readonly sessionId: string
  /** May change while the stream is open. */
  role: Role
  /** The body of the answer. */
  readonly body: Readable
  /**
   * Writes what was missed, or that it is too much to tell, and from then on what is heard. Until then what is heard is
   * held back.
   */
  begin(missed: readonly LiveEvent[] | 'unknown'): void
  hear(event: LiveEvent): void
  /** Says that something may have been missed. */
  reset(): void
  beat(): void
  end(): void
}

export function openEventStream(sessionId: string, role: Role): EventStream {
  const body = new Readable({ read: () => undefined })
  let heldBack: LiveEvent[] | undefined = []
  const stream: EventStream = {
    sessionId,
    role,
    body,
    begin: (missed) => {
      write(`retry: ${RETRY_MS}\n\n`)
      const known = missed === 'unknown' ? [] : missed
      const ids = new Set(known.map(({ id }) => id))
      const heard = (heldBack ?? []).filter(({ id }) => !ids.has(id))
      heldBack = undefined
      const text = [...known, ...heard].filter(isForThem).map(textOf).join('')
      const isTooMuch = text.length > MOST_MISSED_BYTES
      if (missed === 'unknown' || isTooMuch) stream.reset()
      if (text !== '' && !isTooMuch) write(text)
    },
    hear: (event) => {
      if (!isForThem(event)) return
      if (heldBack) heldBack.push(event)
      else write(textOf(event))
    },
    reset: () => write('event: reset\ndata: {"type":"reset"}\n\n'),
    beat: () => write(': still here\n\n'),
    end: () => {
      // Nobody waits for a listener that has not read what it was sent.
      if (body.readableLength > 0) body.destroy()
      else body.push(null)
    },
  }
  return stream

  function isForThem({ type }: LiveEvent): boolean {
    return mayHear(stream.role, type)
  }

  function write(text: string): void {
    if (body.destroyed || body.readableEnded) return
    body.push(text)
    if (body.readableLength > MOST_WAITING_BYTES) body.destroy()
  }
}

function textOf({ id, type, orderId, leadId, occurredAt }: LiveEvent): string {
  const data = JSON.stringify({
    type,
    ...(orderId === null ? {} : { orderId: encodeId('order', orderId) }),
    ...(leadId === null ? {} : { leadId: encodeId('lead', leadId) }),
    at: occurredAt.toISOString(),
  })
  return `id: ${id}\nevent: ${type}\ndata: ${data}\n\n`
}
