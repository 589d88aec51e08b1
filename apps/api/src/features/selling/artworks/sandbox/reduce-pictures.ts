import sharp from 'sharp'
import { ARTWORK_BOUNDS } from '../artwork-inspection.ts'
import { cutFiles, withoutBreaks } from '../svg/embedded-files.ts'

/**
 * A drawing with its photos in no more pixels than its preview needs. The rasteriser of SVG decodes them ten times as
 * slowly as libvips, and reads their base64 more slowly still. Only colours change, and those only as the preview shows them:
 * a picture that could change what is transparent, or where it lies, stays as it is.
 */
export async function withSmallPictures(markup: string): Promise<string> {
  const { text, files, mark } = cutFiles(markup)
  if (files.every(({ length }) => length < WORTHWHILE) || MAY_USE_COLOURS.test(text)) return markup
  const reduced = new Map<string, string | undefined>()
  for (const [place, file] of files.entries()) {
    if (file.length < WORTHWHILE || reduced.has(file) || !isSized(text, place, mark)) continue
    reduced.set(file, await reducedOrNothing(withoutBreaks(file)))
  }
  return text.replaceAll(
    new RegExp(`(data:[^,"']*,)${mark.source}`, 'g'),
    (_, type: string, place: string) => {
      const file = files[Number(place)] ?? ''
      const small = isSized(text, Number(place), mark) ? reduced.get(file) : undefined
      return small === undefined ? type + file : `data:image/jpeg;base64,${small}`
    },
  )
}

/** Characters. Smaller ones are drawn as quickly as they are reduced. */
const WORTHWHILE = 500_000

/** Luminance masks and filters make transparency of colours. */
const MAY_USE_COLOURS = /<(?:[\w.-]+:)?(?:mask|filter)[\s>]/

/** Whether the picture has a width and a height of its element, which do not depend on its pixels. */
function isSized(text: string, place: number, mark: RegExp): boolean {
  const at = text.search(new RegExp(mark.source.replace('(\\d+)', String(place))))
  const element = text.slice(text.lastIndexOf('<', at), text.indexOf('>', at))
  return (
    /^<(?:[\w.-]+:)?image\s/.test(element) &&
    /\swidth\s*=/.test(element) &&
    /\sheight\s*=/.test(element) &&
    !/:\s*auto/.test(text)
  )
}

async function reducedOrNothing(base64: string): Promise<string | undefined> {
  const bytes = Buffer.from(base64, 'base64')
  // The rasteriser draws nothing of base64 that has a flaw, and nothing may be found of it either.
  if (bytes.toString('base64') !== base64) return undefined
  try {
    // It draws the numbers of the file, whatever profile they are of.
    const options = { failOn: 'warning', ignoreIcc: true, sequentialRead: true } as const
    const { format, width, height, hasAlpha, space, depth, orientation = 1 } = await sharp(bytes).metadata()
    const isPlain = depth === 'uchar' && (space === 'srgb' || space === 'b-w') && orientation === 1
    const size = smallerSize(width, height)
    const isRead = format === 'png' || (format === 'jpeg' && isUsualJpeg(bytes))
    if (!isPlain || !isRead || size === undefined) return undefined
    if (hasAlpha && !(await isOpaque(bytes, { width, height }))) return undefined
    const small = await sharp(bytes, options)
      .resize({ ...size, fit: 'fill' })
      .jpeg({ quality: 90 })
      .toBuffer()
    return small.toString('base64')
  } catch {
    return undefined
  }
}

/** Its first rows are looked at first: most pictures that are not opaque have something transparent there. */
async function isOpaque(
  bytes: Buffer,
  { width, height }: { width: number; height: number },
): Promise<boolean> {
  for (const rows of [Math.min(16, height), height]) {
    const alpha = await sharp(bytes, { failOn: 'warning', sequentialRead: true })
      .extract({ left: 0, top: 0, width, height: rows })
      .extractChannel('alpha')
      .raw()
      .toBuffer()
    if (!alpha.equals(Buffer.alloc(alpha.length, 255))) return false
  }
  return true
}

/** Twice the preview, for photos of which half is seen. */
const ENOUGH_PX = 2 * ARTWORK_BOUNDS.previewSidePx
/** What the rasteriser reads for certain. */
const LARGEST_SIDE = 16_384
/** In pixels, of which the rasteriser knows 256ths: what lies on one stays there. */
const TOLERANCE = 0.0015

/**
 * In the same proportions, because by these the rasteriser fits a picture into its place. Undefined when it would save
 * little.
 */
function smallerSize(width: number, height: number): { width: number; height: number } | undefined {
  const longer = Math.max(width, height)
  const shorter = Math.min(width, height)
  if (longer > LARGEST_SIDE) return undefined
  for (let side = ENOUGH_PX; side < 0.75 * longer; side += 1) {
    const other = (side * shorter) / longer
    if (Math.abs(other - Math.round(other)) > TOLERANCE || other < 1) continue
    return width >= height
      ? { width: side, height: Math.round(other) }
      : { width: Math.round(other), height: side }
  }
  return undefined
}

/** Eight bits, Huffman codes, baseline or progressive, in grey or three colours: what every decoder knows. */
function isUsualJpeg(bytes: Buffer): boolean {
  for (let at = 2; at + 9 < bytes.length && bytes[at] === 0xff;) {
    const marker = bytes[at + 1] ?? 0
    if (marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc)
      return marker <= 0xc2 && bytes[at + 4] === 8 && [1, 3].includes(bytes[at + 9] ?? 0)
    if (marker === 0xda) return false
    at += marker === 0xff ? 1 : 2 + bytes.readUInt16BE(at + 2)
  }
  return false
}
