import type { Resources } from '@platen/api-client'
import { kept } from '../../lib/kept.ts'
import { orderLines, unitsOf, type CartItem } from './cart-item.ts'

const EMPTY: readonly CartItem[] = []
const cart = kept<readonly CartItem[]>('cart', EMPTY, isCart)

export const useCart = cart.use
export const readCart = cart.read

/** Puts a design into the cart, or in place of the one with the same id. False when the browser could not keep it. */
export function putIntoCart(item: CartItem): boolean {
  const items = cart.read()
  const known = items.some(({ id }) => id === item.id)
  return cart.write(known ? items.map((other) => (other.id === item.id ? item : other)) : [...items, item])
}

export function removeFromCart(id: string): void {
  cart.write(cart.read().filter((item) => item.id !== id))
}

/** For what keeps the order of the designs: a copy beside its original, a removed one back in its place. */
export function replaceCart(items: readonly CartItem[]): boolean {
  return cart.write(items)
}

/** Takes out what was ordered. A design that was changed or added since stays. */
export function takeOutOrdered(lines: Resources['OrderCreate']['items']): void {
  const ordered = new Set(lines.map((line) => JSON.stringify(line)))
  cart.write(
    cart.read().filter((item) => !orderLines([item]).every((line) => ordered.has(JSON.stringify(line)))),
  )
}

export function unitsInCart(items: readonly CartItem[]): number {
  return items.reduce((sum, item) => sum + unitsOf(item), 0)
}

/** What this version wrote. An older one's cart is not guessed at. */
function isCart(value: unknown): value is readonly CartItem[] {
  return Array.isArray(value) && value.every(isItem)
}

function isItem(value: unknown): value is CartItem {
  if (typeof value !== 'object' || value === null) return false
  const item = value as Partial<Record<keyof CartItem, unknown>>
  return (
    typeof item.id === 'string' &&
    typeof item.garmentSlug === 'string' &&
    typeof item.colour === 'string' &&
    typeof item.note === 'string' &&
    typeof item.quantities === 'object' &&
    item.quantities !== null &&
    Array.isArray(item.placements)
  )
}
