import { api } from '../../../lib/requests/api.ts'
import { useRead } from '../../../lib/requests/use-read.ts'

export const CATEGORIES_KEY = ['categories'] as const

export function useCategories() {
  return useRead(CATEGORIES_KEY, (signal) => api.getCategories({ signal }))
}
