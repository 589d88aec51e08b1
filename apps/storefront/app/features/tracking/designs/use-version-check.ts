import { expectData, type Resources } from '@platen/api-client'
import { useEffect, useState } from 'react'
import { browserApi } from '../../../lib/browser-api.ts'
import type { ArtworkToReplace } from './designs.ts'
import type { Order } from '../status/tracking-status.ts'

type Preflight = Resources['Preflight']

const BY_TROUBLE = ['failed', 'warning', 'passed'] as const satisfies readonly Preflight['state'][]

/**
 * The print check of a new version at the printed sizes. Undefined without a version or when the API cannot check it,
 * for example because the garment is no longer sold: it can be used anyway.
 */
export function useVersionCheck(
  order: Order,
  { prints }: ArtworkToReplace,
  version: Resources['ArtworkRecord'] | undefined,
): Preflight | 'checking' | undefined {
  const [found, setFound] = useState<{ artworkId: string; preflight: Preflight | undefined }>()
  const artworkId = version?.id
  const items = JSON.stringify(artworkId === undefined ? [] : quoteItems(order, prints, artworkId))

  useEffect(() => {
    if (artworkId === undefined) return
    let wanted = true
    const body = { items: JSON.parse(items) as Resources['QuoteCreate']['items'] }
    void expectData(browserApi.createQuote({ body }))
      .then((quote) =>
        worstOf(quote.items.flatMap(({ placements }) => placements.map(({ preflight }) => preflight))),
      )
      .catch(() => undefined)
      .then((preflight) => {
        if (wanted) setFound({ artworkId, preflight })
      })
    return () => {
      wanted = false
    }
  }, [artworkId, items])

  if (artworkId === undefined) return undefined
  return found?.artworkId === artworkId ? found.preflight : 'checking'
}

function quoteItems(
  { items }: Order,
  prints: ArtworkToReplace['prints'],
  artworkId: string,
): Resources['QuoteCreate']['items'] {
  const wanted = new Set(prints.map(({ id }) => id))
  return items.flatMap(({ variantId, placements }) =>
    placements
      .filter(({ id }) => wanted.has(id))
      .map(({ zoneId, widthMm, heightMm, offsetXMm, offsetYMm, rotationDeg }) => ({
        variantId,
        quantity: 1,
        placements: [{ zoneId, artworkId, widthMm, heightMm, offsetXMm, offsetYMm, rotationDeg }],
      })),
  )
}

function worstOf(preflights: readonly (Preflight | null)[]): Preflight | undefined {
  const known = preflights.filter((preflight) => preflight !== null)
  return BY_TROUBLE.map((state) => known.find((preflight) => preflight.state === state)).find(Boolean)
}
