import { coloursOf, DEFAULT_LOOK, lookStyle, type FontId } from '@platen/brand'
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
import everyPage from './islands/every-page.js?url'
import MESSAGE_FILES from 'virtual:message-files'
import { IncompletePage } from './lib/incomplete-page.tsx'
import { messagesIn } from './messages/loaded.ts'
import { languageOf, prefixOf, withoutPrefix, type Language } from './messages/languages.ts'
import FIGURES from '@platen/ui/fonts/jetbrains-mono-figures.woff2?url'
import { FONT_FILES } from './lib/font-files.ts'
import { isDefault, lookOf, NO_BRAND } from './lib/look.ts'
import { readOnServer } from './lib/route/page-data.ts'
import type { Brand, RootData } from './lib/page.ts'
import { revalidateOnLanguageChange, type RouteHandle } from './lib/route/route-data.ts'
import { visitOf } from './lib/route/visit.ts'
import { problemHeaders } from './lib/route/load-shop.ts'

export function loader(args: LoaderFunctionArgs): RootData {
  const { request, context } = args
  const { pathname, search } = new URL(request.url)
  const { languages, brand, hasFaq, shareVersion, opening, publicUrl, pseudoTexts, ownNames } =
    visitOf(context)
  const prefix = prefixOf(pathname)
  const isAddress = prefix === undefined || (prefix !== languages[0] && languages.includes(prefix))
  // Temporary, because the owner can change the languages.
  if (!isAddress) throw redirect(withoutPrefix(pathname) + search)
  return readOnServer(args, {
    names: ownNames.inCarts[languageOf(pathname, languages)] ?? NO_NAMES,
    pseudoTexts,
    publicUrl,
    languages,
    brand: brand ?? NO_BRAND,
    hasFaq,
    shareVersion,
    opening,
  })
}

/** One object, so that it is read once. */
const NO_NAMES = {}

export const headers = problemHeaders

export const shouldRevalidate = revalidateOnLanguageChange

export function Layout({ children }: { children: ReactNode }) {
  const root = useRouteLoaderData<RootData>('root')
  const language = languageOf(useLocation().pathname, root?.languages ?? ['en'])
  const look = lookOf(root?.brand)
  const paper = coloursOf(look)
  const fonts = new Set([look.headingFont, look.textFont])
  const matches = useMatches()
  const interactive = matches.some(({ handle }) => (handle as RouteHandle | undefined)?.interactive)
  // A page that was not found has nothing for its script.
  const loaded = matches.filter(({ loaderData }) => loaderData !== undefined)
  const script = loaded
    .map(({ handle }) => (handle as RouteHandle | undefined)?.script)
    .find((name) => name !== undefined)
  return (
    <html lang={language} data-surface={look.surface} style={isDefault(look) ? undefined : lookStyle(look)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {[...fonts].map((font) => (
          <FontLinks key={font} font={font} />
        ))}
        <link rel="preload" href={FIGURES} as="font" type="font/woff2" crossOrigin="anonymous" />
        <Icons brand={root?.brand} />
        <link rel="manifest" href="/site.webmanifest" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content={paper.light.paper} />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content={paper.dark.paper} />
        <Meta />
        <Links />
      </head>
      <body className="min-h-dvh bg-paper" data-script={interactive ? undefined : script}>
        {children}
        {(!import.meta.env.SSR || interactive) && <ScrollRestoration />}
        {/* A browser would run again what Preact adds to its page. */}
        {import.meta.env.SSR && <PageScripts interactive={interactive} language={language} />}
      </body>
    </html>
  )
}

function PageScripts({ interactive, language }: { interactive: boolean; language: Language }) {
  const { pathname, search } = useLocation()
  const texts = messagesIn(language).submission
  const incomplete = <IncompletePage texts={texts} address={pathname + search} />
  // After the fonts.
  if (!interactive)
    return (
      <>
        {incomplete}
        <script type="module" src={everyPage} fetchPriority="low" />
      </>
    )
  const messages = MESSAGE_FILES[language]
  return (
    <>
      {incomplete}
      {/* Or the browser would ask for them only once it runs all other scripts. */}
      {messages !== undefined && <link rel="modulepreload" href={messages} />}
      <Scripts />
    </>
  )
}

/** The style sheet has the default fonts already. */
function FontLinks({ font }: { font: FontId }) {
  const { css, latin } = FONT_FILES[font]
  const isIncluded = font === DEFAULT_LOOK.headingFont || font === DEFAULT_LOOK.textFont
  return (
    <>
      <link rel="preload" href={latin} as="font" type="font/woff2" crossOrigin="anonymous" />
      {!isIncluded && <link rel="stylesheet" href={css} />}
    </>
  )
}

function Icons({ brand }: { brand: Brand | undefined }) {
  const icon = brand?.favicon?.sizes[0]
  if (icon)
    return <link rel="icon" href={icon.url} type="image/webp" sizes={`${icon.widthPx}x${icon.heightPx}`} />
  return (
    <>
      <link rel="icon" href="/icon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/icon-180.png" />
    </>
  )
}

export default function Root() {
  return <Outlet />
}
