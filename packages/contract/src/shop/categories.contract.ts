import Type, { type Static } from 'typebox'
import { operation } from '../operation.ts'
import {
  Line,
  Revision,
  Sort,
  Text,
  Timestamp,
  UpdatedBy,
  nullable,
  part,
  resource,
  translated,
} from '../schema.ts'
import { CategoryId } from './garment-details.ts'

const words = { name: Line(80), description: Text(500) }

const category = {
  id: CategoryId,
  name: words.name,
  description: nullable(words.description),
  translations: translated(words),
}

/** In the catalogue: in the order of the shop. */
export const CatalogCategory = part(category)

const categories = {
  revision: Revision,
  categories: Type.Array(part({ ...category, sort: Sort }), { maxItems: 60 }),
}

export const CategoriesRequest = resource('CategoriesRequest', categories)
export type CategoriesRequest = Static<typeof CategoriesRequest>

export const CategoriesResponse = resource('CategoriesResponse', {
  ...categories,
  updatedAt: Timestamp,
  updatedBy: UpdatedBy,
})
export type CategoriesResponse = Static<typeof CategoriesResponse>

export const getCategories = operation('GET /api/admin/categories', {
  operationId: 'get_categories',
  tag: 'Garments',
  summary: 'The categories that the shop sorts its garments into',
  success: { status: 200, schema: CategoriesResponse, description: 'All of them.' },
  access: 'settings:read',
})

export const replaceCategories = operation('PUT /api/admin/categories', {
  operationId: 'replace_categories',
  tag: 'Garments',
  summary: 'Replaces the categories, as a whole',
  description:
    'What is left out is removed, and garments that were in it are in none. A category without an active garment is not shown.',
  body: CategoriesRequest,
  success: { status: 200, schema: CategoriesResponse, description: 'As they are now.' },
  access: 'settings:write',
})
