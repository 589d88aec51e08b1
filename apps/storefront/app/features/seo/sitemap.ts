import { LANGUAGES, inLanguage } from '../../messages/languages.ts'
import { pathsFor } from '../../lib/paths.ts'
import { alternatesOf } from './page-meta.ts'

export function sitemapXml(publicUrl: string, garmentSlugs: readonly string[]): string {
  const paths = pathsFor('en')
  const pages = [
    paths.home(),
    paths.garments(),
    ...garmentSlugs.map((slug) => paths.garment(slug)),
    paths.contact(),
    paths.policies(),
  ]
  const entries = pages.flatMap((path) =>
    LANGUAGES.map((language) => entry(publicUrl, path, inLanguage(path, language))),
  )
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n')
}

function entry(publicUrl: string, path: string, location: string): string {
  const links = alternatesOf(path).map(
    ({ hrefLang, path: other }) =>
      `<xhtml:link rel="alternate" hreflang="${hrefLang}" href="${escapeXml(publicUrl + other)}"/>`,
  )
  return `<url><loc>${escapeXml(publicUrl + location)}</loc>${links.join('')}</url>`
}

export function escapeXml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
