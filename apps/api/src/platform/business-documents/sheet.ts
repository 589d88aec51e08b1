import type { TextMeasure, TextStyle } from '../pdf/text-measure.ts'
import type { BusinessDocument } from './business-document.ts'
import type { DocumentWords } from './document-words.ts'
import type { Box, Mark, Palette, Styles } from './page.ts'

/** Where the next part goes. A part that does not fit begins a page. */
export interface Sheet {
  readonly document: BusinessDocument
  readonly words: DocumentWords
  readonly measure: TextMeasure
  readonly palette: Palette
  readonly styles: Styles
  /** The next free millimetre of the last page. */
  y: number
  write(text: string, x: number, y: number, style: TextStyle): void
  rect(box: Box, colour: string, radius?: number): void
  add(mark: Mark): void
  /** Returns whether a new page was needed. */
  makeRoom(height: number): boolean
}

export interface Logo {
  readonly widthPx: number
  readonly heightPx: number
}
