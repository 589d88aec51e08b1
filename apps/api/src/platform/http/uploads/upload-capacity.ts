import { Refusal } from '../../refusal.ts'

const CAPACITY = { uploads: 24, uploadsPerClient: 6, bytes: 256 * 1024 * 1024 } as const

/** A file stays in memory until it is stored, for minutes on a slow connection, so a few could fill the memory. */
export interface UploadCapacity {
  acquire(client: string): UploadSlot
  readonly inUse: { readonly uploads: number; readonly bytes: number }
}

export interface UploadSlot {
  grow(bytes: number): void
  release(): void
}

export function createUploadCapacity(
  limits: { readonly [Bound in keyof typeof CAPACITY]: number } = CAPACITY,
): UploadCapacity {
  const perClient = new Map<string, number>()
  const inUse = { uploads: 0, bytes: 0 }

  return {
    inUse,
    acquire: (client) => {
      const own = perClient.get(client) ?? 0
      if (inUse.uploads >= limits.uploads || own >= limits.uploadsPerClient) throw full()
      inUse.uploads += 1
      perClient.set(client, own + 1)
      return createSlot(client)
    },
  }

  function createSlot(client: string): UploadSlot {
    let held = 0
    let isOpen = true
    return {
      grow: (bytes) => {
        // The parser may still emit data after the upload has ended.
        if (!isOpen) return
        if (inUse.bytes + bytes > limits.bytes) throw full()
        inUse.bytes += bytes
        held += bytes
      },
      release: () => {
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
