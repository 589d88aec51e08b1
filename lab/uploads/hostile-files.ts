import { randomBytes } from 'node:crypto'
import sharp from 'sharp'

const SIDE = 'viewBox="0 0 100 100"'

/** Small drawings that want gigabytes or minutes. */
export const HOSTILE = {
  'masks inside each other': drawing(
    `<mask id="m"><rect width="100" height="100" fill="#fff"/></mask>${'<g mask="url(#m)">'.repeat(200)}<rect width="9" height="9"/>${'</g>'.repeat(200)}`,
  ),
  'steps of a filter': drawing(filterOf(2000)),
  'as many steps as are accepted': drawing(filterOf(64)),
  'characters of text': drawing(`<text y="50">${'ab '.repeat(170_000)}</text>`),
  'transparent shapes, minutes of work': drawing('<rect width="99" height="99" opacity=".5"/>'.repeat(5000)),
} as const

/** Accepted in a fraction of a second. */
export function logo(): Promise<Buffer> {
  return sharp(drawing('<circle cx="50" cy="50" r="40" fill="#c33"/><path d="M20 50h60" stroke="#fff"/>'), {
    density: 720,
  })
    .png()
    .toBuffer()
}

/** A PNG that does not compress, so that it has about as many bytes as wanted. */
export function photo(bytes: number): Promise<Buffer> {
  const side = Math.round(Math.sqrt(bytes / 3))
  return sharp(randomBytes(side * side * 3), { raw: { width: side, height: side, channels: 3 } })
    .png({ compressionLevel: 0 })
    .toBuffer()
}

function drawing(body: string): Buffer {
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${SIDE}>${body}</svg>`)
}

function filterOf(steps: number): string {
  const floods = Array.from({ length: steps }, (_, at) => `<feFlood result="r${at}"/>`)
  return `<filter id="f">${floods.join('')}</filter><rect width="90" height="90" filter="url(#f)"/>`
}
