import { paths } from './lib/paths.ts'
import type { Page } from './lib/page.ts'

/** Every page of the console. The router, the navigation and the command palette read this table. */
export const PAGES: readonly Page[] = [
  {
    path: paths.today(),
    title: 'Today',
    permission: 'dashboard:read',
    station: 'Work',
    words: 'dashboard queues late due',
    load: async () => (await import('./features/operations/today-page.tsx')).TodayPage,
  },
  {
    path: paths.orders(),
    title: 'Orders',
    permission: 'orders:read',
    station: 'Work',
    words: 'list board search late payment',
    load: async () => (await import('./features/orders/orders-page.tsx')).OrdersPage,
  },
  {
    path: paths.newOrder(),
    title: 'New order',
    permission: 'orders:write',
    words: 'phone counter write down take',
    load: async () => (await import('./features/orders/new-order-page.tsx')).NewOrderPage,
  },
  {
    path: paths.order(':id'),
    title: 'Order',
    permission: 'orders:read',
    load: async () => (await import('./features/orders/order-page.tsx')).OrderPage,
  },
  {
    path: paths.artwork(),
    title: 'Artwork',
    permission: 'orders:read',
    station: 'Work',
    words: 'review approve changes preflight zoom',
    load: async () => (await import('./features/artwork-review/artwork-review-page.tsx')).ArtworkReviewPage,
  },
  {
    path: paths.account(),
    title: 'Your account',
    words: 'password one-time codes totp sessions sign out',
    load: async () => (await import('./features/account/account-page.tsx')).AccountPage,
  },
]
