import { LRUCache } from 'lru-cache'
import { createHash } from 'node:crypto'
import { jsxTemplate } from 'preact/jsx-runtime'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import type { Page } from '../page.ts'
import type { KeepPart } from './kept.tsx'

/** Those of a hundred garments in two languages, for example. */
const MOST_BYTES = 6 * 1024 * 1024

const known = new LRUCache<string, Buffer>({
  maxSize: MOST_BYTES,
  sizeCalculation: (html, key) => html.length + key.length,
})

/**
 * Of one page: it is rendered with a mark in the place of each part. `secret` begins the marks, so that no text of the page
 * is one. Kept parts are bytes, and a page does not encode them again.
 */
export function keptParts(secret: string): { keep: KeepPart; put: (page: string) => Buffer } {
  const parts: Buffer[] = []
  return {
    keep: (inputs, part, contexts) => {
      const index = parts.push(htmlOf(inputs, () => renderToString(part, contexts))) - 1
      return jsxTemplate([`${secret}${index};`]) as ReactNode
    },
    put: (page) => {
      if (parts.length === 0) return Buffer.from(page)
      const [start = '', ...marked] = page.split(secret)
      const pieces = marked.flatMap((text) => {
        const end = text.indexOf(';')
        return [parts[Number(text.slice(0, end))] ?? NOTHING, Buffer.from(text.slice(end + 1))]
      })
      return Buffer.concat([Buffer.from(start), ...pieces])
    },
  }
}

const NOTHING = Buffer.alloc(0)

type Inputs = Parameters<KeepPart>[0]

function htmlOf(inputs: Inputs, render: () => string): Buffer {
  const key = keyOfPart(inputs)
  const found = known.get(key)
  if (found) return found
  const html = Buffer.from(render())
  known.set(key, html)
  return html
}

/** What all of the inputs contain, so that no part of another brand, language, price or stock can be shown. */
function keyOfPart({ Part, props, page, id }: Inputs): string {
  return [keyOf(Part), id, keyOfPage(page), keyOfAll(props)].join(':')
}

const pages = new WeakMap<Page, string>()

/** A visit has one page for many parts. `paths` and `formats` follow from the rest. */
function keyOfPage(page: Page): string {
  const made = pages.get(page)
  if (made !== undefined) return made
  const { paths: _, formats: __, ...read } = page
  const key = hashOf(keyOfAll(read))
  pages.set(page, key)
  return key
}

function keyOfAll(inputs: object): string {
  return Object.entries(inputs)
    .map(([name, value]) => `${name}=${keyOf(value)}`)
    .join()
}

const keys = new WeakMap<object, string>()
let functions = 0

/** Objects are read once. Functions are equal to themselves only. */
function keyOf(value: unknown): string {
  if (typeof value === 'function') return keyOnce(value, () => `function ${functions++}`)
  if (value === undefined) return 'undefined'
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  return keyOnce(value, () => hashOf(JSON.stringify(value)))
}

function keyOnce(value: object, make: () => string): string {
  const key = keys.get(value) ?? make()
  keys.set(value, key)
  return key
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url')
}
