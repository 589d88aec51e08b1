import { slotWords } from '@platen/formats'
import { useId, useMemo, type ReactNode } from 'react'
import { Link, Outlet, useRouteError, type LoaderFunctionArgs, type MetaFunction } from 'react-router'
import { CartLink } from '../features/cart/index.ts'
import { ProblemPage } from '../features/problems/index.ts'
import { pageMeta } from '../features/seo/index.ts'
import { kept } from '../lib/kept/kept.tsx'
import { LanguageLinks } from '../lib/texts/language-links.tsx'
import { loadShop, problemHeaders } from '../lib/route/load-shop.ts'
import { srcSetOf } from '../lib/pictures/pictures.ts'
import { readOnServer } from '../lib/route/page-data.ts'
import { PageContext, pageOf, usePage, type Brand, type ShellData } from '../lib/page.ts'
import { revalidateOnLanguageChange, useRoot, useShell } from '../lib/route/route-data.ts'

export async function loader(args: LoaderFunctionArgs): Promise<ShellData> {
  return readOnServer(args, { shop: await loadShop(args) })
}

export const headers = problemHeaders

/** Of a page that failed to load; others have their own. */
export const meta: MetaFunction = (args) => pageMeta(args, () => undefined)

export const shouldRevalidate = revalidateOnLanguageChange

export default function Shell() {
  return (
    <Page>
      <Outlet />
    </Page>
  )
}

/** Without the shop's data the problem page has no frame, since not even the shop's name is known. */
export function ErrorBoundary() {
  const problem = <ProblemPage error={useRouteError()} />
  return useShell() ? <Page>{problem}</Page> : <main>{problem}</main>
}

function Page({ children }: { children: ReactNode }) {
  const { messages, publicUrl, language, languages, brand, hasFaq, opening } = useRoot()
  const shop = useShell()?.shop
  const page = useMemo(
    () => shop && pageOf({ messages, publicUrl, language, languages, brand, hasFaq, opening, shop }),
    [messages, publicUrl, language, languages, brand, hasFaq, opening, shop],
  )
  return (
    <PageContext value={page}>
      <Frame>{children}</Frame>
    </PageContext>
  )
}

function Frame({ children }: { children: ReactNode }) {
  const { messages, opening } = usePage()
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#page"
        className="sr-only focus:not-sr-only focus:absolute focus:z-50 focus:bg-sheet focus:p-3"
      >
        {messages.shell.skip}
      </a>
      {opening === 'preview' && (
        <p className="bg-ink px-4 py-2 text-center text-sm text-paper print:hidden">
          {messages.opening.preview}
        </p>
      )}
      {opening !== 'soon' && <Header />}
      <main id="page" tabIndex={-1} className="w-full flex-1 outline-none">
        {children}
      </main>
      {opening !== 'soon' && <Footer />}
    </div>
  )
}

const Header = kept(function Header() {
  const { shop, messages, paths, brand } = usePage()
  return (
    <header className="border-b border-rule">
      <div className="mx-auto flex max-w-6xl items-center gap-1 px-4 sm:gap-4">
        <Link
          to={paths.home()}
          className="mr-auto flex min-h-14 min-w-0 items-center gap-2 font-display text-lg font-extrabold tracking-tight no-underline"
        >
          {brand.logo ? (
            <Logo logo={brand.logo} name={shop.storeName} />
          ) : (
            <>
              <PlatenMark />
              <span className="max-w-[9.5rem] leading-none sm:max-w-none">{shop.storeName}</span>
            </>
          )}
        </Link>
        <nav aria-label={messages.shell.menu} className="flex shrink-0 items-center sm:gap-2">
          <Link
            to={paths.garments()}
            className="flex min-h-11 items-center px-2 no-underline hover:underline"
          >
            {messages.shell.garments}
          </Link>
          {shop.film && (
            <Link
              to={paths.film()}
              className="hidden min-h-11 items-center px-2 no-underline hover:underline sm:flex"
            >
              {messages.shell.film}
            </Link>
          )}
          <Link
            to={paths.orders()}
            className="hidden min-h-11 items-center px-2 no-underline hover:underline md:flex"
          >
            {messages.shell.orders}
          </Link>
          <Link
            to={paths.contact()}
            className="hidden min-h-11 items-center px-2 no-underline hover:underline sm:flex"
          >
            {messages.shell.contact}
          </Link>
          <CartLink />
        </nav>
      </div>
    </header>
  )
})

