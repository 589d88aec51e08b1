import { inLanguage, type Language } from './languages.ts'

/** Every address of the storefront, in one place. The same object each time, so that effects may depend on it. */
export function pathsFor(language: Language): Paths {
  return PATHS[language]
}

function makePaths(language: Language) {
  const to = (path: string) => inLanguage(path, language)
  return {
    home: () => to('/'),
    garments: () => to('/garments'),
    garment: (slug: string) => to(`/garments/${encodeURIComponent(slug)}`),
    /** `design`: an item of the cart that is changed; else the draft of this garment. */
    designer: (slug: string, choice: { colour?: string; cartItem?: string } = {}) => {
      const query = new URLSearchParams(choice).toString()
      return to(`/design/${encodeURIComponent(slug)}`) + (query === '' ? '' : `?${query}`)
    },
    cart: () => to('/cart'),
    checkout: () => to('/checkout'),
    order: (trackingToken: string) => to(`/orders/${trackingToken}`),
    contact: () => to('/contact'),
    policies: () => to('/policies'),
  }
}
export type Paths = ReturnType<typeof makePaths>

const PATHS = { en: makePaths('en'), es: makePaths('es') } as const satisfies Record<Language, Paths>
