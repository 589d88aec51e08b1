import { formatsFor, type Formats } from '@platen/formats'
import type { MetaArgs, MetaDescriptor } from 'react-router'
import { inLanguage, type Language, type Languages } from '../../messages/languages.ts'
import { rootPage, shellId } from '../../lib/route-data.ts'
import type { PageData, RootData, ShellData } from '../../lib/page.ts'
import { pathsFor, type Paths } from '../../lib/paths.ts'

export interface PageDescription {
  readonly title: string
  /** Required for public pages. */
  readonly description?: string
  readonly picture?: SharePicture
  /** Schema.org records of what the page is about. */
  readonly records?: readonly object[]
  /** A private page, which search engines should not list. */
  readonly personal?: boolean
}

/** The service draws them in the shop's own look. */
export type SharePicture = 'shop' | 'garments' | `category-${string}` | `garment-${string}`

export interface DescribedPage extends PageData, Pick<RootData, 'shareVersion'> {
  readonly paths: Paths
  readonly formats: Formats
  /** The public address of this page, without query. */
  readonly url: string
}

/** A page that failed to load has none, because the error page has its own title. */
export function pageMeta(
  { matches, location, error }: Pick<MetaArgs, 'matches' | 'location' | 'error'>,
  describe: (page: DescribedPage) => PageDescription | undefined,
): MetaDescriptor[] {
  const dataOf = (id: string) => matches.find((match) => match.id === id)?.loaderData
  const data = dataOf('root') as RootData | undefined
  const shell = dataOf(shellId(location.pathname)) as ShellData | undefined
  if (!data || !shell || error) return []
  const root = rootPage(data, location.pathname)
  const page = {
    ...root,
    ...shell,
    paths: pathsFor(root.language, root.languages),
    formats: formatsFor(root.language, shell.shop),
    url: root.publicUrl + pathOf(location.pathname),
  }
  const description = describe(page)
  return description ? metaTags(page, pathOf(location.pathname), description) : []
}

export function sharePictureUrl(
  { publicUrl, shareVersion, language }: Pick<DescribedPage, 'publicUrl' | 'shareVersion' | 'language'>,
  picture: SharePicture,
): string {
  return `${publicUrl}/share/${shareVersion}/${language}/${picture}.jpg`
}

/** The path without trailing slashes, so that each page has one address. */
function pathOf(pathname: string): string {
  return pathname === '/' ? pathname : pathname.replace(/\/+$/, '')
}

export function metaTags(
  {
    shop,
    language,
    languages,
    publicUrl,
    shareVersion,
  }: Pick<DescribedPage, 'shop' | 'language' | 'languages' | 'publicUrl' | 'shareVersion'>,
  path: string,
  { title, description, picture = 'shop', records = [], personal = false }: PageDescription,
): MetaDescriptor[] {
  const words = [
    { title },
    ...(description === undefined ? [] : [{ name: 'description', content: description }]),
  ]
  if (personal) return [...words, { name: 'robots', content: 'noindex' }]

  const address = (other: Language) => publicUrl + inLanguage(path, other, languages)
  const alternates = alternatesOf(path, languages)
  return [
    ...words,
    { tagName: 'link', rel: 'canonical', href: publicUrl + path },
    ...alternates.map(({ hrefLang, path: other }) => ({
      tagName: 'link' as const,
      rel: 'alternate',
      hrefLang,
      href: publicUrl + other,
    })),
    ...properties({
      'og:type': 'website',
      'og:site_name': shop.storeName,
      'og:title': title,
      ...(description === undefined ? {} : { 'og:description': description }),
      'og:url': address(language),
      'og:locale': OPEN_GRAPH_LOCALES[language],
      'og:image': sharePictureUrl({ publicUrl, shareVersion, language }, picture),
      'og:image:type': 'image/jpeg',
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': title,
    }),
    ...languages
      .filter((other) => other !== language)
      .map((other) => ({
        property: 'og:locale:alternate',
        content: OPEN_GRAPH_LOCALES[other],
      })),
    { name: 'twitter:card', content: 'summary_large_image' },
    ...records.map((record) => ({ 'script:ld+json': record as Record<string, string> })),
  ]
}

export function alternatesOf(
  path: string,
  languages: Languages,
): { readonly hrefLang: string; readonly path: string }[] {
  return [
    ...languages.map((language) => ({ hrefLang: language, path: inLanguage(path, language, languages) })),
    { hrefLang: 'x-default', path: inLanguage(path, languages[0], languages) },
  ]
}

function properties(contents: Readonly<Record<string, string>>): MetaDescriptor[] {
  return Object.entries(contents).map(([property, content]) => ({ property, content }))
}

const OPEN_GRAPH_LOCALES = {
  en: 'en_US',
  es: 'es_LA',
  'pt-BR': 'pt_BR',
  fr: 'fr_FR',
  id: 'id_ID',
} as const satisfies Record<Language, string>
