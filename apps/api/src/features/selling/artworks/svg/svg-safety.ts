import { type SaxesAttributeNS, SaxesParser, type SaxesTagNS } from 'saxes'
import { artworkFormatOf } from '../artwork-format.ts'
import { artworkRejected } from '../artwork-rejected.ts'
import { cutFiles, withFiles, withoutBreaks, type CutDrawing } from './embedded-files.ts'
import { expand, type Group } from './svg-expansion.ts'
import { classesMakeLayers, isLayer } from './svg-layers.ts'
import { carriedPicture, fragmentId, isOwnReference, isOwnStyle, styleReferences } from './svg-references.ts'
import { type SvgSize, svgSize } from './svg-size.ts'
import { readSvgText } from './svg-text.ts'

export interface SafeSvg {
  /** What came before the root element is left out. */
  readonly markup: string
  readonly size: SvgSize
  readonly hasLiveText: boolean
  /** Their pixels are not checked yet. */
  readonly pictures: readonly Buffer[]
  readonly demands: SvgDemands
}

/** What takes memory to draw. */
interface SvgDemands {
  /** The most layers inside each other. */
  readonly layers: number
  /** Of the longest filter. */
  readonly filterSteps: number
  readonly textCharacters: number
}

export const SVG_BOUNDS = {
  bytes: 10_000_000,
  elements: 200_000,
  depth: 256,
  expandedElements: 1_000_000,
  pictures: 100,
  layers: 16,
  filterSteps: 64,
  textCharacters: 20_000,
} as const

/** The exact document types that drawing programs write. Others could define entities. */
const HARMLESS_DOCTYPES: ReadonlySet<string> = new Set([
  'svg',
  'svg PUBLIC "-//W3C//DTD SVG 1.0//EN" "http://www.w3.org/TR/2001/REC-SVG-20010904/DTD/svg10.dtd"',
  'svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd"',
  'svg PUBLIC "-//W3C//DTD SVG 20010904//EN" "http://www.w3.org/TR/2001/REC-SVG-20010904/DTD/svg10.dtd"',
])

const SVG_NAMESPACE = 'http://www.w3.org/2000/svg'

/** Compared by local name in any namespace. */
const FORBIDDEN_ELEMENTS: ReadonlyMap<string, string> = new Map([
  ...['script', 'handler', 'listener'].map((name) => [name, 'a script'] as const),
  ...[
    'foreignobject',
    'iframe',
    'object',
    'embed',
    'canvas',
    'applet',
    'link',
    'base',
    'form',
    'font-face-uri',
  ].map((name) => [name, 'content that is not part of the drawing'] as const),
  ...['audio', 'video', 'source', 'track'].map((name) => [name, 'sound or video'] as const),
  ...['animate', 'animatecolor', 'animatemotion', 'animatetransform', 'set', 'discard', 'mpath'].map(
    (name) => [name, 'an animation'] as const,
  ),
])

const REFERENCE_ATTRIBUTES: ReadonlySet<string> = new Set([
  'href',
  'src',
  'data',
  'poster',
  'action',
  'formaction',
  'srcset',
])

const SAVE_PLAIN =
  'Save it again as plain SVG: in Inkscape choose "Plain SVG"; in Illustrator use File, Export As, SVG, with pictures embedded and text converted to outlines. A PNG with a transparent background works too.'

/** Files are never cleaned, so what is printed is what was uploaded. */
export function refuseUnsafeSvg(bytes: Uint8Array): SafeSvg {
  if (bytes.length > SVG_BOUNDS.bytes) throw tooComplex()
  const text = readSvgText(bytes)
  if (text === undefined) throw notWellFormed()
  return readDrawing(cutFiles(text))
}

