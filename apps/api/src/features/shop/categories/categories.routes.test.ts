import type {
  CatalogResponse,
  CategoriesRequest,
  CategoriesResponse,
  GarmentCreateRequest,
  GarmentRecord,
} from '@platen/contract'
import { expect, test } from 'vitest'
import { fieldsOf, refusalOf } from '../../../testing/replies.ts'
import { shared, sharedTestApp } from '../../../testing/shared.ts'
import { aMember } from '../../../testing/team.ts'

const URL = '/api/admin/categories'

const shop = sharedTestApp()
const manager = shared(() => aMember(shop, 'manager'))

type Category = CategoriesRequest['categories'][number]
const aCategory = (changes: Partial<Category> = {}): Category => ({
  id: 'workwear',
  name: 'Workwear',
  description: null,
  translations: {},
  sort: 50,
  ...changes,
})
const read = async () => (await shop.get(URL, manager.headers)).json<CategoriesResponse>()
const draft = async (): Promise<CategoriesRequest> => {
  const { updatedAt, updatedBy, ...list } = await read()
  return list
}
const put = (payload: object, headers = manager.headers) =>
  shop.app.inject({ method: 'PUT', url: URL, headers, payload })
const add = async (...categories: Category[]) => {
  const before = await draft()
  const reply = await put({ ...before, categories: [...before.categories, ...categories] })
  return reply
}
const aGarment = (changes: Partial<GarmentCreateRequest>): GarmentCreateRequest => ({
  slug: 'work-shirt',
  kind: 'tee',
  name: 'Work shirt',
  description: 'Heavy cotton.',
  fabric: 'cotton',
  basePriceMinor: 1500,
  active: true,
  sort: 9,
  variants: [{ colour: 'Black', colourHex: '#17171a', size: 'M', surchargeMinor: 0, active: true }],
  ...changes,
})
const create = (garment: GarmentCreateRequest) => shop.post('/api/admin/garments', garment, manager.headers)
const catalog = async () => (await shop.get('/api/v1/catalog')).json<CatalogResponse>()

test('adds, changes, reorders and removes categories, each with its revision and its audit entry', async () => {
  const before = await draft()
  const made = await add(aCategory({ id: 'caps', name: 'Caps', sort: 2 }), aCategory({ sort: 1 }))
  expect(made.statusCode).toBe(200)
  expect(made.json()).toMatchObject({ revision: before.revision + 1, updatedBy: { name: 'The manager' } })
  const { categories } = await read()
  expect(categories.map(({ id }) => id).filter((id) => ['caps', 'workwear'].includes(id))).toEqual([
    'workwear',
    'caps',
  ])

  const spanish = { es: { name: 'Gorras', description: 'Bordadas no: impresas.' } }
  const changed = await put({
    ...(await draft()),
    categories: [aCategory({ id: 'caps', name: 'Caps & hats', translations: spanish })],
  })
  expect(changed.json<CategoriesResponse>().categories).toEqual([
    aCategory({ id: 'caps', name: 'Caps & hats', translations: spanish }),
  ])
  const { rows } = await shop.services.pool.query(
    `SELECT message FROM audit_log WHERE action = 'categories.replaced'`,
  )
  expect(rows).toEqual([
    { message: 'The manager replaced the categories.' },
    { message: 'The manager replaced the categories.' },
  ])
})

test('shows a category in the catalogue while an active garment is in it', async () => {
  await add(
    aCategory({
      id: 'aprons',
      name: 'Aprons',
      translations: { es: { name: 'Delantales' } },
    }),
    aCategory({ id: 'empty', name: 'Empty' }),
  )
  const reply = await create(aGarment({ slug: 'apron', categoryId: 'aprons' }))
  const garment = reply.json<GarmentRecord>()
  expect([reply.statusCode, garment.categoryId]).toEqual([201, 'aprons'])
  const shown = async () => (await catalog()).categories.filter(({ id }) => ['aprons', 'empty'].includes(id))
  await expect
    .poll(shown)
    .toEqual([
      { id: 'aprons', name: 'Aprons', description: null, translations: { es: { name: 'Delantales' } } },
    ])
  expect((await catalog()).garments.find(({ id }) => id === garment.id)?.categoryId).toBe('aprons')
})

test('refuses a translation into a language that the shop does not offer', async () => {
  const refused = await add(aCategory({ id: 'french', translations: { fr: { name: 'Tabliers' } } }))
  const [field = '', ...others] = fieldsOf(refused) ?? []
  expect(others).toEqual([])
  expect(field).toMatch(/^categories\[\d+\]\.translations\.fr$/)
})

test('a garment whose category is removed is in none', async () => {
  await add(aCategory({ id: 'gone' }))
  const { id } = (await create(aGarment({ slug: 'left-over', categoryId: 'gone' }))).json<GarmentRecord>()
  const before = await draft()
  await put({ ...before, categories: before.categories.filter((category) => category.id !== 'gone') })
  const garment = await shop.get(`/api/admin/garments/${id}`, manager.headers)
  expect(garment.json<GarmentRecord>().categoryId).toBeNull()
})

test('refuses a category that does not exist, an id used twice, and one that fits no URL', async () => {
  const unknown = await create(aGarment({ slug: 'nowhere', categoryId: 'nowhere' }))
  expect([unknown.statusCode, fieldsOf(unknown)]).toEqual([422, ['categoryId']])
  const before = await draft()
  const twice = await put({ ...before, categories: [aCategory(), aCategory({ name: 'Again' })] })
  expect([twice.statusCode, fieldsOf(twice)]).toEqual([422, ['categories[1].id']])
  const spaced = await put({ ...before, categories: [aCategory({ id: 'work wear' })] })
  expect([spaced.statusCode, fieldsOf(spaced)]).toEqual([422, ['categories[0].id']])
  expect(await draft()).toEqual(before)
})

test('refuses an outdated list, and who may not change the shop', async () => {
  const before = await draft()
  await add(aCategory({ id: 'newer' }))
  expect(refusalOf(await put(before))).toEqual([409, 'REVISION_CONFLICT'])
  const viewer = await aMember(shop, 'viewer')
  expect((await shop.get(URL, viewer.headers)).statusCode).toBe(200)
  expect(refusalOf(await put(await draft(), viewer.headers))).toEqual([403, 'FORBIDDEN'])
})
