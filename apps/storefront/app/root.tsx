import displayFont from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2?url'
import textFont from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url'
import type { ReactNode } from 'react'
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  redirect,
  useLocation,
  useMatches,
  useRouteLoaderData,
  type LoaderFunctionArgs,
} from 'react-router'
import './app.css'
import { PAPER } from './features/seo/index.ts'
import cartCount from './islands/cart-count.js?url'
import { languageOf, prefixOf, withoutPrefix } from './messages/languages.ts'
import type { RootData } from './lib/page.ts'
import { revalidateOnLanguageChange, type RouteHandle } from './lib/route-data.ts'
import { visitOf } from './lib/visit.ts'
import { problemHeaders, messagesFor } from './lib/load-shop.ts'

export function loader({ request, context }: LoaderFunctionArgs): RootData {
  const { pathname, search } = new URL(request.url)
  const { languages, publicUrl } = visitOf(context)
  const prefix = prefixOf(pathname)
  const isAddress = prefix === undefined || (prefix !== languages[0] && languages.includes(prefix))
  // Temporary, because the owner can change the languages.
  if (!isAddress) throw redirect(withoutPrefix(pathname) + search)
  return { messages: messagesFor(languageOf(pathname, languages)), publicUrl, languages }
}

export const headers = problemHeaders

export const shouldRevalidate = revalidateOnLanguageChange

export function Layout({ children }: { children: ReactNode }) {
  const root = useRouteLoaderData<RootData>('root')
  const language = languageOf(useLocation().pathname, root?.languages ?? ['en'])
  const handles = useMatches().map(({ handle }) => handle as RouteHandle | undefined)
  const interactive = handles.some((handle) => handle?.interactive)
  const scripts = [cartCount, ...handles.flatMap((handle) => handle?.script ?? [])]
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="preload" href={displayFont} as="font" type="font/woff2" crossOrigin="anonymous" />
        <link rel="preload" href={textFont} as="font" type="font/woff2" crossOrigin="anonymous" />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icon-180.png" />
        <link rel="manifest" href="/site.webmanifest" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content={PAPER.light} />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content={PAPER.dark} />
        <Meta />
        <Links />
      </head>
      <body className="min-h-dvh bg-paper">
        {children}
        {interactive && <ScrollRestoration />}
        {interactive ? (
          <Scripts />
        ) : (
          scripts.map((script) => <script key={script} type="module" src={script} />)
        )}
      </body>
    </html>
  )
}

export default function Root() {
  return <Outlet />
}