/** Drawing it could take gigabytes: at 2400 px a layer, or a step of a filter, takes 23 MB. */
export function refuseDemandingSvg({ demands }: Pick<SafeSvg, 'demands'>): void {
  const { layers, filterSteps, textCharacters } = SVG_BOUNDS
  if (demands.layers > layers) {
    throw artworkRejected(
      'too_complex',
      `The SVG has more than ${layers} masks, clips, filters, patterns or transparent groups inside each other.`,
      'Flatten the transparency, or export the artwork as PNG with a transparent background at 300 DPI.',
    )
  }
  if (demands.filterSteps > filterSteps) {
    throw artworkRejected(
      'too_complex',
      `The SVG has a filter of more than ${filterSteps} steps.`,
      'Turn the effect into a picture (in Illustrator: Object, Rasterize), or export the artwork as PNG with a transparent background at 300 DPI.',
    )
  }
  if (demands.textCharacters > textCharacters) {
    throw artworkRejected(
      'too_complex',
      `The SVG has more than ${textCharacters} characters of text.`,
      'Convert the text to outlines, or export the artwork as PNG with a transparent background at 300 DPI.',
    )
  }
}

function readDrawing(cut: CutDrawing): SafeSvg {
  const { text } = cut
  const plainFiles = cut.files.map(withoutBreaks)
  const parser = new SaxesParser({ xmlns: true, position: true })
  const groups: Group[] = []
  const indexOfId = new Map<string, number>()
  const openElements: OpenElement[] = []
  const classesDo = classesMakeLayers(text)
  const pictures: Buffer[] = []
  let elements = 0
  let openStyle: string | undefined
  let rootStart = 0
  let size: SvgSize | undefined
  let hasLiveText = false
  let openTexts = 0
  let textCharacters = 0
  let steps = 0
  let filterSteps = 0

  parser.on('error', () => {
    throw notWellFormed()
  })
  parser.on('xmldecl', ({ encoding }) => {
    if (encoding !== undefined && !/^(?:utf-?8|utf-?16(?:le|be)?|us-ascii)$/i.test(encoding))
      throw notWellFormed()
  })
  parser.on('doctype', (declaration) => {
    if (!HARMLESS_DOCTYPES.has(declaration.trim().replaceAll(/\s+/g, ' ')))
      throw unsafe('a document type declaration')
  })
  parser.on('processinginstruction', ({ target }) => {
    if (target.toLowerCase().startsWith('xml-')) throw unsafe('an external style sheet')
  })
  parser.on('opentagstart', () => {
    elements += 1
    if (elements > SVG_BOUNDS.elements || openElements.length >= SVG_BOUNDS.depth) throw tooComplex()
    if (elements === 1) rootStart = text.lastIndexOf('<', parser.position - 1)
  })
  parser.on('opentag', (tag) => {
    if (elements === 1) size = rootSize(tag)
    refuseForbiddenElement(tag)
    const references = Object.values(tag.attributes).flatMap((attribute) => ownReferences(tag, attribute))
    const carried = references.map((reference) => carriedPicture(inAttribute(reference)))
    pictures.push(...carried.filter((picture) => picture !== undefined))
    openElements.push(enterGroup(tag, references))
    if (isText(tag)) openTexts += 1
    hasLiveText ||= openTexts > 0
    if (tag.local === 'filter') steps = 0
    if (tag.local.startsWith('fe')) filterSteps = Math.max(filterSteps, ++steps)
    if (tag.local.toLowerCase() === 'style') openStyle = ''
  })
  const collectText = (piece: string) => {
    if (openStyle !== undefined) openStyle += piece
    if (openTexts > 0) textCharacters += withFiles(piece, cut).length
  }
  parser.on('text', collectText)
  parser.on('cdata', collectText)
  parser.on('closetag', (tag) => {
    openElements.pop()
    if (isText(tag)) openTexts -= 1
    if (tag.local.toLowerCase() !== 'style' || openStyle === undefined) return
    if (!isOwnStyle(openStyle)) throw unsafe('a style that loads something from elsewhere')
    openStyle = undefined
  })

  function inAttribute(reference: string): string {
    return withFiles(reference, { ...cut, files: plainFiles })
  }

  function enterGroup(tag: SaxesTagNS, references: readonly string[]): OpenElement {
    const id = tag.attributes.id?.value
    const parent = openElements.at(-1)
    const isNew = parent === undefined || (id !== undefined && !indexOfId.has(id))
    const index = isNew ? groups.push({ own: 0, layers: 0, inside: [], references: [] }) - 1 : parent.group
    if (isNew && id !== undefined) indexOfId.set(id, index)
    if (isNew && parent !== undefined)
      groups[parent.group]?.inside.push({ group: index, layers: parent.layers })
    const layers = (isNew ? 0 : parent.layers) + Number(isLayer(tag, classesDo))
    const group = groups[index]
    if (group === undefined) return { group: index, layers }
    group.own += 1
    group.layers = Math.max(group.layers, layers)
    if (tag.local !== 'a') {
      const targets = references.map(fragmentId).filter((target) => target !== undefined)
      group.references.push(...targets.map((target) => ({ group: target, layers })))
    }
    return { group: index, layers }
  }

  parser.write(text).close()
  if (size === undefined) throw notWellFormed()
  const layers = countLayers(groups, indexOfId)
  refuseFalsePictures(pictures)
  const demands = { layers, filterSteps, textCharacters }
  return { markup: withFiles(text.slice(rootStart), cut), size, hasLiveText, pictures, demands }
}

