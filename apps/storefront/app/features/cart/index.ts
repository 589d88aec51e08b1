export {
  isOf,
  orderLines,
  personName,
  placementsOn,
  withoutPrepaid,
  type Artwork,
  type CartEntry,
  type CartItem,
  type DesignLayer,
  type PersonalText,
  type Picture,
  type PictureLayer,
  type Placement,
  type RotationDeg,
  type SizedPrints,
} from './cart-item.ts'
export { CartLink } from './cart-link.tsx'
export { CartPage } from './cart-page.tsx'
export {
  isLayers,
  isPlacement,
  putIntoCart,
  readCart,
  replaceInCart,
  takeOutOrdered,
  useCart,
  useGarmentsInCart,
} from './cart.ts'
export { PrepaidNote, usePrepaid, type PrepaidCart } from './prepaid.tsx'
export { FilmFacts, useFilmName } from './cart-film.tsx'
export { isFilm, isPrepaid, type FilmItem } from './film-item.ts'
export {
  checkEntry,
  checkItem,
  isCheckedFilm,
  linesOf,
  type Catalog,
  type CheckedEntry,
  type CheckedItem,
} from './check-item.ts'
export { discountReasonOf, forgetDiscount, useDiscount, type DiscountTerms } from './discount.ts'
export { DiscountField } from './discount-field.tsx'
export { DesignDrawings } from './design-drawings.tsx'
export { priceCart, type PricedCart } from './price-cart.ts'
export { QuantityStepper } from './quantity-stepper.tsx'
export { TotalLines } from './total-lines.tsx'
