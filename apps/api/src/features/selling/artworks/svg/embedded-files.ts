import { randomUUID } from 'node:crypto'

/** A drawing without the base64 of its embedded files, which would be most of its characters. */
export interface CutDrawing {
  /** With a mark in place of each. Well formed if, and only if, the drawing was. */
  readonly text: string
  /** As they were written, with their line breaks. */
  readonly files: readonly string[]
  /** Matches a mark; its first group is the place in `files`. */
  readonly mark: RegExp
}

const BEGINNING = /data:image\/(?:png|jpe?g|webp)(?:;charset=[\w-]+)?;base64,/gi
/** What follows the base64. None of its characters means anything to an XML parser. */
const OTHER = /[^A-Za-z0-9+/=\t\n\r ]/g
/** As Illustrator writes line breaks in attributes. */
const LINE_BREAK = /&#(?:10|13|x[aAdD]);/y

export function cutFiles(drawing: string): CutDrawing {
  // Nobody can write it into a drawing beforehand.
  const name = `x${randomUUID().replaceAll('-', '')}`
  const files: string[] = []
  const parts: string[] = []
  let done = 0
  BEGINNING.lastIndex = 0
  while (BEGINNING.test(drawing)) {
    const from = BEGINNING.lastIndex
    const to = endOfFile(drawing, from)
    parts.push(drawing.slice(done, from), `${name}n${files.length}x`)
    files.push(drawing.slice(from, to))
    done = to
    BEGINNING.lastIndex = to
  }
  return { text: parts.join('') + drawing.slice(done), files, mark: new RegExp(`${name}n(\\d+)x`, 'g') }
}

function endOfFile(drawing: string, from: number): number {
  for (let at = from; ;) {
    OTHER.lastIndex = at
    const end = OTHER.exec(drawing)?.index ?? drawing.length
    LINE_BREAK.lastIndex = end
    if (!LINE_BREAK.test(drawing)) return end
    at = LINE_BREAK.lastIndex
  }
}

/** A part of the text of the drawing as it was. */
export function withFiles(part: string, { files, mark }: Omit<CutDrawing, 'text'>): string {
  return files.length === 0 ? part : part.replaceAll(mark, (_, place: string) => files[Number(place)] ?? '')
}

/** Base64 without what it was broken into lines with. */
export function withoutBreaks(file: string): string {
  return file.replaceAll(/[\t\n\r ]+|&#(?:10|13|x[aAdD]);/g, '')
}