interface OpenElement {
  readonly group: number
  /** Open layers of its group, with itself. */
  readonly layers: number
}

function isText({ local, uri }: SaxesTagNS): boolean {
  return local === 'text' && uri === SVG_NAMESPACE
}

function rootSize(tag: SaxesTagNS): SvgSize {
  if (tag.local !== 'svg' || tag.uri !== SVG_NAMESPACE) throw notWellFormed()
  return svgSize(new Map(Object.values(tag.attributes).map(({ name, value }) => [name, value])))
}

function refuseForbiddenElement(tag: SaxesTagNS): void {
  const found = FORBIDDEN_ELEMENTS.get(tag.local.toLowerCase())
  if (found !== undefined) throw unsafe(found)
}

function ownReferences(tag: SaxesTagNS, { local, prefix, value }: SaxesAttributeNS): string[] {
  const name = local.toLowerCase()
  if (prefix === 'xmlns' || name === 'xmlns') return []
  if (/^on[a-z]/.test(name)) throw unsafe('a script')
  if (prefix === 'xml' && name === 'base') throw unsafe('a link to another place')
  if (REFERENCE_ATTRIBUTES.has(name)) {
    if (!isOwnReference(value)) throw unsafe(linkedThing(tag))
    return [value]
  }
  if (!/[\\(]/.test(value) && name !== 'style') return []
  if (!isOwnStyle(value)) throw unsafe('a style that loads something from elsewhere')
  return styleReferences(value)
}

function linkedThing(tag: SaxesTagNS): string {
  return tag.local === 'image' ? 'a picture that is linked instead of embedded' : 'a link to another place'
}

/** Refuses a drawing of too many elements. */
function countLayers(groups: readonly Group[], indexOfId: ReadonlyMap<string, number>): number {
  const expansion = expand(groups, indexOfId)
  if (expansion.kind === 'endless') {
    throw artworkRejected(
      'svg_unsafe',
      'The SVG contains a part that refers to itself, so drawing it would never end.',
      SAVE_PLAIN,
    )
  }
  if (expansion.elements > SVG_BOUNDS.expandedElements) throw tooComplex()
  return expansion.layers
}

/** An embedded picture must be a raster as labelled. Anything else could contain a second drawing. */
function refuseFalsePictures(pictures: readonly Buffer[]): void {
  if (pictures.length > SVG_BOUNDS.pictures) throw tooComplex()
  for (const picture of pictures) {
    if (!['png', 'jpeg', 'webp'].includes(formatOrNothing(picture)))
      throw unsafe('a picture that is not what it claims to be')
  }
}

function formatOrNothing(picture: Buffer): string {
  try {
    return artworkFormatOf(picture)
  } catch {
    return 'unknown'
  }
}

function unsafe(what: string): Error {
  return artworkRejected(
    'svg_unsafe',
    `The SVG contains ${what}, which is not accepted in artwork.`,
    SAVE_PLAIN,
  )
}

function notWellFormed(): Error {
  return artworkRejected('damaged', 'The SVG is damaged or incomplete, so it cannot be read.', SAVE_PLAIN)
}

function tooComplex(): Error {
  return artworkRejected(
    'too_complex',
    'The SVG is too large or too complex to be drawn.',
    'Simplify the drawing (join paths, remove hidden layers, expand patterns), or export it as PNG with a transparent background at 300 DPI.',
  )
}
