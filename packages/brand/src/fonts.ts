interface Font {
  readonly name: string
  readonly fallback: 'serif' | 'sans-serif'
  /** How wide a small letter of a tight headline is, with room to spare, if it is unlike others. */
  readonly letterEm?: number
}

/** Families under the SIL Open Font License, each with Latin and Latin Extended letters, served by the shop itself. */
export const FONTS = {
  'bricolage-grotesque': { name: 'Bricolage Grotesque', fallback: 'sans-serif' },
  'instrument-sans': { name: 'Instrument Sans', fallback: 'sans-serif' },
  archivo: { name: 'Archivo', fallback: 'sans-serif' },
  'dm-sans': { name: 'DM Sans', fallback: 'sans-serif' },
  figtree: { name: 'Figtree', fallback: 'sans-serif' },
  fraunces: { name: 'Fraunces', fallback: 'serif' },
  lora: { name: 'Lora', fallback: 'serif' },
  nunito: { name: 'Nunito', fallback: 'sans-serif' },
  oswald: { name: 'Oswald', fallback: 'sans-serif', letterEm: 0.46 },
  outfit: { name: 'Outfit', fallback: 'sans-serif' },
  'playfair-display': { name: 'Playfair Display', fallback: 'serif' },
  'space-grotesk': { name: 'Space Grotesk', fallback: 'sans-serif' },
  unbounded: { name: 'Unbounded', fallback: 'sans-serif', letterEm: 0.79 },
} as const satisfies Record<string, Font>

export type FontId = keyof typeof FONTS

export const FONT_IDS = Object.keys(FONTS) as readonly FontId[]

/** For `font-family`. */
export function fontStack(id: FontId): string {
  const { name, fallback } = FONTS[id]
  return `'${name} Variable', ${fallback === 'serif' ? 'Georgia, serif' : 'system-ui, sans-serif'}`
}

const USUAL_LETTER_EM = 0.6

/** How wide the longest word of a headline is, in em, so that it can be as large as its column allows. */
export function longestWordEm(id: FontId, text: string): number {
  const { letterEm = USUAL_LETTER_EM }: Font = FONTS[id]
  return Math.max(...text.split(/\s+/).map((word) => word.length)) * letterEm
}
