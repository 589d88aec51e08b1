import { expect, test } from 'vitest'
import { locationOf } from './location.ts'
import { OPERATIONS } from './operations.ts'

test('leads nowhere when the record can be read by others only, or not at all', () => {
  for (const id of [
    'upload_artwork',
    'create_webhook_endpoint_removal',
    'create_stock_count',
    'create_quote',
  ])
    expect(locationOf(OPERATIONS.find(({ operationId }) => operationId === id)!)).toBeUndefined()
})

test.each([
  ['create_storefront_order', '/api/v1/orders/{trackingToken}', 'trackingToken'],
  ['create_order_hold', '/api/admin/orders/{id}', 'id'],
  ['create_cost_entry_reversal', '/api/admin/cost-entries/{id}', 'id'],
  ['create_admin_user', '/api/admin/users/{id}', 'id'],
])('%s leads to %s', (operationId, path, name) => {
  const operation = OPERATIONS.find((candidate) => candidate.operationId === operationId)!
  expect(locationOf(operation)).toEqual({ path, name })
})
