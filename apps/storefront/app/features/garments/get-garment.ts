import { data } from 'react-router'
import type { Catalog, Garment } from './garment-facts.ts'

/** The garment with this slug. An unknown one is a 404. */
export function getGarment(catalog: Catalog, slug: string | undefined): Garment {
  const garment = catalog.garments.find((candidate) => candidate.slug === slug)
  if (!garment) throw data(null, 404)
  return garment
}
