import { CUSTOMER_FIELDS, CustomerUpdate, Locale, Phone, type CustomerField } from '@platen/contract'
import { LOCALES } from '@platen/messages'
import { languageFor } from '../../../../messages/messages.ts'
import { headingWords, textLike, type FieldSet } from '../../../../platform/tables/field-kinds.ts'

const { name, note } = CustomerUpdate.properties
const LINE = { kind: 'text', maxLength: 120 } as const

/** Beside the headings of our exports: what other programs and people write. */
const ALIASES: Readonly<Record<CustomerField, readonly string[]>> = {
  name: [
    'full name',
    'customer',
    'customer name',
    'contact',
    'contact name',
    'nombre completo',
    'cliente',
    'client',
    'nom complet',
    'nom du client',
    'nama lengkap',
    'pelanggan',
  ],
  company: [
    'empresa',
    'organization',
    'organisation',
    'business',
    'company name',
    'negocio',
    'organizacion',
    'societe',
    'raison sociale',
    'perusahaan',
  ],
  email: [
    'mail',
    'e mail',
    'email address',
    'e mail address',
    'correo',
    'correo electronico',
    'adresse e mail',
    'courriel',
    'surel',
  ],
  phone: [
    'telephone',
    'phone number',
    'mobile',
    'cell',
    'whatsapp',
    'whats app',
    'celular',
    'movil',
    'portable',
    'tel',
    'telepon',
    'nomor telepon',
    'hp',
  ],
  locale: ['language', 'preferred language', 'lang'],
  tags: ['tag', 'group', 'grupo', 'groupe', 'grup', 'labels', 'groups', 'segments'],
  trade: ['reseller', 'wholesale', 'trade customer', 'b2b'],
  taxId: [
    'tax number',
    'tax id',
    'vat',
    'vat number',
    'vat id',
    'nit',
    'ruc',
    'rfc',
    'nif',
    'cnpj',
    'cpf',
    'siret',
    'npwp',
  ],
  note: [
    'notes',
    'comment',
    'comments',
    'remarks',
    'notas',
    'comentario',
    'observaciones',
    'remarque',
    'keterangan',
  ],
}

/** The bounds are those of the request that writes the same fields one by one. */
export const CUSTOMER_TABLE: FieldSet<CustomerField> = {
  kinds: {
    name: { kind: 'text', ...textLike(name) },
    company: LINE,
    email: { kind: 'text', maxLength: 254 },
    phone: { kind: 'text', ...textLike(Phone), write: 'phone', example: '+50588887777' },
    locale: { kind: 'text', ...textLike(Locale), example: 'es, pt-BR' },
    tags: { kind: 'text', maxLength: 900 },
    trade: { kind: 'boolean' },
    taxId: { ...LINE, maxLength: 40 },
    note: { kind: 'text', ...textLike(note.anyOf[0]), lines: true },
  },
  headings: CUSTOMER_FIELDS.flatMap((field) =>
    [field, ...LOCALES.map((locale) => headingIn(locale, field)), ...ALIASES[field]].map(
      (heading) => [headingWords(heading), field] as const,
    ),
  ),
}

function headingIn(locale: string, field: CustomerField): string {
  return languageFor([locale]).messages.customers.columns[field]
}

/** What a row gives; what the table leaves empty is left out. */
export interface CustomerValues extends Partial<Record<Exclude<CustomerField, 'trade'>, string>> {
  trade?: boolean
}
