const SIDE_MM = 200

/**
 * A test print in millimetres: a ruler along two sides, a registration mark, the inks as solid patches and lines of 1,
 * 2 and 4 mm, on a white card, so that it can be read on every fabric. Nothing in it is thinner than a millimetre.
 */
export const SAMPLE_ARTWORK = {
  fileName: 'test-print.svg',
  sideMm: SIDE_MM,
  svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE_MM} ${SIDE_MM}">
<rect width="200" height="200" rx="6" fill="#fffdf8"/>
<path fill="none" stroke="#1a1714" stroke-width="1" d="${ruler(false)}${ruler(true)}"/>
${letters()}
<g fill="none" stroke-width="9">
<path d="M100 62A38 38 0 0 1 138 100" stroke="#00a4d6"/><path d="M138 100A38 38 0 0 1 100 138" stroke="#d9147a"/>
<path d="M100 138A38 38 0 0 1 62 100" stroke="#f2c500"/><path d="M62 100A38 38 0 0 1 100 62" stroke="#1a1714"/>
<path d="M100 48V152M48 100H152" stroke="#1a1714" stroke-width="2"/>
</g>
<circle cx="100" cy="100" r="12" fill="#c42f03"/>
${patches()}
<g fill="#1a1714"><rect x="148" y="172" width="38" height="1"/><rect x="148" y="177" width="38" height="2"/><rect x="148" y="183" width="38" height="4"/></g>
</svg>`,
} as const

/** Ticks every 5 mm along the top or the left edge, longer ones every 10 and 50. */
function ruler(isUpright: boolean): string {
  return Array.from({ length: 37 }, (_, at) => 10 + at * 5)
    .map((mm) => {
      const depth = mm % 50 === 0 ? 10 : mm % 10 === 0 ? 7 : 4
      return isUpright ? `M3 ${mm}h${depth}` : `M${mm} 3v${depth}`
    })
    .join('')
}

function patches(): string {
  return ['#00a4d6', '#d9147a', '#f2c500', '#1a1714', '#c42f03', '#7fd1ea', '#ec89bc', '#f8e27f', '#8c8a88']
    .map((ink, at) => `<rect x="${14 + at * 14}" y="172" width="14" height="15" fill="${ink}"/>`)
    .join('')
}

/** In blocks, because text depends on the fonts of the shop. */
function letters(): string {
  const [T, E, S] = [
    'M0 0h16v5h-5.5v17h-5v-17h-5.5z',
    'M0 0h15v5h-10v3.5h8v5h-8v3.500h10v5h-15z',
    'M0 0h16v5h-11v3.500h11v13.500h-16v-5h11v-3.500h-11z',
  ]
  return [T, E, S, T]
    .map((letter, at) => `<path transform="translate(${20 + at * 20} 20)" fill="#1a1714" d="${letter}"/>`)
    .join('')
}
