import { Refusal } from '../refusal.ts'

const ROOM = { uploads: 24, uploadsPerClient: 6, bytes: 256 * 1024 * 1024 } as const

/**
 * How much one process takes in at once. A file stays in memory from its first byte until it is stored, and a slow
 * line needs minutes for it: without a bound, a handful of clients could fill the memory and every place to work in.
 */
export interface UploadRoom {
  /** Takes a place, or refuses with OVERLOADED. */
  enter(client: string): UploadPlace
  readonly inUse: { readonly uploads: number; readonly bytes: number }
}

export interface UploadPlace {
  /** Counts bytes that have come in, or refuses with OVERLOADED. */
  grow(bytes: number): void
  leave(): void
}

export function createUploadRoom(room: { readonly [Bound in keyof typeof ROOM]: number } = ROOM): UploadRoom {
  const perClient = new Map<string, number>()
  const inUse = { uploads: 0, bytes: 0 }

  return {
    inUse,
    enter: (client) => {
      const own = perClient.get(client) ?? 0
      if (inUse.uploads >= room.uploads || own >= room.uploadsPerClient) throw full()
      inUse.uploads += 1
      perClient.set(client, own + 1)
      return place(client)
    },
  }

  function place(client: string): UploadPlace {
    let held = 0
    let isOpen = true
    return {
      grow: (bytes) => {
        // What still trickles out of the parser after the end is held by nobody.
        if (!isOpen) return
        if (inUse.bytes + bytes > room.bytes) throw full()
        inUse.bytes += bytes
        held += bytes
      },
      leave: () => {
        if (!isOpen) return
        isOpen = false
        inUse.uploads -= 1
        inUse.bytes -= held
        const left = (perClient.get(client) ?? 1) - 1
        if (left === 0) perClient.delete(client)
        else perClient.set(client, left)
      },
    }
  }
}

function full(): Refusal {
  return new Refusal('OVERLOADED', 'Too many files are being uploaded at this moment.', {
    resolution: 'Wait a few seconds, then upload the file again, one file at a time.',
    headers: { 'retry-after': '5' },
  })
}
