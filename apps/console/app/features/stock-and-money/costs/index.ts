export { CATEGORIES, CATEGORY_NAMES, type CostCategory } from './costs.ts'
