/** What is used of fontkit, the font engine of PDFKit, which comes without types. */
declare module 'fontkit' {
  interface PathCommand {
    readonly command: 'moveTo' | 'lineTo' | 'quadraticCurveTo' | 'bezierCurveTo' | 'closePath'
    readonly args: readonly number[]
  }

  interface Glyph {
    readonly advanceWidth: number
    readonly path: { readonly commands: readonly PathCommand[] }
    _getMetrics(): { readonly leftBearing: number }
  }

  interface GlyphRun {
    readonly glyphs: readonly Glyph[]
    readonly positions: readonly {
      readonly xAdvance: number
      readonly xOffset: number
      readonly yOffset: number
    }[]
    readonly advanceWidth: number
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
    readonly unitsPerEm: number
    readonly characterSet: readonly number[]
    glyphForCodePoint(codePoint: number): Glyph
    getGlyph(glyphId: number): Glyph
    hasGlyphForCodePoint(codePoint: number): boolean
    createSubset(): Subset
    layout(text: string): GlyphRun
  }

  function create(bytes: Uint8Array): Font
  function openSync(path: string): Font
}
