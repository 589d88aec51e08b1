import type { Answer } from './open-loop.ts'

export interface Figures {
  /** Answered 2xx, a second. */
  readonly goodPerSecond: number
  readonly good: Latency
  /** Refused with 503. */
  readonly shed: Latency
  /** Neither: broken connections and other statuses. */
  readonly lost: number
}

export interface Latency {
  readonly count: number
  readonly p50: number
  readonly p99: number
}

export function figuresOf(answers: readonly Answer[], seconds: number): Figures {
  const good = answers.filter(({ status }) => status >= 200 && status < 300)
  const shed = answers.filter(({ status }) => status === 503)
  return {
    goodPerSecond: good.filter(({ atMs }) => atMs <= seconds * 1000).length / seconds,
    good: latencyOf(good),
    shed: latencyOf(shed),
    lost: answers.length - good.length - shed.length,
  }
}

function latencyOf(answers: readonly Answer[]): Latency {
  const sorted = answers.map(({ latencyMs }) => latencyMs).sort((a, b) => a - b)
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
  return { count: sorted.length, p50: at(0.5), p99: at(0.99) }
}
