import type { Resources } from '@platen/api-client'
import { kept } from '@platen/ui'
import { useMemo } from 'react'
import { newId } from '../../lib/new-id.ts'
import { isOf, orderLines, unitsOf, withoutPrepaid, type CartEntry, type CartItem } from './cart-item.ts'
import { isFilm, isFilmItem, type FilmItem } from './film-item.ts'
import { isRecord } from '../../lib/is-record.ts'

const EMPTY: readonly unknown[] = []
const cart = kept<readonly unknown[]>('cart', EMPTY, Array.isArray)

export function useCart(): readonly CartEntry[] {
  const found = cart.use()
  return useMemo(() => found.filter(isItem), [found])
}

/** Without the film. */
export function useGarmentsInCart(): readonly CartItem[] {
  const found = useCart()
  return useMemo(() => found.filter((item): item is CartItem => !isFilm(item)), [found])
}

/** Leaves out invalid designs and keeps the others. */
export function readCart(): readonly CartEntry[] {
  return cart.read().filter(isItem)
}

/** False when the browser could not store it. */
export function putIntoCart(item: CartEntry): boolean {
  const items = readCart()
  const known = items.some(({ id }) => id === item.id)
  return cart.write(known ? items.map((other) => (other.id === item.id ? item : other)) : [...items, item])
}

/** In the place of the item or team with this id, at the end when there is none. False as above. */
export function replaceInCart(id: string, made: readonly CartItem[]): boolean {
  const before = readCart()
  const isReplaced = (entry: CartEntry) => !isFilm(entry) && isOf(entry, id)
  const at = before.findIndex(isReplaced)
  const others = before.filter((entry) => !isReplaced(entry))
  return cart.write(others.toSpliced(at === -1 ? others.length : at, 0, ...made))
}

export function removeFromCart(id: string): void {
  cart.write(readCart().filter((item) => item.id !== id))
}

/** A design that was changed or added since stays. */
export function takeOutOrdered(lines: Resources['OrderCreate']['items']): void {
  const ordered = new Set(withoutPrepaid(lines).map((line) => JSON.stringify(line)))
  cart.write(
    readCart().filter((item) => !orderLines([item]).every((line) => ordered.has(JSON.stringify(line)))),
  )
}

export function unitsInCart(items: readonly CartEntry[]): number {
  return items.reduce((sum, item) => sum + unitsOf(item), 0)
}

export interface Removed {
  /** One entry, or all of a team. */
  readonly entries: readonly { readonly item: CartEntry; readonly index: number }[]
}

export function duplicateItem(item: CartItem): void {
  cart.write(
    readCart().flatMap((other) => (other.id === item.id ? [other, { ...item, id: newId() }] : [other])),
  )
}

export function removeItems(items: readonly CartEntry[]): Removed {
  const before = readCart()
  const ids = new Set(items.map(({ id }) => id))
  cart.write(before.filter(({ id }) => !ids.has(id)))
  return { entries: items.map((item) => ({ item, index: before.findIndex(({ id }) => id === item.id) })) }
}

export function putBack({ entries }: Removed): void {
  const ids = new Set(entries.map(({ item }) => item.id))
  const back = readCart().filter(({ id }) => !ids.has(id))
  for (const { item, index } of entries.toSorted((one, other) => one.index - other.index))
    // Another tab removed it first, so its place is unknown.
    back.splice(index === -1 ? back.length : index, 0, item)
  cart.write(back)
}

/** Zero removes the size, unless it is the last one. */
export function setQuantity(item: CartItem, variantId: string, quantity: number): void {
  const others = Object.entries(item.quantities).filter(([id]) => id !== variantId || quantity > 0)
  const quantities = Object.fromEntries(
    others.map(([id, before]) => [id, id === variantId ? quantity : before]),
  )
  if (others.length > 0) putIntoCart({ ...item, quantities })
}

export function setFilmQuantity(item: FilmItem, quantity: number): void {
  putIntoCart({ ...item, quantity })
}

/** The same for all of them. */
export function setNote(items: readonly CartEntry[], note: string): void {
  const ids = new Set(items.map(({ id }) => id))
  cart.write(readCart().map((entry) => (ids.has(entry.id) ? { ...entry, note } : entry)))
}

/** Of one person. */
export function setSize(item: CartItem, { variantId, size }: { variantId: string; size: string }): void {
  const { names } = item
  putIntoCart({
    ...item,
    quantities: { [variantId]: unitsOf(item) },
    ...(names && { names: { ...names, sizes: { ...names.sizes, [variantId]: size } } }),
  })
}

function isItem(value: unknown): value is CartEntry {
  if (!isRecord(value)) return false
  if (isFilm(value)) return isFilmItem(value)
  const { id, garmentSlug, colour, note, quantities, placements, sized, member } = value
  return (
    [id, garmentSlug, colour, note].every((text) => typeof text === 'string') &&
    isRecord(quantities) &&
    Object.values(quantities).every((quantity) => Number.isInteger(quantity) && Number(quantity) > 0) &&
    Array.isArray(placements) &&
    placements.every(isPlacement) &&
    (sized === undefined || isSized(sized)) &&
    (member === undefined || isMember(member))
  )
}

function isMember(value: unknown): boolean {
  return (
    isRecord(value) &&
    [value.teamId, value.name, value.number].every((text) => typeof text === 'string') &&
    Array.isArray(value.texts) &&
    value.texts.every(
      (text) =>
        isRecord(text) &&
        typeof text.zoneId === 'string' &&
        Number.isInteger(text.index) &&
        isLayers([text.layer]),
    )
  )
}

function isSized(value: unknown): boolean {
  return (
    isRecord(value) &&
    Object.values(value).every(
      (prints) =>
        isRecord(prints) && Object.values(prints).every((print) => isRecord(print) && hasSize(print)),
    )
  )
}

function hasSize({ widthMm, heightMm, offsetXMm, offsetYMm }: Readonly<Record<string, unknown>>): boolean {
  return [widthMm, heightMm, offsetXMm, offsetYMm].every((number) => Number.isFinite(number))
}

export function isPlacement(value: unknown): boolean {
  if (!isRecord(value)) return false
  const { zoneId, artwork, thumbnail, widthMm, heightMm, offsetXMm, offsetYMm, rotationDeg, layers } = value
  return (
    typeof zoneId === 'string' &&
    typeof thumbnail === 'string' &&
    isRecord(artwork) &&
    typeof artwork.id === 'string' &&
    (layers === undefined || isLayers(layers)) &&
    [widthMm, heightMm, offsetXMm, offsetYMm, rotationDeg].every((number) => Number.isFinite(number))
  )
}

/** Enough to draw them; the service checks the rest. */
export function isLayers(value: unknown): boolean {
  return (
    Array.isArray(value) &&
    value.length > 0 &&
    value.every(
      (layer) =>
        isRecord(layer) &&
        typeof layer.id === 'string' &&
        [layer.offsetXMm, layer.offsetYMm, layer.rotationDeg].every((number) => Number.isFinite(number)) &&
        isOfKind(layer),
    )
  )
}

function isOfKind(layer: Readonly<Record<string, unknown>>): boolean {
  const isSized = Number(layer.widthMm) > 0 && Number(layer.heightMm) > 0
  if (layer.kind === 'text') return typeof layer.text === 'string' && Number(layer.sizeMm) > 0
  if (layer.kind === 'shape')
    return typeof layer.shape === 'string' && Array.isArray(layer.colours) && isSized
  return isSized && isRecord(layer.picture) && isRecord(layer.picture.artwork)
}
