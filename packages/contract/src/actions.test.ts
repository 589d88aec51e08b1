import { expect, test } from 'vitest'
import {
  CUSTOMER_ACTION_OPERATIONS,
  DELIVERY_ACTION_OPERATIONS,
  DOCUMENT_ACTION_OPERATIONS,
  ORDER_ACTION_OPERATIONS,
  SHEET_ACTION_OPERATIONS,
} from './actions.ts'
import { SHEET_ACTIONS } from './press/gang-sheets.contract.ts'
import { OPERATIONS } from './operations.ts'

test('every action is an operation', () => {
  const operations = [
    ...[ORDER_ACTION_OPERATIONS, CUSTOMER_ACTION_OPERATIONS],
    ...[SHEET_ACTION_OPERATIONS, DELIVERY_ACTION_OPERATIONS, DOCUMENT_ACTION_OPERATIONS],
  ].flatMap((table) => Object.values<string>(table))
  const known = OPERATIONS.map(({ operationId }) => operationId)
  expect(operations.filter((operationId) => !known.includes(operationId))).toEqual([])
  expect(Object.keys(SHEET_ACTION_OPERATIONS)).toEqual([...SHEET_ACTIONS])
})
