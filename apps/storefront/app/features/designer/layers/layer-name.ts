import type { DesignLayer } from '../../cart/index.ts'

const LONGEST = 24

/** What the customer calls it: its text, its file, or that it is a shape. */
export function layerName(layer: DesignLayer, texts: { readonly shape: string }): string {
  if (layer.kind === 'shape') return texts.shape
  const name = layer.kind === 'text' ? layer.text.replaceAll('\n', ' ') : layer.picture.artwork.fileName
  return name.length > LONGEST ? `${name.slice(0, LONGEST - 1)}…` : name
}
