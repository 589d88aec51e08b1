/** What the stream begins with, from the session as it was read first. */
export interface KnownSession {
  readonly eventPosition: string | null
  readonly readAt: number
}

interface StreamStart {
  readonly address: string
  /** Data read before is requested again once the stream is open. */
  readonly refreshBefore: number
}

const ADDRESS = '/api/admin/events'
/** Positions leave ten seconds of room, for requests that were answered before that of the session. */
const ROOM_MS = 5_000

/** A later attempt has no position, because the first may have been refused for it. */
export function streamStart({ eventPosition, readAt }: KnownSession, attempt: number): StreamStart {
  if (eventPosition === null || attempt > 0) return { address: ADDRESS, refreshBefore: Infinity }
  return { address: `${ADDRESS}?after=${eventPosition}`, refreshBefore: readAt - ROOM_MS }
}
