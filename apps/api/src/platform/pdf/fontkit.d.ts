/** The part of fontkit, PDFKit's font engine, that is used; it comes without types. */
declare module 'fontkit' {
  interface PathCommand {
    readonly command: 'moveTo' | 'lineTo' | 'quadraticCurveTo' | 'bezierCurveTo' | 'closePath'
    readonly args: readonly number[]
  }

  interface Glyph {
    readonly advanceWidth: number
    readonly path: { readonly commands: readonly PathCommand[] }
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

  interface Font {
    readonly unitsPerEm: number
    hasGlyphForCodePoint(codePoint: number): boolean
    layout(text: string, features?: readonly string[]): GlyphRun
  }

  function create(bytes: Uint8Array): Font
  function openSync(path: string): Font
}
