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
    path: paths.garments(),
    title: 'Garments',
    permission: 'settings:read',
    station: 'Shop',
    words: 'products kinds fabric colours sizes variants price tee hoodie catalogue',
    load: async () => (await import('./features/garments/garments-page.tsx')).GarmentsPage,
  },
  {
    path: paths.newGarment(),
    title: 'New garment',
    permission: 'settings:write',
    words: 'add product',
    load: async () => (await import('./features/garments/new-garment-page.tsx')).NewGarmentPage,
  },
  {
    path: paths.garment(':id'),
    title: 'Garment',
    permission: 'settings:read',
    load: async () => (await import('./features/garments/garment-page.tsx')).GarmentPage,
  },
  {
    path: paths.printZones(),
    title: 'Print zones',
    permission: 'settings:read',
    station: 'Shop',
    words: 'placement size tiers dpi film press recipes temperature',
    load: async () => (await import('./features/print-zones/print-zones-page.tsx')).PrintZonesPage,
  },
  {
    path: paths.settings(),
    title: 'Settings',
    permission: 'settings:read',
    station: 'Shop',
    words: 'store name contact channels meet-up points payment instructions tax deposit lead time policies',
    load: async () => (await import('./features/settings/settings-page.tsx')).SettingsPage,
  },
  {
    path: paths.account(),
    title: 'Your account',
    words: 'password one-time codes totp sessions sign out',
    load: async () => (await import('./features/account/account-page.tsx')).AccountPage,
  },
]
