import { createBrowserRouter } from 'react-router'
import { SessionGate, SetPasswordPage, SignInPage } from './features/people/session/index.ts'
import { BrokenPage, NoSuchPage, Shell } from './shell/index.ts'
import { loadPage } from './lib/pages/load-page.ts'
import { paths } from './lib/paths.ts'
import { PAGES } from './pages.ts'

export const router = createBrowserRouter(
  [
    { path: paths.signIn(), Component: SignInPage },
    { path: paths.setPassword(), Component: SetPasswordPage },
    {
      Component: SessionGate,
      ErrorBoundary: BrokenPage,
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
  { basename: '/admin' },
)

/** The target of the navigation; on the first page the current address. */
function wanted(): string {
  const { navigation } = router.state
  return navigation.location ? router.createHref(navigation.location) : location.href
}
