import { availableMemory } from '../../available-memory.ts'
import { Refusal } from '../../refusal.ts'

const MB = 1024 ** 2

/** Of a machine with 2 GB, 128 MB: a client alone may then hold its largest file. */
const CAPACITY = {
  uploads: 256,
  uploadsPerClient: 6,
  bytes: Math.min(256 * MB, Math.max(128 * MB, availableMemory() / 16)),
} as const

/**
 * A file stays in memory until it is stored, for minutes on a slow connection, so a few could fill the memory. No client
 * holds more bytes than are left for all others.
 */
export interface UploadCapacity {
  acquire(client: string): UploadSlot
  readonly inUse: { readonly uploads: number; readonly bytes: number }
}

export interface UploadSlot {
  readonly client: string
  grow(bytes: number): void
  release(): void
}

export function createUploadCapacity(
  limits: { readonly [Bound in keyof typeof CAPACITY]: number } = CAPACITY,
): UploadCapacity {
  const perClient = new Map<string, { uploads: number; bytes: number }>()
  const inUse = { uploads: 0, bytes: 0 }

  return {
    inUse,
    acquire: (client) => {
      const own = perClient.get(client) ?? { uploads: 0, bytes: 0 }
      if (inUse.uploads >= limits.uploads || own.uploads >= limits.uploadsPerClient) throw full()
      perClient.set(client, own)
      inUse.uploads += 1
      own.uploads += 1
      return createSlot(client, own)
    },
  }

  function createSlot(client: string, own: { uploads: number; bytes: number }): UploadSlot {
    let held = 0
    let isOpen = true
    const hold = (bytes: number) => {
      inUse.bytes += bytes
      own.bytes += bytes
      held += bytes
    }
    return {
      client,
      grow: (bytes) => {
        // The parser may still emit data after the upload has ended.
        if (!isOpen) return
        if (own.bytes + bytes > limits.bytes - inUse.bytes - bytes) throw full()
        hold(bytes)
      },
      release: () => {
        if (!isOpen) return
        isOpen = false
        hold(-held)
        inUse.uploads -= 1
        own.uploads -= 1
        if (own.uploads === 0) perClient.delete(client)
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
