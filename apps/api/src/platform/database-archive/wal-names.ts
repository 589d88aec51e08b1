/** Of PostgreSQL's log, in files of 16 MiB: `000000010000000A000000FF`, in hex timeline, log and segment. */
const SEGMENT = /^([0-9A-F]{8})([0-9A-F]{8})([0-9A-F]{8})$/
const SEGMENTS_IN_A_LOG = 256
export const SEGMENT_BYTES = 16 * 1024 * 1024

export interface WalPosition {
  readonly timeline: number
  /** Counted from the beginning of the log, the same on every timeline. */
  readonly segment: number
}

export function positionOf(name: string): WalPosition {
  const [, timeline, log, segment] = SEGMENT.exec(name) ?? []
  if (timeline === undefined || log === undefined || segment === undefined) {
    throw new Error(`"${name}" is not the name of a file of the log.`)
  }
  return {
    timeline: parseInt(timeline, 16),
    segment: parseInt(log, 16) * SEGMENTS_IN_A_LOG + parseInt(segment, 16),
  }
}

export function nameOf({ timeline, segment }: WalPosition): string {
  return [timeline, Math.floor(segment / SEGMENTS_IN_A_LOG), segment % SEGMENTS_IN_A_LOG].map(inHex).join('')
}

export function historyName(timeline: number): string {
  return `${inHex(timeline)}.history`
}

function inHex(number: number): string {
  return number.toString(16).toUpperCase().padStart(8, '0')
}
