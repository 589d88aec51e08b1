import { createBrowserRouter } from 'react-router'
import { RequiredCodesGate } from './features/people/account/index.ts'
import { SessionGate, SetPasswordPage, SignInPage } from './features/people/session/index.ts'
import { BrokenPage, NoSuchPage, Shell } from './shell/index.ts'
import { paths } from './lib/paths.ts'
import { PAGES } from './pages.ts'
import type { ComponentType } from 'react'

export const router = createBrowserRouter(
  [
    { path: paths.signIn(), Component: SignInPage },
    { path: paths.setPassword(), Component: SetPasswordPage },
    {
      Component: SessionGate,
      ErrorBoundary: BrokenPage,
      children: [
        {
          Component: RequiredCodesGate,
          children: [
            {
              element: <Shell pages={PAGES} />,
              children: [
                ...PAGES.map(({ path, load }) => ({
                  path,
                  ErrorBoundary: BrokenPage,
                  // One chunk per page, so that an order opens without the code of the charts.
                  lazy: async () => ({ Component: await loadPage(load, wanted) }),
                })),
                { path: '*', Component: NoSuchPage },
              ],
            },
          ],
        },
      ],
    },
  ],
  { basename: '/admin' },
)

/** On the first page the current address. */
function wanted(): string {
  const { navigation } = router.state
  return navigation.location ? router.createHref(navigation.location) : location.href
}

const RELOADED = 'platen.reloaded'

/** A missing chunk most likely means a new release, so the page is reloaded once. */
async function loadPage(load: () => Promise<ComponentType>, address: () => string): Promise<ComponentType> {
  try {
    const page = await load()
    sessionStorage.removeItem(RELOADED)
    return page
  } catch (error) {
    if (!navigator.onLine || sessionStorage.getItem(RELOADED) !== null) return broken(error)
    sessionStorage.setItem(RELOADED, 'yes')
    location.replace(address())
    // Nothing renders until the reload.
    return new Promise(() => undefined)
  }
}

/** The router renders nothing when its first chunk fails to load, but catches errors of components. */
function broken(error: unknown): ComponentType {
  return function Broken() {
    throw error
  }
}
