/** What is used of the font engine of PDFKit, which describes itself to nobody. */
declare module 'fontkit' {
  interface Glyph {
    readonly advanceWidth: number
    readonly path: {
      readonly commands: readonly { readonly command: string; readonly args: readonly number[] }[]
    }
    _getMetrics(): { readonly leftBearing: number }
  }

  interface Subset {
    font: Font
    glyf: Uint8Array[]
    loca: { readonly offsets: number[] }
    hmtx: { readonly metrics: { advance: number; bearing: number }[] }
    offset: number
    _addGlyph(glyphId: number): number
  }

  interface Font {
    readonly characterSet: readonly number[]
    glyphForCodePoint(codePoint: number): Glyph
    getGlyph(glyphId: number): Glyph
    hasGlyphForCodePoint(codePoint: number): boolean
    createSubset(): Subset
    layout(text: string): unknown
  }

  function create(bytes: Uint8Array): Font
}
