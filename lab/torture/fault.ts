import { median } from '../harness/statistics.ts'

/** One promise and its measurement. */
export interface Finding {
  readonly promise: string
  readonly wanted: string
  readonly measured: string
  /** Undefined when it could not be tried here; `measured` says why. */
  readonly kept: boolean | undefined
}

export interface FaultRun {
  readonly rounds: number
  readonly say: (line: string) => void
}

/** A failure, and the promises that the shop keeps despite it. */
export interface Fault {
  readonly name: string
  readonly about: string
  readonly rounds: number
  readonly run: (options: FaultRun) => Promise<Finding[]>
}

export function none(promise: string, found: readonly string[], outOf: string): Finding {
  const shown = [...new Set(found)].slice(0, 3).join('; ')
  const measured = found.length === 0 ? `none, ${outOf}` : `${found.length}, ${outOf}: ${shown}`
  return { promise, wanted: 'none', measured, kept: found.length === 0 }
}

export function atMost(promise: string, limitMs: number, times: readonly number[]): Finding {
  const longest = Math.max(...times)
  return {
    promise,
    wanted: `≤ ${seconds(limitMs)}`,
    measured:
      times.length === 0
        ? 'it was never seen'
        : `max ${seconds(longest)}, median ${seconds(median(times))}, ${times.length} times`,
    kept: times.length > 0 && longest <= limitMs,
  }
}

export function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(ms < 10_000 ? 2 : 1)} s`
}
