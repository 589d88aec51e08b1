import type { Resources } from '@platen/api-client'
import { useMemo } from 'react'
import { kept } from '@platen/ui'
import { orderLines, unitsOf, type CartItem } from './cart-item.ts'

const EMPTY: readonly unknown[] = []
const cart = kept<readonly unknown[]>('cart', EMPTY, Array.isArray)

export function useCart(): readonly CartItem[] {
  const found = cart.use()
  return useMemo(() => found.filter(isItem), [found])
}

/** What cannot be read is left out: one bad design must not take the others with it. */
export function readCart(): readonly CartItem[] {
  return cart.read().filter(isItem)
}

/** Puts a design into the cart, or in place of the one with the same id. False when the browser could not keep it. */
export function putIntoCart(item: CartItem): boolean {
  const items = readCart()
  const known = items.some(({ id }) => id === item.id)
  return cart.write(known ? items.map((other) => (other.id === item.id ? item : other)) : [...items, item])
}

export function removeFromCart(id: string): void {
  cart.write(readCart().filter((item) => item.id !== id))
}

/** For what keeps the order of the designs: a copy beside its original, a removed one back in its place. */
export function replaceCart(items: readonly CartItem[]): boolean {
  return cart.write(items)
}

/** Takes out what was ordered. A design that was changed or added since stays. */
export function takeOutOrdered(lines: Resources['OrderCreate']['items']): void {
  const ordered = new Set(lines.map((line) => JSON.stringify(line)))
  cart.write(
    readCart().filter((item) => !orderLines([item]).every((line) => ordered.has(JSON.stringify(line)))),
  )
}

export function unitsInCart(items: readonly CartItem[]): number {
  return items.reduce((sum, item) => sum + unitsOf(item), 0)
}

/** What this version wrote. A design of an older one is not guessed at. */
function isItem(value: unknown): value is CartItem {
  if (!isRecord(value)) return false
  const { id, garmentSlug, colour, note, quantities, placements } = value
  return (
    [id, garmentSlug, colour, note].every((text) => typeof text === 'string') &&
    isRecord(quantities) &&
    Object.values(quantities).every((quantity) => Number.isInteger(quantity) && Number(quantity) > 0) &&
    Array.isArray(placements) &&
    placements.every(isPlacement)
  )
}

function isPlacement(value: unknown): boolean {
  if (!isRecord(value)) return false
  const { zoneId, artwork, thumbnail, widthMm, heightMm, offsetXMm, offsetYMm, rotationDeg } = value
  return (
    typeof zoneId === 'string' &&
    typeof thumbnail === 'string' &&
    isRecord(artwork) &&
    typeof artwork.id === 'string' &&
    [widthMm, heightMm, offsetXMm, offsetYMm, rotationDeg].every((number) => Number.isFinite(number))
  )
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}
