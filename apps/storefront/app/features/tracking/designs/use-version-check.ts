import type { Resources } from '@platen/api-client'
import { useQuoteAnswer } from '../../../lib/use-quote-answer.ts'
import type { ArtworkToReplace } from './designs.ts'
import type { Order } from '../status/tracking-status.ts'

type Preflight = Resources['Preflight']

const BY_TROUBLE = ['failed', 'warning', 'passed'] as const satisfies readonly Preflight['state'][]

/** Undefined when the API cannot check it, as for a garment that is no longer sold: it can be used anyway. */
export function useVersionCheck(
  order: Order,
  { prints }: ArtworkToReplace,
  version: Resources['ArtworkRecord'] | undefined,
): Preflight | 'checking' | undefined {
  const items = version && quoteItems(order, prints, version.id)
  const answer = useQuoteAnswer(items && { items }, 0)
  if (!version) return undefined
  if (!answer) return 'checking'
  const placements = answer.quote?.items.flatMap((item) => item.placements) ?? []
  return worstOf(placements.map(({ preflight }) => preflight))
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
      .map(({ zoneId, widthMm, heightMm, offsetXMm, offsetYMm, rotationDeg }) =>
        variantId === null || zoneId === null
          ? { kind: 'transfer', artworkId, widthMm, heightMm, quantity: 1 }
          : {
              variantId,
              quantity: 1,
              placements: [{ zoneId, artworkId, widthMm, heightMm, offsetXMm, offsetYMm, rotationDeg }],
            },
      ),
  )
}

function worstOf(preflights: readonly (Preflight | null)[]): Preflight | undefined {
  const known = preflights.filter((preflight) => preflight !== null)
  return BY_TROUBLE.map((state) => known.find((preflight) => preflight.state === state)).find(Boolean)
}
