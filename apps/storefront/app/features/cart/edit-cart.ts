import type { CartItem } from './cart-item.ts'
import { putIntoCart, readCart, removeFromCart, replaceCart } from './cart.ts'
import { newId } from '../../lib/new-id.ts'

/** A design that was taken out, and where it lay. */
export interface Removed {
  readonly item: CartItem
  readonly index: number
}

export function duplicateItem(item: CartItem): void {
  replaceCart(
    readCart().flatMap((other) => (other.id === item.id ? [other, { ...item, id: newId() }] : [other])),
  )
}

export function removeItem(item: CartItem): Removed {
  const index = readCart().findIndex(({ id }) => id === item.id)
  removeFromCart(item.id)
  return { item, index }
}

export function putBack({ item, index }: Removed): void {
  const others = readCart().filter(({ id }) => id !== item.id)
  // Another tab had taken it out before: its place is not known.
  replaceCart(others.toSpliced(index === -1 ? others.length : index, 0, item))
}

/** Zero takes the size out. A design keeps at least one size; the last one goes with the design. */
export function setQuantity(item: CartItem, variantId: string, quantity: number): void {
  const others = Object.entries(item.quantities).filter(([id]) => id !== variantId || quantity > 0)
  const quantities = Object.fromEntries(
    others.map(([id, before]) => [id, id === variantId ? quantity : before]),
  )
  if (others.length > 0) putIntoCart({ ...item, quantities })
}

export function setNote(item: CartItem, note: string): void {
  putIntoCart({ ...item, note })
}
