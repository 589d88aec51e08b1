import { PLACES } from './places.ts'

/** RFC 9727, section 4.2. */
export const API_CATALOG_TYPE = 'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"'

/** The API catalogue (RFC 9727) as a linkset (RFC 9264): which API this is and where it is described. */
export function apiCatalog(publicUrl: string): object {
  const api = `${publicUrl}${PLACES.index}`
  return {
    linkset: [
      { anchor: `${publicUrl}${PLACES.apiCatalog}`, item: [{ href: api }] },
      {
        anchor: api,
        'service-desc': [{ href: `${publicUrl}${PLACES.description}`, type: 'application/json' }],
        'service-doc': [{ href: `${publicUrl}${PLACES.docs}`, type: 'text/html' }],
        status: [{ href: `${publicUrl}${PLACES.health}`, type: 'application/json' }],
      },
    ],
  }
}
