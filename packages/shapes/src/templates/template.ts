import type { Layer, ShapeLayer, TextLayer } from '@platen/layers'

export const TEMPLATE_CATEGORIES = ['birthday', 'team', 'event', 'cafe', 'school', 'quotes'] as const
export type TemplateCategory = (typeof TEMPLATE_CATEGORIES)[number]

/** A design to begin with. */
export interface Template {
  readonly id: string
  readonly category: TemplateCategory
  /** The fabric on which it can be read. */
  readonly on: 'dark' | 'light' | 'any'
  /** For a zone of `TEMPLATE_ZONE`, from the back to the front. `text` is the key of a text, such as `title`. */
  readonly layers: readonly TemplateLayer[]
}

export type TemplateLayer = TextLayer | ShapeLayer

export const TEMPLATE_ZONE = { widthMm: 280, heightMm: 350 } as const

/** The layers of a template for another zone, all scaled by one factor, with the texts of a language. */
export function fittedTemplate(
  template: Template,
  zone: { readonly widthMm: number; readonly heightMm: number },
  textOf: (key: string) => string,
): Layer[] {
  const scale = Math.min(zone.widthMm / TEMPLATE_ZONE.widthMm, zone.heightMm / TEMPLATE_ZONE.heightMm)
  const mm = (length: number) => Math.round(length * scale * 1000) / 1000
  return template.layers.map((layer): Layer => {
    const place = { offsetXMm: mm(layer.offsetXMm), offsetYMm: mm(layer.offsetYMm) }
    if (layer.kind === 'shape')
      return { ...layer, ...place, widthMm: mm(layer.widthMm), heightMm: mm(layer.heightMm) }
    const text = { ...layer, ...place, sizeMm: mm(layer.sizeMm), text: textOf(layer.text) }
    const { outline } = layer
    return outline ? { ...text, outline: { ...outline, widthMm: mm(outline.widthMm) } } : text
  })
}
