import type { Resources } from '@platen/api-client'
import { LOCALES, type Locale } from '@platen/messages'
import { named, numbered } from '../../../lib/forms/members.ts'

export type Settings = Resources['StoreSettingsResponse']
export type SettingsRequest = Resources['StoreSettingsRequest']

type Channel = Settings['supportChannels'][number]
type Zone = Settings['meetupZones'][number]
type Area = Settings['deliveryAreas'][number]
type Studio = NonNullable<Settings['studio']>
type Instruction = Settings['paymentInstructions'][number]

/** Optional fields are empty strings in the form, and languages are one line. */
export interface SettingsForm extends Omit<
  SettingsRequest,
  | 'revision'
  | 'locales'
  | 'shopEmail'
  | 'supportChannels'
  | 'studio'
  | 'deliveryAreas'
  | 'meetupZones'
  | 'paymentInstructions'
  | 'documents'
> {
  documents: DocumentsForm
  locales: string
  shopEmail: string
  supportChannels: (Channel & { hours: string })[]
  /** Names are one line, separated by commas. */
  deliveryAreas: (Omit<Area, 'regions' | 'places'> & { regions: string; places: string })[]
  /** Without an address there is no studio. */
  studio: Studio & { mapUrl: string }
  meetupZones: (Zone & { landmark: string })[]
  paymentInstructions: (Instruction & { payeeName: string; account: string; referenceHint: string })[]
}

type Documents = Settings['documents']

/** Texts that are not set are empty. */
interface DocumentsForm extends Pick<Documents, 'prefixes' | 'receipts'> {
  legalName: string
  address: string
  taxId: string
  footer: string
  translations: Record<Locale, { footer: string }>
}

const NO_DOCUMENTS: Documents = {
  ...{ legalName: null, address: null, taxId: null, footer: null, translations: {}, receipts: true },
  prefixes: { invoice: 'INV', credit_note: 'CN', receipt: 'RC' },
}

function documentsForm(documents: Documents = NO_DOCUMENTS): DocumentsForm {
  const { legalName, address, taxId, footer, translations, ...rest } = documents
  return {
    ...rest,
    legalName: legalName ?? '',
    address: address ?? '',
    taxId: taxId ?? '',
    footer: footer ?? '',
    translations: Object.fromEntries(
      LOCALES.map((locale) => [locale, { footer: translations[locale]?.footer ?? '' }]),
    ) as DocumentsForm['translations'],
  }
}

function documentsRequest({ prefixes, receipts, translations, ...texts }: DocumentsForm): Documents {
  const textOf = (text: string) => (text.trim() === '' ? null : text.trim())
  return {
    prefixes: trimmed(prefixes),
    receipts,
    legalName: textOf(texts.legalName),
    address: textOf(texts.address),
    taxId: textOf(texts.taxId),
    footer: textOf(texts.footer),
    translations: Object.fromEntries(
      LOCALES.flatMap((locale) => {
        const footer = textOf(translations[locale].footer)
        return footer === null ? [] : [[locale, { footer }]]
      }),
    ),
  }
}

export function toForm(settings: Settings | SettingsRequest): SettingsForm {
  const { revision, ...content } = settings
  const { updatedAt, updatedBy, ...document } = { updatedAt: '', updatedBy: null, ...content }
  return {
    ...document,
    documents: documentsForm(document.documents),
    locales: document.locales.join(', '),
    shopEmail: document.shopEmail ?? '',
    supportChannels: document.supportChannels.map((channel) => ({ ...channel, hours: channel.hours ?? '' })),
    studio: { address: '', hours: [], ...document.studio, mapUrl: document.studio?.mapUrl ?? '' },
    deliveryAreas: (document.deliveryAreas ?? []).map((area) => ({
      ...area,
      regions: area.regions.join(', '),
      places: area.places.join(', '),
    })),
    meetupZones: document.meetupZones.map((zone) => ({ ...zone, landmark: zone.landmark ?? '' })),
    paymentInstructions: document.paymentInstructions.map((instruction) => ({
      ...instruction,
      payeeName: instruction.payeeName ?? '',
      account: instruction.account ?? '',
      referenceHint: instruction.referenceHint ?? '',
    })),
  }
}

export function toRequest(form: SettingsForm, revision: number): SettingsRequest {
  const { locales, shopEmail, ...rest } = form
  return {
    ...trimmed(rest),
    documents: documentsRequest(form.documents),
    revision,
    locales: locales.split(/[\s,]+/).filter((locale) => locale !== ''),
    ...(shopEmail.trim() !== '' && { shopEmail: shopEmail.trim() }),
    supportChannels: form.supportChannels.map((channel) => withoutEmpty(trimmed(channel), ['hours'])),
    studio: form.studio.address.trim() === '' ? null : withoutEmpty(trimmed(form.studio), ['mapUrl']),
    deliveryAreas: named(form.deliveryAreas, ({ name }) => name).map((area) => ({
      ...trimmed(area),
      regions: namesIn(area.regions),
      places: namesIn(area.places),
    })),
    meetupZones: numbered(named(form.meetupZones, ({ name }) => name)).map((zone) =>
      withoutEmpty(trimmed(zone), ['landmark']),
    ),
    paymentInstructions: numbered(named(form.paymentInstructions, ({ label }) => label)).map((instruction) =>
      withoutEmpty(trimmed(instruction), ['payeeName', 'account', 'referenceHint']),
    ),
  }
}

function namesIn(line: string): string[] {
  const names = line.split(',').map((name) => name.trim())
  return [...new Set(names)].filter((name) => name !== '')
}

function trimmed<Value extends object>(value: Value): Value {
  return Object.fromEntries(
    Object.entries(value).map(([key, part]: [string, unknown]) => [
      key,
      typeof part === 'string' ? part.trim() : part,
    ]),
  ) as Value
}

function withoutEmpty<Value extends object>(value: Value, optional: readonly (keyof Value)[]): Value {
  return Object.fromEntries(
    Object.entries(value).filter(([key, part]) => part !== '' || !optional.some((name) => name === key)),
  ) as Value
}
