import { createElement, type ComponentType } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { IdScope } from './preact/id-scope.tsx'
import type { IslandData } from './island.tsx'
import { PageContext, pageOf } from './page.ts'

/** Makes what the server rendered interactive without the router. */
export function startIsland<Data extends object>(
  name: string,
  Content: ComponentType<Data>,
  onStart?: (data: Data) => void,
): void {
  const place = document.querySelector(`[data-island="${name}"]`)
  const read = document.querySelector(`[data-for="${name}"]`)?.textContent
  if (place === null || read === undefined) return
  const { page, data } = JSON.parse(read) as IslandData<Data>
  onStart?.(data)
  hydrateRoot(
    place,
    <IdScope name={name}>
      <PageContext value={pageOf(page)}>{createElement(Content, data)}</PageContext>
    </IdScope>,
  )
}
