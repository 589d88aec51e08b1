import {
  index,
  layout,
  prefix,
  route,
  type RouteConfig,
  type RouteConfigEntry,
} from '@react-router/dev/routes'
import { LOCALES } from '@platen/messages'

/** Each language has its own URLs, which can be found, shared and cached. The shop's first one has no prefix. */
function pages(language: string): RouteConfigEntry[] {
  const id = (name: string) => ({ id: `${language}-${name}` })
  return [
    index('routes/home.tsx', id('home')),
    route('garments', 'routes/garments.tsx', id('garments')),
    route('garments/:slug', 'routes/garment.tsx', id('garment')),
    route('c/:category', 'routes/category.tsx', id('category')),
    route('design/:slug', 'routes/designer.tsx', id('designer')),
    route('d/:token', 'routes/shared-design.tsx', id('shared-design')),
    route('film', 'routes/film.tsx', id('film')),
    route('film/:token', 'routes/shared-film.tsx', id('shared-film')),
    route('cart', 'routes/cart.tsx', id('cart')),
    route('checkout', 'routes/checkout.tsx', id('checkout')),
    route('orders', 'routes/orders.tsx', id('orders')),
    route('orders/:trackingToken', 'routes/order.tsx', id('order')),
    route('orders/:trackingToken/again', 'routes/reorder.tsx', id('reorder')),
    route('account', 'routes/account.tsx', id('account')),
    route('account/sign-in', 'routes/sign-in.tsx', id('sign-in')),
    route('account/link', 'routes/sign-in-link.tsx', id('sign-in-link')),
    route('estimates/:token', 'routes/estimate.tsx', id('estimate')),
    route('contact', 'routes/contact.tsx', id('contact')),
    route('policies', 'routes/policies.tsx', id('policies')),
    route('faq', 'routes/faq.tsx', id('faq')),
    route('opens-soon', 'routes/opens-soon.tsx', id('opens-soon')),
    route('*', 'routes/not-found.tsx', id('not-found')),
  ]
}

export default [
  route('sitemap.xml', 'routes/sitemap.ts'),
  route('robots.txt', 'routes/robots.ts'),
  route('site.webmanifest', 'routes/manifest.ts'),
  ...LOCALES.map((language) =>
    layout('routes/shell.tsx', { id: `${language}-shell` }, prefix(language, pages(language))),
  ),
  layout('routes/shell.tsx', { id: 'first-shell' }, pages('first')),
] satisfies RouteConfig
