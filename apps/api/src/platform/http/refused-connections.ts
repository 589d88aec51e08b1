import type { Socket } from 'node:net'

/** How many refused connections are read again in a turn, and how long a turn is, or longer when there is much to do. */
const TURN = { connections: 30, ms: 10 } as const
/** However many rest: after so many turns each of them is read again. */
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
 * asked on the others meanwhile waits in the kernel, which costs no time. While few are refused nobody waits.
 */
export function refusedConnections({ connections, ms }: Turn = TURN): RefusedConnections {
  const refused = new Set<Socket>()
  /** And since which turn. */
  const resting = new Map<Socket, number>()
  let turn = 0
  let left = connections
  let turns: NodeJS.Timeout | undefined
  let pausing: NodeJS.Immediate | undefined
  let ended = false

  return {
    rest: (socket) => {
      if (ended) return
      refused.add(socket)
      // The server itself reads on when it has taken in what has come, which is in this turn of the event loop.
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
    if (ended) return
    for (const socket of refused) {
      if (socket.destroyed) continue
      left -= 1
      if (left >= 0) continue
      socket.pause()
      resting.set(socket, turn)
    }
    refused.clear()
    turns ??= setInterval(nextTurn, ms).unref()
  }

  function nextTurn(): void {
    turn += 1
    if (resting.size === 0 && left === connections) {
      clearInterval(turns)
      turns = undefined
    }
    left = Math.max(0, connections - wake(connections))
  }

  /** Those who came first, and whoever has rested for long. Gives how many. */
  function wake(most: number): number {
    let woken = 0
    for (const [socket, since] of resting) {
      if (woken >= most && turn - since < MOST_TURNS) break
      resting.delete(socket)
      if (socket.destroyed) continue
      socket.resume()
      woken += 1
    }
    return woken
  }
}
