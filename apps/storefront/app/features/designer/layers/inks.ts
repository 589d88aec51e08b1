/** Print well on light and dark fabric, the readable ones first. */
export const INKS = [
  '#ffffff',
  '#1a1a1a',
  '#e4002b',
  '#f57c1f',
  '#ffc72c',
  '#3fae49',
  '#00817d',
  '#1f6fd6',
  '#1d2c72',
  '#7b3fa0',
  '#e75aa0',
  '#8a5a35',
] as const

const [WHITE, BLACK, , ORANGE, , , , BLUE] = INKS

/** The first colour of what is added, then those of its other parts. */
export function firstInks(dark: boolean): readonly string[] {
  return [dark ? WHITE : BLACK, ORANGE, BLUE]
}

/** For a line around letters of this colour. */
export function inkAround(colour: string): string {
  return colour === WHITE ? BLACK : WHITE
}
