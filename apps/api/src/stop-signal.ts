import process from 'node:process'

/** A terminal's Ctrl-C reaches npm too, which passes it on: signals within a moment are one wish. */
const ONE_WISH_MS = 1_000

/**
 * Resolves with the first SIGINT or SIGTERM. From then on the process has `withinMs`; when they are over it ends,
 * whatever it is doing. An impatient one ends at once when it is asked again.
 */
export function untilAskedToStop(options: { withinMs: number; impatient: boolean }): Promise<NodeJS.Signals> {
  return new Promise((resolve) => {
    let askedAt: number | undefined
    const onSignal = (signal: NodeJS.Signals) => {
      const now = performance.now()
      if (askedAt === undefined) {
        askedAt = now
        setTimeout(() => process.exit(1), options.withinMs).unref()
        resolve(signal)
      } else if (options.impatient && now - askedAt > ONE_WISH_MS) {
        process.exit(1)
      }
    }
    process.on('SIGINT', onSignal)
    process.on('SIGTERM', onSignal)
  })
}
