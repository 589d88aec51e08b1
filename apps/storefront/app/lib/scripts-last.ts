const HINT = /<link rel="modulepreload"[^>]*>/g

/**
 * A page can be read before it can be used. React puts the hints for its scripts before the style sheet, dozens on the
 * page of an estimate, and browsers load both alike: on a phone the page stayed white until all scripts were there.
 */
export function scriptsLast(html: string): string {
  const hints = html.match(HINT)
  if (!hints) return html
  const last = hints.map((hint) => hint.replace('<link ', '<link fetchpriority="low" ')).join('')
  return html.replaceAll(HINT, '').replace('</head>', () => `${last}</head>`)
}
