import { inLanguage, type Languages } from '../../messages/languages.ts'
import { pathsFor } from '../../lib/paths.ts'
import { alternatesOf } from './page-meta.ts'

interface SitePages {
  readonly garments: readonly { readonly slug: string }[]
  readonly categories: readonly { readonly id: string }[]
  readonly hasFaq: boolean
  readonly hasFilm: boolean
}

export function sitemapXml(
  publicUrl: string,
  languages: Languages,
  { garments, categories, hasFaq, hasFilm }: SitePages,
): string {
  const paths = pathsFor(languages[0], languages)
  const pages = [
    paths.home(),
    paths.garments(),
    ...categories.map(({ id }) => paths.category(id)),
    ...garments.map(({ slug }) => paths.garment(slug)),
    ...(hasFilm ? [paths.film()] : []),
    paths.contact(),
    ...(hasFaq ? [paths.faq()] : []),
    paths.policies(),
  ]
  const entries = pages.flatMap((path) =>
    languages.map((language) =>
      entry(publicUrl, inLanguage(path, language, languages), alternatesOf(path, languages)),
    ),
  )
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n')
}

function entry(publicUrl: string, location: string, alternates: ReturnType<typeof alternatesOf>): string {
  const links = alternates.map(
    ({ hrefLang, path: other }) =>
      `<xhtml:link rel="alternate" hreflang="${hrefLang}" href="${escapeXml(publicUrl + other)}"/>`,
  )
  return `<url><loc>${escapeXml(publicUrl + location)}</loc>${links.join('')}</url>`
}

export function escapeXml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
