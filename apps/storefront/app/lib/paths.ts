import { LOCALES } from '@platen/messages'
import type { Language, Languages } from '../messages/languages.ts'

/** Returns the same object each time, so that effects can depend on it. */
export function pathsFor(language: Language, [first]: Languages): Paths {
  return PATHS.get(language === first ? '' : `/${language}`) ?? UNPREFIXED
}

function makePaths(prefix: string) {
  const to = (path: string) => (prefix !== '' && path === '/' ? prefix : prefix + path)
  return {
    home: () => to('/'),
    garments: () => to('/garments'),
    category: (id: string) => to(`/c/${encodeURIComponent(id)}`),
    garment: (slug: string) => to(`/garments/${encodeURIComponent(slug)}`),
    /** With `cartItem` it edits that design, otherwise the draft of this garment. */
    designer: (slug: string, choice: { colour?: string; cartItem?: string } = {}) => {
      const query = new URLSearchParams(choice).toString()
      return to(`/design/${encodeURIComponent(slug)}`) + (query === '' ? '' : `?${query}`)
    },
    /** With what it was designed on. */
    sharedDesign: (token: string, on: { garment: string; colour: string }) =>
      `${to(`/d/${token}`)}?${new URLSearchParams(on).toString()}`,
    film: () => to('/film'),
    /** In the builder: a copy of a shared sheet, or that of a cart item, to change it. */
    openedFilm: (token: string, cart: { cartItem?: string; sheets?: string } = {}) =>
      `${to('/film')}?${new URLSearchParams({ from: token, ...cart }).toString()}`,
    sharedFilm: (token: string) => to(`/film/${token}`),
    cart: () => to('/cart'),
    checkout: () => to('/checkout'),
    orders: () => to('/orders'),
    order: (trackingToken: string) => to(`/orders/${trackingToken}`),
    reorder: (trackingToken: string) => to(`/orders/${trackingToken}/again`),
    estimate: (token: string) => to(`/estimates/${token}`),
    account: () => to('/account'),
    signIn: () => to('/account/sign-in'),
    contact: () => to('/contact'),
    policies: () => to('/policies'),
    faq: () => to('/faq'),
  }
}
export type Paths = ReturnType<typeof makePaths>

const UNPREFIXED = makePaths('')
const PATHS: ReadonlyMap<string, Paths> = new Map(
  LOCALES.map((language) => [`/${language}`, makePaths(`/${language}`)]),
)
