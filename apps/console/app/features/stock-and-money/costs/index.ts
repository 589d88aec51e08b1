export { CATEGORIES, CATEGORY_NAMES } from './costs.ts'
