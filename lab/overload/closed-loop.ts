import { fire, type Shot } from './open-loop.ts'

/** What so many customers get answered who each wait for their answer before they ask again, in requests a second by kind. */
export async function capacity(options: {
  readonly port: number
  readonly customers: number
  readonly seconds: number
  readonly next: () => Shot
}): Promise<{ readonly perSecond: number; readonly byKind: Readonly<Record<string, number>> }> {
  // As many as there are connections are due at any time; the rest is unsent and costs nothing.
  const { answers } = await fire({
    port: options.port,
    next: options.next,
    seconds: options.seconds,
    connections: options.customers,
    perSecond: 20_000,
  })
  const good = answers.filter(
    ({ status, atMs }) => status >= 200 && status < 300 && atMs <= options.seconds * 1000,
  )
  const byKind: Record<string, number> = {}
  for (const { kind } of good) byKind[kind] = (byKind[kind] ?? 0) + 1 / options.seconds
  return { perSecond: good.length / options.seconds, byKind }
}
