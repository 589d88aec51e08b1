/**
 * Jobs of many clients for a few places. Whoever used the places least goes next, so that nobody waits behind the many or
 * slow jobs of somebody else:
 *
 *     A: 1 2 3 4 5 6 ─┐
 *     B: 1 ───────────┼─► A1 B1 C1 A2 C2 A3 …      in turn while all jobs take the same time
 *     C: 1 2 ─────────┘
 *
 * What a client used is forgotten by half every minute. While there are two places or more, one is kept free from
 * second jobs of a client and from all heavy clients together.
 */
interface FairQueue<Job> {
  /**
   * When more would wait than may, the newest job of whoever burdens the queue most is removed and returned. That may be
   * this one.
   */
  add(client: string, job: Job): Job | undefined
  /** Takes a place for a job that may start now, if there is one. */
  start(): Turn<Job> | undefined
  /** Empties the queue. */
  removeAll(): Job[]
}

export interface Turn<Job> {
  readonly job: Job
  /** Returns the place and charges its time to the client. */
  finish(): void
}

interface FairQueueOptions {
  readonly places: number
  readonly maxWaiting: number
  readonly now?: () => number
}

const HALF_LIFE_MS = 60_000
/** A client that used more than this is heavy. */
const HEAVY_MS = 5_000
/** What a waiting job is expected to use. */
const ORDINARY_MS = 1_000

interface Client {
  usedMs: number
  usedAt: number
  running: number
  waiting: number
}

export function createFairQueue<Job>({
  places,
  maxWaiting,
  now = () => performance.now(),
}: FairQueueOptions): FairQueue<Job> {
  const clients = new Map<string, Client>()
  const waiting: { readonly client: string; readonly job: Job }[] = []
  const shared = Math.max(1, places - 1)
  let running = 0
  let heavyRunning = 0

  return {
    add: (name, job) => {
      waiting.push({ client: name, job })
      clientOf(name).waiting += 1
      return waiting.length > maxWaiting ? take(mostBurdening()) : undefined
    },
    start: () => {
      const next = running < places ? leastUsed() : undefined
      if (next === undefined) return undefined
      const client = clientOf(waiting[next]?.client ?? '')
      return { job: take(next), finish: run(client) }
    },
    removeAll: () => {
      for (const client of clients.values()) client.waiting = 0
      return waiting.splice(0).map(({ job }) => job)
    },
  }

  /** The index in `waiting`; of equal clients, the one who came first. */
  function leastUsed(): number | undefined {
    let best: number | undefined
    let least = Infinity
    for (const [index, { client: name }] of waiting.entries()) {
      const client = clientOf(name)
      if (client.running >= shared || (isHeavy(client) && heavyRunning >= shared)) continue
      if (used(client) >= least) continue
      least = used(client)
      best = index
    }
    return best
  }

  /** The index in `waiting`; of equal clients, the one who came last. */
  function mostBurdening(): number {
    const burdens = waiting.map(({ client: name }) => {
      const client = clientOf(name)
      return used(client) + ORDINARY_MS * client.waiting
    })
    return burdens.lastIndexOf(Math.max(...burdens))
  }

  function take(index: number): Job {
    const [{ client, job }] = waiting.splice(index, 1) as [(typeof waiting)[number]]
    clientOf(client).waiting -= 1
    return job
  }

  function run(client: Client): () => void {
    const since = now()
    const heavy = isHeavy(client)
    client.running += 1
    running += 1
    if (heavy) heavyRunning += 1
    return () => {
      client.running -= 1
      running -= 1
      if (heavy) heavyRunning -= 1
      client.usedMs = used(client) + now() - since
      client.usedAt = now()
      forgetIdle()
    }
  }

  function clientOf(name: string): Client {
    const known = clients.get(name)
    if (known) return known
    const client = { usedMs: 0, usedAt: now(), running: 0, waiting: 0 }
    clients.set(name, client)
    return client
  }

  function used({ usedMs, usedAt }: Client): number {
    return Math.floor(usedMs * 2 ** ((usedAt - now()) / HALF_LIFE_MS))
  }

  function isHeavy(client: Client): boolean {
    return used(client) > HEAVY_MS
  }

  function forgetIdle(): void {
    for (const [name, client] of clients) {
      if (client.running + client.waiting === 0 && used(client) === 0) clients.delete(name)
    }
  }
}
