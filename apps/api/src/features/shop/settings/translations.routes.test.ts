import type {
  AdminPrintZoneSettingsResponse,
  BrandResponse,
  CategoriesResponse,
  CatalogResponse,
  FirstRunResponse,
  GarmentRecord,
  PublicConfigResponse,
  StoreSettingsRequest,
  StoreSettingsResponse,
} from '@platen/contract'
import { expect, test } from 'vitest'
import { fieldsOf, refusalOf } from '../../../testing/replies.ts'
import { shared, sharedTestApp } from '../../../testing/shared.ts'
import { aMember } from '../../../testing/team.ts'

const shop = sharedTestApp()
const manager = shared(() => aMember(shop, 'manager'))

const read = async <Answer>(path: string) =>
  (await shop.get(`/api/admin/${path}`, manager.headers)).json<Answer>()
const put = (path: string, payload: object) =>
  shop.app.inject({ method: 'PUT', url: `/api/admin/${path}`, headers: manager.headers, payload })

async function settings(): Promise<StoreSettingsRequest> {
  const { updatedAt: _at, updatedBy: _by, ...request } = await read<StoreSettingsResponse>('settings')
  return request
}

async function printSettings() {
  const {
    updatedAt: _at,
    updatedBy: _by,
    ...request
  } = await read<AdminPrintZoneSettingsResponse>('print-zones')
  return request
}

const first = <Member>(list: readonly Member[], change: Partial<Member>): Member[] =>
  list.map((member, at) => (at === 0 ? { ...member, ...change } : member))

test('a new shop has the words of its languages for what it calls things', async () => {
  const { meetupZones, fulfilmentMethods, translations } = await settings()
  expect(translations).toMatchObject({ es: { tagline: 'Tu diseño, estampado para durar.' } })
  expect(fulfilmentMethods[0]?.translations).toMatchObject({ fr: { label: 'Retrait à l’atelier' } })
  expect(meetupZones[0]?.translations).toMatchObject({ es: { landmark: 'Frente al Teatro Nacional' } })
  const { zones, kinds } = await printSettings()
  expect(zones[0]?.translations).toMatchObject({ es: { name: 'Frente completo' } })
  expect(kinds.find(({ id }) => id === 'cap')?.sizeTranslations).toMatchObject([
    { size: 'One size', translations: { es: { name: 'Talla única' } } },
  ])
})

test('customers get translations in the languages that the shop offers, and no others', async () => {
  const config = (await shop.get('/api/v1/public-config')).json<PublicConfigResponse>()
  expect(Object.keys(config.meetupZones[0]?.translations ?? {})).toEqual(['es'])
  expect(Object.keys(config.paymentInstructions[0]?.translations ?? {})).toEqual(['es'])
  const catalog = (await shop.get('/api/v1/catalog')).json<CatalogResponse>()
  expect(catalog.zones[0]?.translations).toEqual({ es: { name: 'Frente completo' } })
  expect(catalog.sizeTranslations?.[0]).toEqual({
    size: 'One size',
    translations: { es: { name: 'Talla única' } },
  })
})

test('refuses a translation into a language that the shop does not offer, by its field', async () => {
  const before = await settings()
  const { meetupZones } = before
  const own = { ...meetupZones[0]?.translations, fr: { name: 'Centre-ville' } }
  const refused = await put('settings', { ...before, meetupZones: first(meetupZones, { translations: own }) })
  expect(refusalOf(refused)).toEqual([422, 'VALIDATION_FAILED'])
  expect(fieldsOf(refused)).toEqual(['meetupZones[0].translations.fr'])

  const prints = await printSettings()
  const tier = { translations: { id: { label: 'Kecil sekali' } } }
  const alsoRefused = await put('print-zones', { ...prints, sizeTiers: first(prints.sizeTiers, tier) })
  expect(fieldsOf(alsoRefused)).toEqual(['sizeTiers[0].translations.id'])
})

