import type { Look } from '@platen/brand'
import { languageFor } from '../../../messages/messages.ts'
import type { Database } from '../../../platform/database/transaction.ts'
import type { PictureRow } from '../../../platform/records/pictures.ts'
import type { Storage } from '../../../platform/storage/storage.ts'
import type { Shop } from '../../selling/catalog/index.ts'
import { composeEmail } from './compose-email.ts'
import { DESIGN_CID, type DesignPicture } from './design-picture.ts'
import { drawLogo, LOGO_CID, type EmailLogo } from './email-logo.ts'
import type { Email } from './email.ts'
import { findEditedText } from './message-templates.store.ts'
import { findStore } from './notifications.store.ts'
import { toHtml } from './render-email.ts'
import { sampleOrder, samplePicture } from './sample-facts.ts'

interface PreviewDeps {
  readonly database: Database
  readonly storage: Storage
}

interface Preview {
  readonly shop: Shop
  readonly locale: string | undefined
  readonly look: Pick<Look, 'accent' | 'surface'>
  readonly logo: PictureRow | null
  readonly storeName: string | undefined
}

/** The email about a new order as it would look, with what the shop sells first. Undefined before the shop is set up. */
export async function previewEmail(
  { database, storage }: PreviewDeps,
  { shop, locale, look, logo, storeName }: Preview,
): Promise<string | undefined> {
  const saved = await findStore(database)
  if (!saved) return undefined
  const store = { ...saved, name: storeName ?? saved.name }
  const language = languageFor([locale, ...store.locales])
  const [picture, text, drawn] = await Promise.all([
    samplePicture(storage, shop),
    findEditedText(database, 'order-received', language),
    drawLogo(storage, logo),
  ])
  const facts = sampleOrder(shop, { store, locale: language.locale, picture })
  const email = composeEmail('order-received', facts, language, { text })
  return toPreviewHtml(email, language.locale, { look, logo: drawn, picture })
}

interface PreviewPictures {
  readonly look: Pick<Look, 'accent' | 'surface'>
  readonly logo: EmailLogo | undefined
  readonly picture: DesignPicture | null
}

/** With its pictures inside. */
export function toPreviewHtml(
  email: Email,
  locale: string,
  { look, logo, picture }: PreviewPictures,
): string {
  return (
    toHtml(email, locale, { look, logo })
      .replace(`cid:${LOGO_CID}`, `data:image/png;base64,${logo?.png.toString('base64') ?? ''}`)
      .replace(`cid:${DESIGN_CID}`, `data:image/jpeg;base64,${picture?.jpeg.toString('base64') ?? ''}`)
      // The frame chooses between day and night.
      .replace('@media (prefers-color-scheme: dark) {', 'html[data-scheme="dark"] {')
  )
}
