import type { FontId } from '@platen/brand'
import { hasLetter, outlineLetters } from '../../../platform/outlines/outline-letters.ts'

export interface Lettering {
  readonly font: FontId
  readonly weight: 400 | 700
  readonly colour: string
}

interface Room {
  readonly width: number
  readonly lines: number
  /** The largest first. */
  readonly sizes: readonly number[]
}

interface Lines {
  readonly size: number
  readonly lines: readonly string[]
}

/** In the largest size in which all of it fits; what does not fit in the smallest ends in an ellipsis. */
export function fitLines(text: string, lettering: Lettering, { width, lines, sizes }: Room): Lines {
  const shown = known(text, lettering)
  for (const size of sizes) {
    const broken = breakLines(shown, lettering, { width, size })
    const fits = broken.every((line) => widthOf(line, lettering, size) <= width)
    if (broken.length <= lines && fits) return { size, lines: broken }
  }
  const size = sizes.at(-1) ?? 0
  const broken = breakLines(shown, lettering, { width, size })
  const kept = broken.slice(0, lines)
  return {
    size,
    lines: kept.map((line, at) =>
      cut(at === lines - 1 && broken.length > lines ? `${line}…` : line, lettering, { width, size }),
    ),
  }
}

/** Letters as paths, so that the picture needs no fonts and no text of the shop is read as markup. */
export function drawLine(
  line: string,
  { x, y, size }: { readonly x: number; readonly y: number; readonly size: number },
  lettering: Lettering,
): string {
  const { path } = outlineLetters(line, filesOf(lettering), size)
  return `<path transform="translate(${x} ${y})" fill="${lettering.colour}" d="${path}"/>`
}

function breakLines(
  text: string,
  lettering: Lettering,
  { width, size }: { readonly width: number; readonly size: number },
): string[] {
  return text.split('\n').flatMap((paragraph) => {
    const lines: string[] = []
    for (const word of paragraph.split(/[^\S\u00a0\u202f]+/).filter((part) => part !== '')) {
      const last = lines.at(-1)
      const longer = last === undefined ? word : `${last} ${word}`
      if (last === undefined || widthOf(longer, lettering, size) > width) lines.push(word)
      else lines[lines.length - 1] = longer
    }
    return lines
  })
}

function cut(
  line: string,
  lettering: Lettering,
  { width, size }: { readonly width: number; readonly size: number },
): string {
  const letters = Array.from(line.replace(/…$/, ''))
  let shown = line
  while (letters.length > 0 && widthOf(shown, lettering, size) > width) {
    letters.pop()
    shown = `${letters.join('').trimEnd()}…`
  }
  return shown
}

function widthOf(line: string, lettering: Lettering, size: number): number {
  return outlineLetters(line, filesOf(lettering), size).width
}

/** Letters that the font does not have, such as pictures, are left out. */
function known(text: string, lettering: Lettering): string {
  const files = filesOf(lettering)
  const letters = Array.from(text.normalize('NFC'))
  return letters.filter((letter) => /\s/.test(letter) || hasLetter(letter, files)).join('')
}

function filesOf({ font, weight }: Lettering): string[] {
  return ['latin', 'latin-ext'].map((piece) => `${font}-${piece}-${weight}-normal`)
}
