import { artworkRejected, damagedArtwork } from '../../artwork-rejected.ts'

/** The flattened picture of a Photoshop document (Adobe Photoshop File Formats Specification, 2019). */
export interface PsdFile {
  readonly width: number
  readonly height: number
  readonly bytesPerSample: 1 | 2
  /** As many as the picture has colours, and one for its transparency. */
  readonly channels: number
  /** Of the file; what comes after those of the picture are saved selections. */
  readonly storedChannels: number
  readonly mode: PsdMode
  readonly hasAlpha: boolean
  readonly profile: Buffer | undefined
  /** From its compression on. */
  readonly data: Buffer
  /** A Large Document Format file (PSB), with longer numbers. */
  readonly isLarge: boolean
}

export type PsdMode = 'grey' | 'rgb' | 'cmyk'

/** A duotone has the shades of its inks as grey. */
const MODES: Readonly<Record<number, PsdMode>> = { 1: 'grey', 3: 'rgb', 4: 'cmyk', 8: 'grey' }
export const COLOURS: Readonly<Record<PsdMode, number>> = { grey: 1, rgb: 3, cmyk: 4 }

const RESOURCE = { profile: 1039, versionInfo: 1057 } as const
/** Blocks that say that the first extra channel is the transparency of the flattened picture. */
const MERGED_TRANSPARENCY = ['Mtrn', 'Mt16', 'Mt32']

export function readPsd(file: Buffer): PsdFile {
  const read = new Reader(file)
  read.skip(4)
  const isLarge = read.u16() === 2
  read.skip(6)
  const storedChannels = read.u16()
  const height = read.u32()
  const width = read.u32()
  const depth = read.u16()
  const mode = MODES[read.u16()]
  if (width === 0 || height === 0 || storedChannels === 0 || storedChannels > 56) throw damagedArtwork()
  if (mode === undefined || (depth !== 8 && depth !== 16)) throw unusualColours()
  read.skip(read.u32())
  const resources = readResources(read.part(read.u32()))
  // The last byte of the version says whether the file has a flattened picture.
  if (resources.get(RESOURCE.versionInfo)?.[4] === 0) throw withoutPicture()
  const layers = read.part(isLarge ? read.u64() : read.u32())
  const colours = COLOURS[mode]
  if (storedChannels < colours) throw damagedArtwork()
  const hasAlpha = storedChannels > colours && isTransparencyMerged(layers, isLarge)
  return {
    width,
    height,
    bytesPerSample: depth === 16 ? 2 : 1,
    channels: colours + (hasAlpha ? 1 : 0),
    storedChannels,
    mode,
    hasAlpha,
    profile: resources.get(RESOURCE.profile),
    data: read.rest(),
    isLarge,
  }
}

/** Bounds are checked by every step: lengths come from the file. */
class Reader {
  readonly #bytes: Buffer
  #at = 0
  constructor(bytes: Buffer) {
    this.#bytes = bytes
  }
  get left(): number {
    return this.#bytes.length - this.#at
  }
  part(length: number): Buffer {
    if (length > this.left) throw damagedArtwork()
    this.#at += length
    return this.#bytes.subarray(this.#at - length, this.#at)
  }
  skip(length: number): void {
    this.part(length)
  }
  rest(): Buffer {
    return this.part(this.left)
  }
  u16(): number {
    return this.part(2).readUInt16BE()
  }
  u32(): number {
    return this.part(4).readUInt32BE()
  }
  u64(): number {
    return Number(this.part(8).readBigUInt64BE())
  }
}

function readResources(section: Buffer): Map<number, Buffer> {
  const read = new Reader(section)
  const resources = new Map<number, Buffer>()
  while (read.left >= 12) {
    read.skip(4)
    const id = read.u16()
    const nameLength = read.part(1)[0] ?? 0
    // The name and its length are an even number of bytes, and so is what follows.
    read.skip(nameLength + ((nameLength + 1) % 2))
    const length = read.u32()
    resources.set(id, read.part(length))
    if (length % 2 === 1 && read.left > 0) read.skip(1)
  }
  return resources
}

/** A negative number of layers says so, or a block of its own where layers have more than 8 bits. */
function isTransparencyMerged(section: Buffer, isLarge: boolean): boolean {
  const read = new Reader(section)
  if (read.left < 8) return false
  const info = read.part(isLarge ? read.u64() : read.u32())
  if (info.length >= 2) return info.readInt16BE() < 0
  if (read.left < 4) return false
  read.skip(read.u32())
  while (read.left >= 12) {
    read.skip(4)
    const key = read.part(4).toString('latin1')
    if (MERGED_TRANSPARENCY.includes(key)) return true
    const length = isLarge && LONG_BLOCKS.has(key) ? read.u64() : read.u32()
    const block = read.part(length)
    if ((key === 'Lr16' || key === 'Lr32') && length >= 2) return block.readInt16BE() < 0
    read.skip(Math.min(read.left, (4 - (length % 4)) % 4))
  }
  return false
}

const LONG_BLOCKS = new Set('LMsk Lr16 Lr32 Layr Mt16 Mt32 Mtrn Alph FMsk lnk2 FEid FXid PxSD'.split(' '))

function unusualColours(): Error {
  return artworkRejected(
    'unusual_colours',
    'The Photoshop document is not in RGB, CMYK or grey with 8 or 16 bits per channel.',
    'Choose Image, Mode, RGB Color and 8 Bits/Channel, and save it again.',
  )
}

function withoutPicture(): Error {
  return artworkRejected(
    'psd_without_picture',
    'The Photoshop document was saved without its flattened picture.',
    'Save it again with "Maximize Compatibility", or export it as PNG with a transparent background.',
  )
}
