const PITCH = 80
const TOP = 98
const TILE = 74
/** What it covers. */
export const SAMPLE_PRINT_BOX = { xMm: -PITCH - TILE / 2, yMm: TOP, sizeMm: 2 * PITCH + TILE }

/** Nine tiles of 74 mm, row by row. */
const TILES = [
  '<path d="M0 74A74 74 0 0 1 74 0V74Z" class="fill-sample-one"/><circle cx="52" cy="52" r="13" class="fill-white"/>',
  halftone(),
  '<path d="M0 0H74V74H0Z" class="fill-sample-three"/><circle cx="37" cy="37" r="24" class="fill-sample-two"/>',
  '<path d="M0 7H74M0 27H74M0 47H74M0 67H74" class="stroke-sample-three" stroke-width="12"/>',
  '<path d="M0 0H74V74H0Z" class="fill-white"/><g fill="none" stroke-width="7"><circle cx="34" cy="37" r="20" class="stroke-sample-one"/><path d="M37 6V68M6 37H68" class="stroke-sample-two" stroke-width="5"/></g>',
  '<path d="M0 0H74A74 74 0 0 1 0 74Z" class="fill-sample-two"/><path d="M0 0H37A37 37 0 0 1 0 37Z" class="fill-sample-three"/>',
  '<path d="M0 0H74V74H0Z" class="fill-sample-two"/><path d="M0 74L26 22H48L74 74Z" class="fill-sample-one"/><path d="M26 22H48L53 32Q46 40 41 33T30 38L21 32Z" class="fill-white"/>',
  '<path d="M0 37A37 37 0 0 1 74 37ZM0 74A37 37 0 0 1 74 74Z" class="fill-sample-one"/>',
  '<path d="M0 0H74V74H0Z" class="fill-white"/><path d="M0 74L74 0V24L24 74ZM0 50V26L26 0H50ZM50 74L74 50V74Z" class="fill-sample-two"/>',
]

const SVG = TILES.map((tile, at) => {
  const [column, row] = [at % 3, Math.floor(at / 3)]
  return `<g transform="translate(${(column - 1) * PITCH - TILE / 2} ${TOP + row * PITCH})">${tile}</g>`
}).join('')

/** A demonstration print, which fits every full front zone. As text, because a page can have a dozen of them. */
export function SamplePrint() {
  return <g dangerouslySetInnerHTML={{ __html: SVG }} />
}

function halftone(): string {
  const steps = [0, 1, 2, 3]
  const dots = steps.flatMap((x) =>
    steps.map((y) => `M${tenth(9 + x * 18.7)} ${tenth(9 + y * 18.7)}${dot(3 + (x + y) * 1.05)}`),
  )
  return `<path d="${dots.join('')}" class="fill-sample-two"/>`
}

/** A whole circle around the current point. */
function dot(radius: number): string {
  const r = Math.round(radius * 100) / 100
  return `m${-r} 0a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`
}

function tenth(mm: number): number {
  return Math.round(mm * 10) / 10
}
