import { expect, test } from 'vitest'
import { locationOf } from './location.ts'
import { OPERATIONS } from './operations.ts'

/** What they create is part of another record, or can be read by nobody else. */
const WITHOUT = [
  ...['upload_artwork', 'upload_payment_proof', 'submit_payment', 'create_contact_lead'],
  ...['create_totp_enrolment', 'create_totp_confirmation', 'create_totp_removal', 'revoke_session'],
  ...['revoke_other_sessions', 'create_print_job_moves', 'create_stock_count'],
  ...['create_webhook_delivery_replay', 'create_privacy_export', 'create_privacy_erasure'],
]

test('every operation that creates says where its record can be read', () => {
  const without = OPERATIONS.filter((operation) => operation.success.status === 201 && !locationOf(operation))
  expect(without.map(({ operationId }) => operationId).toSorted()).toEqual(WITHOUT.toSorted())
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
