import { constants, crc32, deflateRawSync } from 'node:zlib'

const BLOCK = Buffer.alloc(8 * 1024 ** 2, ' ')
/** Deflate streams of whole blocks can follow each other. */
const PACKED_BLOCK = deflateRawSync(BLOCK, { finishFlush: constants.Z_FULL_FLUSH })
const LAST_BLOCK = deflateRawSync('')

interface Entry {
  readonly name: string
  readonly packed: Buffer
  readonly size: number
  readonly crc: number
}

/** A spreadsheet of some megabytes whose sheet unpacks to `gigabytes` of blanks, but says that it has `claimedBytes`. */
export function aZipBomb({ gigabytes, claimedBytes }: { gigabytes: number; claimedBytes: number }): Buffer {
  const blocks = Math.ceil((gigabytes * 1024 ** 3) / BLOCK.length)
  const sheet = {
    name: 'xl/worksheets/sheet1.xml',
    packed: Buffer.concat([...Array<Buffer>(blocks).fill(PACKED_BLOCK), LAST_BLOCK]),
    size: claimedBytes,
    crc: 0,
  }
  return zipOf([...Object.entries(PARTS).map(([name, text]) => entryOf(name, text)), sheet])
}

interface Contents {
  /** XML of the rows. */
  readonly rows: string
  readonly prolog?: string
  readonly sharedStrings?: string
}

/** A spreadsheet of this XML, whatever is wrong with it. */
export function aRawSpreadsheet({ rows, prolog = '', sharedStrings = '' }: Contents): Buffer {
  const parts = {
    ...PARTS,
    'xl/worksheets/sheet1.xml': `${prolog}<worksheet xmlns="${MAIN}"><sheetData>${rows}</sheetData></worksheet>`,
    'xl/sharedStrings.xml': `<sst xmlns="${MAIN}">${sharedStrings}</sst>`,
  }
  return zipOf(Object.entries(parts).map(([name, text]) => entryOf(name, text)))
}

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const DOCUMENT = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'

const PARTS = {
  '[Content_Types].xml': `<Types xmlns="${PACKAGE}/content-types"><Default Extension="xml" ContentType="application/xml"/><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/><Override PartName="/xl/sharedStrings.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sharedStrings+xml"/></Types>`,
  '_rels/.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="a" Type="${DOCUMENT}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${DOCUMENT}"><sheets><sheet name="S" sheetId="1" r:id="a"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="a" Type="${DOCUMENT}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="b" Type="${DOCUMENT}/sharedStrings" Target="sharedStrings.xml"/></Relationships>`,
}

function entryOf(name: string, text: string): Entry {
  return { name, packed: deflateRawSync(text), size: Buffer.byteLength(text), crc: crc32(text) }
}

function zipOf(entries: readonly Entry[]): Buffer {
  const files: Buffer[] = []
  const directory: Buffer[] = []
  let at = 0
  for (const entry of entries) {
    const file = Buffer.concat([headerOf(entry), Buffer.from(entry.name), entry.packed])
    directory.push(listed(entry, at), Buffer.from(entry.name))
    files.push(file)
    at += file.length
  }
  const listing = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50)
  end.writeUInt16LE(entries.length, 8)
  end.writeUInt16LE(entries.length, 10)
  end.writeUInt32LE(listing.length, 12)
  end.writeUInt32LE(at, 16)
  return Buffer.concat([...files, listing, end])
}

const DEFLATED = 8

function headerOf({ name, packed, size, crc }: Entry): Buffer {
  const header = Buffer.alloc(30)
  header.writeUInt32LE(0x04034b50)
  header.writeUInt16LE(DEFLATED, 8)
  header.writeUInt32LE(crc, 14)
  header.writeUInt32LE(packed.length, 18)
  header.writeUInt32LE(size, 22)
  header.writeUInt16LE(name.length, 26)
  return header
}

function listed({ name, packed, size, crc }: Entry, at: number): Buffer {
  const entry = Buffer.alloc(46)
  entry.writeUInt32LE(0x02014b50)
  entry.writeUInt16LE(DEFLATED, 10)
  entry.writeUInt32LE(crc, 16)
  entry.writeUInt32LE(packed.length, 20)
  entry.writeUInt32LE(size, 24)
  entry.writeUInt16LE(name.length, 28)
  entry.writeUInt32LE(at, 42)
  return entry
}
