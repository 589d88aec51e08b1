import type { Page, Response } from 'playwright-core'

/** What the API says in words of its own; the apps have theirs. */
const SENTENCES = new Set(['message', 'reason', 'resolution', 'summary'])

/** Collects what people typed and other data, from the answers that the pages got until it is asked. */
export function collectData(page: Page): () => Promise<ReadonlySet<string>> {
  const data = new Set<string>()
  const reads: Promise<void>[] = []
  page.on('response', (response) => reads.push(readInto(data, response).catch(() => undefined)))
  return async () => {
    await Promise.all(reads)
    return data
  }
}

async function readInto(data: Set<string>, response: Response): Promise<void> {
  if (!response.headers()['content-type']?.startsWith('application/json')) return
  for (const text of textsOf(await response.json())) data.add(text)
}

export function* textsOf(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value.trim().replaceAll(/\s+/g, ' ')
  if (typeof value !== 'object' || value === null) return
  for (const [key, part] of Object.entries(value)) {
    if (SENTENCES.has(key)) continue
    // The label of an event is a sentence; labels of channels, tiers and methods are the owner's.
    if (key === 'label' && 'event' in value) continue
    yield* textsOf(part)
  }
}

/**
 * With pseudo texts: visible texts, names and hints that are neither in the message files nor data, nor made by `Intl`.
 * Texts of the message files stand between « and ».
 */
export async function foreignTexts(
  page: Page,
  data: Iterable<string>,
  allowed: readonly string[] = [],
): Promise<string[]> {
  const { nodes, names } = await page.evaluate<{ nodes: string[]; names: string[] }>(`(() => {
    const visible = (element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const nodes = []
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement
      if (parent && !parent.closest('script, style, noscript, datalist') && visible(parent)) nodes.push(node.textContent)
    }
    const names = []
    for (const element of document.querySelectorAll('[aria-label], [title], [placeholder], [alt]')) {
      if (!visible(element)) continue
      for (const name of ['aria-label', 'title', 'placeholder', 'alt']) names.push(element.getAttribute(name) ?? '')
    }
    return { nodes, names }
  })()`)
  const known = [...new Set([...data, ...allowed])].filter((text) => text.length > 1).sort(byLength)
  return [...new Set([...wholeMessages(nodes), ...names])].filter((text) => isForeign(text, known))
}

/** A message can be in several nodes, some of them marked: joins those from each « to its ». */
function* wholeMessages(nodes: readonly string[]): Generator<string> {
  let open: string[] = []
  let depth = 0
  for (const text of nodes) {
    open.push(text)
    depth += text.split('«').length - text.split('»').length
    if (depth > 0) continue
    yield open.join('')
    open = []
    depth = 0
  }
  if (open.length > 0) yield open.join('')
}

function byLength(one: string, other: string): number {
  return other.length - one.length
}

/** Days, months, times and units as `Intl` writes them in English, and signs of units that are the same everywhere. */
const BY_INTL =
  /\b(mon|tue|wed|thu|fri|sat|sun)[a-z]*|\b(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*|\b(am|pm|utc|gmt|now|ago|at|in|and|or|today|yesterday|tomorrow|last|next)\b|\b(second|minute|hour|day|week|month|year)s?\b|\b(sec|min|hr|mo|yr)s?\b\.?|\b(mm|cm|dpi|px|bar|[km]b|kib|mib)\b/gi

/** Of records, as the API writes them. */
const IDS = /\b[a-z]{3}_[0-9a-z]{26}\b/g

function withoutWord(text: string, word: string): string {
  return text.replaceAll(/[\p{L}\p{N}]+/gu, (each) => (each === word ? ' ' : each))
}

function isForeign(text: string, known: readonly string[]): boolean {
  let rest = text.replaceAll(/\s+/g, ' ').replaceAll(IDS, ' ').trim()
  if (!/\p{L}{2}/u.test(rest)) return false
  // Innermost first, because a text can be filled into another one.
  while (/«[^«»]*»/.test(rest)) rest = rest.replaceAll(/«[^«»]*»/g, ' ')
  for (const one of known) {
    if (!/\p{L}{2}/u.test(rest)) return false
    // A short one, like a code of a language, would break words that have its letters.
    rest = one.length > 3 ? rest.replaceAll(one, ' ') : withoutWord(rest, one)
  }
  return /\p{L}{2}/u.test(rest.replaceAll(BY_INTL, ' '))
}
