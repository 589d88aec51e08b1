import type { Party } from '../../../platform/business-documents/business-document.ts'

export interface PostalAddress {
  readonly line1: string
  readonly line2?: string
  readonly city: string
  readonly region?: string
  readonly postalCode?: string
  readonly country: string
}

export function recipientAt(name: string, address: PostalAddress | null): Party {
  if (address === null) return { name, address: null, taxId: null }
  const { line1, line2, city, region, postalCode, country } = address
  const place = [postalCode, city, region].filter((part) => part !== undefined).join(' ')
  const lines = [line1, line2, place, country].filter((line) => line !== undefined && line !== '')
  return { name, address: lines.join('\n'), taxId: null }
}