function Logo({ logo, name }: { logo: NonNullable<Brand['logo']>; name: string }) {
  const [small] = logo.sizes
  if (!small) return name
  return (
    <img
      src={small.url}
      srcSet={srcSetOf(logo)}
      sizes="180px"
      width={small.widthPx}
      height={small.heightPx}
      alt={name}
      className="my-2 h-9 w-auto max-w-[min(11.25rem,100%)] object-contain object-left"
    />
  )
}

function PlatenMark() {
  return (
    <svg
      viewBox="0 0 24 24"
      width="24"
      height="24"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
    >
      <rect x="4" y="3" width="16" height="18" rx="2" />
      <path d="M12 7v10M7 12h10" className="stroke-press" />
    </svg>
  )
}

function Footer() {
  const { shop } = usePage()
  return (
    <footer className="mt-16 border-t border-rule bg-tray">
      <FooterColumns />
      <div className="mx-auto flex max-w-6xl flex-wrap items-center justify-between gap-4 border-t border-rule px-4 py-4 text-sm text-ink-soft">
        <span>
          {shop.storeName}. {shop.tagline}
        </span>
        <LanguageLinks />
      </div>
    </footer>
  )
}

const FooterColumns = kept(function FooterColumns() {
  const { shop, messages, paths, language, hasFaq } = usePage()
  const texts = messages.shell
  return (
    <div className="mx-auto grid max-w-6xl gap-8 px-4 py-10 sm:grid-cols-2 lg:grid-cols-4">
      <FooterColumn title={texts.footerShop}>
        <FooterLink to={paths.garments()}>{texts.garments}</FooterLink>
        {shop.film && <FooterLink to={paths.film()}>{texts.film}</FooterLink>}
        <FooterLink to={paths.orders()}>{texts.orders}</FooterLink>
        <FooterLink to={paths.account()}>{texts.account}</FooterLink>
        <FooterLink to={paths.contact()}>{texts.contact}</FooterLink>
        {hasFaq && <FooterLink to={paths.faq()}>{texts.faq}</FooterLink>}
        <FooterLink to={paths.policies()}>{texts.policies}</FooterLink>
      </FooterColumn>
      {shop.meetupZones.length > 0 && (
        <FooterColumn title={texts.footerMeet}>
          {shop.meetupZones.map((zone) => (
            <li key={zone.id} className="py-1">
              {zone.name} <span className="text-ink-soft">· {zone.area}</span>
            </li>
          ))}
        </FooterColumn>
      )}
      {shop.studio && (
        <FooterColumn title={messages.shared.studio}>
          <li className="py-1">{shop.studio.address}</li>
          {slotWords(shop.studio.hours, language).map(({ days, hours }) => (
            <li key={hours} className="py-1 text-ink-soft">
              {days} <span className="figures whitespace-nowrap">{hours}</span>
            </li>
          ))}
          {shop.studio.mapUrl !== undefined && (
            <li>
              <a
                href={shop.studio.mapUrl}
                rel="noopener noreferrer"
                className="inline-flex min-h-9 items-center"
              >
                {messages.shared.viewOnMap}
              </a>
            </li>
          )}
        </FooterColumn>
      )}
      <FooterColumn title={messages.shared.contactUs}>
        {shop.supportChannels.map((channel) => (
          <li key={channel.url}>
            <a href={channel.url} className="inline-flex min-h-9 items-center">
              {channel.label}
            </a>
            {channel.hours !== undefined && <span className="text-ink-soft"> · {channel.hours}</span>}
          </li>
        ))}
      </FooterColumn>
    </div>
  )
})

function FooterColumn({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-2 text-base">
        {title}
      </h2>
      <ul>{children}</ul>
    </section>
  )
}

function FooterLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <li>
      <Link to={to} className="inline-flex min-h-9 items-center">
        {children}
      </Link>
    </li>
  )
}
