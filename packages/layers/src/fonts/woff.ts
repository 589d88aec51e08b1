/**
 * A font file of the WOFF 1.0 format (W3C Recommendation of 2012) as the plain font that shapers read: the same tables,
 * each inflated.
 */
export async function fontOfWoff(woff: Uint8Array): Promise<Uint8Array> {
  const view = new DataView(woff.buffer, woff.byteOffset, woff.byteLength)
  if (view.byteLength < HEADER || view.getUint32(0) !== SIGNATURE) throw new Error('This is no WOFF file.')
  const count = view.getUint16(12)
  const tables = await Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const at = HEADER + index * ENTRY
      const [offset, packed, length] = [
        view.getUint32(at + 4),
        view.getUint32(at + 8),
        view.getUint32(at + 12),
      ]
      const bytes = woff.subarray(offset, offset + packed)
      return {
        tag: view.getUint32(at),
        checksum: view.getUint32(at + 16),
        bytes: packed < length ? await inflated(bytes) : bytes,
      }
    }),
  )
  return assembled(view.getUint32(4), tables)
}

const SIGNATURE = 0x774f4646
const HEADER = 44
const ENTRY = 20

interface Table {
  readonly tag: number
  readonly checksum: number
  readonly bytes: Uint8Array
}

function assembled(flavour: number, tables: readonly Table[]): Uint8Array {
  const start = 12 + tables.length * 16
  const font = new Uint8Array(tables.reduce((sum, { bytes }) => sum + padded(bytes.length), start))
  const view = new DataView(font.buffer)
  const power = 2 ** Math.floor(Math.log2(Math.max(1, tables.length)))
  view.setUint32(0, flavour)
  view.setUint16(4, tables.length)
  view.setUint16(6, power * 16)
  view.setUint16(8, Math.log2(power))
  view.setUint16(10, (tables.length - power) * 16)
  let offset = start
  for (const [index, { tag, checksum, bytes }] of tables.entries()) {
    const at = 12 + index * 16
    view.setUint32(at, tag)
    view.setUint32(at + 4, checksum)
    view.setUint32(at + 8, offset)
    view.setUint32(at + 12, bytes.length)
    font.set(bytes, offset)
    offset += padded(bytes.length)
  }
  return font
}

/** Tables begin at multiples of four bytes. */
function padded(length: number): number {
  return Math.ceil(length / 4) * 4
}

async function inflated(bytes: Uint8Array): Promise<Uint8Array> {
  const stream = new Blob([bytes.slice()]).stream().pipeThrough(new DecompressionStream('deflate'))
  return new Uint8Array(await new Response(stream).arrayBuffer())
}
