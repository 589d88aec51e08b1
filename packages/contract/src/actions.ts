/** The operation that each action in `allowedActions` of an order means, for staff. */
export const ORDER_ACTION_OPERATIONS = {
  verify_payment: 'create_payment_verification',
  reject_payment: 'create_payment_rejection',
  record_payment: 'create_order_payment',
  refund: 'create_order_refund',
  keep_credit: 'create_order_credit',
  approve_artwork: 'create_artwork_approval',
  request_changes: 'create_artwork_changes_request',
  replace_artwork: 'replace_placement_artwork',
  send_proof: 'create_order_proof',
  withdraw_proof: 'create_proof_withdrawal',
  approve_proof: 'create_recorded_proof_approval',
  change: 'create_order_change',
  hold: 'create_order_hold',
  resume: 'create_order_resumption',
  cancel: 'create_order_cancellation',
  hand_over: 'create_order_handover',
  fail_handover: 'create_failed_handover',
  make_ready: 'create_order_readiness',
  return: 'create_order_return',
  add_note: 'create_order_note',
  edit: 'update_order',
} as const

/** Of an order too, but only in its record: a list does not ask what was issued. */
export const DOCUMENT_ACTION_OPERATIONS = {
  issue_invoice: 'create_document',
  issue_credit_note: 'create_document',
} as const

/** For the customer, by the tracking token. */
export const CUSTOMER_ACTION_OPERATIONS = {
  submit_payment: 'submit_payment',
  replace_artwork: 'replace_order_artwork',
  approve_proof: 'create_proof_approval',
} as const

export const SHEET_ACTION_OPERATIONS = {
  pack: 'create_gang_sheet_packing',
  change: 'replace_gang_sheet_layout',
  lock: 'create_gang_sheet_lock',
  export: 'create_gang_sheet_export',
  print: 'create_gang_sheet_printing',
  void: 'create_gang_sheet_voiding',
} as const

export const ESTIMATE_ACTION_OPERATIONS = {
  edit: 'update_estimate',
  send: 'create_estimate_sending',
  withdraw: 'create_estimate_withdrawal',
  convert: 'create_estimate_conversion',
} as const

export const DELIVERY_ACTION_OPERATIONS = { replay: 'create_webhook_delivery_replay' } as const

export function actionsInWords(operations: Readonly<Record<string, string>>): string {
  return Object.entries(operations)
    .map(([action, operationId]) =>
      action === operationId ? `\`${action}\`` : `\`${action}\` by \`${operationId}\``,
    )
    .join(', ')
}
