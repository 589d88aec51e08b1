import { formatsFor, type Formats } from '@platen/formats'
import { isRouteErrorResponse, type MetaArgs, type MetaDescriptor } from 'react-router'
import type { Messages } from '../../messages/en.ts'
import { inLanguage, type Language, type Languages } from '../../messages/languages.ts'
import { rootPage, shellId } from '../../lib/route/route-data.ts'
import type { PageData, RootData, ShellData } from '../../lib/page.ts'
import { pathsFor, type Paths } from '../../lib/paths.ts'
import { problemTexts } from '../problems/index.ts'

export interface PageDescription {
  readonly title: string
  /** Required for public pages. */
  readonly description?: string
  readonly picture?: SharePicture
  /** What else its picture depends on: begins with `?`, or empty. */
  readonly pictureQuery?: string
  /** Schema.org records of what the page is about. */
  readonly records?: readonly object[]
  /** A private page, which search engines should not list. With a picture, chats show it beside its link. */
  readonly personal?: boolean
}

/** The service draws them in the shop's own look. */
export type SharePicture =
  'shop' | 'garments' | `category-${string}` | `garment-${string}` | `design-${string}`

export interface DescribedPage extends PageData, Pick<RootData, 'shareVersion'> {
  readonly paths: Paths
  readonly formats: Formats
  /** The public address of this page, without query. */
  readonly url: string
}

/** `lostTitle` is of the page that a secret address without a record shows. */
export function pageMeta(
  { matches, location, error }: Pick<MetaArgs, 'matches' | 'location' | 'error'>,
  describe: (page: DescribedPage) => PageDescription | undefined,
  lostTitle?: (messages: Messages) => string,
): MetaDescriptor[] {
  const dataOf = (id: string) => matches.find((match) => match.id === id)?.loaderData
  const data = dataOf('root') as RootData | undefined
  const shell = dataOf(shellId(location.pathname)) as ShellData | undefined
  if (!data) return []
  const root = rootPage(data, location.pathname)
  if (error) return problemTags(error, root.messages, lostTitle)
  if (!shell) return []
  const page = {
    ...root,
    shop: shell.shop,
    paths: pathsFor(root.language, root.languages),
    formats: formatsFor(root.language, shell.shop),
    url: root.publicUrl + pathOf(location.pathname),
  }
  const description = describe(page)
  return description ? metaTags(page, pathOf(location.pathname), description) : []
}

function problemTags(
  error: unknown,
  messages: Messages,
  lostTitle: ((messages: Messages) => string) | undefined,
): MetaDescriptor[] {
  if (lostTitle && isRouteErrorResponse(error) && error.status === 404)
    return [{ title: lostTitle(messages) }, NOT_LISTED]
  return [{ title: problemTexts(error, messages).title }]
}

export function sharePictureUrl(
  { publicUrl, shareVersion, language }: Pick<DescribedPage, 'publicUrl' | 'shareVersion' | 'language'>,
  picture: SharePicture,
  query = '',
): string {
  return `${publicUrl}/share/${shareVersion}/${language}/${picture}.jpg${query}`
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
  { title, description, picture, pictureQuery, records = [], personal = false }: PageDescription,
): MetaDescriptor[] {
  const words = [
    { title },
    ...(description === undefined ? [] : [{ name: 'description', content: description }]),
  ]
  const shared = {
    'og:type': 'website',
    'og:site_name': shop.storeName,
    'og:title': title,
    ...(description === undefined ? {} : { 'og:description': description }),
  }
  const image = {
    'og:image': sharePictureUrl({ publicUrl, shareVersion, language }, picture ?? 'shop', pictureQuery),
    'og:image:type': 'image/jpeg',
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': title,
  }
  if (personal)
    return [...words, NOT_LISTED, ...(picture ? [...properties({ ...shared, ...image }), LARGE_CARD] : [])]

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
      ...shared,
      'og:url': address(language),
      'og:locale': OPEN_GRAPH_LOCALES[language],
      ...image,
    }),
    ...languages
      .filter((other) => other !== language)
      .map((other) => ({
        property: 'og:locale:alternate',
        content: OPEN_GRAPH_LOCALES[other],
      })),
    LARGE_CARD,
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

const LARGE_CARD = { name: 'twitter:card', content: 'summary_large_image' }
const NOT_LISTED = { name: 'robots', content: 'noindex' }

const OPEN_GRAPH_LOCALES = {
  en: 'en_US',
  es: 'es_LA',
  'pt-BR': 'pt_BR',
  fr: 'fr_FR',
  id: 'id_ID',
} as const satisfies Record<Language, string>
