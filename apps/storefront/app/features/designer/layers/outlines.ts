import type { Shaper, TextLayer, TextOutline } from '@platen/layers'
import { useEffect, useMemo, useSyncExternalStore } from 'react'
import type { DesignLayer } from '../../cart/index.ts'
import type { LayerSize, SizeOf } from './layer-box.ts'

/** Texts are shaped in this size and drawn larger or smaller, so that a drag shapes nothing. */
const EM_MM = 100
/** Each letter that is typed makes one; the oldest are forgotten. */
const MOST_KNOWN = 500

const known = new Map<string, TextOutline>()
const waiting = new Set<string>()
/** What a text showed last, until its next outline is there. By zone and layer. */
const shownLast = new Map<string, TextOutline>()
const listeners = new Set<() => void>()
let arrived = 0
let shaper: Promise<Shaper> | undefined

export interface LayerOutlines {
  readonly outlineOf: (layer: TextLayer) => TextOutline | undefined
  readonly sizeOf: SizeOf
  /** Whether its size is that of its text, and not of what it showed before. */
  readonly isShaped: (layer: DesignLayer) => boolean
  /** Changes with each outline that arrives. */
  readonly version: number
}

/** Outlines of texts in a zone; shaping and fonts are loaded when there is a first text. */
export function useOutlines(layers: readonly DesignLayer[], zoneId: string): LayerOutlines {
  const version = useSyncExternalStore(subscribe, readVersion, readVersion)
  useEffect(() => {
    for (const layer of layers) if (layer.kind === 'text') void shape(layer, zoneId)
  }, [layers, zoneId])
  const inZone = useMemo(() => {
    const outlineOf = (layer: TextLayer) => known.get(keyOf(layer)) ?? shownLast.get(placeOf(layer, zoneId))
    return { outlineOf, sizeOf: (layer: DesignLayer) => sizeOf(layer, outlineOf) }
  }, [zoneId])
  return { ...inZone, isShaped, version }
}

function sizeOf(layer: DesignLayer, outlineOf: LayerOutlines['outlineOf']): LayerSize {
  if (layer.kind !== 'text') return layer
  const outline = outlineOf(layer)
  // About as wide as such a text is, until its outline is there.
  if (!outline) return { widthMm: layer.sizeMm * layer.text.length * 0.5, heightMm: layer.sizeMm }
  const { box } = outline
  const [share, around] = [layer.sizeMm / EM_MM, 2 * (layer.outline?.widthMm ?? 0)]
  return {
    widthMm: Math.max(0.1, box.widthMm * share + around),
    heightMm: Math.max(0.1, box.heightMm * share + around),
  }
}

/** Of a text that is not shown, once its letters are there. Throws when they cannot be loaded. */
export async function shapedSize(layer: TextLayer): Promise<LayerSize> {
  const outline = known.get(keyOf(layer)) ?? (await outlineAtEm(layer))
  return sizeOf(layer, () => outline)
}

async function outlineAtEm(layer: TextLayer): Promise<TextOutline> {
  return (await loadShaper()).outlineText({ ...layer, sizeMm: EM_MM })
}

function isShaped(layer: DesignLayer): boolean {
  return layer.kind !== 'text' || known.has(keyOf(layer))
}

/** How much larger than its outline a text is drawn. */
export function outlineScale({ sizeMm }: TextLayer): number {
  return sizeMm / EM_MM
}

async function shape(layer: TextLayer, zoneId: string): Promise<void> {
  const key = keyOf(layer)
  const there = known.get(key)
  if (there) shownLast.set(placeOf(layer, zoneId), there)
  if (there || waiting.has(key)) return
  waiting.add(key)
  try {
    const outline = await outlineAtEm(layer)
    const [oldest] = known.keys()
    if (known.size >= MOST_KNOWN && oldest !== undefined) known.delete(oldest)
    known.set(key, outline)
    shownLast.set(placeOf(layer, zoneId), outline)
    arrived += 1
    for (const listener of listeners) listener()
  } catch {
    // Offline, perhaps: the next change of the text tries again.
    shaper = undefined
  } finally {
    waiting.delete(key)
  }
}

function loadShaper(): Promise<Shaper> {
  shaper ??= import('@platen/layers').then(({ loadShaper: load }) => load(fetchFile))
  return shaper
}

async function fetchFile(name: string): Promise<Uint8Array> {
  const response = await fetch(`/fonts/${name}`)
  if (!response.ok) throw new Error(`${name}: ${response.status}`)
  return new Uint8Array(await response.arrayBuffer())
}

const keys = new WeakMap<TextLayer, string>()

/** What decides the outline, apart from the size and the place. Layers do not change, so it is written once for each. */
function keyOf(layer: TextLayer): string {
  const found = keys.get(layer)
  if (found !== undefined) return found
  const { text, font, weight, letterSpacing, lineHeight, align, arcDeg } = layer
  const key = JSON.stringify([text, font, weight, letterSpacing, lineHeight, align, arcDeg])
  keys.set(layer, key)
  return key
}

function placeOf({ id }: TextLayer, zoneId: string): string {
  return `${zoneId} ${id}`
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function readVersion(): number {
  return arrived
}
