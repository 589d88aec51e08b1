import { median } from '../harness/statistics.ts'

/** One promise and what was measured. */
export interface Finding {
  readonly promise: string
  readonly wanted: string
  readonly measured: string
  /** Undefined when it could not be tried here; `measured` says why. */
  readonly kept: boolean | undefined
}

export interface FaultRun {
  readonly rounds: number
  /** Prints a line of progress. */
  readonly say: (line: string) => void
}

/** A failure, and what the shop promises despite it. */
export interface Fault {
  readonly name: string
  readonly about: string
  /** The default number of rounds. */
  readonly rounds: number
  readonly run: (options: FaultRun) => Promise<Finding[]>
}

/** A promise that nothing of a kind happens. The first few of what happened are shown. */
export function none(promise: string, found: readonly string[], outOf: string): Finding {
  const shown = [...new Set(found)].slice(0, 3).join('; ')
  const measured = found.length === 0 ? `none, ${outOf}` : `${found.length}, ${outOf}: ${shown}`
  return { promise, wanted: 'none', measured, kept: found.length === 0 }
}

/** A promise about the longest of some times. */
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
