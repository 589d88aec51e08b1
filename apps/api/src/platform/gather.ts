interface Gathering<Item, Result> {
  /** Most items in one call of `work`. */
  readonly most: number
  /** Most calls of `work` at the same time. */
  readonly atOnce: number
  /**
   * A call begins beside another only when that one has taken longer than this, in milliseconds, or when it would have
   * the most items: two calls would share what waits, and a call costs something by itself. 0 when missing.
   */
  readonly patienceMs?: number
  /** Items that share a name are at work one after the other, in the order of their arrival. */
  readonly names?: (item: Item) => readonly string[]
  /** Whether what waits would fail for the same reason, such as a database that does not respond. It is rejected at once. */
  readonly endsAll?: (reason: unknown) => boolean
  /** One result for each item, in their order, or why it has none. When it rejects, every item of the call does. */
  readonly work: (items: readonly Item[]) => Promise<readonly (Result | Failed)[]>
}

/** The outcome of one item among others. */
export class Failed {
  readonly reason: unknown

  constructor(reason: unknown) {
    this.reason = reason
  }
}

interface Waiting<Item, Result> {
  readonly item: Item
  readonly names: readonly string[]
  readonly resolve: (result: Result) => void
  readonly reject: (reason: unknown) => void
}

/** Does what waits at the same moment together. What comes alone does not wait for company. */
export function gather<Item, Result>({
  most,
  atOnce,
  patienceMs = 0,
  names = () => [],
  endsAll = () => false,
  work,
}: Gathering<Item, Result>): (item: Item) => Promise<Result> {
  let waiting: Waiting<Item, Result>[] = []
  const busy = new Set<string>()
  let running = 0
  const late = new Set<readonly Waiting<Item, Result>[]>()
  let starting = false

  function mayStart(): boolean {
    if (running === 0 || patienceMs === 0) return running < atOnce
    return running < atOnce && (late.size === running || waiting.length >= most)
  }

  function start(): void {
    starting = false
    while (mayStart()) {
      const taken = take()
      if (taken.length === 0) return
      void run(taken)
    }
  }

  function take(): Waiting<Item, Result>[] {
    const taken: Waiting<Item, Result>[] = []
    const left: Waiting<Item, Result>[] = []
    const ahead = new Set<string>()
    for (const one of waiting) {
      const isFree = taken.length < most && !one.names.some((name) => busy.has(name) || ahead.has(name))
      ;(isFree ? taken : left).push(one)
      for (const name of one.names) ahead.add(name)
    }
    for (const { names } of taken) for (const name of names) busy.add(name)
    waiting = left
    return taken
  }

  async function run(taken: readonly Waiting<Item, Result>[]): Promise<void> {
    running += 1
    const patience =
      patienceMs === 0
        ? undefined
        : setTimeout(() => {
            late.add(taken)
            start()
          }, patienceMs)
    const results = await resultsOf(taken.map(({ item }) => item))
    taken.forEach(({ resolve, reject }, index) => {
      const result = results[index] as Result | Failed
      if (result instanceof Failed) reject(result.reason)
      else resolve(result)
    })
    const last = results.find((result) => result instanceof Failed && endsAll(result.reason))
    if (last instanceof Failed) for (const { reject } of waiting.splice(0)) reject(last.reason)
    for (const { names } of taken) for (const name of names) busy.delete(name)
    clearTimeout(patience)
    running -= 1
    late.delete(taken)
    start()
  }

  async function resultsOf(items: readonly Item[]): Promise<readonly (Result | Failed)[]> {
    try {
      return await work(items)
    } catch (reason) {
      const failed = new Failed(reason)
      return items.map(() => failed)
    }
  }

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, names: names(item), resolve, reject })
      if (starting || !mayStart()) return
      starting = true
      // Requests that arrived in the same turn of the event loop go together.
      setImmediate(start)
    })
}
