import bidiFactory from 'bidi-js'
import type { Font } from './fonts.ts'
import type { FontWeight } from './layer.ts'
import { fontFileOf } from './subsets.ts'

/** A part of a line that one file draws in one direction. */
export interface Run {
  readonly file: string
  readonly rtl: boolean
  /** In UTF-16 units of the line. */
  readonly start: number
  readonly end: number
}

/** Its types describe a default export, which Node and bundlers have already resolved. */
const bidi = (bidiFactory as unknown as typeof bidiFactory.default)()
/** Marks, joiners and spaces are drawn by whoever draws what they follow. */
const FOLLOWS = /^[\p{M}\p{Zs}\u200c\u200d]$/u
/** Directions and the like have nothing to draw. */
const UNSEEN = /^[\p{Cc}\u200e\u200f\u202a-\u202e\u2060-\u2069\ufe0e\ufe0f\ufeff]$/u

/** In the order in which they are seen from left to right, and the characters that no file of ours draws. */
export function runsOf(
  line: string,
  font: Font,
  weight: FontWeight,
): { runs: readonly Run[]; missing: readonly string[] } {
  const { levels } = bidi.getEmbeddingLevels(line)
  const runs: (Run & { level: number })[] = []
  const missing: string[] = []
  let start = 0
  for (const character of line) {
    const end = start + character.length
    const level = levels[start] ?? 0
    const last = runs.at(-1)
    const follows = last?.level === level && FOLLOWS.test(character)
    const file = follows ? last.file : fontFileOf(character, font, weight)
    if (file === undefined) {
      if (!UNSEEN.test(character)) missing.push(character)
    } else if (last?.file === file && last.level === level && last.end === start) {
      runs[runs.length - 1] = { ...last, end }
    } else {
      runs.push({ file, level, rtl: level % 2 === 1, start, end })
    }
    start = end
  }
  return { runs: asSeen(runs), missing }
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
