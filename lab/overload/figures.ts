import { median, percentile } from '../harness/statistics.ts'
import type { Answer } from './load.ts'

export interface Figures {
  readonly goodPerSecond: number
  readonly good: Latency
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
  const times = answers.map(({ latencyMs }) => latencyMs)
  return { count: times.length, p50: median(times), p99: percentile(times, 0.99) }
}
