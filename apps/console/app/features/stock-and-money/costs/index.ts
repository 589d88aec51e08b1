export { CATEGORIES, CATEGORY_NAMES, type CostCategory } from './cost-category.ts'
