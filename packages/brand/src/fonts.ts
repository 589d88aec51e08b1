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
  oswald: { name: 'Oswald', fallback: 'sans-serif' },
  outfit: { name: 'Outfit', fallback: 'sans-serif' },
  'playfair-display': { name: 'Playfair Display', fallback: 'serif' },
  'space-grotesk': { name: 'Space Grotesk', fallback: 'sans-serif' },
  unbounded: { name: 'Unbounded', fallback: 'sans-serif' },
} as const satisfies Record<string, { readonly name: string; readonly fallback: 'serif' | 'sans-serif' }>

export type FontId = keyof typeof FONTS

export const FONT_IDS = Object.keys(FONTS) as readonly FontId[]

/** For `font-family`. */
export function fontStack(id: FontId): string {
  const { name, fallback } = FONTS[id]
  return `'${name} Variable', ${fallback === 'serif' ? 'Georgia, serif' : 'system-ui, sans-serif'}`
}
