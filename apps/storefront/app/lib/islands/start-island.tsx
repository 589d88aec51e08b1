import { createElement, type ComponentType } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { IdScope } from '../preact/id-scope.tsx'
import { PageContext, pageOf, type PageData } from '../page.ts'

/** Makes what the server rendered interactive without the router. */
export function startIsland<Data extends object>(
  name: string,
  Content: ComponentType<Data>,
  onStart?: (data: Data) => void,
): void {
  const place = document.querySelector(`[data-island="${name}"]`)
  const page = jsonOf(`[data-page-for="${name}"]`) as PageData | undefined
  const data = jsonOf(`[data-for="${name}"]`) as Data | undefined
  if (place === null || page === undefined || data === undefined) return
  onStart?.(data)
  hydrateRoot(
    place,
    <IdScope name={name}>
      <PageContext value={pageOf(page)}>{createElement(Content, data)}</PageContext>
    </IdScope>,
  )
}

function jsonOf(selector: string): unknown {
  const text = document.querySelector(selector)?.textContent
  return text === undefined ? undefined : JSON.parse(text)
}
