import type { SafeSvg } from './svg-safety.ts'

/**
 * The drawing in `width` × `height` pixels. The rasteriser's own way, a density, scales lengths in millimetres and inches
 * a second time; so the root element gets the size, and what is inside of it keeps its 72 points to the inch. It gets it as
 * a style too, because a width in the file's own styles would win.
 */
export function svgAtSize(
  { markup, size }: Pick<SafeSvg, 'markup' | 'size'>,
  { width, height }: { readonly width: number; readonly height: number },
): Buffer {
  const [root = ''] = ROOT.exec(markup) ?? []
  const rest = markup.slice(root.length)
  const [attribute = ''] = STYLE.exec(root) ?? []
  const style = attribute.slice(attribute.search(/["']/) + 1, -1)
  const without = root.replaceAll(SIZE, '').replace(STYLE, '')
  const viewBox = VIEW_BOX.test(root) ? '' : ` viewBox="0 0 ${size.width} ${size.height}"`
  const sized = `${style === '' ? '' : `${style};`}width:${width}px;height:${height}px`
  const quote = style.includes('"') ? "'" : '"'
  const end = without.endsWith('/>') ? '/>' : '>'
  return Buffer.from(
    `${without.slice(0, -end.length)} width="${width}" height="${height}" style=${quote}${sized}${quote}${viewBox}${end}${rest}`,
  )
}

/** The markup begins with it. Attributes may contain brackets. */
const ROOT = /^<[^\s/>]+(?:"[^"]*"|'[^']*'|[^"'>])*>/
const SIZE = /\s(?:width|height)\s*=\s*(?:"[^"]*"|'[^']*')/g
const STYLE = /\sstyle\s*=\s*(?:"[^"]*"|'[^']*')/
const VIEW_BOX = /\sviewBox\s*=/
