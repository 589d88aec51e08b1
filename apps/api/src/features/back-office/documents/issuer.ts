import type { BusinessDocument } from '../../../platform/business-documents/business-document.ts'
import type { IssuingShop } from './document-rows.ts'

type Issuing = Pick<IssuingShop, 'storeName' | 'studio' | 'supportChannels' | 'documents' | 'brand'>

/** The shop, as it is named and looks now. */
export function issuerOf({
  storeName,
  studio,
  supportChannels,
  documents,
  brand,
}: Issuing): BusinessDocument['issuer'] {
  const { accent, surface, headingFont, textFont, logo } = brand
  return {
    name: documents.legalName ?? storeName,
    address: documents.address ?? studio?.address ?? null,
    taxId: documents.taxId,
    contacts: supportChannels.slice(0, 3).map(({ value }) => value),
    look: { accent, surface, headingFont, textFont },
    logoSha256: logo?.sizes.at(-1)?.sha256 ?? null,
  }
}
