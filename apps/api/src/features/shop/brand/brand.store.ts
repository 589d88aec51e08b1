import { correctedAccent, type Look } from '@platen/brand'
import type { BrandRequest, BrandResponse } from '@platen/contract'
import { sql } from 'kysely'
import type { Database, Tx } from '../../../platform/database/transaction.ts'
import { decodeId } from '../../../platform/records/ids.ts'
import { toDocument, type Change } from '../../../platform/records/replace-document.ts'
import { PICTURE_JSON, toPictureRecord, type PictureRow } from '../../../platform/records/pictures.ts'

interface BrandRow extends Omit<BrandResponse, 'logo' | 'favicon' | 'heroPicture' | 'usedAccent'> {
  readonly accent: Look['accent']
  readonly logo: PictureRow | null
  readonly favicon: PictureRow | null
  readonly heroPicture: PictureRow | null
}

export async function getBrand(database: Database): Promise<BrandResponse> {
  const { rows } = await sql<{ document: BrandRow }>`
    SELECT jsonb_build_object(
      'revision', b.revision, 'accent', b.accent, 'surface', b.surface, 'headingFont', b.heading_font,
      'textFont', b.text_font, 'logo', ${PICTURE_JSON('b.logo_id')}, 'favicon', ${PICTURE_JSON('b.favicon_id')},
      'heroPicture', ${PICTURE_JSON('b.hero_picture_id')}, 'texts', b.texts, 'translations', b.translations,
      'faq', b.faq, 'updatedAt', b.updated_at,
      'updatedBy', CASE WHEN u.id IS NOT NULL THEN jsonb_build_object('id', u.id, 'name', u.name) END
    ) AS document
    FROM brand AS b LEFT JOIN admin_users AS u ON u.id = b.updated_by`.execute(database)
  const row = rows[0]?.document
  if (!row) throw new Error('The row of the brand is missing.')
  return toDocument({
    ...row,
    logo: row.logo && toPictureRecord(row.logo),
    favicon: row.favicon && toPictureRecord(row.favicon),
    heroPicture: row.heroPicture && toPictureRecord(row.heroPicture),
    usedAccent: correctedAccent(row) ?? row.accent,
  })
}

export async function lockBrand(tx: Tx): Promise<void> {
  await tx.selectFrom('brand').select('id').forNoKeyUpdate().execute()
}

export async function writeBrand(tx: Tx, brand: BrandRequest, { by, at }: Change): Promise<void> {
  await tx
    .updateTable('brand')
    .set({
      accent: brand.accent,
      surface: brand.surface,
      heading_font: brand.headingFont,
      text_font: brand.textFont,
      logo_id: pictureId(brand.logoId),
      favicon_id: pictureId(brand.faviconId),
      hero_picture_id: pictureId(brand.heroPictureId),
      texts: JSON.stringify(brand.texts),
      translations: JSON.stringify(brand.translations),
      ...(brand.faq && { faq: JSON.stringify(brand.faq) }),
      revision: sql`revision + 1`,
      updated_at: at,
      updated_by: by,
    })
    .execute()
}

function pictureId(id: string | null): string | null {
  return id === null ? null : decodeId('picture', id)
}
