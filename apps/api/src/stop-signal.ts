import process from 'node:process'

/** npm passes on a terminal's Ctrl-C, so signals that arrive together count as one. */
const ONE_WISH_MS = 1_000

/**
 * Resolves with the first SIGINT or SIGTERM. The process then has `withinMs` before it is ended. A second signal
 * ends it at once.
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