test('translations stay when a program that knows none replaces the settings', async () => {
  const before = await settings()
  const without = <One extends { translations?: unknown }>(list: readonly One[]) =>
    list.map(({ translations: _, ...one }) => one)
  const { translations: _, ...rest } = before
  const reply = await put('settings', {
    ...rest,
    meetupZones: without(before.meetupZones),
    supportChannels: without(before.supportChannels),
    fulfilmentMethods: without(before.fulfilmentMethods),
    paymentInstructions: without(before.paymentInstructions),
  })
  expect(reply.statusCode).toBe(200)
  expect(await settings()).toEqual({ ...before, revision: before.revision + 1 })

  const prints = await printSettings()
  await put('print-zones', {
    ...prints,
    zones: without(prints.zones),
    sizeTiers: without(prints.sizeTiers),
    kinds: prints.kinds.map(({ translations: _own, sizeTranslations: _sizes, ...kind }) => kind),
  })
  expect(await printSettings()).toEqual({ ...prints, revision: prints.revision + 1 })
})

/** Everything that the owner writes, without revisions. */
async function written() {
  const { revision: _settings, locales: _locales, ...store } = await settings()
  const { revision: _prints, ...prints } = await printSettings()
  const garments = await read<GarmentRecord[]>('garments')
  const { texts, translations, faq } = await read<BrandResponse>('brand')
  const { categories } = await read<CategoriesResponse>('categories')
  const { examples } = await read<FirstRunResponse>('first-run')
  return {
    ...{ store, prints, texts, translations, faq, categories },
    // Names are in the language of the shop.
    examples: examples.garments.length + examples.meetupZones.length,
    garments: garments.map(({ revision: _, updatedAt: _at, updatedBy: _by, ...garment }) => garment),
  }
}

test('another first language makes its translations the texts, and changing back restores everything', async () => {
  const brand = await read<BrandResponse>('brand')
  const { logo, favicon, heroPicture, usedAccent: _, updatedAt: _at, updatedBy: _by, ...look } = brand
  const pictures = {
    logoId: logo?.id ?? null,
    faviconId: favicon?.id ?? null,
    heroPictureId: heroPicture?.id ?? null,
  }
  const about = {
    texts: { ...look.texts, about: 'We print.' },
    translations: { es: { about: 'Estampamos.' } },
  }
  expect((await put('brand', { ...look, ...pictures, ...about })).statusCode).toBe(200)
  const english = await written()
  const tee = (state: typeof english) => state.garments.find(({ slug }) => slug === 'classic-tee')

  expect((await put('settings', { ...(await settings()), locales: ['es', 'en'] })).statusCode).toBe(200)
  const spanish = await written()
  expect(spanish.store).toMatchObject({
    tagline: 'Tu diseño, estampado para durar.',
    translations: { en: { tagline: 'Your artwork, pressed to last.' } },
    meetupZones: [{ name: 'Centro', landmark: 'Frente al Teatro Nacional' }, {}, {}],
    paymentInstructions: [{ label: 'Transferencia bancaria' }, {}, {}],
  })
  expect(spanish.store.translations).not.toHaveProperty('es')
  expect(spanish.prints.zones[0]).toMatchObject({
    name: 'Frente completo',
    translations: { en: { name: 'Full front' } },
  })
  expect(tee(spanish)).toMatchObject({
    name: 'Camiseta clásica',
    translations: { en: { name: 'Classic tee' }, fr: { name: expect.any(String) as string } },
    // Carts, stock and photos refer to colours by name.
    colourTranslations: tee(english)?.colourTranslations,
  })
  expect(tee(spanish)?.care?.note).toMatch(/^Lávala/)
  expect(spanish.texts.about).toBe('Estampamos.')
  expect(spanish.faq[0]?.translations).toHaveProperty('en')
  expect(spanish.categories[0]).toMatchObject({ name: 'Camisetas y polos' })
  expect(spanish.examples).toBe(english.examples)

  expect((await put('settings', { ...(await settings()), locales: ['en', 'es'] })).statusCode).toBe(200)
  expect(await written()).toEqual(english)
})

test('an older copy of the print settings cannot undo the change of language', async () => {
  const before = await printSettings()
  await put('settings', { ...(await settings()), locales: ['es', 'en'] })
  expect(refusalOf(await put('print-zones', before))).toEqual([409, 'REVISION_CONFLICT'])
  await put('settings', { ...(await settings()), locales: ['en', 'es'] })
})
