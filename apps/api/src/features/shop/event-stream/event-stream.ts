import { Readable } from 'node:stream'
import { EVENT_TYPES, may, type EventType, type Permission, type Rights } from '@platen/contract'
import { encodeId } from '../../../platform/records/ids.ts'
import type { LiveEvent } from './event-stream.store.ts'

/** A listener with this much unread data is disconnected; it reconnects and gets what it missed. */
const MOST_WAITING_BYTES = 64 * 1024
/** Missed events are written before anybody can read, and leave room for new ones. */
const MOST_MISSED_BYTES = MOST_WAITING_BYTES / 2
/** How long a browser waits before it reconnects. */
const RETRY_MS = 3_000

export interface EventStream {
  readonly callerId: string
  readonly byApiKey: boolean
  /** Can change while the stream is open. */
  rights: Rights
  readonly body: Readable
  /** Writes the missed events, or that there are too many, and then the new ones that were held back meanwhile. */
  begin(missed: readonly LiveEvent[] | 'unknown'): void
  hear(event: LiveEvent): void
  /** Asks the client to reload, because it may have missed events. */
  reset(): void
  beat(): void
  end(): void
}

export function openEventStream(callerId: string, rights: Rights, byApiKey = false): EventStream {
  const body = new Readable({ read: () => undefined })
  let heldBack: LiveEvent[] | undefined = []
  let ended = false
  const stream: EventStream = {
    callerId,
    byApiKey,
    rights,
    body,
    begin: (missed) => {
      write(`retry: ${RETRY_MS}\n\n`)
      const known = missed === 'unknown' ? [] : missed
      const ids = new Set(known.map(({ id }) => id))
      const heard = (heldBack ?? []).filter(({ id }) => !ids.has(id))
      heldBack = undefined
      const text = [...known, ...heard].filter(isAllowed).map(textOf).join('')
      const isTooMuch = text.length > MOST_MISSED_BYTES
      if (missed === 'unknown' || isTooMuch) stream.reset()
      if (text !== '' && !isTooMuch) write(text)
    },
    hear: (event) => {
      if (!isAllowed(event)) return
      if (heldBack) heldBack.push(event)
      else write(textOf(event))
    },
    reset: () => write('event: reset\ndata: {"type":"reset"}\n\n'),
    beat: () => write(': still here\n\n'),
    end: () => {
      if (ended) return
      ended = true
      // Does not wait for a listener that does not read.
      if (body.readableLength > 0) body.destroy()
      else body.push(null)
    },
  }
  return stream

  function isAllowed({ type }: LiveEvent): boolean {
    return mayReceive(stream.rights, type)
  }

  function write(text: string): void {
    if (body.destroyed || ended) return
    body.push(text)
    if (body.readableLength > MOST_WAITING_BYTES) body.destroy()
  }
}

function textOf({ id, type, orderId, leadId, estimateId, customerId, occurredAt }: LiveEvent): string {
  const data = JSON.stringify({
    type,
    ...(orderId === null ? {} : { orderId: encodeId('order', orderId) }),
    ...(leadId === null ? {} : { leadId: encodeId('lead', leadId) }),
    ...(estimateId === null ? {} : { estimateId: encodeId('estimate', estimateId) }),
    ...(customerId === null ? {} : { customerId: encodeId('customer', customerId) }),
    at: occurredAt.toISOString(),
  })
  return `id: ${id}\nevent: ${type}\ndata: ${data}\n\n`
}

/** The permission to see the records that events are about, by the first word of their type. */
const ACCESS = {
  order: 'orders:read',
  payment: 'orders:read',
  artwork: 'orders:read',
  proof: 'orders:read',
  document: 'documents:read',
  job: 'production:read',
  sheet: 'production:read',
  fulfilment: 'orders:read',
  message: 'orders:read',
  inventory: 'stock:read',
  lead: 'leads:read',
  estimate: 'estimates:read',
  customer: 'customers:read',
  layout: 'orders:read',
  design: 'orders:read',
} as const satisfies Record<EventFamily, Permission>
type EventFamily = EventType extends `${infer Family}.${string}` ? Family : never

export function typesFor(rights: Rights): EventType[] {
  return EVENT_TYPES.filter((type) => mayReceive(rights, type))
}

function mayReceive(rights: Rights, type: EventType): boolean {
  return may(rights, ACCESS[type.split('.')[0] as EventFamily])
}
