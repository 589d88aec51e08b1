import { NAMES } from '@platen/formats/default-names'

export function untranslatedNames(html: string): string[] {
  const texts = [
    ...html.matchAll(/(?:title|aria-label|alt|content)="([^"]*)"/g),
    ...html.replaceAll(/<(script|style)\b[^]*?<\/\1>/g, '').matchAll(/>([^<]+)</g),
  ].map(([, text]) => text ?? '')
  return Object.keys(NAMES.es).filter((name) =>
    texts.some((text) => text === name || text.split(/, |: | · /).includes(name)),
  )
}
