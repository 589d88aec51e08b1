import bidiFactory from 'bidi-js'

/** A part of a line that one file draws in one direction. Each file is of one script. */
export interface Run {
  readonly file: string
  readonly rtl: boolean
  /** In UTF-16 units of the line. */
  readonly start: number
  readonly end: number
}

/** The file that draws a letter with its marks; undefined when none of ours does. */
export type FindFile = (letter: string) => Promise<string | undefined>

interface Bidi {
  readonly getEmbeddingLevels: (text: string) => { readonly levels: Uint8Array }
}

/** Node and bundlers disagree on the type of its default export, not on what it is. */
const bidi = (bidiFactory as unknown as () => Bidi)()
/** Letters of these scripts hang together, so that no gap and no other font may come between them. */
export const JOINED = /[\p{Script=Arabic}\p{Script=Devanagari}]/u
/** A joined word without its digits, which may run in the other direction, or a single letter. */
const WORDS = /(?:(?!\p{Nd})[\p{Script=Arabic}\p{Script=Devanagari}\p{M}\u200c\u200d])+/u
/** An emoji with all that changes it, or a letter with its marks and joiners. */
const LETTERS =
  /\p{RI}{2}|\p{Extended_Pictographic}[\p{EMod}\p{M}]*(?:\u200d\p{Extended_Pictographic}[\p{EMod}\p{M}]*)*|[\s\S][\p{M}\u200c\u200d]*/u
const PARTS = new RegExp(`${WORDS.source}|${LETTERS.source}`, 'gu')
/** Directions, joiners and the like have nothing to draw. */
const UNSEEN = /^[\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff]+$/
const CONTROL = /^\p{Cc}/u
const SPACE = /^\p{Zs}/u

/** In the order in which they are seen from left to right, and the letters that no file of ours draws. */
export async function runsOf(
  line: string,
  findFile: FindFile,
): Promise<{ runs: readonly Run[]; missing: readonly string[] }> {
  const { levels } = bidi.getEmbeddingLevels(line)
  const runs: (Run & { level: number })[] = []
  const missing: string[] = []
  for (const { letters, start, file } of await partsOf(line, findFile)) {
    const [end, level] = [start + letters.length, levels[start] ?? 0]
    const last = runs.at(-1)
    const before = last?.level === level && last.end === start ? last : undefined
    // A space is as wide as in the word before it.
    if (before && (before.file === file || SPACE.test(letters))) runs[runs.length - 1] = { ...before, end }
    else if (file !== undefined) runs.push({ file, level, rtl: level % 2 === 1, start, end })
    else if (!UNSEEN.test(letters)) missing.push(letters)
  }
  return { runs: asSeen(runs), missing }
}

interface Part {
  readonly letters: string
  readonly start: number
  readonly file: string | undefined
}

async function partsOf(line: string, findFile: FindFile): Promise<readonly Part[]> {
  const parts: Part[] = []
  for (const { 0: letters, index: start } of line.matchAll(PARTS)) {
    const file = CONTROL.test(letters) || UNSEEN.test(letters) ? undefined : await findFile(letters)
    if (file !== undefined || !WORDS.test(letters)) {
      parts.push({ letters, start, file })
      continue
    }
    // No file has the whole word.
    for (const { 0: letter, index } of letters.matchAll(new RegExp(LETTERS, 'gu')))
      parts.push({ letters: letter, start: start + index, file: await findFile(letter) })
  }
  return parts
}

/** Rule L2 of the Unicode bidirectional algorithm: from the highest level down, sequences are reversed. */
function asSeen<Levelled extends { readonly level: number }>(runs: readonly Levelled[]): readonly Levelled[] {
  const seen = [...runs]
  const highest = Math.max(0, ...runs.map(({ level }) => level))
  for (let level = highest; level >= 1; level--) {
    let from = 0
    while (from < seen.length) {
      let to = from
      while (to < seen.length && (seen[to]?.level ?? 0) >= level) to++
      if (to > from) seen.splice(from, to - from, ...seen.slice(from, to).reverse())
      from = to + 1
    }
  }
  return seen
}
