/** So many pieces of work at a time; the others wait their turn, the first that came first. */
export interface Lanes {
  /** Runs `work` when its turn comes. */
  run<Result>(work: () => Promise<Result>): Promise<Result>
}

export function createLanes(count: number): Lanes {
  const queue: (() => void)[] = []
  let free = count

  return {
    run: async (work) => {
      if (free > 0) free -= 1
      else await new Promise<void>((resolve) => queue.push(resolve))
      try {
        return await work()
      } finally {
        const next = queue.shift()
        if (next) next()
        else free += 1
      }
    },
  }
}
