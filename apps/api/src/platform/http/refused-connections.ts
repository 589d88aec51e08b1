import type { Socket } from 'node:net'

/** How many refused connections are read again in a turn, and how long a turn is. */
const TURN = { connections: 30, ms: 10 } as const
/** However many rest: none of them rests for longer than this many turns, which is a second. */
const MOST_TURNS = 100

export type Turn = Readonly<Record<keyof typeof TURN, number>>

export interface RefusedConnections {
  /** A request of this connection was refused: what comes next on it is read when its turn comes. */
  rest(socket: Socket): void
  /** Reads them all, now and from now on. */
  end(): void
}

/**
 * A refusal costs less than an answer, but in a flood there are so many that they would leave no time to serve anybody.
 * So only a bounded number of connections that were refused is read again in a turn, first come, first served; what is
 * asked on the others meanwhile waits in the kernel, which costs nothing. While few are refused nobody waits.
 */
export function refusedConnections({ connections, ms }: Turn = TURN): RefusedConnections {
  const refused: Socket[] = []
  const resting: Socket[] = []
  let pausing: NodeJS.Immediate | undefined
  let left = connections
  let ended = false
  const turns = setInterval(() => {
    const most = Math.max(connections, Math.ceil(resting.length / MOST_TURNS))
    left = most - wake(most)
  }, ms)
  turns.unref()

  return {
    rest: (socket) => {
      if (ended) return
      refused.push(socket)
      // The server itself reads on when it has taken in the whole request, which is in this turn of the event loop.
      pausing ??= setImmediate(pause)
    },
    end: () => {
      ended = true
      clearInterval(turns)
      wake(Infinity)
    },
  }

  function pause(): void {
    pausing = undefined
    for (const socket of refused.splice(0)) {
      if (ended || socket.destroyed) continue
      left -= 1
      if (left >= 0) continue
      socket.pause()
      resting.push(socket)
    }
  }

  /** Gives how many. */
  function wake(most: number): number {
    const woken = resting.splice(0, most)
    for (const socket of woken) socket.resume()
    return woken.length
  }
}
