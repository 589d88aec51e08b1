import MarkdownIt from 'markdown-it'

/** HTML in the text is shown as text, and links lead to web pages, emails and phones only. */
const markdown = new MarkdownIt({ html: false, linkify: true })
markdown.validateLink = (url) => /^(https?:\/\/|mailto:|tel:|\/(?!\/)|#)/i.test(url.trim())
// A page has headings of its own above.
markdown.core.ruler.push('lower-headings', ({ tokens }) => {
  for (const token of tokens)
    if (token.type.startsWith('heading_')) token.tag = `h${Math.min(6, Number(token.tag.slice(1)) + 2)}`
})
// A picture would be loaded from elsewhere, which the policy of the page forbids.
markdown.disable('image')

/** For loaders: browsers get the HTML. */
export function toHtml(text: string): string {
  return markdown.render(text)
}
