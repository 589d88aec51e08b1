import { type FileHandle, open } from 'node:fs/promises'
import { crc32, deflateSync } from 'node:zlib'
import { DOTS_PER_METRE } from './film-pixels.ts'
import type { StripWriter } from './film-strips.ts'
import { filterRows } from '../../../platform/png/filter-rows.ts'
import { zlibPieces } from '../../../platform/png/zlib-pieces.ts'

interface PngOptions {
  readonly width: number
  readonly height: number
  /** RGBA in sRGB, or grey. */
  readonly bytesPerPixel: 1 | 4
  /** Embedded; otherwise the file only says that it is sRGB. */
  readonly profile: Buffer | undefined
}

/** 8 bits, 300 DPI, with only a few strips in memory. */
export async function openPng(
  path: string,
  { width, height, bytesPerPixel, profile }: PngOptions,
): Promise<StripWriter> {
  const file = await open(path, 'w')
  const bytesPerRow = width * bytesPerPixel
  const nothing = new Uint8Array(bytesPerRow)
  const zlib = zlibPieces((compressed) => writeChunk(file, 'IDAT', compressed))
  const previous = new Uint8Array(bytesPerRow)

  await file.writeFile(SIGNATURE)
  await writeChunk(file, 'IHDR', imageHeader({ width, height, bytesPerPixel }))
  if (profile !== undefined) await writeChunk(file, 'iCCP', embeddedProfile(profile))
  else if (bytesPerPixel === 4) await writeChunk(file, 'sRGB', Buffer.from([PERCEPTUAL]))
  await writeChunk(file, 'pHYs', physicalSize())

  return {
    async writeRows(rows) {
      const filtered = filterRows(rows, {
        bytesPerRow,
        bytesPerPixel,
        previous,
        roomFor: (length) => zlib.room(length),
      })
      previous.set(rows.subarray(rows.length - bytesPerRow))
      await zlib.add(filtered)
    },
    async writeEmptyRows(count) {
      await zlib.addZeros(count * (bytesPerRow + 1))
      previous.set(nothing)
    },
    async end() {
      await zlib.end()
      await writeChunk(file, 'IEND', Buffer.alloc(0))
    },
    close: () => file.close(),
  }
}

const SIGNATURE = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
const PERCEPTUAL = 0
const PER_METRE = 1

function embeddedProfile(profile: Buffer): Buffer {
  return Buffer.concat([Buffer.from('sRGB\0\0', 'latin1'), deflateSync(profile)])
}

function imageHeader({ width, height, bytesPerPixel }: Omit<PngOptions, 'profile'>): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, bytesPerPixel === 4 ? 6 : 0, 0, 0, 0], 8)
  return header
}

function physicalSize(): Buffer {
  const size = Buffer.alloc(9)
  size.writeUInt32BE(DOTS_PER_METRE, 0)
  size.writeUInt32BE(DOTS_PER_METRE, 4)
  size[8] = PER_METRE
  return size
}

async function writeChunk(file: FileHandle, type: string, data: Buffer): Promise<void> {
  const head = Buffer.alloc(8)
  head.writeUInt32BE(data.length, 0)
  head.write(type, 4, 'latin1')
  const tail = Buffer.alloc(4)
  tail.writeUInt32BE(crc32(data, crc32(head.subarray(4))), 0)
  // Unlike `writev`, which may write only a part, this writes everything or fails.
  await file.writeFile(Buffer.concat([head, data, tail]))
}
