import { coloursOf, type Look } from '@platen/brand'
import { escapeHtml as escape } from '../../../platform/http/answers/escape-html.ts'
import type { Block, Email } from './email.ts'
import { LOGO_CID, type EmailLogo } from './email-logo.ts'

export function toText({ brand, blocks }: Email): string {
  const texts = [oneLine(brand), ...blocks.flatMap((block) => blockText(block) ?? [])]
  return `${texts.join('\n\n')}\n`
}

function blockText(block: Block): string | undefined {
  switch (block.kind) {
    case 'heading':
      return oneLine(block.text).toLocaleUpperCase()
    case 'paragraph':
      return oneLine(block.text)
    case 'facts':
      return block.facts.map(([label, value]) => `${label}: ${oneLine(value)}`).join('\n')
    case 'list':
      return block.lines.map((line) => `- ${oneLine(line)}`).join('\n')
    case 'quote':
      return block.text
        .split(/\r\n|\r|\n/)
        .map((line) => `> ${oneLine(line)}`)
        .join('\n')
    case 'link':
      return `${block.label}: ${block.url}`
    case 'picture':
      return undefined
  }
}

/** Keeps customer input from starting a line of its own, so that it cannot pass for the shop's text. */
function oneLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim()
}

/** Mail programs without dark mode show the light colours. */
function styleOf(look: Pick<Look, 'accent' | 'surface'>): string {
  const { light, dark } = coloursOf(look)
  return `
:root { color-scheme: light dark; }
body { margin: 0; background: ${light.sheet}; color: ${light.ink}; font: 16px/1.5 system-ui, -apple-system, 'Segoe UI', Roboto, Arial, sans-serif; }
header { border-bottom: 3px solid ${light.press}; font-size: 18px; font-weight: 700; padding-bottom: 12px; margin-bottom: 24px; }
img { display: block; max-width: 100%; height: auto; background: ${light.paper}; }
img.logo { padding: 8px; border-radius: 6px; background: ${light.sheet}; }
main { max-width: 36rem; margin: 0 auto; padding: 24px; overflow-wrap: anywhere; }
h2 { font-size: 18px; line-height: 1.3; margin: 28px 0 8px; }
p, ul, dl, blockquote { margin: 0 0 16px; }
ul { padding-left: 20px; }
dt { color: ${light.inkSoft}; font-size: 14px; }
dd { margin: 0 0 8px; }
blockquote { border-left: 3px solid ${light.ruleStrong}; padding-left: 12px; white-space: pre-wrap; }
a { color: ${light.press}; }
a.button { display: inline-block; background: ${light.press}; font-weight: 600; color: ${light.onPress}; padding: 12px 20px; border-radius: 6px; text-decoration: none; }
@media (prefers-color-scheme: dark) {
  body { background: ${dark.paper}; color: ${dark.ink}; }
  header { border-color: ${dark.press}; }
  dt { color: ${dark.inkSoft}; }
  a { color: ${dark.press}; }
  a.button { background: ${dark.press}; color: ${dark.onPress}; }
}`
}

interface Branding {
  readonly look: Pick<Look, 'accent' | 'surface'>
  readonly logo: Pick<EmailLogo, 'widthPx'> | undefined
}

/** The email as one self-contained page: one column, no tables, nothing loaded from elsewhere: its pictures come with it. */
export function toHtml(email: Email, locale: string, { look, logo }: Branding): string {
  return `<!doctype html>
<html lang="${escape(locale)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escape(email.subject)}</title>
<style>${styleOf(look)}
</style>
</head>
<body>
<main>
<header dir="auto">${logo ? logoHtml(logo, email.brand) : escape(email.brand)}</header>
${email.blocks.map(blockHtml).join('\n')}
</main>
</body>
</html>
`
}

/** On the ground of the shop by day, for which it was made. */
function logoHtml({ widthPx }: Pick<EmailLogo, 'widthPx'>, name: string): string {
  return `<img class="logo" src="cid:${LOGO_CID}" alt="${escape(name)}" width="${widthPx}">`
}

function blockHtml(block: Block): string {
  switch (block.kind) {
    case 'heading':
      return `<h2>${escape(block.text)}</h2>`
    case 'paragraph':
      return `<p dir="auto">${escape(block.text)}</p>`
    case 'facts':
      return `<dl>\n${block.facts.map(factHtml).join('\n')}\n</dl>`
    case 'list':
      return `<ul>\n${block.lines.map((line) => `<li dir="auto">${escape(line)}</li>`).join('\n')}\n</ul>`
    case 'quote':
      return `<blockquote dir="auto">${escape(block.text)}</blockquote>`
    case 'link':
      return `<p><a${block.quiet ? '' : ' class="button"'} href="${escape(block.url)}">${escape(block.label)}</a></p>`
    case 'picture':
      return `<p><img src="cid:${escape(block.cid)}" alt="${escape(block.alt)}" width="${block.widthPx}"></p>`
  }
}

function factHtml([label, value]: readonly [string, string]): string {
  return `<dt>${escape(label)}</dt>\n<dd dir="auto">${escape(value)}</dd>`
}
