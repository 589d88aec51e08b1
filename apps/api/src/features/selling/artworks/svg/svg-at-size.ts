import type { SafeSvg } from './svg-safety.ts'

/**
 * The drawing in `width` × `height` pixels. The rasteriser's own way, a density, scales lengths in millimetres and inches
 * a second time; so the root element gets the size, and what is inside of it keeps its 72 points to the inch.
 */
export function svgAtSize(
  { markup, size }: Pick<SafeSvg, 'markup' | 'size'>,
  { width, height }: { readonly width: number; readonly height: number },
): Buffer {
  const [root = ''] = ROOT.exec(markup) ?? []
  const rest = markup.slice(root.length)
  const without = root.replaceAll(SIZE, '')
  const viewBox = VIEW_BOX.test(root) ? '' : ` viewBox="0 0 ${size.width} ${size.height}"`
  const end = without.endsWith('/>') ? '/>' : '>'
  return Buffer.from(
    `${without.slice(0, -end.length)} width="${width}" height="${height}"${viewBox}${end}${rest}`,
  )
}

/** The markup begins with it. Attributes may contain brackets. */
const ROOT = /^<[^\s/>]+(?:"[^"]*"|'[^']*'|[^"'>])*>/
const SIZE = /\s(?:width|height)\s*=\s*(?:"[^"]*"|'[^']*')/g
const VIEW_BOX = /\sviewBox\s*=/
