import type * as contract from '@platen/contract'
import type { WorkingShop } from '../working-shop.ts'
import { BACK_OFFICE, BACK_OFFICE_ADMIN } from './back-office.ts'
import { PEOPLE_ADMIN } from './people.ts'
import { PRESS_ADMIN } from './press.ts'
import { SELLING, SELLING_ADMIN } from './selling.ts'
import { SHOP_ADMIN } from './shop.ts'
import { STOCK_AND_MONEY_ADMIN } from './stock-and-money.ts'
import type { Row, Rows, ValidRequest } from './shared.ts'

export type { ValidRequest }

type Contract = typeof contract
type AdminOperation = Extract<Contract[keyof Contract], { operationId: string; access: string }>
export type AdminOperationId = AdminOperation['operationId']

/**
 * One valid request of each administrative operation with as many optional fields as go together. Each call creates its
 * own records.
 */
export const VALID_REQUESTS: Record<AdminOperationId, Row> = {
  ...SELLING_ADMIN,
  ...BACK_OFFICE_ADMIN,
  ...PRESS_ADMIN,
  ...STOCK_AND_MONEY_ADMIN,
  ...PEOPLE_ADMIN,
  ...SHOP_ADMIN,
}

const ROWS: Rows = {
  ...VALID_REQUESTS,
  ...SELLING,
  ...BACK_OFFICE,
}

export const hasValidRequest = (operationId: string): boolean => Object.hasOwn(ROWS, operationId)

export async function validRequestOf(shop: WorkingShop, operationId: string): Promise<ValidRequest> {
  return (await ROWS[operationId]?.(shop)) ?? {}
}
