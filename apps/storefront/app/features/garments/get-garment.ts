import { data } from 'react-router'
import type { Catalog, Garment } from './garment-facts.ts'

/** The garment of an address. One that the shop does not sell has no page. */
export function getGarment(catalog: Catalog, slug: string | undefined): Garment {
  const garment = catalog.garments.find((candidate) => candidate.slug === slug)
  if (!garment) throw data(null, 404)
  return garment
}
