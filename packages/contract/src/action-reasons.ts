/** Why an action of a record is not possible now. The apps have a sentence for each, in every language. */
export const ACTION_REASONS = [
  'lacks_permission',
  // Orders.
  'no_payment_to_verify',
  'nothing_due',
  'nothing_to_refund',
  'nothing_to_return',
  'no_artwork_to_review',
  'no_artwork_to_change',
  'artwork_not_replaceable',
  'prints_begun',
  'no_proof',
  'no_proof_to_approve',
  'contents_final',
  'not_open',
  'not_on_hold',
  'has_ended',
  'not_ready_and_paid',
  'not_ready',
  'no_failed_handover',
  'not_handed_over',
  'closed_to_notes',
  'closed_to_edits',
  // Documents of orders.
  'cancelled_or_expired',
  'test_order',
  'has_invoice',
  'no_invoice',
  // Estimates.
  'estimate_approved',
  'estimate_not_sent',
  'estimate_not_approved',
  'customer_erased',
  // Gang sheets.
  'sheet_not_draft',
  'sheet_not_locked',
  'sheet_not_exported',
  'sheet_not_voidable',
  'sheet_empty',
  'sheet_exporting',
  'sheet_has_files',
  // Requests.
  'current_status',
  'request_closed',
  'other_status_first',
  // Deliveries of webhooks.
  'being_sent',
] as const
export type ActionReason = (typeof ACTION_REASONS)[number]
