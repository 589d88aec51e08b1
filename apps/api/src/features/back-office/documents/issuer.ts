import type { BusinessDocument } from '../../../platform/business-documents/business-document.ts'
import type { PictureRow } from '../../../platform/records/pictures.ts'
import type { Shop } from '../../selling/catalog/index.ts'
import type { Look } from '@platen/brand'

type Issuing = Pick<Shop, 'storeName' | 'studio' | 'supportChannels'> & {
  readonly brand: Look & { readonly logo: PictureRow | null }
}

/** The shop, as it is named and looks now. */
export function issuerOf({ storeName, studio, supportChannels, brand }: Issuing): BusinessDocument['issuer'] {
  const { accent, surface, headingFont, textFont, logo } = brand
  return {
    name: storeName,
    address: studio?.address ?? null,
    taxId: null,
    contacts: supportChannels.slice(0, 3).map(({ value }) => value),
    look: { accent, surface, headingFont, textFont },
    logoSha256: logo?.sizes.at(-1)?.sha256 ?? null,
  }
}
