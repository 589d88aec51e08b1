interface PsdOptions {
  readonly width: number
  readonly height: number
  /** One byte a pixel, in the order of the file. */
  readonly channels: readonly Buffer[]
  /** 1 grey, 3 RGB, 4 CMYK. */
  readonly mode?: number
  readonly depth?: number
  readonly compression?: 'none' | 'runs'
  /** As Photoshop writes when the first extra channel is the transparency. */
  readonly merged?: boolean
  readonly hasPicture?: boolean
  /** A PSB. */
  readonly large?: boolean
}

export function psdOf({
  width,
  height,
  channels,
  mode = 3,
  depth = 8,
  compression = 'none',
  merged = false,
  hasPicture = true,
  large = false,
}: PsdOptions): Buffer {
  const header = Buffer.alloc(26)
  header.write(large ? '8BPS\0\x02' : '8BPS\0\x01', 'latin1')
  header.writeUInt16BE(channels.length, 12)
  header.writeUInt32BE(height, 14)
  header.writeUInt32BE(width, 18)
  header.writeUInt16BE(depth, 22)
  header.writeUInt16BE(mode, 24)
  const version = Buffer.from([0, 0, 0, 1, hasPicture ? 1 : 0, 0])
  const resource = Buffer.concat([Buffer.from('8BIM\x04\x21\0\0', 'latin1'), lengthOf(version), version])
  const layers = merged
    ? Buffer.concat([Buffer.alloc(large ? 7 : 3), Buffer.from([2, 0xff, 0xff, 0, 0, 0, 0])])
    : Buffer.alloc(0)
  return Buffer.concat([
    header,
    lengthOf(Buffer.alloc(0)),
    lengthOf(resource),
    resource,
    Buffer.alloc(large ? 4 : 0),
    lengthOf(layers),
    layers,
    compression === 'none'
      ? Buffer.concat([Buffer.from([0, 0]), ...channels])
      : inRuns(channels, width, large ? 4 : 2),
  ])
}

function lengthOf({ length }: Buffer): Buffer {
  const written = Buffer.alloc(4)
  written.writeUInt32BE(length)
  return written
}

/** Each row as runs of equal bytes. */
function inRuns(channels: readonly Buffer[], width: number, lengthBytes: number): Buffer {
  const rows = channels.flatMap((channel) =>
    Array.from({ length: channel.length / width }, (_, row) =>
      packedRow(channel.subarray(row * width, (row + 1) * width)),
    ),
  )
  const lengths = Buffer.alloc(lengthBytes * rows.length)
  rows.forEach((row, index) => lengths.writeUIntBE(row.length, lengthBytes * index, lengthBytes))
  return Buffer.concat([Buffer.from([0, 1]), lengths, ...rows])
}

function packedRow(row: Buffer): Buffer {
  const packed: number[] = []
  for (let at = 0; at < row.length;) {
    let count = 1
    while (count < 128 && row[at + count] === row[at]) count += 1
    packed.push((257 - count) & 0xff, row[at] ?? 0)
    at += count
  }
  return Buffer.from(packed)
}
