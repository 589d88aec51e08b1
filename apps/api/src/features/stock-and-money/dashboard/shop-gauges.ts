import { Gauge } from '@prometheus-io/client'
import type { Metrics } from '../../../platform/metrics.ts'
import type { Platform } from '../../../platform/platform.ts'
import { countGivenUp, readPulse, type Pulse } from './shop-gauges.store.ts'

interface GaugeDeps extends Pick<Platform, 'database' | 'clock'> {
  readonly metrics: Pick<Metrics, 'registry'>
}

interface GaugeValues extends Pulse {
  readonly givenUp: readonly { readonly queue: string; readonly count: number }[]
}

/**
 * Read from the database on each request; while it is unavailable there is no value rather than an old one.
 * All replicas report the same values, so use the maximum, not the sum.
 */
export function exposeShopGauges({ database, metrics, clock }: GaugeDeps): void {
  let pending: Promise<GaugeValues | undefined> | undefined
  const values = () => (pending ??= read().finally(() => (pending = undefined)))

  gauge('platen_outbox_pending', 'Events that wait to be dispatched.', [], ({ outboxPending }, set) =>
    set({}, outboxPending),
  )
  gauge('platen_outbox_age_seconds', 'How long the oldest of these events waits.', [], (found, set) =>
    set({}, found.outboxAgeSeconds),
  )
  gauge('platen_jobs_given_up', 'Jobs that failed to the last attempt.', ['queue'], ({ givenUp }, set) => {
    for (const { queue, count } of givenUp) set({ queue }, count)
  })
  gauge('platen_check_ok', 'Whether the last check found all well: 1 or 0.', ['check'], ({ checks }, set) => {
    for (const { name, ok } of checks) set({ check: name }, ok ? 1 : 0)
  })
  gauge('platen_check_age_seconds', 'Time since the check, or the backup.', ['check'], ({ checks }, set) => {
    for (const { name, ageSeconds } of checks) set({ check: name }, ageSeconds)
  })

  function gauge(
    name: string,
    help: string,
    labelNames: readonly string[],
    report: (found: GaugeValues, set: (labels: Record<string, string>, value: number) => void) => void,
  ): void {
    new Gauge({
      name,
      help,
      labelNames: [...labelNames],
      aggregator: 'max',
      registers: [metrics.registry],
      async collect() {
        const found = await values()
        this.reset()
        if (found) report(found, (labels, value) => this.set(labels, value))
        // A gauge without labels starts at zero, which would be a false value.
        else if (labelNames.length === 0) this.remove()
      },
    })
  }

  async function read(): Promise<GaugeValues | undefined> {
    try {
      const [pulse, givenUp] = await Promise.all([readPulse(database, clock.now()), countGivenUp(database)])
      return { ...pulse, givenUp }
    } catch {
      return undefined
    }
  }
}
