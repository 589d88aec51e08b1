// Generated from the contract by `npm run generate`. Do not edit.

/** The resources of the API by name: `Resources['OrderRecord']`. */
export interface Resources {
  AccountArtwork: {
    /** The id of this record. */ id: string
    /** As the file was called when it was uploaded. */ fileName: string
    /** Signed; works for a day. */ previewUrl: string
    /** RFC 3339, UTC. */ lastUsedAt: string
    /** Of the newest order with it. */ orderNumber: string
    /** Of the newest order with it. */ trackingToken: string
  }
  AccountDocument: {
    /** The id of this record. */ id: string
    /** Of which kind it is. */ kind: 'invoice' | 'credit_note' | 'receipt'
    /** The number that people use. */ number: string
    /** A day in the time zone of the store. */ issuedOn: string
    /** ISO 4217. */ currency: string
    /** Minor units of the store currency. */ totalMinor: number
    /** The number of the order, such as PL-2026-000042. */ orderNumber: string
  }
  AccountEstimate: {
    /** The id of this record. */ id: string
    /** The number that people use. */ number: string
    /** The key of the estimate and of its page. */ token: string
    /** The status that it is in. */ status: 'draft' | 'sent' | 'viewed' | 'changes_requested' | 'approved' | 'declined' | 'expired' | 'converted'
    /** RFC 3339, UTC. */ sentAt: string
    /** A day in the time zone of the store. */ validUntil: string
    /** Minor units of the store currency. */ totalMinor: number
    /** ISO 4217. */ currency: string
  }
  AccountFilm: {
    /** Millimetres of prepaid film that are left. */ creditMm: number
    /** What film costs this customer. */ prices: Resources['PublicConfigResponseFilmPrices']
    /** Whether this customer can buy film in advance: one who buys to sell on, while sheets are sold. */ mayBuy: boolean
    /** The newest 50, newest first. */ movements: Resources['AccountFilmMovement'][]
  }
  AccountFilmMovement: {
    /** The id of this record. */ id: string
    /** `purchase`: bought and paid for. `use`: by an order. `return`: of an order that was cancelled or expired. `refund`: taken back with the money. `correction`: by staff. `merge`: moved with a customer that was merged or split. */ type:
      'purchase' | 'use' | 'return' | 'refund' | 'correction' | 'merge'
    /** Millimetres of film; below zero for what was taken. */ deltaMm: number
    /** Millimetres that were left after it. */ balanceMm: number
    /** Of the order that it is about. */ orderNumber: string | null
    /** RFC 3339, UTC. */ at: string
  }
  AccountOrder: {
    /** The id of this record. */ id: string
    /** The number that people use. */ number: string
    /** The key of the order and of its tracking page. */ trackingToken: string
    /** The stage of the order for display; derived from the statuses. */ stage:
      | 'awaiting_payment'
      | 'payment_review'
      | 'artwork_review'
      | 'ready_to_print'
      | 'in_production'
      | 'ready'
      | 'completed'
      | 'on_hold'
      | 'cancelled'
      | 'expired'
    /** RFC 3339, UTC. */ createdAt: string
    /** A day in the time zone of the store. */ promisedBy: string
    /** Minor units of the store currency. */ totalMinor: number
    /** Still to be paid; 0 for an order that has ended. */ dueMinor: number
    /** ISO 4217. */ currency: string
    /** The lines: each is one garment in one colour and size, with its prints. */ items: Resources['AccountOrderItem'][]
  }
  AccountOrderItem: {
    /** The id of this record. */ id: string
    /** Of which kind it is. */ kind: 'garment' | 'transfer' | 'sheet'
    /** Null for film. */ variantId: string | null
    /** The name of the garment; `Transfer` or `Film sheet`. */ garmentName: string
    /** Empty for film. */ colour: string
    /** The size of the garment, or the measures of the film. */ size: string
    /** How many; of stock, in the unit of the item. */ quantity: number
    /** What the customer or the shop wants to be known about it. */ note: string | null
    /** The prints on the garment. */ placements: Resources['AccountOrderItemPlacement'][]
  }
  AccountOrderItemPlacement: {
    /** The id of this record. */ id: string
    /** Null on film. */ zoneId: string | null
    /** Millimetres. */ widthMm: number
    /** Millimetres. */ heightMm: number
    /** Millimetres. */ offsetXMm: number
    /** Millimetres. */ offsetYMm: number
    /** How far it is turned clockwise, in degrees. */ rotationDeg: 0 | 90 | 180 | 270
    /** Null for film. */ sizeTierId: string | null
    /** The file to be printed. */ artwork: Resources['AccountOrderItemPlacementArtwork']
  }
  AccountOrderItemPlacementArtwork: {
    /** The id of this record. */ id: string
    /** As the file was called when it was uploaded. */ fileName: string
    /** Signed; works for a day. */ previewUrl: string
  }
  AccountRecord: {
    /** Null while the shop has only an estimate. */ name: string | null
    /** If this session has proven it: its orders and estimates are shown. */ email: string | null
    /** If this session has proven it: its orders and estimates are shown. */ phone: string | null
    /** The language for emails, such as `es-SV`. */ locale: string | null
    /** When the session ends. */ expiresAt: string
  }
  AccountSessionCreate: { /** What follows `#` in the link. */ token: string }
  ActionRecord: {
    /** As in `allowedActions`. */ name: string
    /** Whether the reader may do it now. */ allowed: boolean
    /** Why the reader may not do it now, as a sentence for staff; null if it is allowed. */ reason: string | null
    /** What `reason` says, for programs. */ code:
      | 'lacks_permission'
      | 'no_payment_to_verify'
      | 'nothing_due'
      | 'nothing_to_refund'
      | 'nothing_to_return'
      | 'no_artwork_to_review'
      | 'no_artwork_to_change'
      | 'artwork_not_replaceable'
      | 'prints_begun'
      | 'no_proof'
      | 'no_proof_to_approve'
      | 'contents_final'
      | 'not_open'
      | 'not_on_hold'
      | 'has_ended'
      | 'not_ready_and_paid'
      | 'not_ready'
      | 'no_failed_handover'
      | 'not_handed_over'
      | 'closed_to_notes'
      | 'closed_to_edits'
      | 'cancelled_or_expired'
      | 'test_order'
      | 'has_invoice'
      | 'no_invoice'
      | 'estimate_approved'
      | 'estimate_not_sent'
      | 'estimate_not_approved'
      | 'customer_erased'
      | 'sheet_not_draft'
      | 'sheet_not_locked'
      | 'sheet_not_exported'
      | 'sheet_not_voidable'
      | 'sheet_empty'
      | 'sheet_exporting'
      | 'sheet_has_files'
      | 'current_status'
      | 'request_closed'
      | 'other_status_first'
      | 'being_sent'
      | null
    /** Those that may, for `lacks_permission`. */ roles: ('owner' | 'manager' | 'finance' | 'production' | 'support' | 'viewer')[]
  }
  Actor: {
    /** Of which kind it is. */ kind: 'admin' | 'system' | 'customer'
    /** The id of this record. */ id: string | null
    /** What people call it. */ name: string
  }
  AdminAuditLogCreateRequest: {
    /** A text for people. */ message: string
    /** The kind of record that it is about, such as `order`. */ entityType?: string
    /** The id or number of the record that it is about. */ entityId?: string
    /** At most 4096 bytes of JSON, 16 levels deep. */ metadata?: Record<string, unknown>
  }
  AdminAuditLogRecord: {
    /** The id of this record. */ id: string
    /** The place in the chain, without gaps. */ sequence: number
    /** RFC 3339, UTC. */ occurredAt: string
    /** Who did it. */ actor: Resources['AdminAuditLogRecordActor']
    /** What was done, such as `order.held`. */ action:
      | 'note.created'
      | 'order.created'
      | 'order.updated'
      | 'order.changed'
      | 'order.held'
      | 'order.resumed'
      | 'order.cancelled'
      | 'order.expired'
      | 'order.noted'
      | 'payment.received'
      | 'payment.verified'
      | 'payment.rejected'
      | 'payment.refunded'
      | 'payment.kept'
      | 'artwork.approved'
      | 'artwork.changes_requested'
      | 'artwork.replaced'
      | 'proof.requested'
      | 'proof.sent'
      | 'proof.withdrawn'
      | 'proof.approved'
      | 'proof.changes_requested'
      | 'fulfilment.handed_over'
      | 'fulfilment.failed'
      | 'fulfilment.ready'
      | 'fulfilment.returned'
      | 'print_jobs.queued'
      | 'print_jobs.moved'
      | 'print_jobs.finish_set'
      | 'gang_sheet.proposed'
      | 'gang_sheet.laid_out'
      | 'gang_sheet.packing_begun'
      | 'gang_sheet.packing_stopped'
      | 'gang_sheet.locked'
      | 'gang_sheet.export_begun'
      | 'gang_sheet.exported'
      | 'gang_sheet.printed'
      | 'gang_sheet.voided'
      | 'stock_item.created'
      | 'stock_item.updated'
      | 'stock.received'
      | 'stock.counted'
      | 'stock.waste'
      | 'stock.missing'
      | 'cost_entry.created'
      | 'cost_entry.reversed'
      | 'contact_lead.moved'
      | 'whatsapp_message.sent'
      | 'whatsapp_message.skipped'
      | 'settings.replaced'
      | 'print_zones.replaced'
      | 'production_settings.replaced'
      | 'film_settings.replaced'
      | 'brand.replaced'
      | 'message_template.replaced'
      | 'discount.created'
      | 'discount.replaced'
      | 'discount.ended'
      | 'categories.replaced'
      | 'film_prices.replaced'
      | 'sign_in_policy.replaced'
      | 'first_run.replaced'
      | 'first_run.examples_kept'
      | 'first_run.examples_removed'
      | 'garment.created'
      | 'garment.replaced'
      | 'products.imported'
      | 'picture.uploaded'
      | 'photo.uploaded'
      | 'photo.masked'
      | 'webhook_endpoint.created'
      | 'webhook_endpoint.replaced'
      | 'webhook_endpoint.removed'
      | 'webhook_endpoint.secret_rotated'
      | 'webhook_delivery.replayed'
      | 'admin_user.created'
      | 'admin_user.activated'
      | 'admin_user.deactivated'
      | 'admin_user.unlocked'
      | 'admin_user.role_changed'
      | 'admin_user.reset'
      | 'admin_user.password_set'
      | 'admin_user.password_changed'
      | 'admin_user.totp_enrolled'
      | 'admin_user.totp_enabled'
      | 'admin_user.totp_disabled'
      | 'api_key.created'
      | 'api_key.revoked'
      | 'document.issued'
      | 'document.sent'
      | 'estimate.created'
      | 'estimate.edited'
      | 'estimate.sent'
      | 'estimate.withdrawn'
      | 'estimate.expired'
      | 'estimate.viewed'
      | 'estimate.approved'
      | 'estimate.declined'
      | 'estimate.changes_requested'
      | 'customer.created'
      | 'customer.updated'
      | 'customer.merged'
      | 'customer.split'
      | 'customer.sign_in_link_created'
      | 'customer.signed_out'
      | 'customer.film_corrected'
      | 'customers.exported'
      | 'customers.imported'
      | 'admin_session.created'
      | 'admin_session.ended'
      | 'admin_session.revoked'
      | 'server_key.replaced'
      | 'backup.restored'
      | 'privacy.exported'
      | 'privacy.erased'
      | 'privacy.files_removed'
      | 'stock.receipt'
      | 'stock.adjustment'
      | 'stock.consumption'
      | 'stock.return'
      | 'stock.count'
    /** The record that it is about. */ entity: Resources['AdminAuditLogRecordEntity'] | null
    /** A text for people. */ message: string
    /** Each value that changed. */ changes: Resources['AdminAuditLogRecordChange'][]
    /** `subject` is what people call the record: a number, a SKU or a name. */ metadata: Record<string, unknown> | null
    /** The request that did it; null for the system. */ requestId: string | null
    /** The network address that it came from; null for the system. */ ipAddress: string | null
    /** SHA-256, in hexadecimal. */ previousHash: string
    /** SHA-256, in hexadecimal, of this record without `hash`, written as canonical JSON (RFC 8785) in UTF-8. */ hash: string
  }
  AdminAuditLogRecordActor: {
    /** Of which kind it is. */ kind: 'admin' | 'system' | 'customer'
    /** The id of this record. */ id: string | null
    /** What people call it. */ name: string
  }
  AdminAuditLogRecordChange: {
    /** Where the value is: `items[0].quantity`. */ path: string
    /** The beginning, or the value before. */ from: unknown
    /** The end, or the value after. */ to: unknown
  }
  AdminAuditLogRecordEntity: { /** The kind of the record or the movement. */ type: string; /** The id of this record. */ id: string }
  AdminLoginRequest: {
    /** Compared without case. */ email: string
    /** The password. */ password: string
    /** From the authenticator app, or a recovery code, if the account requires one. */ totpCode?: string
  }
  AdminMetricsResponse: {
    /** The days that the figures cover. */ range: Resources['AdminMetricsResponseRange']
    /** As many days, just before the range. */ previousRange: Resources['AdminMetricsResponsePreviousRange']
    /** Orders that were placed in the range, by the stage in which they are now. */ orders: Resources['AdminMetricsResponseOrders']
    /** Cash: payments on the day on which they were verified, refunds on the day of the refund, net = gross − refunds. It agrees with the bank. */ revenue: Resources['AdminMetricsResponseRevenue']
    /** Average total of the orders placed in the range that are not cancelled or expired; null without any. */ averageOrderMinor: number | null
    /** Garments of the same orders. */ units: number
    /** Cost entries by the day on which they were incurred. The category `refund` is shown but is not part of the total: refunds are taken off the revenue already. */ costs: Resources['AdminMetricsResponseCosts']
    /** Revenue without tax − costs. */ profitMinor: number
    /** Profit in per cent of the revenue without tax; null without revenue. */ marginPercent: number | null
    /** `netMinor` − costs. Counts the tax as if the shop could keep it; `profitMinor` does not. */ grossProfitMinor: number
    /** Gross profit in per cent of the net revenue; null without net revenue. */ grossMarginPercent: number | null
    /** Share of the orders handed over in the range that were handed over by the promised day. */ onTimePercent: number | null
    /** From the confirmation (enough was paid) to the handover, for the same orders. */ leadTimeHours:
      Resources['AdminMetricsResponseLeadTimeHours'] | null
    /** Share of the prints of the range that were made because an earlier one had failed. */ reprintPercent: number | null
    /** The film that prints are made on. */ film: Resources['AdminMetricsResponseFilm']
    /** Contact requests. */ leads: Resources['AdminMetricsResponseLeads']
    /** By garments ordered; revenue is the sum of the lines. */ topGarments: Resources['AdminMetricsResponseTopGarment'][]
    /** By garments that were ordered with a print there; revenue is the price of these prints, before discounts. */ topZones: Resources['AdminMetricsResponseTopZone'][]
    /** The codes of the orders that were placed in the range and are not cancelled or expired, those that gave most first. */ discountCodes: Resources['AdminMetricsResponseDiscountCode'][]
    /** Every day of the range, those with nothing too. */ series: Resources['AdminMetricsResponseSeries'][]
    /** ISO 4217. */ currency: string
  }
  AdminMetricsResponseCosts: {
    /** Minor units of the store currency; may be below zero. */ totalMinor: number
    /** By category of cost. */ byCategory: Resources['AdminMetricsResponseCostsByCategory']
  }
  AdminMetricsResponseCostsByCategory: {
    /** Minor units of the store currency; may be below zero. */ blank: number
    /** Minor units of the store currency; may be below zero. */ film: number
    /** Minor units of the store currency; may be below zero. */ ink: number
    /** Minor units of the store currency; may be below zero. */ powder: number
    /** Minor units of the store currency; may be below zero. */ labour: number
    /** Minor units of the store currency; may be below zero. */ delivery: number
    /** Minor units of the store currency; may be below zero. */ packaging: number
    /** Minor units of the store currency; may be below zero. */ maintenance: number
    /** Minor units of the store currency; may be below zero. */ rent: number
    /** Minor units of the store currency; may be below zero. */ marketing: number
    /** Minor units of the store currency; may be below zero. */ refund: number
    /** Minor units of the store currency; may be below zero. */ other: number
  }
  AdminMetricsResponseDiscountCode: {
    /** The discount code. */ discountId: string
    /** A stable code, or a one-time code from the authenticator app. */ code: string
    /** Orders, or how many. */ orders: number
    /** What it took off these orders, a delivery fee too. */ amountMinor: number
  }
  AdminMetricsResponseFilm: {
    /** Film of the gang sheets that were printed, in mm of the roll, with what was lost beside them. */ usedMm: number
    /** Area of the prints on them. */ artworkAreaMm2: number
    /** Their area in per cent of this film at the width that it had; null without any. */ utilisationPercent: number | null
  }
  AdminMetricsResponseLeadTimeHours: {
    /** Half of them take at most this long. */ p50: number
    /** Nine of ten take at most this long. */ p90: number
  }
  AdminMetricsResponseLeads: {
    /** How many arrived. */ received: number
    /** Of those that were received in the range, how many have become an order. */ converted: number
  }
  AdminMetricsResponseOrders: {
    /** How many. */ count: number
    /** By stage of the order. */ byStage: Resources['AdminMetricsResponseOrdersByStage']
  }
  AdminMetricsResponseOrdersByStage: {
    /** Nothing was paid or reported yet. */ awaiting_payment: number
    /** A payment waits to be verified. */ payment_review: number
    /** Artwork waits for review. */ artwork_review: number
    /** Paid, approved and in stock. */ ready_to_print: number
    /** Printed or pressed. */ in_production: number
    /** Ready to be handed over. */ ready: number
    /** Handed over. */ completed: number
    /** On hold. */ on_hold: number
    /** Cancelled. */ cancelled: number
    /** Not paid in time. */ expired: number
  }
  AdminMetricsResponsePreviousRange: {
    /** A day in the time zone of the store. */ dateFrom: string
    /** A day in the time zone of the store. */ dateTo: string
  }
  AdminMetricsResponseRange: {
    /** A day in the time zone of the store. */ dateFrom: string
    /** A day in the time zone of the store. */ dateTo: string
    /** IANA time zone of the store. */ timeZone: string
  }
  AdminMetricsResponseRevenue: {
    /** Minor units of the store currency. */ grossMinor: number
    /** Minor units of the store currency. */ refundsMinor: number
    /** Minor units of the store currency; may be below zero. */ netMinor: number
    /** The tax in `netMinor`: of each payment and refund the same share as in the total of its order. */ taxMinor: number
    /** The revenue: `netMinor` − `taxMinor`. */ withoutTaxMinor: number
  }
  AdminMetricsResponseSeries: {
    /** A day in the time zone of the store. */ date: string
    /** Orders, or how many. */ orders: number
    /** Minor units of the store currency. */ grossMinor: number
    /** Minor units of the store currency; may be below zero. */ netMinor: number
    /** The tax in `netMinor`. */ taxMinor: number
    /** Minor units of the store currency; may be below zero. */ costMinor: number
    /** Garments. */ units: number
  }
  AdminMetricsResponseTopGarment: {
    /** The garment. */ garmentId: string
    /** What people call it. */ name: string
    /** Garments. */ units: number
    /** Minor units of the store currency. */ revenueMinor: number
    /** Blanks and prints of the lines whose order is produced, spoiled ones too. What belongs to no garment stays out: delivery, packaging, rent, waste of sheets. Null before anything was produced. */ costMinor:
      number | null
    /** The revenue of the same lines, without the tax in it, less this cost. */ marginMinor: number | null
  }
  AdminMetricsResponseTopZone: {
    /** The print zone. */ zoneId: string
    /** What people call it. */ name: string
    /** Garments. */ units: number
    /** Minor units of the store currency. */ revenueMinor: number
    /** Film, ink, powder and labour of these prints in orders that are produced, failed ones too. The garment stays out. Null before anything was produced. */ costMinor:
      number | null
    /** The revenue of the same lines, without the tax in it, less this cost. */ marginMinor: number | null
  }
  AdminOrderCreate: {
    /** Where it comes from. */ source: 'phone' | 'counter'
    /** Who ordered, and how to reach them. */ customer: Resources['OrderCreateCustomer']
    /** The lines: each is one garment in one colour and size, with its prints. */ items: Resources['OrderCreateItem'][]
    /** How the order reaches the customer. */ fulfilment: Resources['OrderCreateFulfilment']
    /** How the customer will pay. */ instructionId: string
    /** A day in the time zone of the store. */ neededBy?: string
    /** By default, from the lead time of the store. */ promisedBy?: string
    /** What the customer or the shop wants to be known about it. */ note?: string
    /** Letters, digits, - and _; capital letters and small ones are the same. */ discountCode?: string
    /** The total shown to the customer. A different total is refused with PRICE_CHANGED. */ expectedTotalMinor?: number
  }
  AdminOrderRecord: {
    /** The id of this record. */ id: string
    /** The number that people use. */ number: string
    /** The stage of the order for display; derived from the statuses. */ stage:
      | 'awaiting_payment'
      | 'payment_review'
      | 'artwork_review'
      | 'ready_to_print'
      | 'in_production'
      | 'ready'
      | 'completed'
      | 'on_hold'
      | 'cancelled'
      | 'expired'
    /** The status that it is in. */ status: 'open' | 'on_hold' | 'completed' | 'cancelled' | 'expired'
    /** How much of the order is paid and verified. */ paymentStatus:
      'unpaid' | 'submitted' | 'partially_paid' | 'paid' | 'partially_refunded' | 'refunded'
    /** The least advanced check or review among its prints. */ artworkStatus:
      'checking' | 'passed' | 'warning' | 'failed' | 'approved' | 'changes_requested'
    /** Nothing is printed while a proof is `wanted`, was `sent`, or while `changes_requested` wait for the shop. */ proofStatus:
      'none' | 'wanted' | 'sent' | 'changes_requested' | 'approved' | 'withdrawn'
    /** How far the prints are. */ productionStatus: 'blocked' | 'queued' | 'in_production' | 'done' | 'void'
    /** How far the hand-over is. */ fulfilmentStatus: 'unfulfilled' | 'ready' | 'handed_over' | 'failed_attempt' | 'returned'
    /** Why it is on hold; null if it is not. */ holdReason: string | null
    /** Who ordered, and how to reach them. */ customer: Resources['OrderRecordCustomer']
    /** The lines: each is one garment in one colour and size, with its prints. */ items: Resources['OrderRecordItem'][]
    /** What is charged for beside garments, as agreed in an estimate. */ extras: Resources['OrderRecordExtra'][]
    /** How the order reaches the customer. */ fulfilment: Resources['OrderRecordFulfilment']
    /** The agreed payment method, even if the shop no longer offers it. */ instruction: Resources['PublicConfigResponsePaymentInstruction']
    /** What the order costs, and what is paid. */ totals: Resources['OrderRecordTotals']
    /** The discount code of the order. */ discount: Resources['QuoteResponseDiscount'] | null
    /** The discount of the estimate that the order was made from. */ agreedDiscount: Resources['OrderRecordAgreedDiscount'] | null
    /** Kept as credit of the customer instead of being refunded. */ keptMinor: number
    /** Paid beyond what the order costs, or paid for an order that was cancelled, and neither refunded nor kept as credit. */ toReturnMinor: number
    /** ISO 4217. */ currency: string
    /** A day in the time zone of the store. */ neededBy: string | null
    /** A day in the time zone of the store. */ promisedBy: string
    /** RFC 3339, UTC. */ payBefore: string | null
    /** What the customer or the shop wants to be known about it. */ note: string | null
    /** What happened to the order, oldest first. */ timeline: Resources['OrderRecordTimeline'][]
    /** What the reader of this record may do next. For customers `submit_payment`, `replace_artwork` by `replace_order_artwork`, `approve_proof` by `create_proof_approval`; for staff `verify_payment` by `create_payment_verification`, `reject_payment` by `create_payment_rejection`, `record_payment` by `create_order_payment`, `refund` by `create_order_refund`, `keep_credit` by `create_order_credit`, `approve_artwork` by `create_artwork_approval`, `request_changes` by `create_artwork_changes_request`, `replace_artwork` by `replace_placement_artwork`, `send_proof` by `create_order_proof`, `withdraw_proof` by `create_proof_withdrawal`, `approve_proof` by `create_recorded_proof_approval`, `change` by `create_order_change`, `hold` by `create_order_hold`, `resume` by `create_order_resumption`, `cancel` by `create_order_cancellation`, `hand_over` by `create_order_handover`, `fail_handover` by `create_failed_handover`, `make_ready` by `create_order_readiness`, `return` by `create_order_return`, `add_note` by `create_order_note`, `edit` by `update_order`, `issue_invoice` by `create_document`, `issue_credit_note` by `create_document`. */ allowedActions: string[]
    /** Grows with each change. */ revision: number
    /** RFC 3339, UTC. */ createdAt: string
    /** RFC 3339, UTC. */ updatedAt: string
    /** Every action of staff, whether the reader may do it now, and if not, why. */ actions: Resources['ActionRecord'][]
    /** Everything the order waits for: `payment`, `new_artwork` and `proof_approval` for the customer, `proof` for one that the shop has to send, `payment_review` and `artwork_review` for a decision, `artwork_before_payment` for a decision that can be made before enough is paid, the others for work, and `refund` for money to return. Artwork of one print may wait while others are printed. Empty once nothing is left to do. */ queues: (
      | 'payment'
      | 'payment_review'
      | 'artwork_review'
      | 'artwork_before_payment'
      | 'new_artwork'
      | 'proof'
      | 'proof_approval'
      | 'ready_to_print'
      | 'in_production'
      | 'handover'
      | 'on_hold'
      | 'refund'
    )[]
    /** Where it comes from. */ source: 'storefront' | 'phone' | 'counter' | 'estimate'
    /** Placed by the shop to itself: metrics and exports leave it out. */ test: boolean
    /** Who created it; null for the system or a customer. */ createdBy: Resources['AdminOrderRecordCreatedBy'] | null
    /** Whose order it is; null once erased. */ customerId: string | null
    /** The page where the customer follows the order. Null without the permission `orders:write`: anyone with this URL can act as the customer. */ trackingUrl:
      string | null
    /** When enough was paid to start production. */ confirmedAt: string | null
    /** RFC 3339, UTC. */ readyAt: string | null
    /** RFC 3339, UTC. */ handedOverAt: string | null
    /** The payments, oldest first. */ payments: Resources['AdminPaymentRecord'][]
    /** What was paid back. */ refunds: Resources['RefundRecord'][]
    /** The costs booked for the order. Null without the permission `costs:read`, and before the first cost. */ cost:
      Resources['AdminOrderRecordCost'] | null
    /** What an order like this one should cost by the production settings: blanks at their average, film, ink, powder and labour by the size of the prints, the ink of their artwork and their film finish. Nothing fails in it. Null without the permission `costs:read`. */ estimate:
      Resources['AdminOrderRecordCost'] | null
    /** The total less refunds, without the tax in it; of a cancelled or expired order, what was paid instead of the total. Sending back what was paid beyond the total lowers nothing. */ revenueMinor: number
    /** The profit: `revenueMinor` less costs. Null when `cost` is. */ marginMinor: number | null
    /** Notes that customers never see. */ internalNotes: Resources['OrderNoteRecord'][]
    /** How many print jobs are in each state. */ jobs: Resources['AdminOrderRecordJobs']
  }
  AdminOrderRecordCost: {
    /** Minor units of the store currency; may be below zero. */ blankMinor: number
    /** Minor units of the store currency; may be below zero. */ filmMinor: number
    /** Minor units of the store currency; may be below zero. */ inkMinor: number
    /** Minor units of the store currency; may be below zero. */ powderMinor: number
    /** Minor units of the store currency; may be below zero. */ labourMinor: number
    /** Minor units of the store currency; may be below zero. */ overheadMinor: number
    /** Minor units of the store currency; may be below zero. */ totalMinor: number
  }
  AdminOrderRecordCreatedBy: { /** The id of this record. */ id: string; /** What people call it. */ name: string }
  AdminOrderRecordJobs: {
    /** Waiting for payment, artwork or a blank. */ blocked: number
    /** Ready to be put on a sheet. */ queued: number
    /** On a sheet that is not printed yet. */ nested: number
    /** Printed on film. */ printed: number
    /** Cut out of the film. */ cut: number
    /** Pressed onto the garment. */ pressed: number
    /** Passed the quality check. */ passed: number
    /** In the bag. */ packed: number
    /** Failed a check. */ failed: number
    /** Given up. */ void: number
  }
  AdminOrderSummary: {
    /** The id of this record. */ id: string
    /** The number that people use. */ number: string
    /** The stage of the order for display; derived from the statuses. */ stage:
      | 'awaiting_payment'
      | 'payment_review'
      | 'artwork_review'
      | 'ready_to_print'
      | 'in_production'
      | 'ready'
      | 'completed'
      | 'on_hold'
      | 'cancelled'
      | 'expired'
    /** The status that it is in. */ status: 'open' | 'on_hold' | 'completed' | 'cancelled' | 'expired'
    /** How much of the order is paid and verified. */ paymentStatus:
      'unpaid' | 'submitted' | 'partially_paid' | 'paid' | 'partially_refunded' | 'refunded'
    /** The least advanced check or review among its prints. */ artworkStatus:
      'checking' | 'passed' | 'warning' | 'failed' | 'approved' | 'changes_requested'
    /** Whether the customer has to approve a proof before it is printed. */ proofStatus:
      'none' | 'wanted' | 'sent' | 'changes_requested' | 'approved' | 'withdrawn'
    /** How far the prints are. */ productionStatus: 'blocked' | 'queued' | 'in_production' | 'done' | 'void'
    /** How far the hand-over is. */ fulfilmentStatus: 'unfulfilled' | 'ready' | 'handed_over' | 'failed_attempt' | 'returned'
    /** Where it comes from. */ source: 'storefront' | 'phone' | 'counter' | 'estimate'
    /** Placed by the shop to itself: metrics and exports leave it out. */ test: boolean
    /** Who ordered; null if the reader may not see it. */ customerName: string
    /** Number of garments over all lines; a line of film counts as one. */ units: number
    /** What the order costs, and what is paid. */ totals: Resources['AdminOrderSummaryTotals']
    /** ISO 4217. */ currency: string
    /** How the order reaches the customer. */ fulfilmentMethod: 'pickup' | 'meetup' | 'delivery'
    /** A day in the time zone of the store. */ slotDate: string | null
    /** A day in the time zone of the store. */ promisedBy: string
    /** A day in the time zone of the store. */ neededBy: string | null
    /** RFC 3339, UTC. */ stageSince: string
    /** RFC 3339, UTC. */ createdAt: string
    /** Everything the order waits for: `payment`, `new_artwork` and `proof_approval` for the customer, `proof` for one that the shop has to send, `payment_review` and `artwork_review` for a decision, `artwork_before_payment` for a decision that can be made before enough is paid, the others for work, and `refund` for money to return. Artwork of one print may wait while others are printed. Empty once nothing is left to do. */ queues: (
      | 'payment'
      | 'payment_review'
      | 'artwork_review'
      | 'artwork_before_payment'
      | 'new_artwork'
      | 'proof'
      | 'proof_approval'
      | 'ready_to_print'
      | 'in_production'
      | 'handover'
      | 'on_hold'
      | 'refund'
    )[]
    /** Of the customer, not read by the shop yet. */ unreadMessages: number
    /** As in the record of the order, but for issuing documents. */ allowedActions: string[]
  }
  AdminOrderSummaryTotals: {
    /** Minor units of the store currency. */ totalMinor: number
    /** Minor units of the store currency. */ dueMinor: number
  }
  AdminOrderThread: { /** The oldest first. */ messages: Resources['AdminThreadMessage'][]; /** Of the customer, not read yet. */ unread: number }
  AdminOrderUpdate: {
    /** The revision that you read. An outdated one is refused with REVISION_CONFLICT. */ revision: number
    /** Who ordered, and how to reach them. */ customer: Resources['OrderCreateCustomer']
    /** A day in the time zone of the store. */ neededBy: string | null
    /** A day in the time zone of the store. */ promisedBy: string
    /** What the customer or the shop wants to be known about it. */ note: string | null
  }
  AdminPaymentRecord: {
    /** The id of this record. */ id: string
    /** The payment instruction of the shop that the customer follows. */ instructionId: string
    /** By which method. */ method: 'bank_transfer' | 'mobile_money' | 'card_link' | 'cash'
    /** Minor units of the store currency. */ amountMinor: number
    /** The number of the transfer, or of the request. */ reference: string | null
    /** The status that it is in. */ status: 'submitted' | 'verified' | 'rejected' | 'refunded'
    /** RFC 3339, UTC. */ submittedAt: string
    /** RFC 3339, UTC. */ decidedAt: string | null
    /** The amount received. */ verifiedMinor: number | null
    /** Minor units of the store currency. */ refundedMinor: number
    /** Who sent the money, as it appears on the transfer. */ payerName: string | null
    /** The picture or PDF of the transfer slip; requires a session. */ proofUrl: string | null
    /** Who verified or rejected it. */ decidedBy: Resources['AdminOrderRecordCreatedBy'] | null
    /** Why it was rejected. */ decisionReason: string | null
  }
  AdminPrintZoneSettingsRequest: {
    /** The revision that you read. An outdated one is refused with REVISION_CONFLICT. */ revision: number
    /** In the order in which they are shown. */ sizeTiers: Resources['AdminPrintZoneSettingsRequestSizeTier'][]
    /** Dots per inch of prints: the least that is accepted, and what is recommended. */ dpi: Resources['AdminPrintZoneSettingsRequestDpi']
    /** The film that prints are made on. */ film: Resources['AdminPrintZoneSettingsRequestFilm']
    /** One for each fabric that the shop presses on. */ pressRecipes: Resources['AdminPrintZoneSettingsRequestPressRecipe'][]
    /** The kinds of garments in the order of the shop. Left out, they stay; a kind that a zone or a garment names and that is not there is added. */ kinds?: Resources['AdminPrintZoneSettingsRequestKind'][]
    /** The parts of garments that can be printed. */ zones: Resources['AdminPrintZoneSettingsRequestZone'][]
  }
  AdminPrintZoneSettingsRequestDpi: {
    /** Below it, prints are refused. */ minimum: number
    /** Below it, the customer is warned. */ recommended: number
  }
  AdminPrintZoneSettingsRequestFilm: {
    /** Millimetres. At most one decimal. */ widthMm: number
    /** Millimetres. Left free at each side. At most one decimal. */ sideMarginMm: number
    /** Millimetres. Left free at the beginning of a sheet. At most one decimal. */ leadMm: number
    /** Millimetres. Left free at the end of a sheet, after the last print. Zero if left out. At most one decimal. */ tailMm?: number
    /** Millimetres. Between two prints. At most one decimal. */ gapMm: number
    /** Millimetres. The longest sheet. At most one decimal. */ maxLengthMm: number
    /** Whether a print may lie across the film. */ allowRotation: boolean
  }
  AdminPrintZoneSettingsRequestKind: {
    /** The id of this record. */ id: string
    /** What people call it. */ name: string
    /** By language. Where a text is missing, the one in the first language of the shop stands. Left out, they stay. */ translations?: Resources['AdminPrintZoneSettingsRequestKindTranslations']
    /** In their order, for new garments of the kind. */ sizes: string[]
    /** Sizes that are words, in other languages. Left out, they stay. */ sizeTranslations?: Resources['AdminPrintZoneSettingsRequestKindSizeTranslation'][]
    /** The sides of the garment, and how each is shown. */ views: Resources['AdminPrintZoneSettingsRequestKindView'][]
  }
  AdminPrintZoneSettingsRequestKindSizeTranslation: {
    /** The size of the garment. */ size: string
    /** By language. Where a text is missing, the one in the first language of the shop stands. */ translations: Resources['AdminPrintZoneSettingsRequestKindSizeTranslationTranslations']
  }
  AdminPrintZoneSettingsRequestKindSizeTranslationTranslations: {
    /** In English. */ en?: Resources['AdminPrintZoneSettingsRequestKindSizeTranslationTranslationsEn']
    /** In Spanish. */ es?: Resources['AdminPrintZoneSettingsRequestKindSizeTranslationTranslationsEn']
    /** In Brazilian Portuguese. */ 'pt-BR'?: Resources['AdminPrintZoneSettingsRequestKindSizeTranslationTranslationsEn']
    /** In French. */ fr?: Resources['AdminPrintZoneSettingsRequestKindSizeTranslationTranslationsEn']
    /** The id of this record. */ id?: Resources['AdminPrintZoneSettingsRequestKindSizeTranslationTranslationsEn']
  }
  AdminPrintZoneSettingsRequestKindSizeTranslationTranslationsEn: { /** What people call it. */ name?: string }
  AdminPrintZoneSettingsRequestKindTranslations: {
    /** In English. */ en?: Resources['AdminPrintZoneSettingsRequestKindTranslationsEn']
    /** In Spanish. */ es?: Resources['AdminPrintZoneSettingsRequestKindTranslationsEn']
    /** In Brazilian Portuguese. */ 'pt-BR'?: Resources['AdminPrintZoneSettingsRequestKindTranslationsEn']
    /** In French. */ fr?: Resources['AdminPrintZoneSettingsRequestKindTranslationsEn']
    /** The id of this record. */ id?: Resources['AdminPrintZoneSettingsRequestKindTranslationsEn']
  }
  AdminPrintZoneSettingsRequestKindTranslationsEn: { /** What people call it. */ name?: string }
  AdminPrintZoneSettingsRequestKindView: {
    /** A side of the garment. */ view: 'front' | 'back' | 'left' | 'right' | 'other'
    /** Without one, photos show this side. */ drawing:
      'tee' | 'long_sleeve' | 'hoodie' | 'tote' | 'polo' | 'cap' | 'tank' | 'crewneck' | 'apron' | 'youth_tee' | null
  }
  AdminPrintZoneSettingsRequestPressRecipe: {
    /** The fabric, which decides how it is pressed. */ fabric: string
    /** In degrees Celsius. At most one decimal. */ temperatureC: number
    /** In seconds. At most one decimal. */ seconds: number
    /** In bar. At most one decimal. */ pressureBar: number
    /** How hot the film is when it is peeled off. */ peel: 'hot' | 'warm' | 'cold'
    /** The second press after peeling, in seconds. At most one decimal. */ repressSeconds: number
  }
  AdminPrintZoneSettingsRequestSizeTier: {
    /** The id of this record. */ id: string
    /** A short text for people. */ label: string
    /** By language. Where a text is missing, the one in the first language of the shop stands. Left out, they stay. */ translations?: Resources['StoreSettingsRequestFulfilmentMethodTranslations']
    /** Millimetres. At most one decimal. */ maxWidthMm: number
    /** Millimetres. At most one decimal. */ maxHeightMm: number
    /** Minor units of the store currency. */ priceMinor: number
  }
  AdminPrintZoneSettingsRequestZone: {
    /** The id of this record. */ id: string
    /** What people call it. */ name: string
    /** By language. Where a text is missing, the one in the first language of the shop stands. Left out, they stay. */ translations?: Resources['AdminPrintZoneSettingsRequestKindTranslations']
    /** The kinds of garments that have it. */ garmentKinds: string[]
    /** The top centre of the zone, seen from the top centre of the collar. */ anchor: Resources['AdminPrintZoneSettingsRequestZoneAnchor']
    /** Millimetres. At most one decimal. */ maxWidthMm: number
    /** Millimetres. At most one decimal. */ maxHeightMm: number
    /** Smaller limits for the sizes named, each size in one band at most. */ sizeBands: Resources['AdminPrintZoneSettingsRequestZoneSizeBand'][]
    /** Whether it is in use. What is not active stays, with its history. */ active: boolean
    /** Lowest first; or the order of the list. */ sort: number
    /** The side of the garment that it is on. Left out, that which it has, or else what its id says: `back` and `neck` are the back. */ view?:
      'front' | 'back' | 'left' | 'right' | 'other'
  }
  AdminPrintZoneSettingsRequestZoneAnchor: {
    /** Millimetres. At most one decimal. */ xMm: number
    /** Millimetres. At most one decimal. */ yMm: number
  }
  AdminPrintZoneSettingsRequestZoneSizeBand: {
    /** The sizes of the garment. */ sizes: string[]
    /** Millimetres. At most one decimal. */ maxWidthMm: number
    /** Millimetres. At most one decimal. */ maxHeightMm: number
  }
  AdminPrintZoneSettingsResponse: {
    /** The revision that you read. An outdated one is refused with REVISION_CONFLICT. */ revision: number
    /** In the order in which they are shown. */ sizeTiers: Resources['AdminPrintZoneSettingsResponseSizeTier'][]
    /** Dots per inch of prints: the least that is accepted, and what is recommended. */ dpi: Resources['AdminPrintZoneSettingsResponseDpi']
    /** The film that prints are made on. */ film: Resources['AdminPrintZoneSettingsResponseFilm']
    /** One for each fabric that the shop presses on. */ pressRecipes: Resources['AdminPrintZoneSettingsResponsePressRecipe'][]
    /** The kinds of garments in the order of the shop. */ kinds: Resources['AdminPrintZoneSettingsResponseKind'][]
    /** The parts of garments that can be printed. */ zones: Resources['AdminPrintZoneSettingsResponseZone'][]
    /** RFC 3339, UTC. */ updatedAt: string
    /** Who changed it last. */ updatedBy: Resources['UpdatedBy'] | null
  }
  AdminPrintZoneSettingsResponseDpi: {
    /** Below it, prints are refused. */ minimum: number
    /** Below it, the customer is warned. */ recommended: number
  }
  AdminPrintZoneSettingsResponseFilm: {
    /** Millimetres. At most one decimal. */ widthMm: number
    /** Millimetres. Left free at each side. At most one decimal. */ sideMarginMm: number
    /** Millimetres. Left free at the beginning of a sheet. At most one decimal. */ leadMm: number
    /** Millimetres. Left free at the end of a sheet, after the last print. Zero if left out. At most one decimal. */ tailMm?: number
    /** Millimetres. Between two prints. At most one decimal. */ gapMm: number
    /** Millimetres. The longest sheet. At most one decimal. */ maxLengthMm: number
    /** Whether a print may lie across the film. */ allowRotation: boolean
  }
  AdminPrintZoneSettingsResponseKind: {
    /** The id of this record. */ id: string
    /** What people call it. */ name: string
    /** By language. Where a text is missing, the one in the first language of the shop stands. Left out, they stay. */ translations?: Resources['CatalogResponseZoneTranslations']
    /** In their order, for new garments of the kind. */ sizes: string[]
    /** Sizes that are words, in other languages. Left out, they stay. */ sizeTranslations?: Resources['CatalogResponseSizeTranslation'][]
    /** The sides of the garment, and how each is shown. */ views: Resources['AdminPrintZoneSettingsResponseKindView'][]
  }
  AdminPrintZoneSettingsResponseKindView: {
    /** A side of the garment. */ view: 'front' | 'back' | 'left' | 'right' | 'other'
    /** Without one, photos show this side. */ drawing:
      'tee' | 'long_sleeve' | 'hoodie' | 'tote' | 'polo' | 'cap' | 'tank' | 'crewneck' | 'apron' | 'youth_tee' | null
  }
  AdminPrintZoneSettingsResponsePressRecipe: {
    /** The fabric, which decides how it is pressed. */ fabric: string
    /** In degrees Celsius. At most one decimal. */ temperatureC: number
    /** In seconds. At most one decimal. */ seconds: number
    /** In bar. At most one decimal. */ pressureBar: number
    /** How hot the film is when it is peeled off. */ peel: 'hot' | 'warm' | 'cold'
    /** The second press after peeling, in seconds. At most one decimal. */ repressSeconds: number
  }
  AdminPrintZoneSettingsResponseSizeTier: {
    /** The id of this record. */ id: string
    /** A short text for people. */ label: string
    /** By language. Where a text is missing, the one in the first language of the shop stands. Left out, they stay. */ translations?: Resources['PublicConfigResponseFulfilmentMethodTranslations']
    /** Millimetres. At most one decimal. */ maxWidthMm: number
    /** Millimetres. At most one decimal. */ maxHeightMm: number
    /** Minor units of the store currency. */ priceMinor: number
  }
  AdminPrintZoneSettingsResponseZone: {
    /** The id of this record. */ id: string
    /** What people call it. */ name: string
    /** By language. Where a text is missing, the one in the first language of the shop stands. Left out, they stay. */ translations?: Resources['CatalogResponseZoneTranslations']
    /** The kinds of garments that have it. */ garmentKinds: string[]
    /** The top centre of the zone, seen from the top centre of the collar. */ anchor: Resources['AdminPrintZoneSettingsResponseZoneAnchor']
    /** Millimetres. At most one decimal. */ maxWidthMm: number
    /** Millimetres. At most one decimal. */ maxHeightMm: number
    /** Smaller limits for the sizes named, each size in one band at most. */ sizeBands: Resources['AdminPrintZoneSettingsResponseZoneSizeBand'][]
    /** Whether it is in use. What is not active stays, with its history. */ active: boolean
    /** Lowest first; or the order of the list. */ sort: number
    /** A side of the garment. */ view: 'front' | 'back' | 'left' | 'right' | 'other'
  }
  AdminPrintZoneSettingsResponseZoneAnchor: {
    /** Millimetres. At most one decimal. */ xMm: number
    /** Millimetres. At most one decimal. */ yMm: number
  }
  AdminPrintZoneSettingsResponseZoneSizeBand: {
    /** The sizes of the garment. */ sizes: string[]
    /** Millimetres. At most one decimal. */ maxWidthMm: number
    /** Millimetres. At most one decimal. */ maxHeightMm: number
  }
  AdminQuoteCreate: {
    /** The lines: each is one garment in one colour and size, with its prints. */ items: Resources['QuoteCreateItem'][]
    /** How the order reaches the customer. */ fulfilment?: Resources['QuoteCreateFulfilment']
    /** Letters, digits, - and _; capital letters and small ones are the same. */ discountCode?: string
    /** Whose prices and prepaid film count. */ customer?: Resources['AdminQuoteCreateCustomer']
  }
  AdminQuoteCreateCustomer: { /** Compared without case. */ email?: string; /** E.164. */ phone?: string }
  AdminSessionRecord: {
    /** The id of this record. */ id: string
    /** The user agent of the browser. */ device: string
    /** RFC 3339, UTC. */ createdAt: string
    /** RFC 3339, UTC. */ lastSeenAt: string
    /** RFC 3339, UTC. */ expiresAt: string
    /** Whether this is the current session. */ current: boolean
  }
  AdminSessionResponse: {
    /** Whether there is a session. */ authenticated: boolean
    /** Who is signed in; null for visitors. */ user: Resources['AdminSessionResponseUser'] | null
    /** RFC 3339, UTC. */ expiresAt: string | null
    /** RFC 3339, UTC. */ idleExpiresAt: string | null
    /** Whether sign-in also requires a one-time code. */ totpRequired: boolean
    /** Where to begin the event stream (`after` of `stream_events`), so that it sends all changes to data that is read after this answer. Null when there is none: read the data again once the stream is open. */ eventPosition:
      string | null
  }
  AdminSessionResponseUser: {
    /** The id of this record. */ id: string
    /** Compared without case. */ email: string
    /** What people call it. */ name: string
    /** The role of the user. */ role: 'owner' | 'manager' | 'finance' | 'production' | 'support' | 'viewer'
    /** What the user may do. */ permissions: string[]
    /** The language of the console for this user; null for that of the browser. */ locale: 'en' | 'es' | 'pt-BR' | 'fr' | 'id' | null
    /** Whether one-time codes are needed to sign in. */ totpEnabled: boolean
    /** The shop requires one-time codes of this role. Until they are set up, only the operations of the own account are allowed. */ totpSetupRequired: boolean
    /** When the password stops working unless it is changed: only if the service generated it. */ passwordExpiresAt: string | null
  }
  AdminThreadMessage: {
    /** The id of this record. */ id: string
    /** Who wrote it. */ sender: 'customer' | 'shop'
    /** Plain text. Null for pictures alone. */ text: string | null
    /** Pictures of the garment, in the order in which they are shown. */ pictures: Resources['ThreadMessagePicture'][]
    /** RFC 3339, UTC. */ sentAt: string
    /** When the other side read it. */ readAt: string | null
    /** Who of the team wrote it. */ authorName: string | null
    /** `whatsapp`: staff sent the prepared text `about` a step by hand. */ channel: 'page' | 'whatsapp'
    /** The step of the order, such as `order-ready`, or `estimate-sent`. */ about: string | null
  }
  AdminUserCreateRequest: {
    /** Compared without case. */ email: string
    /** What people call it. */ name: string
    /** The role of the user. */ role: 'owner' | 'manager' | 'finance' | 'production' | 'support' | 'viewer'
    /** At least 12 characters, and not a common password. */ password?: string
  }
  AdminUserRecord: {
    /** The id of this record. */ id: string
    /** Compared without case. */ email: string
    /** What people call it. */ name: string
    /** The role of the user. */ role: 'owner' | 'manager' | 'finance' | 'production' | 'support' | 'viewer'
    /** `locked`: unknown devices tried too many passwords. The right password and known devices still sign in; a new device gets few tries. It ends by itself, or by an unlock. `invited`: has not chosen a password yet. */ status:
      'invited' | 'active' | 'locked' | 'disabled'
    /** Whether one-time codes are needed to sign in. */ totpEnabled: boolean
    /** RFC 3339, UTC. */ lastLoginAt: string | null
    /** RFC 3339, UTC. */ createdAt: string
    /** Who created it; null for the system or a customer. */ createdBy: string | null
    /** Only in the response to a reset, or to a creation without a password. Works once, for three days. */ invitationUrl?: string
  }
  AdminUserRoleRequest: { /** The role of the user. */ role: 'owner' | 'manager' | 'finance' | 'production' | 'support' | 'viewer' }
  ApiError: {
    /** Stable error code, e.g. NOT_FOUND. */ code: string
    /** What went wrong, for people. */ message: string
    /** What to do about it. */ resolution: string
    /** With 422 only: the invalid fields. */ fields?: Resources['ApiFieldProblem'][]
    /** For programs: what the code leaves open. */ details?: Resources['ApiErrorDetails']
  }
  ApiErrorDetails: {
    /** PRICE_CHANGED: the total that the server computed. */ totalMinor?: number
    /** POLICY_CHANGED: the version to show and to accept. */ policyVersion?: string
    /** REVISION_CONFLICT: the current revision of the record; left out where `If-Match` disagrees with the request itself. */ revision?: number
    /** Why, where the code alone does not say it: a stable word for programs that show their own text. More may follow. */ reason?: string
    /** What the reason is about: numbers of orders, SKUs, zones. */ names?: string[]
    /** INVALID_TRANSITION: the state of the record. */ state?: string
    /** INVALID_TRANSITION: the actions of the record, or the states to move it to, that are possible now. */ allowedActions?: string[]
    /** OUT_OF_STOCK: the lines that need more than there is; none if it is all of them together. DUPLICATE: the line whose value exists already. */ lines?: Resources['ApiErrorLine'][]
  }
  ApiErrorLine: { /** Where the line is in the request. */ path: string; /** What is short or exists already, for people. */ reason: string }
  ApiErrorResponse: { /** What went wrong. */ error: Resources['ApiError']; /** Repeats error.message. */ detail: string }
  ApiFieldProblem: {
    /** Where the value is: `items[0].quantity`. */ path: string
    /** A text for people. */ message: string
    /** Why, as a stable word for programs that show their own text. More may follow. */ reason?: string
    /** What the reason leaves open: the most characters, the least number, an example. */ limit?: string
  }
  ApiKeyCreate: {
    /** What the key is for. The audit log shows it. */ name: string
    /** Of your own; those for users and API keys cannot be given. */ permissions: string[]
    /** Null for never. */ expiresAt?: string | null
    /** Your password. Needed when you signed in more than 15 minutes ago; VALIDATION_FAILED without it. */ password?: string
  }
  ApiKeyMaker: { /** The id of this record. */ id: string; /** What people call it. */ name: string }
  ApiKeyRecord: {
    /** The id of this record. */ id: string
    /** What people call it. */ name: string
    /** How the key begins, to tell which one a program has. */ prefix: string
    /** What it was given. */ permissions: string[]
    /** What it may do now: of its permissions those that its maker still has; empty once it is revoked or expired, or while its maker is disabled. */ effectivePermissions: string[]
    /** Who created it; null for the system or a customer. */ createdBy: Resources['ApiKeyMaker']
    /** RFC 3339, UTC. */ createdAt: string
    /** Within ten minutes. */ lastUsedAt: string | null
    /** RFC 3339, UTC. */ expiresAt: string | null
    /** RFC 3339, UTC. */ revokedAt: string | null
    /** Only in the response to a creation: store it. Sent as `Authorization: Bearer`; only its digest is kept. */ key?: string
  }
  ArtworkApproval: { /** By default, all that wait for a decision. */ placementIds?: string[] }
  ArtworkChangesRequest: { /** By default, all that wait for a decision. */ placementIds?: string[]; /** A text for people. */ message: string }
  ArtworkEdit: {
    /** `choose_page`: another page of a PDF. `remove_background`: a background of one colour becomes transparent. `trim`: cuts off the empty border. `sharpen_edges`: half-transparent edges and meeting colours become clearer. `recolour`: another colour for a logo of one colour. `vectorise`: traces flat art of a few colours as an SVG. */ kind:
      'choose_page' | 'remove_background' | 'trim' | 'sharpen_edges' | 'recolour' | 'vectorise'
    /** Needed to choose a page; from 1. */ page?: number
    /** Needed to recolour. */ colour?: string
    /** Of the background: also what has its colour and is not connected with the border. */ everywhere?: boolean
  }
  ArtworkRecord: {
    /** The id of this record. */ id: string
    /** As the file was called when it was uploaded. */ fileName: string
    /** Detected from the content, not the file name. An Illustrator file is a `pdf`. */ format:
      'png' | 'jpeg' | 'webp' | 'tiff' | 'svg' | 'pdf' | 'psd'
    /** In bytes. */ byteSize: number
    /** In pixels. */ widthPx: number
    /** In pixels. */ heightPx: number
    /** Whether it is drawn with lines, and sharp at any size. */ vector: boolean
    /** Of a PDF: how many it has, and which one is printed, from 1. */ pages: Resources['ArtworkRecordPages'] | null
    /** Whether it has transparency. */ hasAlpha: boolean
    /** Share of the canvas that prints. */ inkAreaPercent: number
    /** Share of the printed area that is partly transparent. */ semiTransparentPercent: number
    /** Transparent borders of the artwork. */ emptyMarginPx: Resources['ArtworkRecordEmptyMarginPx']
    /** Up to the first pixel that is not fully transparent. What of it is not put on film follows from it; null if it was not measured. */ clearMarginPx:
      Resources['ArtworkRecordEmptyMarginPx'] | null
    /** The thinnest line, in pixels; null if it could not be measured. */ thinnestLinePx: number | null
    /** The width that the file says that it has, in millimetres; null when it says none, or one for screens. */ statedWidthMm: number | null
    /** How large it may be printed; null for vector artwork. */ maxPrintSize: Resources['ArtworkRecordMaxPrintSize'] | null
    /** Signed URL; valid until previewExpiresAt. */ previewUrl: string
    /** RFC 3339, UTC. */ previewExpiresAt: string
    /** RFC 3339, UTC. */ createdAt: string
  }
  ArtworkRecordEmptyMarginPx: {
    /** At the upper edge. */ top: number
    /** At the right edge. */ right: number
    /** At the lower edge. */ bottom: number
    /** At the left edge. */ left: number
  }
  ArtworkRecordMaxPrintSize: {
    /** The largest size at the least resolution that is accepted. */ minimumDpi: Resources['ArtworkRecordMaxPrintSizeMinimumDpi']
    /** At or above it, prints are sharp. */ recommendedDpi: Resources['ArtworkRecordMaxPrintSizeMinimumDpi']
  }
  ArtworkRecordMaxPrintSizeMinimumDpi: { /** In millimetres. */ widthMm: number; /** In millimetres. */ heightMm: number }
  ArtworkRecordPages: { /** How many pages the file has. */ count: number; /** The page that is printed, from 1. */ shown: number }
  ArtworkReplacement: { /** The print on the garment. */ placementId: string; /** The artwork. */ artworkId: string }
  AuditLogVerification: {
    /** Whether everything fits. */ ok: boolean
    /** RFC 3339, UTC. */ checkedAt: string
    /** Rows from the first one that are as they were sealed. */ verifiedRows: number
    /** The last row of the chain. */ head: Resources['AuditLogVerificationHead']
    /** The first row that does not fit; null if all do. */ broken: Resources['AuditLogVerificationBroken'] | null
  }
  AuditLogVerificationBroken: {
    /** Its place in the chain, from 1. */ sequence: number | null
    /** The id of this record. */ id: string | null
    /** What does not fit. */ problem: 'altered' | 'missing' | 'relinked' | 'cut' | 'rewritten' | 'added'
    /** A text for people. */ message: string
  }
  AuditLogVerificationHead: { /** Its place in the chain, from 1. */ sequence: number; /** SHA-256, in hexadecimal. */ hash: string }
  BotChallengeResponse: {
    /** What to solve. */ parameters: Resources['BotChallengeResponseParameters']
    /** Send it back, with the parameters as they are. */ signature: string
  }
  BotChallengeResponseParameters: {
    /** How keys are derived. */ algorithm: 'PBKDF2/SHA-256'
    /** Followed by a counter (32 bits, big-endian), the password of each key to try. */ nonce: string
    /** The salt of each key. */ salt: string
    /** PBKDF2 rounds of each key. */ cost: number
    /** Bytes of each key. */ keyLength: 32
    /** What the right key begins with. Count from 0 until a key does. */ keyPrefix: string
    /** By which the server knows the right key again. */ keySignature: string
    /** Seconds since 1970 in UTC. */ expiresAt: number
  }
  BrandRequest: {
    /** The revision that you read. An outdated one is refused with REVISION_CONFLICT. */ revision: number
    /** Hexadecimal, such as #c42f03. */ accent: string
    /** The ground of pages; ink is dark by day, too. */ surface: 'paper' | 'white' | 'ink'
    /** The family of headings. */ headingFont:
      | 'bricolage-grotesque'
      | 'instrument-sans'
      | 'archivo'
      | 'dm-sans'
      | 'figtree'
      | 'fraunces'
      | 'lora'
      | 'nunito'
      | 'oswald'
      | 'outfit'
      | 'playfair-display'
      | 'space-grotesk'
      | 'unbounded'
    /** The family of everything else. */ textFont:
      | 'bricolage-grotesque'
      | 'instrument-sans'
      | 'archivo'
      | 'dm-sans'
      | 'figtree'
      | 'fraunces'
      | 'lora'
      | 'nunito'
      | 'oswald'
      | 'outfit'
      | 'playfair-display'
      | 'space-grotesk'
      | 'unbounded'
    /** The picture beside or instead of the name of the shop; null for the name alone. */ logoId: string | null
    /** The picture in the tab of a browser; null for that of Platen. */ faviconId: string | null
    /** The picture of the start page; null for a drawn garment. */ heroPictureId: string | null
    /** In the first language of the shop; null where it wrote nothing. */ texts: Resources['BrandRequestTexts']
    /** By language. Where a text is missing, the one in the first language of the shop stands. */ translations: Resources['BrandRequestTranslations']
    /** Left out, what is stored stays. */ faq?: Resources['BrandRequestFaq'][]
  }
  BrandRequestFaq: {
    /** The question. */ question: string
    /** The answer, in Markdown without HTML. */ answer: string
    /** By language. Where a text is missing, the one in the first language of the shop stands. */ translations: Resources['BrandRequestFaqTranslations']
  }
  BrandRequestFaqTranslations: {
    /** In English. */ en?: Resources['BrandRequestFaqTranslationsEn']
    /** In Spanish. */ es?: Resources['BrandRequestFaqTranslationsEn']
    /** In Brazilian Portuguese. */ 'pt-BR'?: Resources['BrandRequestFaqTranslationsEn']
    /** In French. */ fr?: Resources['BrandRequestFaqTranslationsEn']
    /** The id of this record. */ id?: Resources['BrandRequestFaqTranslationsEn']
  }
  BrandRequestFaqTranslationsEn: { /** The question. */ question?: string; /** The answer, in Markdown without HTML. */ answer?: string }
  BrandRequestTexts: {
    /** The headline of the start page. */ heroTitle: string | null
    /** Below the headline. */ heroText: string | null
    /** About the shop. */ about: string | null
    /** How orders are delivered. */ delivery: string | null
    /** What can be returned, and how. */ returns: string | null
    /** What is kept of customers, and why. */ privacy: string | null
    /** The terms of the shop. */ terms: string | null
  }
  BrandRequestTranslations: {
    /** In English. */ en?: Resources['BrandRequestTranslationsEn']
    /** In Spanish. */ es?: Resources['BrandRequestTranslationsEn']
    /** In Brazilian Portuguese. */ 'pt-BR'?: Resources['BrandRequestTranslationsEn']
    /** In French. */ fr?: Resources['BrandRequestTranslationsEn']
    /** The id of this record. */ id?: Resources['BrandRequestTranslationsEn']
  }
  BrandRequestTranslationsEn: {
    /** The headline of the start page. */ heroTitle?: string | null
    /** Below the headline. */ heroText?: string | null
    /** About the shop. */ about?: string | null
    /** How orders are delivered. */ delivery?: string | null
    /** What can be returned, and how. */ returns?: string | null
    /** What is kept of customers, and why. */ privacy?: string | null
    /** The terms of the shop. */ terms?: string | null
  }
  BrandResponse: {
    /** The revision that you read. An outdated one is refused with REVISION_CONFLICT. */ revision: number
    /** Hexadecimal, such as #c42f03. */ accent: string
    /** The ground of pages; ink is dark by day, too. */ surface: 'paper' | 'white' | 'ink'
    /** The family of headings. */ headingFont:
      | 'bricolage-grotesque'
      | 'instrument-sans'
      | 'archivo'
      | 'dm-sans'
      | 'figtree'
      | 'fraunces'
      | 'lora'
      | 'nunito'
      | 'oswald'
      | 'outfit'
      | 'playfair-display'
      | 'space-grotesk'
      | 'unbounded'
    /** The family of everything else. */ textFont:
      | 'bricolage-grotesque'
      | 'instrument-sans'
      | 'archivo'
      | 'dm-sans'
      | 'figtree'
      | 'fraunces'
      | 'lora'
      | 'nunito'
      | 'oswald'
      | 'outfit'
      | 'playfair-display'
      | 'space-grotesk'
      | 'unbounded'
    /** The picture beside or instead of the name of the shop. */ logo: Resources['PictureRecord'] | null
    /** The picture in the tab of a browser. */ favicon: Resources['PictureRecord'] | null
    /** The picture of the start page; null for a drawn garment. */ heroPicture: Resources['PictureRecord'] | null
    /** In the first language of the shop; null where it wrote nothing. */ texts: Resources['ShopTextsTexts']
    /** By language. Where a text is missing, the one in the first language of the shop stands. */ translations: Resources['ShopTextsTranslations']
    /** Questions that are often asked, with answers in Markdown without HTML. */ faq: Resources['ShopTextsFaq'][]
    /** The accent, or the nearest shade that can be read on the surface (4.5:1, WCAG 2.2). */ usedAccent: string
    /** RFC 3339, UTC. */ updatedAt: string
    /** Who changed it last. */ updatedBy: Resources['UpdatedBy'] | null
  }
  CatalogResponse: {
    /** ISO 4217. */ currency: string
    /** Digits behind the point: 2 for USD, 0 for JPY. */ currencyExponent: number
    /** Whether prices contain the tax. */ taxMode: 'none' | 'inclusive' | 'exclusive'
    /** In per cent. */ taxRatePercent: number
    /** What is sold. */ garments: Resources['CatalogResponseGarment'][]
    /** Those with a garment, in the order of the shop. */ categories: Resources['CatalogResponseCategory'][]
    /** The parts of garments that can be printed. */ zones: Resources['CatalogResponseZone'][]
    /** Prices of prints by size. */ sizeTiers: Resources['CatalogResponseSizeTier'][]
    /** Sizes that are words, in other languages. */ sizeTranslations?: Resources['CatalogResponseSizeTranslation'][]
    /** Discounts for many pieces of one kind of garment in one order. */ quantityBreaks: Resources['CatalogResponseQuantityBreak'][]
  }
  CatalogResponseCategory: {
    /** The unique name of the category in URLs. */ id: string
    /** What people call it. */ name: string
    /** A text for people. */ description: string | null
    /** By language. Where a text is missing, the one in the first language of the shop stands. */ translations: Resources['CatalogResponseCategoryTranslations']
  }
  CatalogResponseCategoryTranslations: {
    /** In English. */ en?: Resources['CatalogResponseCategoryTranslationsEn']
    /** In Spanish. */ es?: Resources['CatalogResponseCategoryTranslationsEn']
    /** In Brazilian Portuguese. */ 'pt-BR'?: Resources['CatalogResponseCategoryTranslationsEn']
    /** In French. */ fr?: Resources['CatalogResponseCategoryTranslationsEn']
    /** The id of this record. */ id?: Resources['CatalogResponseCategoryTranslationsEn']
  }
  CatalogResponseCategoryTranslationsEn: { /** What people call it. */ name?: string; /** A text for people. */ description?: string }
  CatalogResponseGarment: {
    /** The id of this record. */ id: string
    /** The name in addresses of pages. */ slug: string
    /** The kind of garment, such as tee: print zones go by it. */ kind: string
    /** What people call it. */ name: string
    /** A text for people. */ description: string
    /** The fabric, which decides how it is pressed. */ fabric: string
    /** Minor units of the store currency. */ priceFromMinor: number
    /** The print zones that the garment has. */ zoneIds: string[]
    /** The unique name of the category in URLs. */ categoryId: string | null
    /** How to wash it; null if the shop does not say. */ care: Resources['CatalogResponseGarmentCare'] | null
    /** How large the garment is in each size; null if the shop does not say. */ sizeGuide: Resources['CatalogResponseGarmentSizeGuide'] | null
    /** By language. Where a text is missing, the one in the first language of the shop stands. */ translations: Resources['CatalogResponseGarmentTranslations']
    /** Pictures of the garment, in the order in which they are shown. */ pictures: Resources['CatalogResponseGarmentPicture'][]
    /** The sides of the garment, and how each is shown. */ views: Resources['CatalogResponseGarmentView'][]
    /** The colours that it comes in. */ colours: Resources['CatalogResponseGarmentColour'][]
  }
  CatalogResponseGarmentCare: {
    /** How hot to wash it, in °C; null if the shop does not say. */ washing:
      'at_60' | 'at_40' | 'at_40_gentle' | 'at_30' | 'at_30_gentle' | 'by_hand' | 'never' | null
    /** Which bleach it holds; null if the shop does not say. */ bleaching: 'any' | 'oxygen' | 'never' | null
    /** How to dry it; null if the shop does not say. */ drying: 'tumble' | 'tumble_low' | 'line' | 'flat' | 'never_tumble' | null
    /** How hot to iron it, in °C; null if the shop does not say. */ ironing: 'at_200' | 'at_150' | 'at_110' | 'never' | null
    /** Whether it can be dry-cleaned; null if the shop does not say. */ dryCleaning: 'allowed' | 'never' | null
    /** What the customer or the shop wants to be known about it. */ note: string | null
  }
  CatalogResponseGarmentColour: {
    /** What people call it. */ name: string
    /** The colour of the fabric for pictures. */ hex: string
    /** By language. Where a text is missing, the one in the first language of the shop stands. */ translations: Resources['CatalogResponseGarmentSizeGuideMeasureTranslations']
    /** The sizes of the garment. */ sizes: Resources['CatalogResponseGarmentColourSize'][]
  }
  CatalogResponseGarmentColourSize: {
    /** The garment in one colour and size. */ variantId: string
    /** The size of the garment. */ size: string
    /** Minor units of the store currency. */ priceMinor: number
    /** Whether it can be had: in stock, low, or out. */ availability: 'in_stock' | 'low' | 'out'
  }
  CatalogResponseGarmentPicture: {
    /** WebP or AVIF, the smallest first. */ sizes: Resources['PublicConfigResponseBrandLogoSize'][]
    /** What the picture shows, for people who do not see it. */ alt: string
    /** By language. Where a text is missing, the one in the first language of the shop stands. */ translations: Resources['CatalogResponseGarmentPictureTranslations']
  }
  CatalogResponseGarmentPictureTranslations: {
    /** In English. */ en?: Resources['CatalogResponseGarmentPictureTranslationsEn']
    /** In Spanish. */ es?: Resources['CatalogResponseGarmentPictureTranslationsEn']
    /** In Brazilian Portuguese. */ 'pt-BR'?: Resources['CatalogResponseGarmentPictureTranslationsEn']
    /** In French. */ fr?: Resources['CatalogResponseGarmentPictureTranslationsEn']
    /** The id of this record. */ id?: Resources['CatalogResponseGarmentPictureTranslationsEn']
  }
  CatalogResponseGarmentPictureTranslationsEn: { /** What the picture shows, for people who do not see it. */ alt?: string }
  CatalogResponseGarmentSizeGuide: {
    /** The sizes of the garment. */ sizes: string[]
    /** What is measured, in the order in which it is shown. */ measures: Resources['CatalogResponseGarmentSizeGuideMeasure'][]
    /** What the customer or the shop wants to be known about it. */ note: string | null
  }
  CatalogResponseGarmentSizeGuideMeasure: {
    /** A usual measure, which has a name in every language. */ measure:
      | 'chest_width'
      | 'length'
      | 'sleeve_length'
      | 'shoulder_width'
      | 'waist_width'
      | 'width'
      | 'height'
      | 'depth'
      | 'strap_length'
      | 'head_circumference'
      | null
    /** Instead of the usual name. Needed where there is no usual one. */ name: string | null
    /** Of the garment laid flat, one for each of `sizes`; null where it is unknown. */ valuesMm: (number | null)[]
    /** By language. Where a text is missing, the one in the first language of the shop stands. */ translations: Resources['CatalogResponseGarmentSizeGuideMeasureTranslations']
  }
  CatalogResponseGarmentSizeGuideMeasureTranslations: {
    /** In English. */ en?: Resources['CatalogResponseGarmentSizeGuideMeasureTranslationsEn']
    /** In Spanish. */ es?: Resources['CatalogResponseGarmentSizeGuideMeasureTranslationsEn']
    /** In Brazilian Portuguese. */ 'pt-BR'?: Resources['CatalogResponseGarmentSizeGuideMeasureTranslationsEn']
    /** In French. */ fr?: Resources['CatalogResponseGarmentSizeGuideMeasureTranslationsEn']
    /** The id of this record. */ id?: Resources['CatalogResponseGarmentSizeGuideMeasureTranslationsEn']
  }
  CatalogResponseGarmentSizeGuideMeasureTranslationsEn: { /** What people call it. */ name?: string }
  CatalogResponseGarmentTranslations: {
    /** In English. */ en?: Resources['CatalogResponseGarmentTranslationsEn']
    /** In Spanish. */ es?: Resources['CatalogResponseGarmentTranslationsEn']
    /** In Brazilian Portuguese. */ 'pt-BR'?: Resources['CatalogResponseGarmentTranslationsEn']
    /** In French. */ fr?: Resources['CatalogResponseGarmentTranslationsEn']
    /** The id of this record. */ id?: Resources['CatalogResponseGarmentTranslationsEn']
  }
  CatalogResponseGarmentTranslationsEn: {
    /** What people call it. */ name?: string
    /** A text for people. */ description?: string
    /** The note about care. */ careNote?: string
    /** The note of the size guide. */ sizeGuideNote?: string
  }
  CatalogResponseGarmentView: {
    /** A side of the garment. */ view: 'front' | 'back' | 'left' | 'right' | 'other'
    /** One of the drawings that come with Platen, such as `tee`. */ drawing: string | null
    /** Without any, and for a colour that none shows, the drawing stands. */ photos: Resources['CatalogResponseGarmentViewPhoto'][]
  }
  CatalogResponseGarmentViewPhoto: {
    /** The colour by name. */ colour: string | null
    /** The colour of the fabric for pictures. */ colourHex: string | null
    /** Shows the colours that have no photo, too: tinted where its mask says that there is cloth. */ neutral: boolean
    /** The photo itself. */ picture: Resources['PublicConfigResponseBrandLogo']
    /** Its light and folds, transparent elsewhere: laid over prints and tinted cloth. */ shade: Resources['PublicConfigResponseBrandLogo']
    /** Opaque where there is cloth. */ mask: Resources['PublicConfigResponseBrandLogo'] | null
    /** The whole picture on the garment, from where the zones of this side are measured. */ box: Resources['CatalogResponseGarmentViewPhotoBox']
  }
  CatalogResponseGarmentViewPhotoBox: {
    /** Millimetres to the right. */ xMm: number
    /** Millimetres down. */ yMm: number
    /** In millimetres. */ widthMm: number
    /** In millimetres. */ heightMm: number
  }
  CatalogResponseQuantityBreak: {
    /** The kind of garment, such as `tee`. */ garmentKind: string
    /** From this many pieces on. */ minQuantity: number
    /** Per cent less for each piece. */ percentOff: number
  }
  CatalogResponseSizeTier: {
    /** The id of this record. */ id: string
    /** A short text for people. */ label: string
    /** By language. Where a text is missing, the one in the first language of the shop stands. */ translations?: Resources['PublicConfigResponseFulfilmentMethodTranslations']
    /** Millimetres. */ maxWidthMm: number
    /** Millimetres. */ maxHeightMm: number
    /** Minor units of the store currency. */ priceMinor: number
  }
  CatalogResponseSizeTranslation: {
    /** The size of the garment. */ size: string
    /** By language. Where a text is missing, the one in the first language of the shop stands. */ translations: Resources['CatalogResponseSizeTranslationTranslations']
  }
  CatalogResponseSizeTranslationTranslations: {
    /** In English. */ en?: Resources['CatalogResponseSizeTranslationTranslationsEn']
    /** In Spanish. */ es?: Resources['CatalogResponseSizeTranslationTranslationsEn']
    /** In Brazilian Portuguese. */ 'pt-BR'?: Resources['CatalogResponseSizeTranslationTranslationsEn']
    /** In French. */ fr?: Resources['CatalogResponseSizeTranslationTranslationsEn']
    /** The id of this record. */ id?: Resources['CatalogResponseSizeTranslationTranslationsEn']
  }
  CatalogResponseSizeTranslationTranslationsEn: { /** What people call it. */ name?: string }
  CatalogResponseZone: {
    /** The id of this record. */ id: string
    /** What people call it. */ name: string
    /** By language. Where a text is missing, the one in the first language of the shop stands. */ translations?: Resources['CatalogResponseZoneTranslations']
    /** The kinds of garments that have it. */ garmentKinds: string[]
    /** The side of the garment that it is on. */ view: 'front' | 'back' | 'left' | 'right' | 'other'
    /** The top centre of the zone, seen from the top centre of the collar. */ anchor: Resources['CatalogResponseZoneAnchor']
    /** Millimetres. */ maxWidthMm: number
    /** Millimetres. */ maxHeightMm: number
    /** Smaller limits for the sizes named. */ sizeBands: Resources['CatalogResponseZoneSizeBand'][]
  }
  CatalogResponseZoneAnchor: { /** Millimetres. */ xMm: number; /** Millimetres. */ yMm: number }
  CatalogResponseZoneSizeBand: {
    /** The sizes of the garment. */ sizes: string[]
    /** Millimetres. */ maxWidthMm: number
    /** Millimetres. */ maxHeightMm: number
  }
  CatalogResponseZoneTranslations: {
    /** In English. */ en?: Resources['CatalogResponseZoneTranslationsEn']
    /** In Spanish. */ es?: Resources['CatalogResponseZoneTranslationsEn']
    /** In Brazilian Portuguese. */ 'pt-BR'?: Resources['CatalogResponseZoneTranslationsEn']
    /** In French. */ fr?: Resources['CatalogResponseZoneTranslationsEn']
    /** The id of this record. */ id?: Resources['CatalogResponseZoneTranslationsEn']
  }
  CatalogResponseZoneTranslationsEn: { /** What people call it. */ name?: string }
  CategoriesRequest: {
    /** The revision that you read. An outdated one is refused with REVISION_CONFLICT. */ revision: number
    /** What garments are sorted into. */ categories: Resources['CategoriesRequestCategory'][]
  }
  CategoriesRequestCategory: {
    /** The unique name of the category in URLs. */ id: string
    /** What people call it. */ name: string
    /** A text for people. */ description: string | null
    /** By language. Where a text is missing, the one in the first language of the shop stands. */ translations: Resources['CategoriesRequestCategoryTranslations']
    /** Lowest first; or the order of the list. */ sort: number
  }
  CategoriesRequestCategoryTranslations: {
    /** In English. */ en?: Resources['CategoriesRequestCategoryTranslationsEn']
    /** In Spanish. */ es?: Resources['CategoriesRequestCategoryTranslationsEn']
    /** In Brazilian Portuguese. */ 'pt-BR'?: Resources['CategoriesRequestCategoryTranslationsEn']
    /** In French. */ fr?: Resources['CategoriesRequestCategoryTranslationsEn']
    /** The id of this record. */ id?: Resources['CategoriesRequestCategoryTranslationsEn']
  }
  CategoriesRequestCategoryTranslationsEn: { /** What people call it. */ name?: string; /** A text for people. */ description?: string }
  CategoriesResponse: {
    /** The revision that you read. An outdated one is refused with REVISION_CONFLICT. */ revision: number
    /** What garments are sorted into. */ categories: Resources['CategoriesResponseCategory'][]
    /** RFC 3339, UTC. */ updatedAt: string
    /** Who changed it last. */ updatedBy: Resources['UpdatedBy'] | null
  }
  CategoriesResponseCategory: {
    /** The unique name of the category in URLs. */ id: string
    /** What people call it. */ name: string
    /** A text for people. */ description: string | null
    /** By language. Where a text is missing, the one in the first language of the shop stands. */ translations: Resources['CatalogResponseCategoryTranslations']
    /** Lowest first; or the order of the list. */ sort: number
  }
  ContactLeadConversion: { /** The order. */ orderId: string }
  ContactLeadCreate: {
    /** How to answer the person. */ channel: 'email' | 'whatsapp'
    /** What people call it. */ name: string
    /** Compared without case. */ email?: string
    /** E.164. */ phone?: string
    /** What the request is about. */ topic: 'quote' | 'bulk' | 'artwork' | 'order' | 'other'
    /** A text for people. */ message: string
    /** The number of the order, such as PL-2026-000042. */ orderNumber?: string
    /** How many pieces the person thinks of. */ quantityEstimate?: number
    /** Artworks that belong to the request. */ artworkIds?: string[]
    /** The language for emails, such as `es-SV`. */ locale?: string
    /** The person agrees to be contacted. */ consent: true
    /** The solved challenge; empty if protection is off. */ botToken: string
    /** Leave it out. */ website?: string
  }
  ContactLeadMove: {
    /** The end, or the value after. */ to: 'contacted' | 'quoted' | 'lost' | 'spam'
    /** Why it is lost. Required for `lost`, and refused otherwise. */ reason?: string
  }
  ContactLeadRecord: {
    /** The id of this record. */ id: string
    /** The number of the transfer, or of the request. */ reference: string
    /** The status that it is in. */ status: 'new' | 'contacted' | 'quoted' | 'converted' | 'lost' | 'spam'
    /** RFC 3339, UTC. */ statusSince: string
    /** How to answer the person. */ channel: 'email' | 'whatsapp'
    /** What the request is about. */ topic: 'quote' | 'bulk' | 'artwork' | 'order' | 'other'
    /** What people call it. */ name: string
    /** Compared without case. */ email: string | null
    /** E.164. */ phone: string | null
    /** A text for people. */ message: string
    /** The order that the person asks about, as they wrote it. */ orderNumber: string | null
    /** How many pieces the person thinks of. */ quantityEstimate: number | null
    /** Artworks that belong to it. */ artworks: Resources['ContactLeadRecordArtwork'][]
    /** The language for emails, such as `es-SV`. */ locale: string | null
    /** RFC 3339, UTC. */ receivedAt: string
    /** Why it was lost; null if it was not. */ lostReason: string | null
    /** The resulting order. */ orderId: string | null
    /** Who asks; null once erased. */ customerId: string | null
    /** Opens a chat with the person without sending anything. */ whatsappUrl: string | null
    /** The statuses that you may move the request to; `converted` with a conversion, all others with a move. */ allowedActions: (
      'new' | 'contacted' | 'quoted' | 'converted' | 'lost' | 'spam'
    )[]
    /** Every action of staff, whether the reader may do it now, and if not, why. */ actions: Resources['ActionRecord'][]
    /** Grows with each change. */ revision: number
  }
  ContactLeadRecordArtwork: {
    /** The id of this record. */ id: string
    /** As the file was called when it was uploaded. */ fileName: string
    /** Relative to the service. Works for a day. */ previewUrl: string
    /** In pixels. */ widthPx: number
    /** In pixels. */ heightPx: number
    /** Whether it is drawn with lines, and sharp at any size. */ vector: boolean
  }
  ContactLeadSubmitResponse: {
    /** The id of this record. */ id: string
    /** The number of the transfer, or of the request. */ reference: string
    /** The status that it is in. */ status: 'new' | 'contacted' | 'quoted' | 'converted' | 'lost' | 'spam'
    /** How to answer the person. */ channel: 'email' | 'whatsapp'
    /** RFC 3339, UTC. */ receivedAt: string
    /** What happens next, for the person. */ message: string
    /** Opens a chat with the shop without sending anything. */ whatsappUrl: string | null
  }
  CostEntryCreateRequest: {
    /** The kind of cost. */ category:
      'blank' | 'film' | 'ink' | 'powder' | 'labour' | 'delivery' | 'packaging' | 'maintenance' | 'rent' | 'marketing' | 'refund' | 'other'
    /** Minor units of the store currency. */ amountMinor: number
    /** A day in the time zone of the store, not in the future. */ incurredOn: string
    /** A text for people. */ description: string
    /** Who sells it. */ supplier?: string
    /** The order. */ orderId?: string
    /** The stock item. */ inventoryItemId?: string
    /** How many; of stock, in the unit of the item. */ quantity?: number
  }
  CostEntryRecord: {
    /** The id of this record. */ id: string
    /** The kind of cost. */ category:
      'blank' | 'film' | 'ink' | 'powder' | 'labour' | 'delivery' | 'packaging' | 'maintenance' | 'rent' | 'marketing' | 'refund' | 'other'
    /** Minor units of the store currency; below zero for a reversal. */ amountMinor: number
    /** ISO 4217. */ currency: string
    /** A day in the time zone of the store. */ incurredOn: string
    /** A text for people. */ description: string
    /** Who sells it. */ supplier: string | null
    /** The order. */ orderId: string | null
    /** The stock item. */ inventoryItemId: string | null
    /** How many; of stock, in the unit of the item. */ quantity: number | null
    /** Where it comes from. */ source: 'manual' | 'computed'
    /** The entry that it reverses; null for others. */ reversalOf: string | null
    /** The entry that reverses it; null if none does. */ reversedBy: string | null
    /** Who did it. */ actor: Resources['Actor']
    /** RFC 3339, UTC. */ createdAt: string
  }
  CostEntryReversalRequest: { /** Why, in words. */ reason: string }
  CustomerCreate: {
    /** What people call it. */ name: string
    /** The company of the customer. */ company?: string | null
    /** Compared without case. */ email?: string | null
    /** E.164. */ phone?: string | null
    /** The language for emails, such as `es-SV`. */ locale?: string | null
    /** Words of the shop’s own. */ tags?: string[]
    /** Whether the customer buys to sell on. */ trade?: boolean
    /** As documents show it. */ taxId?: string | null
    /** For staff only. */ note?: string | null
    /** The prices of film that the customer gets when signed in. Null: those of everybody. */ priceListId?: string | null
  }
  CustomerDetail: {
    /** The id of this record. */ id: string
    /** What people call it. */ name: string
    /** The company of the customer. */ company: string | null
    /** Compared without case. */ email: string | null
    /** E.164. */ phone: string | null
    /** The language for emails, such as `es-SV`. */ locale: string | null
    /** Words of the shop’s own. */ tags: string[]
    /** Whether the customer buys to sell on. */ trade: boolean
    /** The number that the tax office knows the party by. */ taxId: string | null
    /** For staff only. */ note: string | null
    /** How many orders, without tests. */ orders: number
    /** What the customer has paid so far, without refunds. */ lifetimeMinor: number
    /** RFC 3339, UTC. */ lastOrderAt: string | null
    /** How many estimates that are no order yet and were neither declined nor expired. */ openEstimates: number
    /** The prices of film that the customer gets when signed in. Null: those of everybody. */ priceListId: string | null
    /** Millimetres of prepaid film that the customer has left. */ filmCreditMm: number
    /** RFC 3339, UTC. */ createdAt: string
    /** The customer that this one is part of now. */ mergedInto: string | null
    /** Grows with each change. */ revision: number
    /** What the customer bought most, by units; at most ten. */ usual: Resources['CustomerDetailUsual'][]
    /** Of their orders, newest first; at most 24. */ artworks: Resources['CustomerDetailArtwork'][]
    /** About all their orders and estimates, newest first; at most ten. */ messages: Resources['CustomerDetailMessage'][]
    /** What open orders still have to pay. */ dueMinor: number
    /** Customers that were merged into this one. */ merged: Resources['CustomerDetailMerged'][]
    /** Typed in their orders, requests and estimates while the customer has none of the kind; nobody has confirmed them. Newest first, at most five. */ unconfirmedContacts: Resources['CustomerDetailUnconfirmedContact'][]
    /** How many contact requests. */ leads: number
  }
  CustomerDetailArtwork: {
    /** The id of this record. */ id: string
    /** As the file was called when it was uploaded. */ fileName: string
    /** Relative to the service. Works for a day. */ previewUrl: string
    /** RFC 3339, UTC. */ lastUsedAt: string
  }
  CustomerDetailMerged: {
    /** The id of this record. */ id: string
    /** What people call it. */ name: string
    /** Compared without case. */ email: string | null
    /** E.164. */ phone: string | null
    /** RFC 3339, UTC. */ mergedAt: string
    /** Until then the merge can be undone. */ splitBefore: string
  }
  CustomerDetailMessage: {
    /** The id of this record. */ id: string
    /** Who wrote it. */ sender: 'customer' | 'shop'
    /** The text. */ text: string | null
    /** Pictures of the garment, in the order in which they are shown. */ pictures: number
    /** RFC 3339, UTC. */ sentAt: string
    /** Of the customer, and nobody has read it yet. */ unread: boolean
    /** Of the order or estimate that it is about. */ number: string
    /** The order. */ orderId: string | null
    /** The estimate. */ estimateId: string | null
  }
  CustomerDetailUnconfirmedContact: {
    /** Which one the customer lacks. */ field: 'email' | 'phone'
    /** As it was typed. */ value: string
    /** RFC 3339, UTC. */ lastUsedAt: string
  }
  CustomerDetailUsual: {
    /** The garment by name, as it was when it was ordered. */ garmentName: string
    /** The colour by name. */ colour: string
    /** The size of the garment. */ size: string
    /** How many; of stock, in the unit of the item. */ quantity: number
  }
  CustomerImportPreview: {
    /** Stands for the file, the columns and what would change. An import sends it back, so that exactly this is imported. */ preview: string
    /** As the file was called when it was uploaded. */ fileName: string
    /** The kind of file, decided by its content. */ format: 'csv' | 'xlsx'
    /** The sheet of a spreadsheet that was read: its first one. */ sheet: string | null
    /** Of a CSV file. */ encoding: 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252' | null
    /** Of a CSV file. */ separator: ',' | ';' | '\t' | '|' | null
    /** From the first. */ columns: Resources['CustomerImportPreviewColumn'][]
    /** Of columns. Nothing is imported while there are any. */ problems: Resources['CustomerImportPreviewProblem'][]
    /** As the table has them, without empty ones. */ rows: Resources['CustomerImportPreviewRow'][]
    /** What the order costs, and what is paid. */ totals: Resources['CustomerImportPreviewTotals']
    /** Whether there is no error, and something to change. */ importable: boolean
  }
  CustomerImportPreviewColumn: {
    /** Its letters in a spreadsheet. */ column: string
    /** As the table has it. */ heading: string
    /** What it is imported as; null if it is not. */ field:
      'name' | 'company' | 'email' | 'phone' | 'locale' | 'tags' | 'trade' | 'taxId' | 'note' | null
    /** Its first three different values. */ samples: string[]
    /** How its numbers are written, if that is known. */ decimal: 'point' | 'comma' | null
  }
  CustomerImportPreviewProblem: {
    /** The field; null if it is about the whole row. */ field:
      'name' | 'company' | 'email' | 'phone' | 'locale' | 'tags' | 'trade' | 'taxId' | 'note' | null
    /** Its letters in a spreadsheet. */ column: string | null
    /** What is wrong, for a person. */ message: string
    /** Why, in words. */ reason:
      | 'empty'
      | 'too_large'
      | 'wrong_format'
      | 'damaged'
      | 'several_pictures'
      | 'too_many_pixels'
      | 'unusual_colours'
      | 'transparent'
      | 'svg_without_size'
      | 'svg_unsafe'
      | 'password_protected'
      | 'ai_without_pdf'
      | 'psd_without_picture'
      | 'too_complex'
      | 'page_not_found'
      | 'no_flat_background'
      | 'too_many_colours'
      | 'unchanged'
      | 'proof_format'
      | 'malware'
      | 'required'
      | 'unknown_field'
      | 'wrong_type'
      | 'too_short'
      | 'too_long'
      | 'not_an_email'
      | 'not_a_day'
      | 'not_a_time'
      | 'wrong_pattern'
      | 'not_a_choice'
      | 'too_low'
      | 'too_high'
      | 'not_more'
      | 'too_precise'
      | 'too_few'
      | 'too_many'
      | 'repeated'
      | 'invalid'
      | 'not_found'
      | 'not_used'
      | 'not_a_file'
      | 'wrong_kind'
      | 'above_maximum'
      | 'before_start'
      | 'range_too_long'
      | 'in_the_past'
      | 'in_the_future'
      | 'too_long_ago'
      | 'too_far_ahead'
      | 'no_contact'
      | 'one_of_both'
      | 'no_garment'
      | 'same_customer'
      | 'not_sold'
      | 'not_offered'
      | 'not_payable'
      | 'not_a_country'
      | 'outside_area'
      | 'no_slot'
      | 'no_print_price'
      | 'outside_zone'
      | 'line_kept'
      | 'more_than_due'
      | 'more_than_refundable'
      | 'unknown_code'
      | 'code_not_begun'
      | 'code_ended'
      | 'code_used_up'
      | 'code_used_by_customer'
      | 'code_other_kinds'
      | 'code_below_minimum'
      | 'not_signed_in'
      | 'too_little_film'
      | 'film_used'
      | 'unknown_time_zone'
      | 'unknown_currency'
      | 'not_a_url'
      | 'not_https'
      | 'url_with_password'
      | 'url_with_fragment'
      | 'not_public'
      | 'host_not_allowed'
      | 'none_active'
      | 'above_zone'
      | 'no_room'
      | 'no_tier'
      | 'not_on_film'
      | 'no_recipe'
      | 'other_colour'
      | 'other_proportions'
      | 'points_too_close'
      | 'implausible_size'
      | 'no_such_view'
      | 'outside_photo'
      | 'zones_outside_photo'
      | 'unknown_variable'
      | 'lacks_link'
      | 'section_in_line'
      | 'too_many_tickets'
      | 'film_too_short'
      | 'not_turned'
      | 'outside_film'
      | 'in_lead'
      | 'sheet_too_long'
      | 'other_width'
      | 'too_close'
      | 'halftone_too_fine'
      | 'halftone_or_threshold'
      | 'wrong_password'
      | 'wrong_code'
      | 'password_like_email'
      | 'password_like_shop'
      | 'password_common'
      | 'password_repetitive'
      | 'names_person'
      | 'not_a_table'
      | 'old_spreadsheet'
      | 'unreadable_letters'
      | 'unpacks_too_large'
      | 'no_rows'
      | 'too_many_rows'
      | 'too_many_columns'
      | 'open_quote'
      | 'merged'
      | 'outdated_preview'
      | 'same_column'
      | 'language_not_offered'
      | 'more_cells'
      | 'formula'
      | 'error_value'
      | 'date_value'
      | 'not_a_number'
      | 'which_decimal'
      | 'other_decimal'
      | 'other_currency'
      | 'not_yes_or_no'
      | 'same_as_row'
      | 'differs_from_row'
      | 'unknown_kind'
      | 'unknown_category'
      | 'several_match'
      | 'contact_taken'
      | 'merged_customer'
      | 'too_many_tags'
      | 'too_many_variants'
      | 'slug_taken'
      | 'sku_taken'
      | 'has_other_sku'
      | 'stock_below_reserved'
    /** What the reason leaves open: the most, or another row. */ limit: string | null
  }
  CustomerImportPreviewRow: {
    /** Its number in a spreadsheet: the headings are usually row 1. */ row: number
    /** What an import does with it. Nothing is imported while a row has an error. */ fate: 'create' | 'update' | 'unchanged' | 'error'
    /** What people call it. */ name: string | null
    /** The company of the customer. */ company: string | null
    /** Compared without case. */ email: string | null
    /** E.164. */ phone: string | null
    /** What differs from the shop, of a row that updates. */ changes: Resources['CustomerImportPreviewRowChange'][]
    /** What is wrong with it. */ problems: Resources['CustomerImportPreviewProblem'][]
  }
  CustomerImportPreviewRowChange: {
    /** The field. */ field: 'name' | 'company' | 'email' | 'phone' | 'locale' | 'tags' | 'trade' | 'taxId' | 'note'
    /** The beginning, or the value before. */ from: string | null
    /** Amounts are decimals with a point. */ to: string
  }
  CustomerImportPreviewTotals: {
    /** Of the table. */ rows: number
    /** Rows with something new. */ create: number
    /** Rows that change something. */ update: number
    /** Rows that are as in the shop. */ unchanged: number
    /** Rows with an error. */ error: number
  }
  CustomerImportRecord: {
    /** RFC 3339, UTC. */ importedAt: string
    /** As the file was called when it was uploaded. */ fileName: string
    /** What the order costs, and what is paid. */ totals: Resources['CustomerImportRecordTotals']
  }
  CustomerImportRecordTotals: {
    /** Of the table. */ rows: number
    /** New customers. */ customersCreated: number
    /** Customers of whom something changes. */ customersUpdated: number
  }
  CustomerMerge: {
    /** The one that becomes part of the other. */ customerId: string
    /** The revision that you read. An outdated one is refused with REVISION_CONFLICT. */ revision: number
  }
  CustomerRecord: {
    /** The id of this record. */ id: string
    /** What people call it. */ name: string
    /** The company of the customer. */ company: string | null
    /** Compared without case. */ email: string | null
    /** E.164. */ phone: string | null
    /** The language for emails, such as `es-SV`. */ locale: string | null
    /** Words of the shop’s own. */ tags: string[]
    /** Whether the customer buys to sell on. */ trade: boolean
    /** The number that the tax office knows the party by. */ taxId: string | null
    /** For staff only. */ note: string | null
    /** How many orders, without tests. */ orders: number
    /** What the customer has paid so far, without refunds. */ lifetimeMinor: number
    /** RFC 3339, UTC. */ lastOrderAt: string | null
    /** How many estimates that are no order yet and were neither declined nor expired. */ openEstimates: number
    /** The prices of film that the customer gets when signed in. Null: those of everybody. */ priceListId: string | null
    /** Millimetres of prepaid film that the customer has left. */ filmCreditMm: number
    /** RFC 3339, UTC. */ createdAt: string
    /** The customer that this one is part of now. */ mergedInto: string | null
    /** Grows with each change. */ revision: number
  }
  CustomerSession: {
    /** The id of this record. */ id: string
    /** If the customer has proven it. */ email: string | null
    /** If the customer has proven it. */ phone: string | null
    /** The user agent of the browser. */ device: string
    /** RFC 3339, UTC. */ createdAt: string
    /** RFC 3339, UTC. */ lastSeenAt: string
    /** RFC 3339, UTC. */ expiresAt: string
  }
  CustomerSessionRevocation: { /** Sessions that ended. */ ended: number }
  CustomerSignInLink: {
    /** RFC 3339, UTC. */ expiresAt: string
    /** Shown once. Works for 15 minutes, once. */ signInUrl?: string
    /** In the language of the customer, with the link. */ signInText?: string
    /** Opens a chat with the customer, with the text; sends nothing. */ signInChatUrl?: string
  }
  CustomerUpdate: {
    /** The revision that you read. An outdated one is refused with REVISION_CONFLICT. */ revision: number
    /** What people call it. */ name: string
    /** The company of the customer. */ company: string | null
    /** Compared without case. */ email: string | null
    /** E.164. */ phone: string | null
    /** The language for emails, such as `es-SV`. */ locale: string | null
    /** Words of the shop’s own. */ tags: string[]
    /** Whether the customer buys to sell on. */ trade: boolean
    /** As documents show it. */ taxId: string | null
    /** For staff only. */ note: string | null
    /** The prices of film that the customer gets when signed in. Null: those of everybody. */ priceListId?: string | null
  }
  DesignCreate: { /** What the customer calls it. */ name?: string; /** One for each print zone. */ prints: Resources['DesignCreatePrint'][] }
  DesignCreatePrint: { /** The print zone. */ zoneId: string; /** From the back to the front. */ layers: Resources['DesignLayerInput'][] }
  DesignLayer: {
    /** Unique in its zone. */ id: string
    /** `image`: `artworkId`, `widthMm`, `heightMm` and perhaps `crop`. `text`: `text`, `font`, `weight`, `sizeMm`, `colour`, `letterSpacing`, `lineHeight`, `align`, and perhaps `outline` and `arcDeg`. `shape`: `shape`, `colours`, `widthMm` and `heightMm`. */ kind:
      'image' | 'text' | 'shape'
    /** Centre of the layer to the right (+) of the centre of its zone. At most one decimal. */ offsetXMm: number
    /** Centre of the layer below (+) the centre of its zone. At most one decimal. */ offsetYMm: number
    /** Clockwise about its centre. */ rotationDeg: number
    /** Of an image. */ artworkId?: string
    /** Of what is seen of it, in millimetres. */ widthMm?: number
    /** Of what is seen of it, in millimetres. */ heightMm?: number
    /** Of an image: what is cut off each side, as a share of the whole picture. */ crop?: Resources['DesignLayerCrop']
    /** Lines are separated by line breaks; at most 12. */ text?: string
    /** The id of one of our font families. */ font?: string
    /** Regular or bold; some fonts have only one. */ weight?: 400 | 700
    /** Of the letters: the em, in millimetres. */ sizeMm?: number
    /** Six hex digits, in lower case. */ colour?: string
    /** A line around the letters, behind them. */ outline?: Resources['DesignLayerOutline']
    /** In em. */ letterSpacing?: number
    /** In em. */ lineHeight?: number
    /** Of the lines of a text. */ align?: 'left' | 'center' | 'right'
    /** The angle that the widest line spans; above 0 like a rainbow, below like a smile. */ arcDeg?: number
    /** The id of one of our shapes. */ shape?: string
    /** Of a shape, one for each of its colours. */ colours?: string[]
  }
  DesignLayerCrop: {
    /** A share of the whole side. */ left: number
    /** A share of the whole side. */ top: number
    /** A share of the whole side. */ right: number
    /** A share of the whole side. */ bottom: number
  }
  DesignLayerCropInput: {
    /** A share of the whole side. */ left: number
    /** A share of the whole side. */ top: number
    /** A share of the whole side. */ right: number
    /** A share of the whole side. */ bottom: number
  }
  DesignLayerInput: {
    /** Unique in its zone. */ id: string
    /** `image`: `artworkId`, `widthMm`, `heightMm` and perhaps `crop`. `text`: `text`, `font`, `weight`, `sizeMm`, `colour`, `letterSpacing`, `lineHeight`, `align`, and perhaps `outline` and `arcDeg`. `shape`: `shape`, `colours`, `widthMm` and `heightMm`. */ kind:
      'image' | 'text' | 'shape'
    /** Centre of the layer to the right (+) of the centre of its zone. At most one decimal. */ offsetXMm: number
    /** Centre of the layer below (+) the centre of its zone. At most one decimal. */ offsetYMm: number
    /** Clockwise about its centre. */ rotationDeg: number
    /** Of an image. */ artworkId?: string
    /** Of what is seen of it, in millimetres. */ widthMm?: number
    /** Of what is seen of it, in millimetres. */ heightMm?: number
    /** Of an image: what is cut off each side, as a share of the whole picture. */ crop?: Resources['DesignLayerCropInput']
    /** Lines are separated by line breaks; at most 12. */ text?: string
    /** The id of one of our font families. */ font?: string
    /** Regular or bold; some fonts have only one. */ weight?: 400 | 700
    /** Of the letters: the em, in millimetres. */ sizeMm?: number
    /** Six hex digits, in lower case. */ colour?: string
    /** A line around the letters, behind them. */ outline?: Resources['DesignLayerOutlineInput']
    /** In em. */ letterSpacing?: number
    /** In em. */ lineHeight?: number
    /** Of the lines of a text. */ align?: 'left' | 'center' | 'right'
    /** The angle that the widest line spans; above 0 like a rainbow, below like a smile. */ arcDeg?: number
    /** The id of one of our shapes. */ shape?: string
    /** Of a shape, one for each of its colours. */ colours?: string[]
  }
  DesignLayerOutline: { /** Six hex digits, in lower case. */ colour: string; /** In millimetres. */ widthMm: number }
  DesignLayerOutlineInput: { /** Six hex digits, in lower case. */ colour: string; /** In millimetres. */ widthMm: number }
  DesignRecord: {
    /** The id of this record. */ id: string
    /** Whoever has it can see and copy the design; it is the end of the address `/d/{token}`. */ token: string
    /** What people call it. */ name: string | null
    /** The prints on the sheet. */ prints: Resources['DesignRecordPrint'][]
    /** The artworks of the images, without removed ones. */ artworks: Resources['ArtworkRecord'][]
    /** RFC 3339, UTC. */ createdAt: string
  }
  DesignRecordPrint: {
    /** The print zone. */ zoneId: string
    /** From the back to the front. */ layers: Resources['DesignLayer'][]
    /** What the layers became, to be ordered as any artwork: an SVG, a PNG if its pictures are too large for one, or the only picture itself. Null when it was removed. */ artwork:
      Resources['ArtworkRecord'] | null
    /** As a placement takes it, not turned. */ widthMm: number
    /** Millimetres. */ heightMm: number
    /** Millimetres. */ offsetXMm: number
    /** Millimetres. */ offsetYMm: number
  }
  DiscountCheck: { /** Letters, digits, - and _; capital letters and small ones are the same. */ code: string }
  DiscountCreate: {
    /** Letters, digits, - and _; capital letters and small ones are the same. */ code: string
    /** `percent` and `amount` are taken off the garments, `free_delivery` off what the delivery costs. */ kind:
      'percent' | 'amount' | 'free_delivery'
    /** Of the kind `percent`, else null. */ percentOff: number | null
    /** Of the kind `amount`, else null. At most what the garments cost. */ amountMinor: number | null
    /** Kinds of garments that it is for; none: all. */ garmentKinds: string[]
    /** What the garments must cost together, after quantity discounts and without delivery. */ minimumMinor: number
    /** Null: at once. */ validFrom: string | null
    /** Not included. Null: until it is ended. */ validUntil: string | null
    /** In all. Null: no limit. */ maxUses: number | null
    /** Of one customer, by email or phone. Null: no limit. */ maxUsesEach: number | null
    /** For staff. */ note: string | null
  }
  DiscountRecord: {
    /** The id of this record. */ id: string
    /** A stable code, or a one-time code from the authenticator app. */ code: string
    /** `percent` and `amount` are taken off the garments, `free_delivery` off what the delivery costs. */ kind:
      'percent' | 'amount' | 'free_delivery'
    /** Of the kind `percent`, else null. */ percentOff: number | null
    /** Of the kind `amount`, else null. At most what the garments cost. */ amountMinor: number | null
    /** Kinds of garments that it is for; none: all. */ garmentKinds: string[]
    /** What the garments must cost together, after quantity discounts and without delivery. */ minimumMinor: number
    /** Null: at once. */ validFrom: string | null
    /** Not included. Null: until it is ended. */ validUntil: string | null
    /** In all. Null: no limit. */ maxUses: number | null
    /** Of one customer, by email or phone. Null: no limit. */ maxUsesEach: number | null
    /** For staff. */ note: string | null
    /** The state that it is in. */ state: 'active' | 'scheduled' | 'used_up' | 'ended'
    /** Orders that have it; cancelled and expired ones do not. */ uses: number
    /** What it took off these orders. */ givenMinor: number
    /** RFC 3339, UTC. */ endedAt: string | null
    /** RFC 3339, UTC. */ createdAt: string
    /** The revision that you read. An outdated one is refused with REVISION_CONFLICT. */ revision: number
    /** RFC 3339, UTC. */ updatedAt: string
    /** Who changed it last. */ updatedBy: Resources['UpdatedBy'] | null
  }
  DiscountTerms: {
    /** As the shop writes it. */ code: string
    /** `percent` and `amount` are taken off the garments, `free_delivery` off what the delivery costs. */ kind:
      'percent' | 'amount' | 'free_delivery'
    /** Of the kind `percent`, else null. */ percentOff: number | null
    /** Of the kind `amount`, else null. At most what the garments cost. */ amountMinor: number | null
    /** Kinds of garments that it is for; none: all. */ garmentKinds: string[]
    /** What the garments must cost together, after quantity discounts and without delivery. */ minimumMinor: number
    /** Not included. Null: until it is ended. */ validUntil: string | null
  }
  DiscountUpdate: {
    /** The revision that you read. An outdated one is refused with REVISION_CONFLICT. */ revision: number
    /** `percent` and `amount` are taken off the garments, `free_delivery` off what the delivery costs. */ kind:
      'percent' | 'amount' | 'free_delivery'
    /** Of the kind `percent`, else null. */ percentOff: number | null
    /** Of the kind `amount`, else null. At most what the garments cost. */ amountMinor: number | null
    /** Kinds of garments that it is for; none: all. */ garmentKinds: string[]
    /** What the garments must cost together, after quantity discounts and without delivery. */ minimumMinor: number
    /** Null: at once. */ validFrom: string | null
    /** Not included. Null: until it is ended. */ validUntil: string | null
    /** In all. Null: no limit. */ maxUses: number | null
    /** Of one customer, by email or phone. Null: no limit. */ maxUsesEach: number | null
    /** For staff. */ note: string | null
  }
  DiscountUse: {
    /** The order. */ orderId: string
    /** The number that people use. */ number: string
    /** Who ordered; null if the reader may not see it. */ customerName: string
    /** Minor units of the store currency. */ amountMinor: number
    /** RFC 3339, UTC. */ usedAt: string
    /** When the order was cancelled or expired, or lost the code: it can be used again. */ returnedAt: string | null
  }
  DocumentIssue: {
    /** A credit note takes what is left off the invoice of the order. Refunds get theirs by themselves, and payments their receipts. */ kind:
      'invoice' | 'credit_note'
    /** Of an invoice: instead of the name and the address of the order. */ billTo?: Resources['DocumentIssueBillTo']
    /** Of a credit note; printed on it. */ reason?: string
  }
  DocumentIssueBillTo: {
    /** What people call it. */ name?: string
    /** Where to deliver; for a delivery only. */ address?: string
    /** The number that the tax office knows the party by. */ taxId?: string
  }
  DocumentRecord: {
    /** The id of this record. */ id: string
    /** Of which kind it is. */ kind: 'invoice' | 'credit_note' | 'receipt'
    /** The number that people use. */ number: string
    /** A day in the time zone of the store. */ issuedOn: string
    /** ISO 4217. */ currency: string
    /** Minor units of the store currency. */ totalMinor: number
    /** The order. */ orderId: string
    /** The number of the order, such as PL-2026-000042. */ orderNumber: string
    /** The name on the document. */ recipient: string
    /** Minor units of the store currency. */ taxMinor: number
    /** The invoice that it takes something off. */ invoiceId: string | null
    /** The payment. */ paymentId: string | null
    /** What credit notes take off an invoice; 0 for others. */ creditedMinor: number
    /** Of what was issued, in hexadecimal. */ contentSha256: string
    /** RFC 3339, UTC. */ issuedAt: string
    /** Who issued it; null for what the service issues by itself. */ issuedBy: Resources['UpdatedBy'] | null
    /** When it was last sent by email. */ sentAt: string | null
  }
  DocumentSending: Record<string, never>
  EstimateApproval: {
    /** The version that the customer saw. An older one is refused with REVISION_CONFLICT. */ version: number
    /** The hash of the version. */ hash: string
    /** The name of the person who approves. */ name: string
  }
  EstimateChangesRequest: {
    /** The version that the customer saw. An older one is refused with REVISION_CONFLICT. */ version: number
    /** What to change, of a line or in general. */ notes: Resources['EstimateChangesRequestNote'][]
  }
  EstimateChangesRequestNote: { /** Index of the line that it is about, from 0. */ line?: number; /** The text. */ text: string }
  EstimateConversion: Record<string, never>
  EstimateCreate: {
    /** Who ordered, and how to reach them. */ customer: Resources['EstimateCreateCustomer']
    /** Line by line. */ lines: Resources['EstimateCreateLine'][]
    /** Either a percentage or an amount; it needs the permission `orders:price`. */ discount?: Resources['EstimateCreateDiscount']
    /** How the customer gets it. The slot of a meetup can be agreed later. */ fulfilment: Resources['OrderCreateFulfilment']
    /** How the customer will pay. */ instructionId: string
    /** By default as the settings say. */ depositPercent?: number
    /** By default two weeks from today. */ validUntil?: string
    /** A text for people. */ message?: string
    /** The terms of the shop. */ terms?: string
    /** The contact request that it answers. */ leadId?: string
  }
  EstimateCreateCustomer: {
    /** What people call it. */ name: string
    /** The company of the customer. */ company?: string
    /** Compared without case. */ email?: string
    /** E.164. */ phone?: string
    /** The language for emails, such as `es-SV`. */ locale?: string
  }
  EstimateCreateDiscount: {
    /** Off all lines, but not off the fee. */ percent?: number
    /** A fixed amount instead of a percentage. */ minor?: number
    /** Shown to the customer. */ reason?: string
  }
  EstimateCreateLine: {
    /** `garment` if left out: `variantId` and `placements`. `transfer`: `artworkId`, `widthMm` and `heightMm`. `sheet`: `layoutId`, or `artworkId` of a finished file as wide as the film. */ kind?:
      'garment' | 'transfer' | 'sheet'
    /** Of a garment, which needs it. */ variantId?: string
    /** How many; of stock, in the unit of the item. */ quantity: number
    /** Of a transfer, or the finished file of a sheet, which is as wide as the film: a file that states another width is refused. */ artworkId?: string
    /** Of a transfer: width of the whole picture, with its empty margin, in millimetres. At most one decimal. */ widthMm?: number
    /** Of a transfer: height of the whole picture, with its empty margin, in millimetres. At most one decimal. */ heightMm?: number
    /** Of a sheet that was laid out. */ layoutId?: string
    /** Of film: what is done to its pixels. */ finish?: Resources['FilmFinishInput']
    /** The prints on the garment. */ placements?: Resources['OrderCreateItemPlacement'][]
    /** Instead of a garment: what is charged for, such as setting up a design. */ text?: string
    /** Required with a text. Of an item it is a price agreed with the customer, which needs the permission `orders:price` and gets no quantity discount. */ unitPriceMinor?: number
  }
  EstimateDecline: {
    /** The version that the customer saw. An older one is refused with REVISION_CONFLICT. */ version: number
    /** Why, in words. */ reason?: string
  }
  EstimatePreview: {
    /** Line by line. */ lines: Resources['OfferedEstimateLine'][]
    /** What the order costs, and what is paid. */ totals: Resources['OfferedEstimateTotals']
    /** ISO 4217. */ currency: string
  }
  EstimatePreviewCreate: {
    /** Whose prices of film count. */ customer?: Resources['AdminQuoteCreateCustomer']
    /** Line by line. */ lines: Resources['EstimateCreateLine'][]
    /** Either a percentage or an amount; it needs the permission `orders:price`. */ discount?: Resources['EstimateCreateDiscount']
    /** How the customer gets it. The slot of a meetup can be agreed later. */ fulfilment: Resources['OrderCreateFulfilment']
    /** How the customer will pay. */ instructionId: string
    /** By default as the settings say. */ depositPercent?: number
  }
  EstimateRecord: {
    /** The id of this record. */ id: string
    /** The number that people use. */ number: string
    /** Line by line. */ lines: Resources['OfferedEstimateLine'][]
    /** What is taken off all lines; null for none. */ discount: Resources['OfferedEstimateDiscount'] | null
    /** What the order costs, and what is paid. */ totals: Resources['OfferedEstimateTotals']
    /** ISO 4217. */ currency: string
    /** How the order reaches the customer. */ fulfilment: Resources['OrderRecordFulfilment']
    /** What is paid before work begins, in percent of the total. */ depositPercent: number
    /** The last day on which it can be approved. */ validUntil: string
    /** What the shop writes to the customer. */ message: string | null
    /** What else the customer agrees to. */ terms: string | null
    /** The status that it is in. */ status: 'draft' | 'sent' | 'viewed' | 'changes_requested' | 'approved' | 'declined' | 'expired' | 'converted'
    /** RFC 3339, UTC. */ statusSince: string
    /** Who ordered, and how to reach them. */ customer: Resources['EstimateRecordCustomer']
    /** Who has the email address or phone. */ customerId: string | null
    /** The payment instruction of the shop that the customer follows. */ instructionId: string
    /** Whether it was changed since its last version was sent. */ unsent: boolean
    /** What was sent, newest first. */ versions: Resources['EstimateVersionRecord'][]
    /** What the customer answered, newest first. */ answers: Resources['EstimateRecordAnswer'][]
    /** The version that the customer approved; null before that. */ approvedVersion: number | null
    /** Why the approved estimate is no order yet, such as `OUT_OF_STOCK` with the lines. */ orderProblem:
      Resources['EstimateRecordOrderProblem'] | null
    /** The order. */ orderId: string | null
    /** The number of the order, such as PL-2026-000042. */ orderNumber: string | null
    /** The contact request. */ leadId: string | null
    /** The page of the customer, once sent. Null without the permission `estimates:write`: anyone with this URL can approve. */ url: string | null
    /** Opens a chat with a text that has the link, without sending it. */ whatsappUrl: string | null
    /** Who created it; null for the system or a customer. */ createdBy: Resources['AdminOrderRecordCreatedBy']
    /** What you may do next: `edit` by `update_estimate`, `send` by `create_estimate_sending`, `withdraw` by `create_estimate_withdrawal`, `convert` by `create_estimate_conversion`. */ allowedActions: string[]
    /** Every action of staff, whether the reader may do it now, and if not, why. */ actions: Resources['ActionRecord'][]
    /** Grows with each change. */ revision: number
    /** RFC 3339, UTC. */ createdAt: string
    /** RFC 3339, UTC. */ updatedAt: string
  }
  EstimateRecordAnswer: {
    /** The id of this record. */ id: string
    /** The number of the version, from 1. */ version: number
    /** Of which kind it is. */ kind: 'approved' | 'declined' | 'changes_requested'
    /** RFC 3339, UTC. */ at: string
    /** What people call it. */ name: string | null
    /** What was written. */ notes: Resources['OfferedEstimateAnswerNote'][]
  }
  EstimateRecordCustomer: {
    /** What people call it. */ name: string
    /** The company of the customer. */ company: string | null
    /** Compared without case. */ email: string | null
    /** E.164. */ phone: string | null
    /** The language for emails, such as `es-SV`. */ locale: string | null
  }
  EstimateRecordOrderProblem: {
    /** A stable code, or a one-time code from the authenticator app. */ code: string
    /** Line by line. */ lines: Resources['EstimateRecordOrderProblemLine'][]
  }
  EstimateRecordOrderProblemLine: { /** Where the value is: `items[0].quantity`. */ path: string; /** Why, in words. */ reason: string }
  EstimateSending: { /** The revision that you read. An outdated one is refused with REVISION_CONFLICT. */ revision: number }
  EstimateSummary: {
    /** The id of this record. */ id: string
    /** The number that people use. */ number: string
    /** The status that it is in. */ status: 'draft' | 'sent' | 'viewed' | 'changes_requested' | 'approved' | 'declined' | 'expired' | 'converted'
    /** RFC 3339, UTC. */ statusSince: string
    /** Who ordered; null if the reader may not see it. */ customerName: string
    /** The company of the customer. */ company: string | null
    /** Minor units of the store currency. */ totalMinor: number
    /** ISO 4217. */ currency: string
    /** A day in the time zone of the store. */ validUntil: string
    /** The last version that was sent; 0 before the first. */ version: number
    /** Whether it was changed since it was last sent. */ unsent: boolean
    /** Approved, but there are not enough garments for the order. */ outOfStock: boolean
    /** Of the customer, not read by the shop yet. */ unreadMessages: number
    /** The order. */ orderId: string | null
    /** RFC 3339, UTC. */ createdAt: string
  }
  EstimateUpdate: {
    /** The revision that you read. An outdated one is refused with REVISION_CONFLICT. */ revision: number
    /** Who ordered, and how to reach them. */ customer: Resources['EstimateCreateCustomer']
    /** Line by line. */ lines: Resources['EstimateCreateLine'][]
    /** Either a percentage or an amount; it needs the permission `orders:price`. */ discount?: Resources['EstimateCreateDiscount']
    /** How the customer gets it. The slot of a meetup can be agreed later. */ fulfilment: Resources['OrderCreateFulfilment']
    /** How the customer will pay. */ instructionId: string
    /** By default as the settings say. */ depositPercent?: number
    /** By default two weeks from today. */ validUntil?: string
    /** A text for people. */ message?: string
    /** The terms of the shop. */ terms?: string
  }
  EstimateVersion: {
    /** The number of the version, from 1. */ version: number
    /** SHA-256 of the content, in hexadecimal digits. */ hash: string
    /** RFC 3339, UTC. */ sentAt: string
    /** Who ordered; null if the reader may not see it. */ customerName: string | null
    /** The number that people use. */ number: string
    /** Line by line. */ lines: Resources['OfferedEstimateLine'][]
    /** What is taken off all lines; null for none. */ discount: Resources['OfferedEstimateDiscount'] | null
    /** What the order costs, and what is paid. */ totals: Resources['OfferedEstimateTotals']
    /** ISO 4217. */ currency: string
    /** How the order reaches the customer. */ fulfilment: Resources['OrderRecordFulfilment']
    /** What is paid before work begins, in percent of the total. */ depositPercent: number
    /** The last day on which it can be approved. */ validUntil: string
    /** What the shop writes to the customer. */ message: string | null
    /** What else the customer agrees to. */ terms: string | null
  }
  EstimateVersionRecord: {
    /** The number of the version, from 1. */ version: number
    /** SHA-256 of the content, in hexadecimal digits. */ hash: string
    /** Minor units of the store currency. */ totalMinor: number
    /** RFC 3339, UTC. */ sentAt: string
    /** Who sent it. */ sentBy: Resources['AdminOrderRecordCreatedBy']
    /** Whether there is a PDF: none once the customer was erased. */ hasFile: boolean
    /** RFC 3339, UTC. */ firstViewedAt: string | null
    /** To the hour. */ lastViewedAt: string | null
  }
  EstimateView: { /** The version that the customer saw. An older one is refused with REVISION_CONFLICT. */ version: number }
  EstimateWithdrawal: Record<string, never>
  ExampleRemoval: {
    /** How much of each went. */ removed: Resources['ExampleRemovalRemoved']
    /** In use: garments and payment instructions were made inactive, stock items stay. */ kept: Resources['ExampleRemovalKept'][]
  }
  ExampleRemovalKept: { /** Of which kind it is. */ kind: 'garment' | 'payment_instruction' | 'stock_item'; /** What people call it. */ name: string }
  ExampleRemovalRemoved: {
    /** What is sold. */ garments: number
    /** Stock items. */ stockItems: number
    /** Places where the shop hands over on certain days. */ meetupZones: number
    /** The ways to pay. */ paymentInstructions: number
    /** How customers reach the shop. */ supportChannels: number
  }
  FailedHandover: { /** Why. Kept as a note of the order, for staff only. */ reason: string }
  FileUpload: { /** The file itself, with its name. */ file: string }
  FilmCorrection: { /** Centimetres to add, or below zero to take. Not 0. */ deltaCm: number; /** Why, in words. */ reason: string }
  FilmFinish: {
    /** Shades become dots of full ink. Null: they stay semi-transparent. */ halftone: Resources['FilmFinishHalftone'] | null
    /** Pixels with less opacity than this are left out, all others with any are printed fully. Null: all stay as they are. Not together with a halftone. */ alphaThreshold:
      number | null
    /** How far the white stays inside the edge of the colours, in millimetres. Strokes thinner than twice of it keep their white. Null: none. */ chokeMm:
      number | null
    /** The colour of the garment is left out, so that the garment shows. Null: nothing is. */ knockOut: Resources['FilmFinishKnockOut'] | null
  }
  FilmFinishHalftone: {
    /** Dots per inch, along the screen. A dot needs at least six pixels of the film. At most one decimal. */ lpi: number
    /** Of the screen, clockwise on the upright print. 0 and 90 are the same. At most one decimal. */ angleDeg: number
    /** The shape of a dot. */ dot: 'round' | 'diamond'
  }
  FilmFinishHalftoneInput: {
    /** Dots per inch, along the screen. A dot needs at least six pixels of the film. At most one decimal. */ lpi: number
    /** Of the screen, clockwise on the upright print. 0 and 90 are the same. At most one decimal. */ angleDeg: number
    /** The shape of a dot. */ dot: 'round' | 'diamond'
  }
  FilmFinishInput: {
    /** Shades become dots of full ink. Null: they stay semi-transparent. */ halftone: Resources['FilmFinishHalftoneInput'] | null
    /** Pixels with less opacity than this are left out, all others with any are printed fully. Null: all stay as they are. Not together with a halftone. */ alphaThreshold:
      number | null
    /** How far the white stays inside the edge of the colours, in millimetres. Strokes thinner than twice of it keep their white. Null: none. */ chokeMm:
      number | null
    /** The colour of the garment is left out, so that the garment shows. Null: nothing is. */ knockOut: Resources['FilmFinishKnockOutInput'] | null
  }
  FilmFinishKnockOut: {
    /** The colour of the garment. */ hex: string
    /** How far a colour may be from the garment’s to be left out whole, as a distance in CIELAB (ΔE*ab). Up to twice as far, at least 2 more, it fades in. At most one decimal. */ tolerance: number
  }
  FilmFinishKnockOutInput: {
    /** The colour of the garment. */ hex: string
    /** How far a colour may be from the garment’s to be left out whole, as a distance in CIELAB (ΔE*ab). Up to twice as far, at least 2 more, it fades in. At most one decimal. */ tolerance: number
  }
  FilmMovementRecord: {
    /** The id of this record. */ id: string
    /** `purchase`: bought and paid for. `use`: by an order. `return`: of an order that was cancelled or expired. `refund`: taken back with the money. `correction`: by staff. `merge`: moved with a customer that was merged or split. */ type:
      'purchase' | 'use' | 'return' | 'refund' | 'correction' | 'merge'
    /** Millimetres of film; below zero for what was taken. */ deltaMm: number
    /** Millimetres that were left after it. */ balanceMm: number
    /** Of the order that it is about. */ orderNumber: string | null
    /** RFC 3339, UTC. */ at: string
    /** The order. */ orderId: string | null
    /** Of a correction. */ reason: string | null
    /** Who corrected it. */ by: Resources['AdminOrderRecordCreatedBy'] | null
  }
  FilmPricesRecord: {
    /** The revision that you read. An outdated one is refused with REVISION_CONFLICT. */ revision: number
    /** Whether single transfers are sold. */ transfers: boolean
    /** Whether sheets of film are sold. */ sheets: boolean
    /** The first is for everybody. The others are for the customers that they were given to. */ lists: Resources['FilmPricesRecordList'][]
    /** RFC 3339, UTC. */ updatedAt: string
    /** Who changed it last. */ updatedBy: Resources['UpdatedBy'] | null
  }
  FilmPricesRecordList: {
    /** The id of this record. */ id: string
    /** What people call it. */ name: string
    /** How a transfer is priced: by its area on film without empty margins, half up, or by the size tiers of prints. */ transfer: Resources['PublicConfigResponseFilmPricesTransfer']
    /** The least that one transfer costs. */ minimumTransferMinor: number
    /** For a metre of a sheet, which is sold by the started centimetre, half up. */ sheetPerMetreMinor: number
    /** What long orders save. The best that was reached counts. */ lengthBreaks: Resources['PublicConfigResponseFilmPricesLengthBreak'][]
    /** The least that one sheet costs, also after a length break. */ minimumSheetMinor: number
  }
  FilmPricesRequest: {
    /** The revision that you read. An outdated one is refused with REVISION_CONFLICT. */ revision: number
    /** Whether single transfers are sold. */ transfers: boolean
    /** Whether sheets of film are sold. */ sheets: boolean
    /** The first is for everybody. The others are for the customers that they were given to. */ lists: Resources['FilmPricesRequestList'][]
  }
  FilmPricesRequestList: {
    /** The id of this record. */ id: string
    /** What people call it. */ name: string
    /** How a transfer is priced: by its area on film without empty margins, half up, or by the size tiers of prints. */ transfer: Resources['FilmPricesRequestListTransfer']
    /** The least that one transfer costs. */ minimumTransferMinor: number
    /** For a metre of a sheet, which is sold by the started centimetre, half up. */ sheetPerMetreMinor: number
    /** What long orders save. The best that was reached counts. */ lengthBreaks: Resources['FilmPricesRequestListLengthBreak'][]
    /** The least that one sheet costs, also after a length break. */ minimumSheetMinor: number
  }
  FilmPricesRequestListLengthBreak: {
    /** Centimetres of all sheets of an order. */ fromCm: number
    /** Hundredths of a percent off each sheet. */ percentOffBp: number
  }
  FilmPricesRequestListTransfer: { /** Who did it. */ by: 'area' | 'tier'; /** For 100 cm² of film. Null with `tier`. */ perDm2Minor: number | null }
  FilmPurchaseCreate: {
    /** Centimetres of film, a metre at least. */ lengthCm: number
    /** How it is paid. */ instructionId: string
    /** The language for emails, such as `es-SV`. */ locale?: string
    /** Minor units of the store currency. */ expectedTotalMinor: number
    /** The `policyVersion` that the customer saw and accepted. */ acceptedPolicyVersion: string
  }
  FilmSettingsRecord: {
    /** The revision that you read. An outdated one is refused with REVISION_CONFLICT. */ revision: number
    /** The finish that new print jobs begin with. Null: prints are put on film as they are. */ filmFinish:
      Resources['FilmSettingsRecordFilmFinish'] | null
    /** The files that an export makes. */ filmExport: Resources['FilmSettingsRecordFilmExport']
    /** RFC 3339, UTC. */ updatedAt: string
    /** Who changed it last. */ updatedBy: Resources['UpdatedBy'] | null
  }
  FilmSettingsRecordFilmExport: {
    /** The files that the film is made as. TIFF has an alpha channel. */ formats: ('png' | 'pdf' | 'tiff')[]
    /** Whether the white is a file of its own: PNG in grey, of the same size and place. 255 is full white ink. */ white: boolean
    /** Whether the sRGB profile is embedded. Otherwise PNG only says that it is sRGB. */ profile: boolean
    /** Whether the film is mirrored left to right. */ mirrored: boolean
    /** How downloaded files are called, without their ending. `{sheet}` is the number of the sheet, `{date}` the day of the export, `{length}` the length in millimetres, `{width}` the width, `{prints}` the number of prints. */ fileName: string
  }
  FilmSettingsRecordFilmFinish: {
    /** Shades become dots of full ink. Null: they stay semi-transparent. */ halftone: Resources['FilmFinishHalftone'] | null
    /** Pixels with less opacity than this are left out, all others with any are printed fully. Null: all stay as they are. Not together with a halftone. */ alphaThreshold:
      number | null
    /** How far the white stays inside the edge of the colours, in millimetres. Strokes thinner than twice of it keep their white. Null: none. */ chokeMm:
      number | null
    /** The colour of each garment is left out, so that the garment shows. Null: nothing is. */ knockOut:
      Resources['FilmSettingsRecordFilmFinishKnockOut'] | null
  }
  FilmSettingsRecordFilmFinishKnockOut: {
    /** How far a colour may be from the garment’s to be left out whole, as a distance in CIELAB (ΔE*ab). Up to twice as far, at least 2 more, it fades in. At most one decimal. */ tolerance: number
  }
  FilmSettingsRequest: {
    /** The revision that you read. An outdated one is refused with REVISION_CONFLICT. */ revision: number
    /** The finish that new print jobs begin with. Null: prints are put on film as they are. */ filmFinish:
      Resources['FilmSettingsRequestFilmFinish'] | null
    /** The files that an export makes. */ filmExport: Resources['FilmSettingsRequestFilmExport']
  }
  FilmSettingsRequestFilmExport: {
    /** The files that the film is made as. TIFF has an alpha channel. */ formats: ('png' | 'pdf' | 'tiff')[]
    /** Whether the white is a file of its own: PNG in grey, of the same size and place. 255 is full white ink. */ white: boolean
    /** Whether the sRGB profile is embedded. Otherwise PNG only says that it is sRGB. */ profile: boolean
    /** Whether the film is mirrored left to right. */ mirrored: boolean
    /** How downloaded files are called, without their ending. `{sheet}` is the number of the sheet, `{date}` the day of the export, `{length}` the length in millimetres, `{width}` the width, `{prints}` the number of prints. */ fileName: string
  }
  FilmSettingsRequestFilmFinish: {
    /** Shades become dots of full ink. Null: they stay semi-transparent. */ halftone: Resources['FilmFinishHalftoneInput'] | null
    /** Pixels with less opacity than this are left out, all others with any are printed fully. Null: all stay as they are. Not together with a halftone. */ alphaThreshold:
      number | null
    /** How far the white stays inside the edge of the colours, in millimetres. Strokes thinner than twice of it keep their white. Null: none. */ chokeMm:
      number | null
    /** The colour of each garment is left out, so that the garment shows. Null: nothing is. */ knockOut:
      Resources['FilmSettingsRequestFilmFinishKnockOut'] | null
  }
  FilmSettingsRequestFilmFinishKnockOut: {
    /** How far a colour may be from the garment’s to be left out whole, as a distance in CIELAB (ΔE*ab). Up to twice as far, at least 2 more, it fades in. At most one decimal. */ tolerance: number
  }
  FirstRunRequest: {
    /** The revision that you read. An outdated one is refused with REVISION_CONFLICT. */ revision: number
    /** Whether the guide was opened before; until then it opens itself. */ opened: boolean
    /** Put away before the shop is ready; it stays in the settings. */ dismissed: boolean
    /** Whether customers see the pages of the shop. While it is closed they read that it opens soon; orders that exist keep their page, and this API answers as ever. */ storeOpen: boolean
    /** Left for later. */ skipped: ('brand' | 'money' | 'languages' | 'contact' | 'payment' | 'delivery' | 'product' | 'test_order')[]
    /** Confirmed as they are. The other steps are done by what the shop has. */ confirmed: (
      'brand' | 'money' | 'languages' | 'contact' | 'payment' | 'delivery' | 'product' | 'test_order'
    )[]
  }
  FirstRunResponse: {
    /** The revision that you read. An outdated one is refused with REVISION_CONFLICT. */ revision: number
    /** Whether the guide was opened before; until then it opens itself. */ opened: boolean
    /** Put away before the shop is ready; it stays in the settings. */ dismissed: boolean
    /** Whether customers see the pages of the shop. While it is closed they read that it opens soon; orders that exist keep their page, and this API answers as ever. */ storeOpen: boolean
    /** Left for later. */ skipped: ('brand' | 'money' | 'languages' | 'contact' | 'payment' | 'delivery' | 'product' | 'test_order')[]
    /** Confirmed as they are. The other steps are done by what the shop has. */ confirmed: (
      'brand' | 'money' | 'languages' | 'contact' | 'payment' | 'delivery' | 'product' | 'test_order'
    )[]
    /** All steps, in their order. */ steps: Resources['FirstRunResponseStep'][]
    /** No step is open, something can be ordered and paid for, and customers see no account, number or address of the examples. */ ready: boolean
    /** What the first start made up. */ examples: Resources['FirstRunResponseExamples']
    /** Where customers find the shop. */ storeUrl: string
    /** Shows the shop, also while it is closed, to everybody who has this address. */ previewUrl: string
    /** The newest order of the shop to itself; null before the first. */ testOrder: Resources['FirstRunResponseTestOrder'] | null
    /** RFC 3339, UTC. */ updatedAt: string
    /** Who changed it last. */ updatedBy: Resources['UpdatedBy'] | null
  }
  FirstRunResponseExamples: {
    /** What is sold. */ garments: Resources['FirstRunResponseExamplesGarment'][]
    /** Stock items of which nothing was ever used. */ stockItems: number
    /** Places where the shop hands over on certain days. */ meetupZones: Resources['FirstRunResponseExamplesGarment'][]
    /** Customers who pay to one of these accounts pay nobody. */ paymentInstructions: Resources['FirstRunResponseExamplesPaymentInstruction'][]
    /** Addresses and numbers that belong to nobody. */ supportChannels: string[]
    /** Where to deliver; for a delivery only. */ address: string | null
    /** Whether prints still cost what the examples say. */ printPrices: boolean
  }
  FirstRunResponseExamplesGarment: { /** What people call it. */ name: string; /** The id of this record. */ id: string }
  FirstRunResponseExamplesPaymentInstruction: {
    /** The id of this record. */ id: string
    /** What people call it. */ name: string
    /** Where the money goes: an account or phone number. */ account: string | null
    /** Whether it is in use. What is not active stays, with its history. */ active: boolean
  }
  FirstRunResponseStep: {
    /** What people call it. */ name: 'brand' | 'money' | 'languages' | 'contact' | 'payment' | 'delivery' | 'product' | 'test_order'
    /** The state that it is in. */ state: 'open' | 'done' | 'skipped'
  }
  FirstRunResponseTestOrder: {
    /** The id of this record. */ id: string
    /** The number that people use. */ number: string
    /** The stage of the order for display; derived from the statuses. */ stage:
      | 'awaiting_payment'
      | 'payment_review'
      | 'artwork_review'
      | 'ready_to_print'
      | 'in_production'
      | 'ready'
      | 'completed'
      | 'on_hold'
      | 'cancelled'
      | 'expired'
    /** The status that it is in. */ status: 'open' | 'on_hold' | 'completed' | 'cancelled' | 'expired'
  }
  GangSheetCreateRequest: {
    /** These queued jobs. Left out: the queue, the earliest promise first, as far as the film goes. */ jobIds?: string[]
    /** Of the queue: promised by this day or earlier. */ dueTo?: string
    /** Of the queue: for these. */ fabrics?: string[]
    /** How long to search for a shorter layout, in seconds. */ seconds?: number
  }
  GangSheetDetail: {
    /** The id of this record. */ id: string
    /** The number that people use. */ number: string
    /** The state that it is in. */ state: 'draft' | 'locked' | 'exported' | 'printed' | 'voided'
    /** RFC 3339, UTC. */ stateSince: string
    /** The film that prints are made on. */ film: Resources['GangSheetRecordFilm']
    /** Film that the sheet takes, lead and tail included. */ lengthMm: number
    /** The lower bound: no sheet with these prints can be shorter. */ boundMm: number
    /** Area of the prints in per cent of the film. */ utilisationPercent: number
    /** How many print jobs. */ jobs: number
    /** Orders, or how many. */ orders: number
    /** Of the garments; `film` for film without a garment. */ fabrics: string[]
    /** The earliest promised day among its orders. */ promisedBy: string | null
    /** Present while a shorter layout is being searched for. */ packing: Resources['GangSheetRecordPacking'] | null
    /** The files of the sheet, or their making; null before the first export. */ export: Resources['GangSheetRecordExport'] | null
    /** Film, ink and powder and labour of the sheet, once it is printed or its film was spoiled. Null without the permission `costs:read`. */ costMinor:
      number | null
    /** Why it was given up; null if it was not. */ voidReason: string | null
    /** Who created it; null for the system or a customer. */ createdBy: Resources['Actor']
    /** RFC 3339, UTC. */ createdAt: string
    /** The revision that you read. An outdated one is refused with REVISION_CONFLICT. */ revision: number
    /** Every action of staff, whether the reader may do it now, and if not, why. */ actions: Resources['ActionRecord'][]
    /** What the reader may do now: `pack` by `create_gang_sheet_packing`, `change` by `replace_gang_sheet_layout`, `lock` by `create_gang_sheet_lock`, `export` by `create_gang_sheet_export`, `print` by `create_gang_sheet_printing`, `void` by `create_gang_sheet_voiding`. */ allowedActions: (
      'pack' | 'change' | 'lock' | 'export' | 'print' | 'void'
    )[]
    /** From the beginning of the sheet. */ prints: Resources['GangSheetDetailPrint'][]
    /** In the answer to the creation: prints of the queue that this film cannot hold. */ tooLarge: Resources['GangSheetDetailTooLarge'][]
  }
  GangSheetDetailPrint: {
    /** The print job. */ jobId: string
    /** The state of the print job. */ jobState: string
    /** The order. */ orderId: string
    /** The number of the order, such as PL-2026-000042. */ orderNumber: string
    /** The unit that is counted. */ unit: number
    /** The garment by name, as it was when it was ordered. */ garmentName: string
    /** The colour by name. */ colour: string
    /** The size of the garment. */ size: string
    /** A sheet is all of its prints together. */ kind: 'garment' | 'transfer' | 'sheet'
    /** `transfer` or `sheet` for film without a garment. */ zoneId: string
    /** The fabric, which decides how it is pressed. */ fabric: string
    /** A day in the time zone of the store. */ promisedBy: string
    /** The file to be printed. */ artwork: Resources['PrintJobRecordArtwork']
    /** On film, without the empty border, before the turn. */ widthMm: number
    /** Millimetres. */ heightMm: number
    /** The empty border of the artwork that is not put on film, on each side of the upright print as ordered. */ trim: Resources['TrimRecord']
    /** The prints of a sheet that the customer laid out; null for everything else. */ pieces: Resources['GangSheetDetailPrintPiece'][] | null
    /** Millimetres on the film: x across from its left edge, y along from the beginning of the sheet. At most one decimal. */ xMm: number
    /** Millimetres on the film: x across from its left edge, y along from the beginning of the sheet. At most one decimal. */ yMm: number
    /** Turned by a quarter clockwise, to lie across the film. */ turned: boolean
    /** Whether it was placed by hand; packing does not move it. */ pinned: boolean
  }
  GangSheetDetailPrintPiece: {
    /** Millimetres. */ widthMm: number
    /** Millimetres. */ heightMm: number
    /** The empty border of the artwork that is not put on film, on each side of the upright print as ordered. */ trim: Resources['TrimRecord']
    /** From the left side of the sheet as it lies here. */ xMm: number
    /** From the beginning of the sheet as it lies here. */ yMm: number
    /** Turned by a quarter clockwise. */ turned: boolean
    /** A picture of the artwork, relative to the service. Signed, and valid for a while. */ previewUrl: string
  }
  GangSheetDetailTooLarge: {
    /** The print job. */ jobId: string
    /** The number of the order, such as PL-2026-000042. */ orderNumber: string
    /** A text for people. */ message: string
    /** Millimetres. */ widthMm: number
    /** Millimetres. */ heightMm: number
    /** The largest print that the film holds. */ holds: Resources['GangSheetDetailTooLargeHolds']
  }
  GangSheetDetailTooLargeHolds: { /** Millimetres. */ acrossMm: number; /** Millimetres. */ alongMm: number }
  GangSheetLayoutRequest: {
    /** The revision that you read. An outdated one is refused with REVISION_CONFLICT. */ revision: number
    /** The prints on the sheet. */ prints: Resources['GangSheetLayoutRequestPrint'][]
  }
  GangSheetLayoutRequestPrint: {
    /** The print job. */ jobId: string
    /** Millimetres on the film: x across from its left edge, y along from the beginning of the sheet. At most one decimal. */ xMm: number
    /** Millimetres on the film: x across from its left edge, y along from the beginning of the sheet. At most one decimal. */ yMm: number
    /** Whether it is turned by 90 degrees on the film. */ turned: boolean
    /** Whether packing must leave it where it is. */ pinned: boolean
  }
  GangSheetPackingRequest: {
    /** The revision that you read. An outdated one is refused with REVISION_CONFLICT. */ revision: number
    /** How long to search for a shorter layout, in seconds. */ seconds?: number
  }
  GangSheetPrintingRequest: {
    /** The revision that you read. An outdated one is refused with REVISION_CONFLICT. */ revision: number
    /** Film that came off the roll, when it was more than the sheet: the rest is waste of the sheet. At most one decimal. */ filmUsedMm?: number
  }
  GangSheetRecord: {
    /** The id of this record. */ id: string
    /** The number that people use. */ number: string
    /** The state that it is in. */ state: 'draft' | 'locked' | 'exported' | 'printed' | 'voided'
    /** RFC 3339, UTC. */ stateSince: string
    /** The film that prints are made on. */ film: Resources['GangSheetRecordFilm']
    /** Film that the sheet takes, lead and tail included. */ lengthMm: number
    /** The lower bound: no sheet with these prints can be shorter. */ boundMm: number
    /** Area of the prints in per cent of the film. */ utilisationPercent: number
    /** How many print jobs. */ jobs: number
    /** Orders, or how many. */ orders: number
    /** Of the garments; `film` for film without a garment. */ fabrics: string[]
    /** The earliest promised day among its orders. */ promisedBy: string | null
    /** Present while a shorter layout is being searched for. */ packing: Resources['GangSheetRecordPacking'] | null
    /** The files of the sheet, or their making; null before the first export. */ export: Resources['GangSheetRecordExport'] | null
    /** Film, ink and powder and labour of the sheet, once it is printed or its film was spoiled. Null without the permission `costs:read`. */ costMinor:
      number | null
    /** Why it was given up; null if it was not. */ voidReason: string | null
    /** Who created it; null for the system or a customer. */ createdBy: Resources['Actor']
    /** RFC 3339, UTC. */ createdAt: string
    /** The revision that you read. An outdated one is refused with REVISION_CONFLICT. */ revision: number
    /** Every action of staff, whether the reader may do it now, and if not, why. */ actions: Resources['ActionRecord'][]
    /** What the reader may do now: `pack` by `create_gang_sheet_packing`, `change` by `replace_gang_sheet_layout`, `lock` by `create_gang_sheet_lock`, `export` by `create_gang_sheet_export`, `print` by `create_gang_sheet_printing`, `void` by `create_gang_sheet_voiding`. */ allowedActions: (
      'pack' | 'change' | 'lock' | 'export' | 'print' | 'void'
    )[]
  }
  GangSheetRecordExport: {
    /** The state that it is in. */ state: 'running' | 'done' | 'failed'
    /** From 0 to 100. */ progressPercent: number
    /** RFC 3339, UTC. */ startedAt: string
    /** RFC 3339, UTC. */ finishedAt: string | null
    /** What does not fit. */ problem: Resources['GangSheetRecordExportProblem'] | null
    /** The same as an English sentence, and what to do about it. */ message: string | null
    /** The files. */ files: Resources['GangSheetRecordExportFile'][]
  }
  GangSheetRecordExportFile: {
    /** What people call it. */ name:
      'sheet.png' | 'sheet.pdf' | 'sheet.tif' | 'white.png' | 'labels.pdf' | 'manifest.csv' | 'manifest.json' | 'sheet.zip'
    /** In bytes. */ byteSize: number
  }
  GangSheetRecordExportProblem: {
    /** A stable code, or a one-time code from the authenticator app. */ code:
      'artwork_unreadable' | 'artwork_missing' | 'storage_unavailable' | 'customer_erased' | 'interrupted' | 'unknown'
    /** The file of `artwork_unreadable`, or the number of the order of `artwork_missing`. */ name: string | null
  }
  GangSheetRecordFilm: {
    /** Millimetres. */ widthMm: number
    /** Millimetres. */ sideMarginMm: number
    /** Millimetres. */ leadMm: number
    /** Millimetres. */ tailMm?: number
    /** Millimetres. */ gapMm: number
    /** Millimetres. */ maxLengthMm: number
    /** Whether prints may be turned to save film. */ allowRotation: boolean
  }
  GangSheetRecordPacking: { /** RFC 3339, UTC. */ startedAt: string; /** RFC 3339, UTC. */ until: string }
  GangSheetStepRequest: { /** The revision that you read. An outdated one is refused with REVISION_CONFLICT. */ revision: number }
  GangSheetVoidingRequest: {
    /** The revision that you read. An outdated one is refused with REVISION_CONFLICT. */ revision: number
    /** Why, in words. */ reason: string
    /** Of an exported sheet: film that came off the printer all the same, and was spoiled. It leaves the stock as waste, and its cost is the shop’s. At most one decimal. */ filmUsedMm?: number
  }
  GarmentAppearance: {
    /** The garment. */ garmentId: string
    /** How it is shown from each side. */ views: Resources['CatalogResponseGarmentView'][]
  }
  GarmentCreateRequest: {
    /** Its unique name in URLs. */ slug: string
    /** Print zones and quantity breaks go by the kind. */ kind: string
    /** What people call it. */ name: string
    /** A text for people. */ description: string
    /** One that a press recipe is for. */ fabric: string
    /** Minor units of the store currency. */ basePriceMinor: number
    /** Whether it is in use. What is not active stays, with its history. */ active: boolean
    /** Lowest first; or the order of the list. */ sort: number
    /** Photos that prints are shown on. One of each side may be neutral. Left out, they stay. */ photos?: Resources['GarmentCreateRequestPhoto'][]
    /** The unique name of the category in URLs. */ categoryId?: string | null
    /** How to wash it; null if the shop does not say. */ care?: Resources['GarmentCreateRequestCare'] | null
    /** How large the garment is in each size; null if the shop does not say. */ sizeGuide?: Resources['GarmentCreateRequestSizeGuide'] | null
    /** By language. Where a text is missing, the one in the first language of the shop stands. */ translations?: Resources['GarmentCreateRequestTranslations']
    /** Each picture once, in the order in which they are shown. */ pictures?: Resources['GarmentCreateRequestPicture'][]
    /** The names of colours in other languages. */ colourTranslations?: Resources['GarmentCreateRequestColourTranslation'][]
    /** The colours and sizes. */ variants: Resources['GarmentCreateRequestVariant'][]
  }
  GarmentCreateRequestCare: {
    /** How hot to wash it, in °C; null if the shop does not say. */ washing:
      'at_60' | 'at_40' | 'at_40_gentle' | 'at_30' | 'at_30_gentle' | 'by_hand' | 'never' | null
    /** Which bleach it holds; null if the shop does not say. */ bleaching: 'any' | 'oxygen' | 'never' | null
    /** How to dry it; null if the shop does not say. */ drying: 'tumble' | 'tumble_low' | 'line' | 'flat' | 'never_tumble' | null
    /** How hot to iron it, in °C; null if the shop does not say. */ ironing: 'at_200' | 'at_150' | 'at_110' | 'never' | null
    /** Whether it can be dry-cleaned; null if the shop does not say. */ dryCleaning: 'allowed' | 'never' | null
    /** What the customer or the shop wants to be known about it. */ note: string | null
  }
  GarmentCreateRequestColourTranslation: {
    /** The colour by name. */ colour: string
    /** By language. Where a text is missing, the one in the first language of the shop stands. */ translations: Resources['GarmentCreateRequestSizeGuideMeasureTranslations']
  }
  GarmentCreateRequestPhoto: {
    /** The photo. */ photoId: string
    /** The side that it shows. */ view: 'front' | 'back' | 'left' | 'right' | 'other'
    /** The colour of the garment that it shows. */ colour: string | null
    /** Shows the colours that have no photo of this side, too: tinted, if the cloth is cut out. */ neutral: boolean
    /** Two points whose true distance is known. */ points: Resources['GarmentCreateRequestPhotoPoint'][]
    /** How far apart they are on the garment, in millimetres. At most one decimal. */ distanceMm: number
    /** From where the zones of this side are measured: the middle of the collar seam. */ origin: Resources['GarmentCreateRequestPhotoPoint']
  }
  GarmentCreateRequestPhotoPoint: {
    /** A share of the width or height of the photo, from its upper left corner. */ x: number
    /** A share of the width or height of the photo, from its upper left corner. */ y: number
  }
  GarmentCreateRequestPicture: {
    /** The picture. */ pictureId: string
    /** What the picture shows, for people who do not see it. */ alt: string
    /** By language. Where a text is missing, the one in the first language of the shop stands. */ translations: Resources['GarmentCreateRequestPictureTranslations']
  }
  GarmentCreateRequestPictureTranslations: {
    /** In English. */ en?: Resources['GarmentCreateRequestPictureTranslationsEn']
    /** In Spanish. */ es?: Resources['GarmentCreateRequestPictureTranslationsEn']
    /** In Brazilian Portuguese. */ 'pt-BR'?: Resources['GarmentCreateRequestPictureTranslationsEn']
    /** In French. */ fr?: Resources['GarmentCreateRequestPictureTranslationsEn']
    /** The id of this record. */ id?: Resources['GarmentCreateRequestPictureTranslationsEn']
  }
  GarmentCreateRequestPictureTranslationsEn: { /** What the picture shows, for people who do not see it. */ alt?: string }
  GarmentCreateRequestSizeGuide: {
    /** The sizes of the garment. */ sizes: string[]
    /** What is measured, in the order in which it is shown. */ measures: Resources['GarmentCreateRequestSizeGuideMeasure'][]
    /** What the customer or the shop wants to be known about it. */ note: string | null
  }
  GarmentCreateRequestSizeGuideMeasure: {
    /** A usual measure, which has a name in every language. */ measure:
      | 'chest_width'
      | 'length'
      | 'sleeve_length'
      | 'shoulder_width'
      | 'waist_width'
      | 'width'
      | 'height'
      | 'depth'
      | 'strap_length'
      | 'head_circumference'
      | null
    /** Instead of the usual name. Needed where there is no usual one. */ name: string | null
    /** Of the garment laid flat, one for each of `sizes`; null where it is unknown. */ valuesMm: (number | null)[]
    /** By language. Where a text is missing, the one in the first language of the shop stands. */ translations: Resources['GarmentCreateRequestSizeGuideMeasureTranslations']
  }
  GarmentCreateRequestSizeGuideMeasureTranslations: {
    /** In English. */ en?: Resources['GarmentCreateRequestSizeGuideMeasureTranslationsEn']
    /** In Spanish. */ es?: Resources['GarmentCreateRequestSizeGuideMeasureTranslationsEn']
    /** In Brazilian Portuguese. */ 'pt-BR'?: Resources['GarmentCreateRequestSizeGuideMeasureTranslationsEn']
    /** In French. */ fr?: Resources['GarmentCreateRequestSizeGuideMeasureTranslationsEn']
    /** The id of this record. */ id?: Resources['GarmentCreateRequestSizeGuideMeasureTranslationsEn']
  }
  GarmentCreateRequestSizeGuideMeasureTranslationsEn: { /** What people call it. */ name?: string }
  GarmentCreateRequestTranslations: {
    /** In English. */ en?: Resources['GarmentCreateRequestTranslationsEn']
    /** In Spanish. */ es?: Resources['GarmentCreateRequestTranslationsEn']
    /** In Brazilian Portuguese. */ 'pt-BR'?: Resources['GarmentCreateRequestTranslationsEn']
    /** In French. */ fr?: Resources['GarmentCreateRequestTranslationsEn']
    /** The id of this record. */ id?: Resources['GarmentCreateRequestTranslationsEn']
  }
  GarmentCreateRequestTranslationsEn: {
    /** What people call it. */ name?: string
    /** A text for people. */ description?: string
    /** The note about care. */ careNote?: string
    /** The note of the size guide. */ sizeGuideNote?: string
  }
  GarmentCreateRequestVariant: {
    /** The colour by name. */ colour: string
    /** The colour of the fabric for pictures. */ colourHex: string
    /** The size of the garment. */ size: string
    /** Minor units of the store currency. */ surchargeMinor: number
    /** Whether it is in use. What is not active stays, with its history. */ active: boolean
    /** The place of the size. Left out, that of another variant of this size, or else of its first mention. */ sizeSort?: number
  }
  GarmentPhoto: {
    /** The id of this record. */ id: string
    /** The photo itself. */ picture: Resources['PictureRecord']
    /** The light and folds of the cloth, transparent elsewhere: laid over prints and tinted cloth. */ shade: Resources['PublicConfigResponseBrandLogo']
    /** Opaque where there is cloth. Without one, it cannot be tinted. */ mask: Resources['PublicConfigResponseBrandLogo'] | null
    /** How the cloth was found: by the transparency of the photo, by its plain background, by a mask that was uploaded, or not at all. */ cutOut:
      'transparency' | 'background' | 'mask' | 'none'
  }
  GarmentRecord: {
    /** The id of this record. */ id: string
    /** Its unique name in URLs. */ slug: string
    /** Print zones and quantity breaks go by the kind. */ kind: string
    /** What people call it. */ name: string
    /** A text for people. */ description: string
    /** One that a press recipe is for. */ fabric: string
    /** Minor units of the store currency. */ basePriceMinor: number
    /** Whether it is in use. What is not active stays, with its history. */ active: boolean
    /** Lowest first; or the order of the list. */ sort: number
    /** Photos that prints are shown on. One of each side may be neutral. */ photos: Resources['GarmentRecordPhoto'][]
    /** The unique name of the category in URLs. */ categoryId: string | null
    /** How to wash it; null if the shop does not say. */ care: Resources['CatalogResponseGarmentCare'] | null
    /** How large the garment is in each size; null if the shop does not say. */ sizeGuide: Resources['CatalogResponseGarmentSizeGuide'] | null
    /** By language. Where a text is missing, the one in the first language of the shop stands. */ translations: Resources['CatalogResponseGarmentTranslations']
    /** Each picture once, in the order in which they are shown. */ pictures: Resources['GarmentRecordPicture'][]
    /** The names of colours in other languages. */ colourTranslations: Resources['GarmentRecordColourTranslation'][]
    /** By size, then in the order of their making. Without stock, made to order. */ variants: Resources['GarmentRecordVariant'][]
    /** The revision that you read. An outdated one is refused with REVISION_CONFLICT. */ revision: number
    /** RFC 3339, UTC. */ createdAt: string
    /** RFC 3339, UTC. */ updatedAt: string
    /** Who changed it last. */ updatedBy: Resources['UpdatedBy'] | null
  }
  GarmentRecordColourTranslation: {
    /** The colour by name. */ colour: string
    /** By language. Where a text is missing, the one in the first language of the shop stands. */ translations: Resources['CatalogResponseGarmentSizeGuideMeasureTranslations']
  }
  GarmentRecordPhoto: {
    /** The photo. */ photoId: string
    /** The side that it shows. */ view: 'front' | 'back' | 'left' | 'right' | 'other'
    /** The colour of the garment that it shows. */ colour: string | null
    /** Shows the colours that have no photo of this side, too: tinted, if the cloth is cut out. */ neutral: boolean
    /** Two points whose true distance is known. */ points: Resources['GarmentRecordPhotoPoint'][]
    /** How far apart they are on the garment, in millimetres. At most one decimal. */ distanceMm: number
    /** From where the zones of this side are measured: the middle of the collar seam. */ origin: Resources['GarmentRecordPhotoPoint']
  }
  GarmentRecordPhotoPoint: {
    /** A share of the width or height of the photo, from its upper left corner. */ x: number
    /** A share of the width or height of the photo, from its upper left corner. */ y: number
  }
  GarmentRecordPicture: {
    /** The picture. */ pictureId: string
    /** What the picture shows, for people who do not see it. */ alt: string
    /** By language. Where a text is missing, the one in the first language of the shop stands. */ translations: Resources['CatalogResponseGarmentPictureTranslations']
  }
  GarmentRecordVariant: {
    /** The id of this record. */ id: string
    /** The colour by name. */ colour: string
    /** The colour of the fabric for pictures. */ colourHex: string
    /** The size of the garment. */ size: string
    /** Minor units of the store currency. */ surchargeMinor: number
    /** Whether it is in use. What is not active stays, with its history. */ active: boolean
    /** Lowest first. */ sizeSort: number
    /** Its blank; null if stock is not counted. */ stock: Resources['GarmentRecordVariantStock'] | null
  }
  GarmentRecordVariantStock: {
    /** The stock item. */ itemId: string
    /** The stock keeping unit, unique and in upper case. */ sku: string
    /** Whether it is in use. What is not active stays, with its history. */ active: boolean
    /** On hand and not reserved for an order. */ available: number
  }
  GarmentReplaceRequest: {
    /** The revision that you read. An outdated one is refused with REVISION_CONFLICT. */ revision: number
    /** Its unique name in URLs. */ slug: string
    /** Print zones and quantity breaks go by the kind. */ kind: string
    /** What people call it. */ name: string
    /** A text for people. */ description: string
    /** One that a press recipe is for. */ fabric: string
    /** Minor units of the store currency. */ basePriceMinor: number
    /** Whether it is in use. What is not active stays, with its history. */ active: boolean
    /** Lowest first; or the order of the list. */ sort: number
    /** Photos that prints are shown on. One of each side may be neutral. Left out, they stay. */ photos?: Resources['GarmentCreateRequestPhoto'][]
    /** The unique name of the category in URLs. */ categoryId?: string | null
    /** How to wash it; null if the shop does not say. */ care?: Resources['GarmentCreateRequestCare'] | null
    /** How large the garment is in each size; null if the shop does not say. */ sizeGuide?: Resources['GarmentCreateRequestSizeGuide'] | null
    /** By language. Where a text is missing, the one in the first language of the shop stands. */ translations?: Resources['GarmentCreateRequestTranslations']
    /** Each picture once, in the order in which they are shown. */ pictures?: Resources['GarmentCreateRequestPicture'][]
    /** The names of colours in other languages. */ colourTranslations?: Resources['GarmentCreateRequestColourTranslation'][]
    /** The colours and sizes. */ variants: Resources['GarmentReplaceRequestVariant'][]
  }
  GarmentReplaceRequestVariant: {
    /** Left out for a new one. */ id?: string
    /** The colour by name. */ colour: string
    /** The colour of the fabric for pictures. */ colourHex: string
    /** The size of the garment. */ size: string
    /** Minor units of the store currency. */ surchargeMinor: number
    /** Whether it is in use. What is not active stays, with its history. */ active: boolean
    /** The place of the size. Left out, that of another variant of this size, or else of its first mention. */ sizeSort?: number
  }
  InventoryItemCreateRequest: {
    /** Unique regardless of case, stored in upper case. */ sku: string
    /** What people call it. */ name: string
    /** Of which kind it is. */ kind: 'blank' | 'film' | 'ink' | 'powder' | 'packaging' | 'other'
    /** The unit that is counted. */ unit: 'piece' | 'millimetre' | 'millilitre' | 'gram'
    /** The garment that this blank is, for a blank that is counted in pieces. */ garmentVariantId?: string
    /** Who sells it. */ supplier?: string
    /** In the unit of the item. */ reorderPoint: number
    /** How many to order at a time. */ reorderQuantity?: number
    /** Of one unit, in major units of the store currency. A decimal string, six places at most. */ unitCost?: string
    /** What is there already: becomes a receipt. */ openingQuantity?: number
  }
  InventoryItemRecord: {
    /** The id of this record. */ id: string
    /** The stock keeping unit, unique and in upper case. */ sku: string
    /** What people call it. */ name: string
    /** Of which kind it is. */ kind: 'blank' | 'film' | 'ink' | 'powder' | 'packaging' | 'other'
    /** The unit that is counted. */ unit: 'piece' | 'millimetre' | 'millilitre' | 'gram'
    /** The garment, colour and size that it is the blank of. */ garmentVariantId: string | null
    /** The garment. */ garment: Resources['InventoryItemRecordGarment'] | null
    /** Who sells it. */ supplier: string | null
    /** In the unit of the item. */ reorderPoint: number
    /** In the unit of the item. */ reorderQuantity: number | null
    /** In the unit of the item. */ onHand: number
    /** The part of the stock on hand that is reserved for orders. */ reserved: number
    /** On hand and not reserved. */ available: number
    /** Active, and available stock at or below the reorder point. */ low: boolean
    /** Of one unit, in major units of the store currency. */ averageUnitCost: string | null
    /** Whether it is in use. What is not active stays, with its history. */ active: boolean
    /** Increases with each change of the record, but not with movements. */ revision: number
    /** RFC 3339, UTC. */ createdAt: string
    /** RFC 3339, UTC. */ updatedAt: string
  }
  InventoryItemRecordGarment: {
    /** The garment. */ garmentId: string
    /** What people call it. */ name: string
    /** The colour by name. */ colour: string
    /** The size of the garment. */ size: string
  }
  InventoryItemUpdate: {
    /** The revision that you read. An outdated one is refused with REVISION_CONFLICT. */ revision: number
    /** What people call it. */ name: string
    /** Who sells it. */ supplier: string | null
    /** In the unit of the item. */ reorderPoint: number
    /** How many to order at a time. */ reorderQuantity: number | null
    /** Whether it is in use. What is not active stays, with its history. */ active: boolean
    /** The garment that this blank is, or null for none. Unchanged when left out. Cannot change while some are reserved for orders. */ garmentVariantId?:
      string | null
  }
  InventoryMovementCreateRequest: {
    /** The stock item. */ itemId: string
    /** The kind of the record or the movement. */ type: 'receipt' | 'adjustment' | 'waste' | 'consumption' | 'return' | 'count'
    /** More than nothing; an adjustment may be below zero, a count is what was counted. */ quantity: number
    /** Of a receipt only; of one unit, in major units. */ unitCost?: string
    /** The order. */ orderId?: string
    /** The print job. */ jobId?: string
    /** Required for an adjustment and for waste. */ reason?: string
    /** Now by default. Not in the future, and not more than a year ago. */ occurredAt?: string
  }
  InventoryMovementRecord: {
    /** The id of this record. */ id: string
    /** The stock item. */ itemId: string
    /** The kind of the record or the movement. */ type:
      'receipt' | 'adjustment' | 'waste' | 'consumption' | 'return' | 'count' | 'reservation' | 'release'
    /** In the unit of the item. */ quantity: number
    /** The change of the stock on hand. */ delta: number
    /** In the unit of the item. */ onHandAfter: number
    /** Of one unit, in major units of the store currency. */ unitCost: string | null
    /** The order. */ orderId: string | null
    /** The print job. */ jobId: string | null
    /** Why, in words. */ reason: string | null
    /** Who did it. */ actor: Resources['Actor']
    /** RFC 3339, UTC. */ occurredAt: string
    /** RFC 3339, UTC. */ createdAt: string
  }
  InventoryVerification: {
    /** Whether everything fits. */ ok: boolean
    /** RFC 3339, UTC. */ checkedAt: string
    /** The first hundred. */ problems: Resources['InventoryVerificationProblem'][]
  }
  InventoryVerificationProblem: {
    /** `on_hand`: the sum of the movements. `reserved`: reservations less releases. `promised`: what the lines of open orders hold. `chain`: each movement starts where another one ended. */ check:
      'on_hand' | 'reserved' | 'promised' | 'chain'
    /** The stock keeping unit, unique and in upper case. */ sku: string
    /** What it should be. */ expected: number
    /** What it is. */ found: number
  }
  LayoutCreate: {
    /** What the customer calls the sheet. */ name?: string
    /** The pictures, each as often as it is printed. */ pieces: Resources['LayoutCreatePiece'][]
  }
  LayoutCreatePiece: {
    /** The artwork. */ artworkId: string
    /** Of the whole picture, before it is turned. Millimetres. At most one decimal. */ widthMm: number
    /** Of the whole picture, before it is turned. Millimetres. At most one decimal. */ heightMm: number
    /** From the left edge of the film to the picture without its empty border, as it lies. Millimetres. At most one decimal. */ xMm: number
    /** From the beginning of the sheet, likewise. Millimetres. At most one decimal. */ yMm: number
    /** Turned by a quarter. */ turned: boolean
    /** Stays where it is when the sheet is packed again. */ pinned?: boolean
  }
  MessageTemplate: {
    /** Which text. */ name:
      | 'order-received'
      | 'order-expired'
      | 'order-changed'
      | 'order-cancelled'
      | 'payment-verified'
      | 'payment-rejected'
      | 'payment-refunded'
      | 'artwork-changes-requested'
      | 'proof-sent'
      | 'order-ready'
      | 'document'
      | 'order-link'
      | 'message-sent'
      | 'estimate-message-sent'
      | 'lead-acknowledged'
      | 'estimate-sent'
      | 'estimate-reminder'
      | 'account-sign-in'
      | 'shop-order-received'
      | 'shop-payment-submitted'
      | 'shop-lead-received'
      | 'shop-proof-approved'
      | 'shop-proof-changes-requested'
      | 'shop-message-received'
      | 'shop-estimate-message-received'
      | 'shop-estimate-approved'
      | 'shop-estimate-declined'
      | 'shop-estimate-changes-requested'
      | 'team-invitation'
      | 'team-reset'
      | 'whatsapp-order-received'
      | 'whatsapp-order-expired'
      | 'whatsapp-order-changed'
      | 'whatsapp-order-cancelled'
      | 'whatsapp-payment-verified'
      | 'whatsapp-payment-rejected'
      | 'whatsapp-payment-refunded'
      | 'whatsapp-artwork-changes-requested'
      | 'whatsapp-proof-sent'
      | 'whatsapp-order-ready'
      | 'whatsapp-document'
      | 'whatsapp-order-link'
      | 'whatsapp-message-sent'
      | 'whatsapp-estimate-sent'
      | 'whatsapp-lead-answer'
      | 'whatsapp-account-sign-in'
    /** In which language. */ language: 'en' | 'es' | 'pt-BR' | 'fr' | 'id'
    /** How to answer the person. */ channel: 'email' | 'whatsapp'
    /** Who gets it. */ recipient: 'customer' | 'shop' | 'member'
    /** All that the text may have. */ variables: Resources['MessageTemplateVariable'][]
    /** Null for WhatsApp, which has none. Never has customer input. */ subject: string | null
    /** Plain text with variables, such as `{{number}}`. In emails each line is a paragraph, and a section is a line of its own. */ body: string
    /** As Platen has it. */ original: Resources['MessageTemplateOriginal']
    /** False while the text is the original. */ edited: boolean
    /** The revision that you read. An outdated one is refused with REVISION_CONFLICT. */ revision: number
    /** RFC 3339, UTC. */ updatedAt: string | null
    /** Who changed it last. */ updatedBy: Resources['UpdatedBy'] | null
  }
  MessageTemplateOriginal: {
    /** Null for WhatsApp, which has none. Never has customer input. */ subject: string | null
    /** Plain text with variables, such as `{{number}}`. In emails each line is a paragraph, and a section is a line of its own. */ body: string
  }
  MessageTemplatePreview: {
    /** Of an email. */ subject: string | null
    /** Of an email: a page that loads nothing. */ html: string | null
    /** Of an email: the part without pictures. */ text: string
    /** Of the order it is about; null with made-up content. */ number: string | null
  }
  MessageTemplateRequest: {
    /** The revision that you read. An outdated one is refused with REVISION_CONFLICT. */ revision: number
    /** Null restores the original. */ text: Resources['MessageTemplateRequestText'] | null
  }
  MessageTemplateRequestText: {
    /** Null for WhatsApp, which has none. Never has customer input. */ subject: string | null
    /** Plain text with variables, such as `{{number}}`. In emails each line is a paragraph, and a section is a line of its own. */ body: string
  }
  MessageTemplateVariable: {
    /** What people call it. */ name:
      | 'number'
      | 'storeName'
      | 'total'
      | 'due'
      | 'readyBy'
      | 'studio'
      | 'greeting'
      | 'design'
      | 'items'
      | 'amounts'
      | 'payment'
      | 'received'
      | 'balance'
      | 'delivery'
      | 'reason'
      | 'changes'
      | 'document'
      | 'notes'
      | 'notes'
      | 'customer'
      | 'submittedPayment'
      | 'request'
      | 'link'
    /** Stands in a line of its own. */ section: boolean
    /** May stand in the subject. */ inSubject: boolean
    /** A text without it is refused. */ required: boolean
    /** Null for sections. */ example: string | null
  }
  OfferedEstimate: {
    /** The number that people use. */ number: string
    /** Line by line. */ lines: Resources['OfferedEstimateLine'][]
    /** What is taken off all lines; null for none. */ discount: Resources['OfferedEstimateDiscount'] | null
    /** What the order costs, and what is paid. */ totals: Resources['OfferedEstimateTotals']
    /** ISO 4217. */ currency: string
    /** How the order reaches the customer. */ fulfilment: Resources['OrderRecordFulfilment']
    /** What is paid before work begins, in percent of the total. */ depositPercent: number
    /** The last day on which it can be approved. */ validUntil: string
    /** What the shop writes to the customer. */ message: string | null
    /** What else the customer agrees to. */ terms: string | null
    /** The status that it is in. */ status: 'draft' | 'sent' | 'viewed' | 'changes_requested' | 'approved' | 'declined' | 'expired' | 'converted'
    /** Of the offer. An approval names it. */ version: number
    /** SHA-256 of the version in hexadecimal digits. An approval names it. */ hash: string
    /** RFC 3339, UTC. */ sentAt: string
    /** Who ordered; null if the reader may not see it. */ customerName: string | null
    /** How it is paid. */ instruction: Resources['PublicConfigResponsePaymentInstruction']
    /** The last answer of the customer to this version. */ answer: Resources['OfferedEstimateAnswer'] | null
    /** What the approved estimate became; null while something is out of stock. */ order: Resources['OfferedEstimateOrder'] | null
    /** What the reader of this record may do now. */ allowedActions: ('approve' | 'decline' | 'request_changes')[]
  }
  OfferedEstimateAnswer: {
    /** Of which kind it is. */ kind: 'approved' | 'declined' | 'changes_requested'
    /** RFC 3339, UTC. */ at: string
    /** As typed by whoever approved it. */ name: string | null
    /** What was written. */ notes: Resources['OfferedEstimateAnswerNote'][]
  }
  OfferedEstimateAnswerNote: { /** Index of the line; null in general. */ line: number | null; /** The text. */ text: string }
  OfferedEstimateDiscount: {
    /** Of all lines; null for a fixed amount. */ percent: number | null
    /** A fixed amount off all lines; null for a percentage. */ minor: number | null
    /** Why, in words. */ reason: string | null
  }
  OfferedEstimateLine: {
    /** Of a line without a garment; it becomes an extra line of the order. */ text: string | null
    /** What is printed, and where; null for film and for a line of free text. */ garment: Resources['OfferedEstimateLineGarment'] | null
    /** Film without a garment; null for everything else. */ film: Resources['OfferedEstimateLineFilm'] | null
    /** How many; of stock, in the unit of the item. */ quantity: number
    /** Of one, before discounts. */ unitPriceMinor: number
    /** What quantity breaks and the discount take off the line. */ discountMinor: number
    /** Minor units of the store currency. */ lineTotalMinor: number
    /** Whether staff agreed the price with the customer, instead of the computed one. */ agreedPrice: boolean
  }
  OfferedEstimateLineFilm: {
    /** Of which kind it is. */ kind: 'transfer' | 'sheet'
    /** The measures of the film, such as `100 × 80 mm`. */ size: string
    /** Centimetres that are charged for one sheet; null for a transfer. */ billedCm: number | null
    /** Of a sheet that was laid out. */ layoutId: string | null
    /** What is done to its pixels; null for nothing. */ finish: Resources['FilmFinish'] | null
    /** The prints on the sheet. */ prints: Resources['OfferedEstimateLineFilmPrint'][]
  }
  OfferedEstimateLineFilmPrint: {
    /** Millimetres. */ widthMm: number
    /** Millimetres. */ heightMm: number
    /** How often it is on a sheet; else 1. */ copies: number
    /** The file to be printed. */ artwork: Resources['OrderRecordItemPlacementArtwork']
  }
  OfferedEstimateLineGarment: {
    /** The garment in one colour and size. */ variantId: string
    /** The name of the garment; `Transfer` or `Film sheet`. */ garmentName: string
    /** Empty for film. */ colour: string
    /** The size of the garment, or the measures of the film. */ size: string
    /** The prints on the garment. */ placements: Resources['OfferedEstimateLineGarmentPlacement'][]
  }
  OfferedEstimateLineGarmentPlacement: {
    /** The print zone. */ zoneId: string
    /** Millimetres. */ widthMm: number
    /** Millimetres. */ heightMm: number
    /** Millimetres. */ offsetXMm: number
    /** Millimetres. */ offsetYMm: number
    /** How far it is turned clockwise, in degrees. */ rotationDeg: 0 | 90 | 180 | 270
    /** The file to be printed. */ artwork: Resources['OrderRecordItemPlacementArtwork']
  }
  OfferedEstimateOrder: {
    /** The number that people use. */ number: string
    /** The key of the tracking page. */ trackingToken: string
    /** Minor units of the store currency. */ dueMinor: number
    /** Still to be paid before work begins. */ depositDueMinor: number
  }
  OfferedEstimateTotals: {
    /** Minor units of the store currency. */ subtotalMinor: number
    /** Minor units of the store currency. */ discountMinor: number
    /** Of `discountMinor`, what `discount` takes; quantity breaks take the rest. Null in versions of before it was kept apart. */ agreedDiscountMinor:
      number | null
    /** Minor units of the store currency. */ feeMinor: number
    /** Minor units of the store currency. */ taxMinor: number
    /** Minor units of the store currency. */ totalMinor: number
    /** What has to be paid before work begins. */ depositMinor: number
  }
  OfferedProof: {
    /** The status that it is in. */ status: 'none' | 'wanted' | 'sent' | 'changes_requested' | 'approved' | 'withdrawn'
    /** The newest version; null when none was sent or it was withdrawn. */ proof: Resources['OfferedProofProof'] | null
    /** What the reader of this record may do now. */ allowedActions: ('approve' | 'request_changes' | 'request_proof')[]
  }
  OfferedProofProof: {
    /** The number of the version, from 1. */ version: number
    /** SHA-256 of the content, in hexadecimal digits. */ hash: string
    /** RFC 3339, UTC. */ sentAt: string
    /** What the shop writes to the customer. */ message: string | null
    /** Line by line. */ lines: Resources['OfferedProofProofLine'][]
    /** The answer, in Markdown without HTML. */ answer: Resources['OfferedProofProofAnswer'] | null
  }
  OfferedProofProofAnswer: {
    /** Of which kind it is. */ kind: 'approved' | 'changes_requested'
    /** RFC 3339, UTC. */ at: string
    /** What people call it. */ name: string | null
    /** What was written. */ notes: Resources['OfferedProofProofAnswerNote'][]
  }
  OfferedProofProofAnswerNote: { /** The place of the line; null for a note in general. */ line: number | null; /** The text. */ text: string }
  OfferedProofProofLine: {
    /** Of which kind it is. */ kind: 'garment' | 'transfer' | 'sheet'
    /** Null for film. */ variantId: string | null
    /** The name of the garment; `Transfer` or `Film sheet`. */ garmentName: string
    /** Empty for film. */ colour: string
    /** The size of the garment, or the measures of the film. */ size: string
    /** How many; of stock, in the unit of the item. */ quantity: number
    /** The note of the line when the proof was sent; of a team, who gets it. Null in older proofs. */ note: string | null
    /** The prints on the garment. */ placements: Resources['OfferedProofProofLinePlacement'][]
  }
  OfferedProofProofLinePlacement: {
    /** Null on film. */ zoneId: string | null
    /** Millimetres. */ widthMm: number
    /** Millimetres. */ heightMm: number
    /** Millimetres. */ offsetXMm: number
    /** Millimetres. */ offsetYMm: number
    /** How far it is turned clockwise, in degrees. */ rotationDeg: 0 | 90 | 180 | 270
    /** The file to be printed. */ artwork: Resources['OrderRecordItemPlacementArtwork']
  }
  OperationsDashboardResponse: {
    /** RFC 3339, UTC. */ generatedAt: string
    /** What waits for a person. */ queues: Resources['OperationsDashboardResponseQueues']
    /** Payments of open and cancelled orders that nobody has verified or rejected, the oldest first. */ paymentsToVerify: Resources['OperationsDashboardResponsePaymentsToVerify'][]
    /** Cancelled orders that hold money, and orders that were paid too much, the oldest change first. */ refundsDue: Resources['OperationsDashboardResponseRefundsDue'][]
    /** Confirmed orders that are promised for today and not handed over. */ dueToday: Resources['OperationsDashboardResponseDueToday'][]
    /** Confirmed orders that were promised for a day before today, the longest overdue first. */ late: Resources['OperationsDashboardResponseDueToday'][]
    /** Confirmed orders that cannot go on until somebody acts, and why. */ blocked: Resources['OperationsDashboardResponseBlocked'][]
    /** Confirmed orders with a slot today, the earliest first. */ handoversToday: Resources['OperationsDashboardResponseHandoversToday'][]
    /** Orders and estimates whose customer wrote what nobody has read, the oldest first. */ unreadMessages: Resources['OperationsDashboardResponseUnreadMessage'][]
    /** What a sheet proposed now would be before it is packed any better, at most a minute old. Prints that are on a draft already do not count: they wait no longer. Null when no print waits that the film can hold. */ nextSheet:
      Resources['OperationsDashboardResponseNextSheet'] | null
    /** Active items at or below their reorder point, the emptiest first. */ lowStock: Resources['OperationsDashboardResponseLowStock'][]
    /** Stock items of which unpaid orders hold at least half of what other orders leave, and five units or more; the most held first. */ heldUnpaid: Resources['OperationsDashboardResponseHeldUnpaid'][]
    /** Contact requests unanswered for 24 hours, oldest first. Empty for a role without `leads:read`. */ staleLeads: Resources['OperationsDashboardResponseStaleLead'][]
    /** Checks of the system itself. */ integrity: Resources['OperationsDashboardResponseIntegrity']
  }
  OperationsDashboardResponseBlocked: {
    /** The order. */ orderId: string
    /** The number that people use. */ number: string
    /** Why, in words. */ reason: string
    /** What `reason` says, for programs. */ code: 'on_hold' | 'changes_requested' | 'artwork_failed' | 'no_blank'
    /** Why it is on hold, as staff wrote it, or the garment that is missing. */ detail: string | null
    /** RFC 3339, UTC. */ since: string
  }
  OperationsDashboardResponseDueToday: {
    /** The order. */ orderId: string
    /** The number that people use. */ number: string
    /** Who ordered; null if the reader may not see it. */ customerName: string
    /** The stage of the order for display; derived from the statuses. */ stage:
      | 'awaiting_payment'
      | 'payment_review'
      | 'artwork_review'
      | 'ready_to_print'
      | 'in_production'
      | 'ready'
      | 'completed'
      | 'on_hold'
      | 'cancelled'
      | 'expired'
    /** A day in the time zone of the store. */ promisedBy: string
    /** Number of garments over all lines. */ units: number
  }
  OperationsDashboardResponseHandoversToday: {
    /** The order. */ orderId: string
    /** The number that people use. */ number: string
    /** Who ordered; null if the reader may not see it. */ customerName: string
    /** By which method. */ method: 'pickup' | 'meetup' | 'delivery'
    /** The meet-up point by name, as it was when it was agreed. */ meetupZoneName: string | null
    /** The day and the time that were agreed. */ slot: Resources['OrderRecordFulfilmentSlot']
    /** The stage of the order for display; derived from the statuses. */ stage:
      | 'awaiting_payment'
      | 'payment_review'
      | 'artwork_review'
      | 'ready_to_print'
      | 'in_production'
      | 'ready'
      | 'completed'
      | 'on_hold'
      | 'cancelled'
      | 'expired'
  }
  OperationsDashboardResponseHeldUnpaid: {
    /** The stock item. */ itemId: string
    /** The stock keeping unit, unique and in upper case. */ sku: string
    /** What people call it. */ name: string
    /** Units reserved for unpaid storefront orders. */ held: number
    /** Units on hand that no other order has reserved. */ notSold: number
    /** Orders, or how many. */ orders: number
  }
  OperationsDashboardResponseIntegrity: {
    /** What the last walk along the audit chain found; null before the first. */ auditChainOk: boolean | null
    /** RFC 3339, UTC. */ auditCheckedAt: string | null
    /** Events that have not been delivered yet. */ outboxPending: number
    /** RFC 3339, UTC. */ lastBackupAt: string | null
    /** The archive of the database. */ archive: Resources['OperationsDashboardResponseIntegrityArchive'] | null
    /** The last restore that was rehearsed. */ rehearsal: Resources['OperationsDashboardResponseIntegrityRehearsal'] | null
  }
  OperationsDashboardResponseIntegrityArchive: {
    /** False: a part of the log was let go, and there is no new base copy yet. */ ok: boolean
    /** When the log was last archived or, when it is not well, when it was let go. */ checkedAt: string
  }
  OperationsDashboardResponseIntegrityRehearsal: {
    /** Whether everything fits. */ ok: boolean
    /** RFC 3339, UTC. */ checkedAt: string
    /** Where it comes from. */ source: 'archive' | 'backup'
    /** How long it took. */ tookSeconds: number
    /** Of what was restored. */ newestChangeAt: string | null
    /** What does not fit. */ problem: Resources['OperationsDashboardResponseIntegrityRehearsalProblem'] | null
    /** When a rehearsal last succeeded. */ succeededAt: string | null
  }
  OperationsDashboardResponseIntegrityRehearsalProblem: {
    /** Why, in words. */ reason: 'no_room' | 'failed' | 'wrong' | 'outdated'
    /** For the operator, in English. */ message: string
  }
  OperationsDashboardResponseLowStock: {
    /** The stock item. */ itemId: string
    /** The stock keeping unit, unique and in upper case. */ sku: string
    /** What people call it. */ name: string
    /** On hand and not reserved. */ available: number
    /** At or below it, more should be ordered. */ reorderPoint: number
    /** The unit that is counted. */ unit: 'piece' | 'millimetre' | 'millilitre' | 'gram'
  }
  OperationsDashboardResponseNextSheet: {
    /** How many print jobs. */ jobs: number
    /** In millimetres. */ lengthMm: number
    /** How much of the film is covered by prints. */ utilisationPercent: number
  }
  OperationsDashboardResponsePaymentsToVerify: {
    /** The order. */ orderId: string
    /** The number that people use. */ number: string
    /** Who ordered; null if the reader may not see it. */ customerName: string
    /** The payment. */ paymentId: string
    /** By which method. */ method: 'bank_transfer' | 'mobile_money' | 'card_link' | 'cash'
    /** The amount that the customer reports. */ amountMinor: number
    /** RFC 3339, UTC. */ submittedAt: string
  }
  OperationsDashboardResponseQueues: {
    /** Open and cancelled orders whose payment waits to be verified. */ paymentReview: Resources['OperationsDashboardResponseQueuesPaymentReview']
    /** Paid orders with a print whose artwork waits to be approved by the shop, whatever their stage; what waits for the customer is `blocked`. */ artworkReview: Resources['OperationsDashboardResponseQueuesPaymentReview']
    /** Orders whose jobs are in the queue. */ readyToPrint: Resources['OperationsDashboardResponseQueuesPaymentReview']
    /** Jobs that are placed on a sheet and not printed yet. */ printing: Resources['OperationsDashboardResponseQueuesPaymentReview']
    /** Jobs that are printed and not pressed yet. */ pressing: Resources['OperationsDashboardResponseQueuesPaymentReview']
    /** Jobs that are pressed and not checked yet. */ qualityCheck: Resources['OperationsDashboardResponseQueuesPaymentReview']
    /** Orders that are packed and not handed over. */ readyForHandover: Resources['OperationsDashboardResponseQueuesPaymentReview']
    /** Orders on hold. */ onHold: Resources['OperationsDashboardResponseQueuesPaymentReview']
  }
  OperationsDashboardResponseQueuesPaymentReview: {
    /** How many. */ count: number
    /** Since when the one that waits longest has waited. */ oldestAt: string | null
  }
  OperationsDashboardResponseRefundsDue: {
    /** The order. */ orderId: string
    /** The number that people use. */ number: string
    /** Who ordered; null if the reader may not see it. */ customerName: string
    /** What is left to refund or to keep as credit. */ amountMinor: number
    /** When the order last changed. */ since: string
  }
  OperationsDashboardResponseStaleLead: {
    /** The contact request. */ leadId: string
    /** The number of the transfer, or of the request. */ reference: string
    /** What people call it. */ name: string
    /** How to answer the person. */ channel: 'email' | 'whatsapp'
    /** What the request is about. */ topic: 'quote' | 'bulk' | 'artwork' | 'order' | 'other'
    /** RFC 3339, UTC. */ receivedAt: string
  }
  OperationsDashboardResponseUnreadMessage: {
    /** Null for an estimate. */ orderId: string | null
    /** Null for an order. */ estimateId: string | null
    /** The number that people use. */ number: string
    /** Who ordered; null if the reader may not see it. */ customerName: string
    /** Messages that nobody has read. */ unread: number
    /** When the first of them was sent. */ since: string
  }
  OrderCancellation: { /** The reason, shown to the customer. */ reason?: string }
  OrderChange: {
    /** The revision that you read. An outdated one is refused with REVISION_CONFLICT. */ revision: number
    /** Everything that the order contains afterwards. A line that is left out is removed. */ items: Resources['OrderChangeItem'][]
    /** As before if left out. */ fulfilment?: Resources['OrderCreateFulfilment']
    /** Null takes the discount code off. Left out, the order keeps its code, which then gives what its terms of today give for what the order contains. */ discountCode?:
      string | null
    /** Shown to the customer. */ reason?: string
  }
  OrderChangeItem: {
    /** An existing line; left out for a new one. */ id?: string
    /** The garment in one colour and size. */ variantId: string
    /** How many; of stock, in the unit of the item. */ quantity: number
    /** The prints of a new line. Those of an existing line stay. */ placements?: Resources['OrderCreateItemPlacement'][]
    /** A price for one garment that was agreed with the customer; it needs a reason and the permission `orders:price`, and gets no quantity discount. Null takes an agreed price back. Left out, the price stays; another colour or size has its own. */ unitPriceMinor?:
      number | null
  }
  OrderCreate: {
    /** Who ordered, and how to reach them. */ customer: Resources['OrderCreateCustomer']
    /** The lines: each is one garment in one colour and size, with its prints. */ items: Resources['OrderCreateItem'][]
    /** How the order reaches the customer. */ fulfilment: Resources['OrderCreateFulfilment']
    /** How the customer pays. */ payment: Resources['OrderCreatePayment']
    /** A day in the time zone of the store. */ neededBy?: string
    /** What the customer or the shop wants to be known about it. */ note?: string
    /** Letters, digits, - and _; capital letters and small ones are the same. */ discountCode?: string
    /** Minor units of the store currency. */ expectedTotalMinor: number
    /** The `policyVersion` that the customer saw and accepted. */ acceptedPolicyVersion: string
    /** The solved challenge; empty if protection is off. */ botToken: string
    /** Leave it out. */ website?: string
  }
  OrderCreateCustomer: {
    /** What people call it. */ name: string
    /** Compared without case. */ email?: string
    /** E.164. */ phone?: string
    /** The language for emails, such as `es-SV`. */ locale?: string
  }
  OrderCreateFulfilment: {
    /** By which method. */ method: 'pickup' | 'meetup' | 'delivery'
    /** Required for a meetup. */ meetupZoneId?: string
    /** The day and the time that were agreed. */ slot?: Resources['OrderCreateFulfilmentSlot']
    /** Where to deliver; for a delivery only. */ address?: Resources['OrderCreateFulfilmentAddress']
  }
  OrderCreateFulfilmentAddress: {
    /** Street and number. */ line1: string
    /** Building, floor or the like. */ line2?: string
    /** City or town. */ city: string
    /** State, department or province. */ region?: string
    /** Postal code. */ postalCode?: string
    /** ISO 3166-1 alpha-2. */ country: string
  }
  OrderCreateFulfilmentSlot: { /** A day in the time zone of the store. */ date: string; /** The beginning, or the value before. */ from: string }
  OrderCreateItem: {
    /** `garment` if left out: `variantId` and `placements`. `transfer`: `artworkId`, `widthMm` and `heightMm`. `sheet`: `layoutId`, or `artworkId` of a finished file as wide as the film. */ kind?:
      'garment' | 'transfer' | 'sheet'
    /** Of a garment, which needs it. */ variantId?: string
    /** How many; of stock, in the unit of the item. */ quantity: number
    /** Of a transfer, or the finished file of a sheet, which is as wide as the film: a file that states another width is refused. */ artworkId?: string
    /** Of a transfer: width of the whole picture, with its empty margin, in millimetres. At most one decimal. */ widthMm?: number
    /** Of a transfer: height of the whole picture, with its empty margin, in millimetres. At most one decimal. */ heightMm?: number
    /** Of a sheet that was laid out. */ layoutId?: string
    /** Of film: what is done to its pixels. */ finish?: Resources['FilmFinishInput']
    /** Of a sheet: it costs nothing and takes its centimetres from the prepaid film of the customer who is signed in; in orders of staff, of the customer with the contact. */ prepaid?: boolean
    /** The prints of a garment, which needs them. */ placements?: Resources['OrderCreateItemPlacement'][]
    /** What the customer or the shop wants to be known about it. */ note?: string
  }
  OrderCreateItemPlacement: {
    /** The print zone. */ zoneId: string
    /** What is printed; or `designId`. */ artworkId?: string
    /** In place of `artworkId`: the print that this design has in the same zone, in the width and height that the design has. */ designId?: string
    /** Width of the artwork before it is turned, in millimetres. At most one decimal. */ widthMm: number
    /** Height of the artwork before it is turned, in millimetres. At most one decimal. */ heightMm: number
    /** Centre of the print to the right (+) of the centre of its zone, in millimetres. At most one decimal. */ offsetXMm: number
    /** Centre of the print below (+) the centre of its zone, in millimetres. At most one decimal. */ offsetYMm: number
    /** How far it is turned clockwise, in degrees. */ rotationDeg: 0 | 90 | 180 | 270
  }
  OrderCreatePayment: {
    /** The payment instruction of the shop that the customer follows. */ instructionId: string
    /** The number on the transfer slip. */ reference?: string
    /** Who sent the money, as it appears on the transfer. */ payerName?: string
    /** The uploaded picture or PDF of the transfer. */ proofUploadId?: string
  }
  OrderCredit: { /** Why. Kept as a note of the order, for staff only. */ reason: string }
  OrderHandover: { /** Who received it. */ receivedBy?: string; /** What the customer or the shop wants to be known about it. */ note?: string }
  OrderHold: { /** The reason, shown to the customer. */ reason: string }
  OrderLinkRequest: {
    /** The number of the order, e.g. PL-2026-000042. */ number: string
    /** The email of the order; this or the phone is required. */ email?: string
    /** E.164. */ phone?: string
  }
  OrderLinkResponse: { /** The same whether or not there is such an order. */ status: 'accepted' }
  OrderNote: { /** The text. */ text: string }
  OrderNoteRecord: {
    /** The id of this record. */ id: string
    /** RFC 3339, UTC. */ at: string
    /** Who wrote it. */ author: Resources['AdminOrderRecordCreatedBy']
    /** The text. */ text: string
  }
  OrderProof: { /** To the customer. */ message?: string }
  OrderReadiness: Record<string, never>
  OrderRecord: {
    /** The id of this record. */ id: string
    /** The number that people use. */ number: string
    /** Only in the response that created the order: the key of the tracking page. */ trackingToken?: string
    /** The stage of the order for display; derived from the statuses. */ stage:
      | 'awaiting_payment'
      | 'payment_review'
      | 'artwork_review'
      | 'ready_to_print'
      | 'in_production'
      | 'ready'
      | 'completed'
      | 'on_hold'
      | 'cancelled'
      | 'expired'
    /** The status that it is in. */ status: 'open' | 'on_hold' | 'completed' | 'cancelled' | 'expired'
    /** How much of the order is paid and verified. */ paymentStatus:
      'unpaid' | 'submitted' | 'partially_paid' | 'paid' | 'partially_refunded' | 'refunded'
    /** The least advanced check or review among its prints. */ artworkStatus:
      'checking' | 'passed' | 'warning' | 'failed' | 'approved' | 'changes_requested'
    /** Nothing is printed while a proof is `wanted`, was `sent`, or while `changes_requested` wait for the shop. */ proofStatus:
      'none' | 'wanted' | 'sent' | 'changes_requested' | 'approved' | 'withdrawn'
    /** How far the prints are. */ productionStatus: 'blocked' | 'queued' | 'in_production' | 'done' | 'void'
    /** How far the hand-over is. */ fulfilmentStatus: 'unfulfilled' | 'ready' | 'handed_over' | 'failed_attempt' | 'returned'
    /** Why it is on hold; null if it is not. */ holdReason: string | null
    /** Who ordered, and how to reach them. */ customer: Resources['OrderRecordCustomer']
    /** The lines: each is one garment in one colour and size, with its prints. */ items: Resources['OrderRecordItem'][]
    /** What is charged for beside garments, as agreed in an estimate. */ extras: Resources['OrderRecordExtra'][]
    /** How the order reaches the customer. */ fulfilment: Resources['OrderRecordFulfilment']
    /** The agreed payment method, even if the shop no longer offers it. */ instruction: Resources['PublicConfigResponsePaymentInstruction']
    /** The payments, oldest first. */ payments: Resources['PaymentRecord'][]
    /** What the order costs, and what is paid. */ totals: Resources['OrderRecordTotals']
    /** The discount code of the order. */ discount: Resources['QuoteResponseDiscount'] | null
    /** The discount of the estimate that the order was made from. */ agreedDiscount: Resources['OrderRecordAgreedDiscount'] | null
    /** Kept as credit of the customer instead of being refunded. */ keptMinor: number
    /** Paid beyond what the order costs, or paid for an order that was cancelled, and neither refunded nor kept as credit. */ toReturnMinor: number
    /** ISO 4217. */ currency: string
    /** A day in the time zone of the store. */ neededBy: string | null
    /** A day in the time zone of the store. */ promisedBy: string
    /** RFC 3339, UTC. */ payBefore: string | null
    /** What the customer or the shop wants to be known about it. */ note: string | null
    /** What happened to the order, oldest first. */ timeline: Resources['OrderRecordTimeline'][]
    /** What the reader of this record may do next. For customers `submit_payment`, `replace_artwork` by `replace_order_artwork`, `approve_proof` by `create_proof_approval`; for staff `verify_payment` by `create_payment_verification`, `reject_payment` by `create_payment_rejection`, `record_payment` by `create_order_payment`, `refund` by `create_order_refund`, `keep_credit` by `create_order_credit`, `approve_artwork` by `create_artwork_approval`, `request_changes` by `create_artwork_changes_request`, `replace_artwork` by `replace_placement_artwork`, `send_proof` by `create_order_proof`, `withdraw_proof` by `create_proof_withdrawal`, `approve_proof` by `create_recorded_proof_approval`, `change` by `create_order_change`, `hold` by `create_order_hold`, `resume` by `create_order_resumption`, `cancel` by `create_order_cancellation`, `hand_over` by `create_order_handover`, `fail_handover` by `create_failed_handover`, `make_ready` by `create_order_readiness`, `return` by `create_order_return`, `add_note` by `create_order_note`, `edit` by `update_order`, `issue_invoice` by `create_document`, `issue_credit_note` by `create_document`. */ allowedActions: string[]
    /** Grows with each change. */ revision: number
    /** RFC 3339, UTC. */ createdAt: string
    /** RFC 3339, UTC. */ updatedAt: string
  }
  OrderRecordAgreedDiscount: {
    /** Of `discountMinor`; quantity breaks and the discount code take the rest. */ amountMinor: number
    /** As the shop wrote it. */ reason: string | null
  }
  OrderRecordCustomer: {
    /** What people call it. */ name: string
    /** Compared without case. */ email: string | null
    /** E.164. */ phone: string | null
    /** The language for emails, such as `es-SV`. */ locale: string | null
  }
  OrderRecordExtra: {
    /** The text. */ text: string
    /** How many; of stock, in the unit of the item. */ quantity: number
    /** Minor units of the store currency. */ unitPriceMinor: number
    /** Minor units of the store currency. */ lineTotalMinor: number
  }
  OrderRecordFulfilment: {
    /** By which method. */ method: 'pickup' | 'meetup' | 'delivery'
    /** The meet-up point; for a meetup only. */ meetupZoneId: string | null
    /** The meet-up point by name, as it was when it was agreed. */ meetupZoneName: string | null
    /** The day and the time that were agreed. */ slot: Resources['OrderRecordFulfilmentSlot'] | null
    /** Where to deliver; for a delivery only. */ address: Resources['OrderRecordFulfilmentAddress'] | null
    /** Null unless it is delivered to an area of the shop. The days count from when it is ready. */ deliveryArea:
      Resources['OrderRecordFulfilmentDeliveryArea'] | null
  }
  OrderRecordFulfilmentAddress: {
    /** Street and number. */ line1: string
    /** Building, floor or the like. */ line2?: string
    /** City or town. */ city: string
    /** State, department or province. */ region?: string
    /** Postal code. */ postalCode?: string
    /** ISO 3166-1 alpha-2. */ country: string
  }
  OrderRecordFulfilmentDeliveryArea: {
    /** The id of this record. */ id: string
    /** What people call it. */ name: string
    /** How long the delivery takes once the order is ready. */ days: Resources['PublicConfigResponseDeliveryAreaDays']
  }
  OrderRecordFulfilmentSlot: { /** A day in the time zone of the store. */ date: string; /** The beginning, or the value before. */ from: string }
  OrderRecordItem: {
    /** The id of this record. */ id: string
    /** Of which kind it is. */ kind: 'garment' | 'transfer' | 'sheet'
    /** Null for film. */ variantId: string | null
    /** The name of the garment; `Transfer` or `Film sheet`. */ garmentName: string
    /** Empty for film. */ colour: string
    /** The size of the garment, or the measures of the film. */ size: string
    /** Of a sheet; null for everything else. */ film: Resources['OrderRecordItemFilm'] | null
    /** What is done to the pixels of film; null for nothing. */ finish: Resources['FilmFinish'] | null
    /** How many; of stock, in the unit of the item. */ quantity: number
    /** Minor units of the store currency. */ unitPriceMinor: number
    /** Minor units of the store currency. */ lineTotalMinor: number
    /** Whether staff agreed the price with the customer, instead of the computed one. */ agreedPrice: boolean
    /** What the customer or the shop wants to be known about it. */ note: string | null
    /** The prints on the garment. */ placements: Resources['OrderRecordItemPlacement'][]
  }
  OrderRecordItemFilm: {
    /** Width of the film. */ widthMm: number
    /** Film that one sheet takes. */ lengthMm: number
    /** Centimetres that are charged for one sheet. */ billedCm: number
    /** Null for a finished file. */ layoutId: string | null
    /** Taken from the prepaid film of the customer. */ prepaid: boolean
    /** Where each print lies; empty for a finished file. */ pieces: Resources['OrderRecordItemFilmPiece'][]
  }
  OrderRecordItemFilmPiece: {
    /** The print on the garment. */ placementId: string
    /** From the left edge of the film to the print as it lies. */ xMm: number
    /** From the beginning of the sheet to the print as it lies. */ yMm: number
    /** Turned by a quarter. */ turned: boolean
  }
  OrderRecordItemPlacement: {
    /** The id of this record. */ id: string
    /** Null on film. */ zoneId: string | null
    /** Millimetres. */ widthMm: number
    /** Millimetres. */ heightMm: number
    /** Millimetres. */ offsetXMm: number
    /** Millimetres. */ offsetYMm: number
    /** How far it is turned clockwise, in degrees. */ rotationDeg: 0 | 90 | 180 | 270
    /** How often it is on a sheet; else 1. */ copies: number
    /** Null for film. */ sizeTierId: string | null
    /** The state that it is in. */ state: 'checking' | 'passed' | 'warning' | 'failed' | 'approved' | 'changes_requested'
    /** The file to be printed. */ artwork: Resources['OrderRecordItemPlacementArtwork']
  }
  OrderRecordItemPlacementArtwork: {
    /** The id of this record. */ id: string
    /** As the file was called when it was uploaded. */ fileName: string
    /** A picture of the artwork, relative to the service. Signed, and valid for a while. */ previewUrl: string
    /** What the check found at the size at which it is printed. */ preflight: Resources['Preflight']
  }
  OrderRecordTimeline: {
    /** RFC 3339, UTC. */ at: string
    /** What happened, such as `payment.verified`. */ event: string
    /** A short text for people. */ label: string
    /** The reason given by the shop. */ reason: string | null
  }
  OrderRecordTotals: {
    /** Minor units of the store currency. */ subtotalMinor: number
    /** Minor units of the store currency. */ discountMinor: number
    /** Minor units of the store currency. */ feeMinor: number
    /** Minor units of the store currency. */ taxMinor: number
    /** Minor units of the store currency. */ totalMinor: number
    /** Minor units of the store currency. */ paidMinor: number
    /** How much of the paid amount was refunded. */ refundedMinor: number
    /** Minor units of the store currency. */ dueMinor: number
  }
  OrderRefund: {
    /** Minor units of the store currency. */ amountMinor: number
    /** The reason, shown to the customer. */ reason: string
    /** The reference of the refund transfer. */ reference?: string
    /** The newest ones first if left out. */ paymentId?: string
    /** Whether a credit note takes the amount off the invoice, if the order has one. */ creditNote?: boolean
  }
  OrderResumption: Record<string, never>
  OrderReturn: { /** Why. Kept as a note of the order, for staff only. */ reason: string }
  OrderThread: { /** The oldest first. */ messages: Resources['ThreadMessage'][]; /** Of the shop, not read yet. */ unread: number }
  OwnDocument: {
    /** The id of this record. */ id: string
    /** Of which kind it is. */ kind: 'invoice' | 'credit_note' | 'receipt'
    /** The number that people use. */ number: string
    /** A day in the time zone of the store. */ issuedOn: string
    /** ISO 4217. */ currency: string
    /** Minor units of the store currency. */ totalMinor: number
  }
  OwnLanguage: { /** The language of the console for this user; null for that of the browser. */ locale: 'en' | 'es' | 'pt-BR' | 'fr' | 'id' | null }
  OwnLanguageInput: {
    /** The language of the console for this user; null for that of the browser. */ locale: 'en' | 'es' | 'pt-BR' | 'fr' | 'id' | null
  }
  PasswordChangeRequest: {
    /** The password of the moment. */ currentPassword: string
    /** At least 12 characters, and not a common password. */ newPassword: string
  }
  PasswordSetting: { /** From the link. */ token: string; /** At least 12 characters, and not a common password. */ password: string }
  PasswordSettingResponse: { /** Compared without case. */ email: string }
  PaymentCreate: {
    /** The payment instruction of the shop that the customer follows. */ instructionId: string
    /** The number on the transfer slip. */ reference?: string
    /** Who sent the money, as it appears on the transfer. */ payerName?: string
    /** The uploaded picture or PDF of the transfer. */ proofUploadId?: string
    /** The amount sent; by default everything that is due. */ amountMinor?: number
  }
  PaymentProofRecord: {
    /** The id of this record. */ id: string
    /** As the file was called when it was uploaded. */ fileName: string
    /** The kind of file, decided by its content. */ format: 'png' | 'jpeg' | 'webp' | 'pdf'
    /** In bytes. */ byteSize: number
    /** RFC 3339, UTC. */ createdAt: string
  }
  PaymentRecord: {
    /** The id of this record. */ id: string
    /** The payment instruction of the shop that the customer follows. */ instructionId: string
    /** By which method. */ method: 'bank_transfer' | 'mobile_money' | 'card_link' | 'cash'
    /** Minor units of the store currency. */ amountMinor: number
    /** The number of the transfer, or of the request. */ reference: string | null
    /** The status that it is in. */ status: 'submitted' | 'verified' | 'rejected' | 'refunded'
    /** RFC 3339, UTC. */ submittedAt: string
    /** RFC 3339, UTC. */ decidedAt: string | null
  }
  PaymentRejection: { /** The reason, shown to the customer. */ reason: string }
  PaymentVerification: {
    /** The amount received; the claimed amount by default. */ amountMinor?: number
    /** The reference of the transfer. */ reference?: string
  }
  PictureRecord: {
    /** The id of this record. */ id: string
    /** As the file was called when it was uploaded. */ fileName: string
    /** In pixels. */ widthPx: number
    /** In pixels. */ heightPx: number
    /** Whether it has transparency. */ hasAlpha: boolean
    /** WebP or AVIF, the smallest first. */ sizes: Resources['PublicConfigResponseBrandLogoSize'][]
    /** RFC 3339, UTC. */ createdAt: string
  }
  PlacementArtwork: { /** The artwork. */ artworkId: string }
  Preflight: {
    /** The state that it is in. */ state: 'passed' | 'warning' | 'failed'
    /** At the printed size; null for vector artwork. */ dpi: number | null
    /** What the check found. */ findings: Resources['PreflightFinding'][]
  }
  PreflightFinding: {
    /** A stable code, or a one-time code from the authenticator app. */ code:
      | 'RESOLUTION_TOO_LOW'
      | 'RESOLUTION_LOW'
      | 'STRETCHED'
      | 'SEMI_TRANSPARENT'
      | 'OPAQUE_BOX'
      | 'THIN_LINES'
      | 'LINES_WILL_BREAK'
      | 'LIVE_TEXT'
      | 'EMPTY_MARGIN'
      | 'CARRIED_PICTURES'
      | 'COLOURS_CONVERTED'
    /** Whether it prevents the print or is only a warning. */ severity: 'info' | 'warning' | 'error'
    /** In plain words, for the customer. */ message: string
    /** What to do about it. */ resolution: string
  }
  PrintJobDetail: {
    /** The id of this record. */ id: string
    /** The order. */ orderId: string
    /** The number of the order, such as PL-2026-000042. */ orderNumber: string
    /** The line of the order. */ orderItemId: string
    /** The print on the garment. */ placementId: string
    /** Which garment of the line, from 1. */ unit: number
    /** Garments of the line. */ quantity: number
    /** The state that it is in. */ state: 'blocked' | 'queued' | 'nested' | 'printed' | 'cut' | 'pressed' | 'passed' | 'packed' | 'failed' | 'void'
    /** RFC 3339, UTC. */ stateSince: string
    /** The failed job that this one replaces. */ parentJobId: string | null
    /** Why it failed or is void. */ reason: string | null
    /** Of the line: film without a garment is cut instead of pressed. */ kind: 'garment' | 'transfer' | 'sheet'
    /** Null for film without a garment. */ garmentId: string | null
    /** The garment by name, as it was when it was ordered. */ garmentName: string
    /** The kind of the garment; `transfer` or `sheet` for film. */ garmentKind: string
    /** The colour by name. */ colour: string
    /** Empty for film without a garment. */ colourHex: string
    /** The size of the garment. */ size: string
    /** `film` for film without a garment. */ fabric: string
    /** `transfer` or `sheet` for film without a garment. */ zoneId: string
    /** Millimetres. */ widthMm: number
    /** Millimetres. */ heightMm: number
    /** Millimetres. At most one decimal. */ offsetXMm: number
    /** Millimetres. At most one decimal. */ offsetYMm: number
    /** How far it is turned clockwise, in degrees. */ rotationDeg: 0 | 90 | 180 | 270
    /** The empty border of the artwork that is not put on film, on each side of the upright print as ordered. */ trim: Resources['TrimRecord']
    /** What is done to its pixels before it is put on film. Null: nothing. */ finish: Resources['FilmFinish'] | null
    /** The file to be printed. */ artwork: Resources['PrintJobRecordArtwork']
    /** A day in the time zone of the store. */ promisedBy: string
    /** The gang sheet that it is on, or was printed with. */ sheet: Resources['PrintJobRecordSheet'] | null
    /** A day in the time zone of the store. */ neededBy: string | null
    /** The note of the customer on this line. */ note: string | null
    /** RFC 3339, UTC. */ printedAt: string | null
    /** The states that the job can be moved to now. */ allowedMoves: (
      'queued' | 'nested' | 'printed' | 'cut' | 'pressed' | 'passed' | 'packed' | 'failed' | 'void'
    )[]
    /** The failed jobs that this one replaces, latest first. */ parents: Resources['PrintJobDetailParent'][]
  }
  PrintJobDetailParent: {
    /** The id of this record. */ id: string
    /** The state that it is in. */ state: 'blocked' | 'queued' | 'nested' | 'printed' | 'cut' | 'pressed' | 'passed' | 'packed' | 'failed' | 'void'
    /** RFC 3339, UTC. */ stateSince: string
    /** Why, in words. */ reason: string | null
    /** RFC 3339, UTC. */ printedAt: string | null
  }
  PrintJobFinishesCreateRequest: {
    /** The print jobs. */ jobIds: string[]
    /** Null: the prints are put on film as they are. */ finish: Resources['FilmFinishInput'] | null
  }
  PrintJobMovesCreateRequest: {
    /** The print jobs. */ jobIds: string[]
    /** The end, or the value after. */ to: 'queued' | 'nested' | 'printed' | 'cut' | 'pressed' | 'passed' | 'packed' | 'failed' | 'void'
    /** Needed for `failed` and `void`, and for those only. */ reason?: string
    /** With `failed`: the garment is lost too. It always is when the print was pressed already, whatever is said here. */ blankSpoiled?: boolean
  }
  PrintJobRecord: {
    /** The id of this record. */ id: string
    /** The order. */ orderId: string
    /** The number of the order, such as PL-2026-000042. */ orderNumber: string
    /** The line of the order. */ orderItemId: string
    /** The print on the garment. */ placementId: string
    /** Which garment of the line, from 1. */ unit: number
    /** Garments of the line. */ quantity: number
    /** The state that it is in. */ state: 'blocked' | 'queued' | 'nested' | 'printed' | 'cut' | 'pressed' | 'passed' | 'packed' | 'failed' | 'void'
    /** RFC 3339, UTC. */ stateSince: string
    /** The failed job that this one replaces. */ parentJobId: string | null
    /** Why it failed or is void. */ reason: string | null
    /** Of the line: film without a garment is cut instead of pressed. */ kind: 'garment' | 'transfer' | 'sheet'
    /** Null for film without a garment. */ garmentId: string | null
    /** The garment by name, as it was when it was ordered. */ garmentName: string
    /** The kind of the garment; `transfer` or `sheet` for film. */ garmentKind: string
    /** The colour by name. */ colour: string
    /** Empty for film without a garment. */ colourHex: string
    /** The size of the garment. */ size: string
    /** `film` for film without a garment. */ fabric: string
    /** `transfer` or `sheet` for film without a garment. */ zoneId: string
    /** Millimetres. */ widthMm: number
    /** Millimetres. */ heightMm: number
    /** Millimetres. At most one decimal. */ offsetXMm: number
    /** Millimetres. At most one decimal. */ offsetYMm: number
    /** How far it is turned clockwise, in degrees. */ rotationDeg: 0 | 90 | 180 | 270
    /** The empty border of the artwork that is not put on film, on each side of the upright print as ordered. */ trim: Resources['TrimRecord']
    /** What is done to its pixels before it is put on film. Null: nothing. */ finish: Resources['FilmFinish'] | null
    /** The file to be printed. */ artwork: Resources['PrintJobRecordArtwork']
    /** A day in the time zone of the store. */ promisedBy: string
    /** The gang sheet that it is on, or was printed with. */ sheet: Resources['PrintJobRecordSheet'] | null
    /** A day in the time zone of the store. */ neededBy: string | null
    /** The note of the customer on this line. */ note: string | null
    /** RFC 3339, UTC. */ printedAt: string | null
    /** The states that the job can be moved to now. */ allowedMoves: (
      'queued' | 'nested' | 'printed' | 'cut' | 'pressed' | 'passed' | 'packed' | 'failed' | 'void'
    )[]
  }
  PrintJobRecordArtwork: {
    /** The id of this record. */ id: string
    /** As the file was called when it was uploaded. */ fileName: string
    /** A picture of the artwork, relative to the service. Signed, and valid for a while. */ previewUrl: string
  }
  PrintJobRecordSheet: { /** The id of this record. */ id: string; /** The number that people use. */ number: string }
  PrintQueue: { /** Queued jobs of open orders, by promised day and fabric. */ waiting: Resources['PrintQueueWaiting'][] }
  PrintQueueWaiting: {
    /** A day in the time zone of the store. */ promisedBy: string
    /** `film` for film without a garment. */ fabric: string
    /** How many print jobs. */ jobs: number
    /** Orders, or how many. */ orders: number
    /** Of the prints, as they lie on film. */ areaMm2: number
  }
  PrintZoneUsage: { /** Zones that placements of orders name. */ zoneIds: string[]; /** Fabrics that garments are made of. */ fabrics: string[] }
  PrivacyErasure: {
    /** Customers. */ customers: number
    /** Orders, or how many. */ orders: number
    /** Contact requests. */ leads: number
    /** Estimates. */ estimates: number
    /** The files. */ files: number
    /** Invoices, credit notes and receipts that name the person. They are kept, as the law demands. */ documentsKept: number
  }
  PrivacyErasureRequest: {
    /** Compared without case. */ email?: string
    /** E.164. */ phone?: string
    /** The customer. */ customerId?: string
    /** Kept in the audit log permanently: it must not name the person. */ reason: string
  }
  PrivacyExport: {
    /** RFC 3339, UTC. */ exportedAt: string
    /** The customer, and those that were merged with them. */ customers: Resources['PrivacyExportCustomer'][]
    /** Orders, or how many. */ orders: Resources['OrderRecord'][]
    /** The payments, oldest first. */ payments: Resources['PrivacyExportPayment'][]
    /** What was paid back. */ refunds: Resources['PrivacyExportRefund'][]
    /** Invoices, credit notes and receipts; the files are among the documents of each order. */ documents: Resources['PrivacyExportDocument'][]
    /** Notes of staff about the orders. */ notes: Resources['PrivacyExportNote'][]
    /** What the customer and the shop wrote to each other about the orders and estimates. */ messages: Resources['PrivacyExportMessage'][]
    /** Contact requests. */ leads: Resources['PrivacyExportLead'][]
    /** Estimates. */ estimates: Resources['PrivacyExportEstimate'][]
    /** Saved designs that show or became one of the files. */ designs: Resources['PrivacyExportDesign'][]
    /** Saved film sheets that show one of the files. */ layouts: Resources['PrivacyExportLayout'][]
    /** Where the customer is signed in to their account. */ sessions: Resources['PrivacyExportSession'][]
    /** The files. */ files: Resources['PrivacyExportFile'][]
  }
  PrivacyExportCustomer: {
    /** The id of this record. */ id: string
    /** What people call it. */ name: string
    /** The company of the customer. */ company: string | null
    /** Compared without case. */ email: string | null
    /** E.164. */ phone: string | null
    /** The language for emails, such as `es-SV`. */ locale: string | null
    /** Words of the shop’s own. */ tags: string[]
    /** The number that the tax office knows the party by. */ taxId: string | null
    /** What the customer or the shop wants to be known about it. */ note: string | null
    /** RFC 3339, UTC. */ createdAt: string
  }
  PrivacyExportDesign: {
    /** The id of this record. */ id: string
    /** What people call it. */ name: string | null
    /** In the first language of the shop; null where it wrote nothing. */ texts: string[]
    /** RFC 3339, UTC. */ createdAt: string
  }
  PrivacyExportDocument: {
    /** The number of the order, such as PL-2026-000042. */ orderNumber: string
    /** The number that people use. */ number: string
    /** Of which kind it is. */ kind: 'invoice' | 'credit_note' | 'receipt'
    /** A day in the time zone of the store. */ issuedOn: string
    /** The name on the document. */ recipient: string
    /** Where to deliver; for a delivery only. */ address: string | null
    /** The number that the tax office knows the party by. */ taxId: string | null
    /** Minor units of the store currency. */ totalMinor: number
  }
  PrivacyExportEstimate: {
    /** The id of this record. */ id: string
    /** The number that people use. */ number: string
    /** The status that it is in. */ status: string
    /** What people call it. */ name: string
    /** The company of the customer. */ company: string | null
    /** Compared without case. */ email: string | null
    /** E.164. */ phone: string | null
    /** The language for emails, such as `es-SV`. */ locale: string | null
    /** Minor units of the store currency. */ totalMinor: number
    /** ISO 4217. */ currency: string
    /** A text for people. */ message: string | null
    /** Where to deliver; for a delivery only. */ address: Resources['OrderRecordFulfilmentAddress'] | null
    /** RFC 3339, UTC. */ createdAt: string
    /** What the customer answered. */ answers: Resources['PrivacyExportEstimateAnswer'][]
  }
  PrivacyExportEstimateAnswer: {
    /** Of which kind it is. */ kind: string
    /** What people call it. */ name: string | null
    /** The network address that it came from; null for the system. */ ipAddress: string | null
    /** What was written. */ notes: string[]
    /** RFC 3339, UTC. */ at: string
  }
  PrivacyExportFile: {
    /** The id of this record. */ id: string
    /** Of which kind it is. */ kind: 'artwork' | 'payment_proof'
    /** As the file was called when it was uploaded. */ fileName: string
    /** In bytes. */ byteSize: number
    /** RFC 3339, UTC. */ createdAt: string
    /** The file is gone; its name was kept. */ removed: boolean
  }
  PrivacyExportLayout: {
    /** The id of this record. */ id: string
    /** What people call it. */ name: string | null
    /** RFC 3339, UTC. */ createdAt: string
  }
  PrivacyExportLead: {
    /** The id of this record. */ id: string
    /** The number of the transfer, or of the request. */ reference: string
    /** The status that it is in. */ status: string
    /** How to answer the person. */ channel: string
    /** What people call it. */ name: string
    /** Compared without case. */ email: string | null
    /** E.164. */ phone: string | null
    /** What the request is about. */ topic: string
    /** A text for people. */ message: string
    /** The number of the order, such as PL-2026-000042. */ orderNumber: string | null
    /** How many pieces the person thinks of. */ quantityEstimate: number | null
    /** The language for emails, such as `es-SV`. */ locale: string | null
    /** Why it was lost; null if it was not. */ lostReason: string | null
    /** RFC 3339, UTC. */ receivedAt: string
  }
  PrivacyExportMessage: {
    /** Null for an estimate. */ orderNumber: string | null
    /** Null for an order. */ estimateNumber: string | null
    /** Who wrote it. */ sender: 'customer' | 'shop'
    /** The text. */ text: string | null
    /** RFC 3339, UTC. */ sentAt: string
  }
  PrivacyExportNote: {
    /** The number of the order, such as PL-2026-000042. */ orderNumber: string
    /** The text. */ body: string
    /** RFC 3339, UTC. */ createdAt: string
  }
  PrivacyExportPayment: {
    /** The number of the order, such as PL-2026-000042. */ orderNumber: string
    /** Minor units of the store currency. */ amountMinor: number
    /** Who sent the money, as it appears on the transfer. */ payerName: string | null
    /** The number of the transfer, or of the request. */ reference: string | null
    /** The status that it is in. */ status: string
    /** Why it was rejected. */ decisionReason: string | null
    /** RFC 3339, UTC. */ submittedAt: string
  }
  PrivacyExportRefund: {
    /** The number of the order, such as PL-2026-000042. */ orderNumber: string
    /** Minor units of the store currency. */ amountMinor: number
    /** Why, in words. */ reason: string
    /** The number of the transfer, or of the request. */ reference: string | null
    /** RFC 3339, UTC. */ refundedAt: string
  }
  PrivacyExportRequest: { /** Compared without case. */ email?: string; /** E.164. */ phone?: string; /** The customer. */ customerId?: string }
  PrivacyExportSession: {
    /** Compared without case. */ email: string | null
    /** E.164. */ phone: string | null
    /** The user agent of the browser. */ device: string
    /** RFC 3339, UTC. */ createdAt: string
    /** RFC 3339, UTC. */ lastSeenAt: string
  }
  ProductImportPreview: {
    /** Stands for the file, the columns and what would change. An import sends it back, so that exactly this is imported. */ preview: string
    /** As the file was called when it was uploaded. */ fileName: string
    /** The kind of file, decided by its content. */ format: 'csv' | 'xlsx'
    /** The sheet of a spreadsheet that was read: its first one. */ sheet: string | null
    /** Of a CSV file. */ encoding: 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252' | null
    /** Of a CSV file. */ separator: ',' | ';' | '\t' | '|' | null
    /** ISO 4217. */ currency: string
    /** Digits behind the point: 2 for USD, 0 for JPY. */ currencyExponent: number
    /** From the first. */ columns: Resources['ProductImportPreviewColumn'][]
    /** Of columns. Nothing is imported while there are any. */ problems: Resources['ProductImportPreviewProblem'][]
    /** As the table has them, without empty ones. */ rows: Resources['ProductImportPreviewRow'][]
    /** What the order costs, and what is paid. */ totals: Resources['ProductImportPreviewTotals']
    /** Whether there is no error, and something to change. */ importable: boolean
  }
  ProductImportPreviewColumn: {
    /** Its letters in a spreadsheet. */ column: string
    /** As the table has it. */ heading: string
    /** What it is imported as; null if it is not. */ field:
      | 'slug'
      | 'name'
      | 'description'
      | 'category'
      | 'careWashing'
      | 'careBleaching'
      | 'careDrying'
      | 'careIroning'
      | 'careDryCleaning'
      | 'careNote'
      | 'kind'
      | 'fabric'
      | 'basePrice'
      | 'active'
      | 'position'
      | 'colour'
      | 'colourHex'
      | 'size'
      | 'surcharge'
      | 'forSale'
      | 'sku'
      | 'onHand'
      | 'reorderPoint'
      | 'reorderQuantity'
      | 'unitCost'
      | 'supplier'
      | 'nameEn'
      | 'nameEs'
      | 'namePtBr'
      | 'nameFr'
      | 'nameId'
      | 'descriptionEn'
      | 'descriptionEs'
      | 'descriptionPtBr'
      | 'descriptionFr'
      | 'descriptionId'
      | 'careNoteEn'
      | 'careNoteEs'
      | 'careNotePtBr'
      | 'careNoteFr'
      | 'careNoteId'
      | null
    /** Its first three different values. */ samples: string[]
    /** How its numbers are written, if that is known. */ decimal: 'point' | 'comma' | null
  }
  ProductImportPreviewProblem: {
    /** The field; null if it is about the whole row. */ field:
      | 'slug'
      | 'name'
      | 'description'
      | 'category'
      | 'careWashing'
      | 'careBleaching'
      | 'careDrying'
      | 'careIroning'
      | 'careDryCleaning'
      | 'careNote'
      | 'kind'
      | 'fabric'
      | 'basePrice'
      | 'active'
      | 'position'
      | 'colour'
      | 'colourHex'
      | 'size'
      | 'surcharge'
      | 'forSale'
      | 'sku'
      | 'onHand'
      | 'reorderPoint'
      | 'reorderQuantity'
      | 'unitCost'
      | 'supplier'
      | 'nameEn'
      | 'nameEs'
      | 'namePtBr'
      | 'nameFr'
      | 'nameId'
      | 'descriptionEn'
      | 'descriptionEs'
      | 'descriptionPtBr'
      | 'descriptionFr'
      | 'descriptionId'
      | 'careNoteEn'
      | 'careNoteEs'
      | 'careNotePtBr'
      | 'careNoteFr'
      | 'careNoteId'
      | null
    /** Its letters in a spreadsheet. */ column: string | null
    /** What is wrong, for a person. */ message: string
    /** Why, in words. */ reason:
      | 'empty'
      | 'too_large'
      | 'wrong_format'
      | 'damaged'
      | 'several_pictures'
      | 'too_many_pixels'
      | 'unusual_colours'
      | 'transparent'
      | 'svg_without_size'
      | 'svg_unsafe'
      | 'password_protected'
      | 'ai_without_pdf'
      | 'psd_without_picture'
      | 'too_complex'
      | 'page_not_found'
      | 'no_flat_background'
      | 'too_many_colours'
      | 'unchanged'
      | 'proof_format'
      | 'malware'
      | 'required'
      | 'unknown_field'
      | 'wrong_type'
      | 'too_short'
      | 'too_long'
      | 'not_an_email'
      | 'not_a_day'
      | 'not_a_time'
      | 'wrong_pattern'
      | 'not_a_choice'
      | 'too_low'
      | 'too_high'
      | 'not_more'
      | 'too_precise'
      | 'too_few'
      | 'too_many'
      | 'repeated'
      | 'invalid'
      | 'not_found'
      | 'not_used'
      | 'not_a_file'
      | 'wrong_kind'
      | 'above_maximum'
      | 'before_start'
      | 'range_too_long'
      | 'in_the_past'
      | 'in_the_future'
      | 'too_long_ago'
      | 'too_far_ahead'
      | 'no_contact'
      | 'one_of_both'
      | 'no_garment'
      | 'same_customer'
      | 'not_sold'
      | 'not_offered'
      | 'not_payable'
      | 'not_a_country'
      | 'outside_area'
      | 'no_slot'
      | 'no_print_price'
      | 'outside_zone'
      | 'line_kept'
      | 'more_than_due'
      | 'more_than_refundable'
      | 'unknown_code'
      | 'code_not_begun'
      | 'code_ended'
      | 'code_used_up'
      | 'code_used_by_customer'
      | 'code_other_kinds'
      | 'code_below_minimum'
      | 'not_signed_in'
      | 'too_little_film'
      | 'film_used'
      | 'unknown_time_zone'
      | 'unknown_currency'
      | 'not_a_url'
      | 'not_https'
      | 'url_with_password'
      | 'url_with_fragment'
      | 'not_public'
      | 'host_not_allowed'
      | 'none_active'
      | 'above_zone'
      | 'no_room'
      | 'no_tier'
      | 'not_on_film'
      | 'no_recipe'
      | 'other_colour'
      | 'other_proportions'
      | 'points_too_close'
      | 'implausible_size'
      | 'no_such_view'
      | 'outside_photo'
      | 'zones_outside_photo'
      | 'unknown_variable'
      | 'lacks_link'
      | 'section_in_line'
      | 'too_many_tickets'
      | 'film_too_short'
      | 'not_turned'
      | 'outside_film'
      | 'in_lead'
      | 'sheet_too_long'
      | 'other_width'
      | 'too_close'
      | 'halftone_too_fine'
      | 'halftone_or_threshold'
      | 'wrong_password'
      | 'wrong_code'
      | 'password_like_email'
      | 'password_like_shop'
      | 'password_common'
      | 'password_repetitive'
      | 'names_person'
      | 'not_a_table'
      | 'old_spreadsheet'
      | 'unreadable_letters'
      | 'unpacks_too_large'
      | 'no_rows'
      | 'too_many_rows'
      | 'too_many_columns'
      | 'open_quote'
      | 'merged'
      | 'outdated_preview'
      | 'same_column'
      | 'language_not_offered'
      | 'more_cells'
      | 'formula'
      | 'error_value'
      | 'date_value'
      | 'not_a_number'
      | 'which_decimal'
      | 'other_decimal'
      | 'other_currency'
      | 'not_yes_or_no'
      | 'same_as_row'
      | 'differs_from_row'
      | 'unknown_kind'
      | 'unknown_category'
      | 'several_match'
      | 'contact_taken'
      | 'merged_customer'
      | 'too_many_tags'
      | 'too_many_variants'
      | 'slug_taken'
      | 'sku_taken'
      | 'has_other_sku'
      | 'stock_below_reserved'
    /** What the reason leaves open: the most, or another row. */ limit: string | null
  }
  ProductImportPreviewRow: {
    /** Its number in a spreadsheet: the headings are usually row 1. */ row: number
    /** What an import does with it. Nothing is imported while a row has an error. */ fate: 'create' | 'update' | 'unchanged' | 'error'
    /** Of its garment. */ slug: string | null
    /** Of its garment. */ name: string | null
    /** The colour by name. */ colour: string | null
    /** The size of the garment. */ size: string | null
    /** The stock keeping unit, unique and in upper case. */ sku: string | null
    /** What differs from the shop, of a row that updates. */ changes: Resources['ProductImportPreviewRowChange'][]
    /** What is wrong with it. */ problems: Resources['ProductImportPreviewProblem'][]
  }
  ProductImportPreviewRowChange: {
    /** The field. */ field:
      | 'slug'
      | 'name'
      | 'description'
      | 'category'
      | 'careWashing'
      | 'careBleaching'
      | 'careDrying'
      | 'careIroning'
      | 'careDryCleaning'
      | 'careNote'
      | 'kind'
      | 'fabric'
      | 'basePrice'
      | 'active'
      | 'position'
      | 'colour'
      | 'colourHex'
      | 'size'
      | 'surcharge'
      | 'forSale'
      | 'sku'
      | 'onHand'
      | 'reorderPoint'
      | 'reorderQuantity'
      | 'unitCost'
      | 'supplier'
      | 'nameEn'
      | 'nameEs'
      | 'namePtBr'
      | 'nameFr'
      | 'nameId'
      | 'descriptionEn'
      | 'descriptionEs'
      | 'descriptionPtBr'
      | 'descriptionFr'
      | 'descriptionId'
      | 'careNoteEn'
      | 'careNoteEs'
      | 'careNotePtBr'
      | 'careNoteFr'
      | 'careNoteId'
    /** The beginning, or the value before. */ from: string | null
    /** Amounts are decimals with a point. */ to: string
  }
  ProductImportPreviewTotals: {
    /** Of the table. */ rows: number
    /** Rows with something new. */ create: number
    /** Rows that change something. */ update: number
    /** Rows that are as in the shop. */ unchanged: number
    /** Rows with an error. */ error: number
    /** New garments. */ garmentsCreated: number
    /** Garments of which something changes, or one of their variants. */ garmentsUpdated: number
    /** New variants. */ variantsCreated: number
    /** Variants that change. */ variantsUpdated: number
    /** New stock items. */ stockItemsCreated: number
    /** Stock items that change, apart from what is on hand. */ stockItemsUpdated: number
    /** Stock items of which the quantity on hand changes. */ stockCounted: number
  }
  ProductImportRecord: {
    /** RFC 3339, UTC. */ importedAt: string
    /** As the file was called when it was uploaded. */ fileName: string
    /** What the order costs, and what is paid. */ totals: Resources['ProductImportRecordTotals']
  }
  ProductImportRecordTotals: {
    /** Of the table. */ rows: number
    /** New garments. */ garmentsCreated: number
    /** Garments of which something changes, or one of their variants. */ garmentsUpdated: number
    /** New variants. */ variantsCreated: number
    /** Variants that change. */ variantsUpdated: number
    /** New stock items. */ stockItemsCreated: number
    /** Stock items that change, apart from what is on hand. */ stockItemsUpdated: number
    /** Stock items of which the quantity on hand changes. */ stockCounted: number
  }
  ProductionSettingsRecord: {
    /** The revision that you read. An outdated one is refused with REVISION_CONFLICT. */ revision: number
    /** The film that prints are made on. */ film: Resources['ProductionSettingsRecordFilm']
    /** Coloured ink. */ colourInk: Resources['ProductionSettingsRecordColourInk']
    /** White ink. */ whiteInk: Resources['ProductionSettingsRecordWhiteInk']
    /** Adhesive powder. */ powder: Resources['ProductionSettingsRecordPowder']
    /** Work. */ labour: Resources['ProductionSettingsRecordLabour']
    /** How much of the film prints usually fill: for estimates and for prints without a sheet. At most one decimal. */ expectedUtilisationPercent: number
    /** Layers of colour over the inked area, per cent of one full layer: for estimates and for prints that were not measured. White lies under all of it, as one full layer. At most one decimal. */ expectedCoveragePercent: number
    /** RFC 3339, UTC. */ updatedAt: string
    /** Who changed it last. */ updatedBy: Resources['UpdatedBy'] | null
  }
  ProductionSettingsRecordColourInk: {
    /** The stock item that printing takes from, at its average cost. Null: nothing is taken from stock. */ itemId: string | null
    /** Major units of the store currency, as a decimal. For one unit, when there is no stock item or it has no cost yet. Read as null without the permission `costs:read`. */ unitCost:
      string | null
    /** Ink for a square metre that one colour covers fully. At most one decimal. */ mlPerM2: number
  }
  ProductionSettingsRecordFilm: {
    /** The stock item that printing takes from, at its average cost. Null: nothing is taken from stock. */ itemId: string | null
    /** Major units of the store currency, as a decimal. For one unit, when there is no stock item or it has no cost yet. Read as null without the permission `costs:read`. */ unitCost:
      string | null
  }
  ProductionSettingsRecordLabour: {
    /** Major units of the store currency, as a decimal. Read as null without the permission `costs:read`. */ costPerHour: string | null
    /** Setting up, printing and curing a sheet, shared by its prints like its film. */ secondsPerSheet: number
    /** Cutting, placing, pressing and peeling a print. */ secondsPerPrint: number
    /** Taking, checking, folding and packing a garment; booked with the first of its prints, once. */ secondsPerGarment: number
  }
  ProductionSettingsRecordPowder: {
    /** The stock item that printing takes from, at its average cost. Null: nothing is taken from stock. */ itemId: string | null
    /** Major units of the store currency, as a decimal. For one unit, when there is no stock item or it has no cost yet. Read as null without the permission `costs:read`. */ unitCost:
      string | null
    /** Powder for a square metre of ink. At most one decimal. */ gramsPerM2: number
  }
  ProductionSettingsRecordWhiteInk: {
    /** The stock item that printing takes from, at its average cost. Null: nothing is taken from stock. */ itemId: string | null
    /** Major units of the store currency, as a decimal. For one unit, when there is no stock item or it has no cost yet. Read as null without the permission `costs:read`. */ unitCost:
      string | null
    /** White underbase for a square metre that it covers fully. At most one decimal. */ mlPerM2: number
  }
  ProductionSettingsRequest: {
    /** The revision that you read. An outdated one is refused with REVISION_CONFLICT. */ revision: number
    /** The film that prints are made on. */ film: Resources['ProductionSettingsRequestFilm']
    /** Coloured ink. */ colourInk: Resources['ProductionSettingsRequestColourInk']
    /** White ink. */ whiteInk: Resources['ProductionSettingsRequestWhiteInk']
    /** Adhesive powder. */ powder: Resources['ProductionSettingsRequestPowder']
    /** Work. */ labour: Resources['ProductionSettingsRequestLabour']
    /** How much of the film prints usually fill: for estimates and for prints without a sheet. At most one decimal. */ expectedUtilisationPercent: number
    /** Layers of colour over the inked area, per cent of one full layer: for estimates and for prints that were not measured. White lies under all of it, as one full layer. At most one decimal. */ expectedCoveragePercent: number
  }
  ProductionSettingsRequestColourInk: {
    /** The stock item that printing takes from, at its average cost. Null: nothing is taken from stock. */ itemId: string | null
    /** Major units of the store currency, as a decimal. For one unit, when there is no stock item or it has no cost yet. Read as null without the permission `costs:read`. */ unitCost:
      string | null
    /** Ink for a square metre that one colour covers fully. At most one decimal. */ mlPerM2: number
  }
  ProductionSettingsRequestFilm: {
    /** The stock item that printing takes from, at its average cost. Null: nothing is taken from stock. */ itemId: string | null
    /** Major units of the store currency, as a decimal. For one unit, when there is no stock item or it has no cost yet. Read as null without the permission `costs:read`. */ unitCost:
      string | null
  }
  ProductionSettingsRequestLabour: {
    /** Major units of the store currency, as a decimal. Read as null without the permission `costs:read`. */ costPerHour: string | null
    /** Setting up, printing and curing a sheet, shared by its prints like its film. */ secondsPerSheet: number
    /** Cutting, placing, pressing and peeling a print. */ secondsPerPrint: number
    /** Taking, checking, folding and packing a garment; booked with the first of its prints, once. */ secondsPerGarment: number
  }
  ProductionSettingsRequestPowder: {
    /** The stock item that printing takes from, at its average cost. Null: nothing is taken from stock. */ itemId: string | null
    /** Major units of the store currency, as a decimal. For one unit, when there is no stock item or it has no cost yet. Read as null without the permission `costs:read`. */ unitCost:
      string | null
    /** Powder for a square metre of ink. At most one decimal. */ gramsPerM2: number
  }
  ProductionSettingsRequestWhiteInk: {
    /** The stock item that printing takes from, at its average cost. Null: nothing is taken from stock. */ itemId: string | null
    /** Major units of the store currency, as a decimal. For one unit, when there is no stock item or it has no cost yet. Read as null without the permission `costs:read`. */ unitCost:
      string | null
    /** White underbase for a square metre that it covers fully. At most one decimal. */ mlPerM2: number
  }
  ProofApproval: {
    /** The version that the customer saw. An older one is refused with REVISION_CONFLICT. */ version: number
    /** The hash of the version. */ hash: string
    /** The name of the person who approves. */ name: string
  }
  ProofChangesRequest: {
    /** The version that the customer saw. An older one is refused with REVISION_CONFLICT. */ version: number
    /** What to change, of a line or in general. */ notes: Resources['ProofChangesRequestNote'][]
  }
  ProofChangesRequestNote: { /** Index of the line that it is about, from 0. */ line?: number; /** The text. */ text: string }
  ProofRecord: {
    /** The status that it is in. */ status: 'none' | 'wanted' | 'sent' | 'changes_requested' | 'approved' | 'withdrawn'
    /** What was sent, the newest first. */ versions: Resources['ProofRecordVersion'][]
  }
  ProofRecordVersion: {
    /** The number of the version, from 1. */ version: number
    /** SHA-256 of the content, in hexadecimal digits. */ hash: string
    /** RFC 3339, UTC. */ sentAt: string
    /** What the shop writes to the customer. */ message: string | null
    /** Line by line. */ lines: Resources['OfferedProofProofLine'][]
    /** Who sent it. */ sentBy: Resources['AdminOrderRecordCreatedBy']
    /** The newest first. */ answers: Resources['ProofRecordVersionAnswer'][]
  }
  ProofRecordVersionAnswer: {
    /** Of which kind it is. */ kind: 'approved' | 'changes_requested'
    /** RFC 3339, UTC. */ at: string
    /** What people call it. */ name: string | null
    /** What was written. */ notes: Resources['OfferedProofProofAnswerNote'][]
    /** Who recorded an approval that came another way. */ recordedBy: Resources['AdminOrderRecordCreatedBy'] | null
    /** How that approval came. */ reason: string | null
  }
  ProofRequest: Record<string, never>
  ProofWithdrawal: { /** For the team. */ reason: string }
  PublicConfigResponse: {
    /** The name of the shop. */ storeName: string
    /** What the shop says of itself. */ tagline: string
    /** By language. Where a text is missing, the one in the first language of the shop stands. Left out, they stay. */ translations?: Resources['PublicConfigResponseTranslations']
    /** The version of this interface. */ apiVersion: string
    /** ISO 4217. */ currency: string
    /** Digits behind the point: 2 for USD, 0 for JPY. */ currencyExponent: number
    /** The languages of the shop, its own first. */ locales: string[]
    /** IANA time zone of the store. */ timeZone: string
    /** How customers reach the shop. */ supportChannels: Resources['PublicConfigResponseSupportChannel'][]
    /** Where customers pick up orders and pay cash; null if the shop has no such place. */ studio: Resources['PublicConfigResponseStudio'] | null
    /** Places where the shop hands over on certain days. */ meetupZones: Resources['PublicConfigResponseMeetupZone'][]
    /** Where the shop delivers; if empty, everywhere. The narrowest area with an address counts: places before regions, regions before the country. Others are refused. */ deliveryAreas: Resources['PublicConfigResponseDeliveryArea'][]
    /** How orders reach customers. */ fulfilmentMethods: Resources['PublicConfigResponseFulfilmentMethod'][]
    /** The ways to pay. */ paymentInstructions: Resources['PublicConfigResponsePaymentInstruction'][]
    /** How submissions prove that they come from a person. */ botProtection: Resources['PublicConfigResponseBotProtection']
    /** Bounds of an order. */ limits: Resources['PublicConfigResponseLimits']
    /** Working days from the order to the hand-over. */ leadTimeDays: Resources['PublicConfigResponseDeliveryAreaDays']
    /** Film that is sold without a garment; null if none is. */ film: Resources['PublicConfigResponseFilm'] | null
    /** How the shop looks. */ brand: Resources['PublicConfigResponseBrand']
    /** The version of the policies, which customers accept. */ policyVersion: string
    /** RFC 3339, UTC. */ updatedAt: string
  }
  PublicConfigResponseBotProtection: {
    /** Which protection the shop uses. */ provider: 'altcha' | 'turnstile' | 'off'
    /** Where to get a challenge, relative to the service. */ challengeUrl?: string
    /** The key of the shop at Turnstile. */ siteKey?: string
  }
  PublicConfigResponseBrand: {
    /** Hexadecimal, such as #c42f03. */ accent: string
    /** The ground of pages; ink is dark by day, too. */ surface: 'paper' | 'white' | 'ink'
    /** The family of headings. */ headingFont:
      | 'bricolage-grotesque'
      | 'instrument-sans'
      | 'archivo'
      | 'dm-sans'
      | 'figtree'
      | 'fraunces'
      | 'lora'
      | 'nunito'
      | 'oswald'
      | 'outfit'
      | 'playfair-display'
      | 'space-grotesk'
      | 'unbounded'
    /** The family of everything else. */ textFont:
      | 'bricolage-grotesque'
      | 'instrument-sans'
      | 'archivo'
      | 'dm-sans'
      | 'figtree'
      | 'fraunces'
      | 'lora'
      | 'nunito'
      | 'oswald'
      | 'outfit'
      | 'playfair-display'
      | 'space-grotesk'
      | 'unbounded'
    /** The picture beside or instead of the name of the shop. */ logo: Resources['PublicConfigResponseBrandLogo'] | null
    /** The picture in the tab of a browser. */ favicon: Resources['PublicConfigResponseBrandLogo'] | null
    /** The picture of the start page; null for a drawn garment. */ heroPicture: Resources['PublicConfigResponseBrandLogo'] | null
    /** The headline of the start page. */ heroTitle: string | null
    /** Below the headline. */ heroText: string | null
    /** By language. Where a text is missing, the one in the first language of the shop stands. */ translations: Resources['PublicConfigResponseBrandTranslations']
  }
  PublicConfigResponseBrandLogo: { /** WebP or AVIF, the smallest first. */ sizes: Resources['PublicConfigResponseBrandLogoSize'][] }
  PublicConfigResponseBrandLogoSize: {
    /** The same picture for ever; starts with a slash. */ url: string
    /** In pixels. */ widthPx: number
    /** In pixels. */ heightPx: number
  }
  PublicConfigResponseBrandTranslations: {
    /** In English. */ en?: Resources['PublicConfigResponseBrandTranslationsEn']
    /** In Spanish. */ es?: Resources['PublicConfigResponseBrandTranslationsEn']
    /** In Brazilian Portuguese. */ 'pt-BR'?: Resources['PublicConfigResponseBrandTranslationsEn']
    /** In French. */ fr?: Resources['PublicConfigResponseBrandTranslationsEn']
    /** The id of this record. */ id?: Resources['PublicConfigResponseBrandTranslationsEn']
  }
  PublicConfigResponseBrandTranslationsEn: {
    /** The headline of the start page. */ heroTitle?: string | null
    /** Below the headline. */ heroText?: string | null
  }
  PublicConfigResponseDeliveryArea: {
    /** The id of this record. */ id: string
    /** What people call it. */ name: string
    /** By language. Where a text is missing, the one in the first language of the shop stands. Left out, they stay. */ translations?: Resources['PublicConfigResponseDeliveryAreaTranslations']
    /** ISO 3166-1 alpha-2. */ country: string
    /** Departments or states; empty for the whole country. */ regions: string[]
    /** Cities and towns; empty for all of the regions. */ places: string[]
    /** Added to the fee of delivery. */ feeMinor: number
    /** How long a delivery takes once the order is ready. */ days: Resources['PublicConfigResponseDeliveryAreaDays']
    /** How deliveries to this area can be paid; empty for every payment instruction. */ paymentInstructionIds: string[]
  }
  PublicConfigResponseDeliveryAreaDays: { /** At least. */ min: number; /** At most. */ max: number }
  PublicConfigResponseDeliveryAreaTranslations: {
    /** In English. */ en?: Resources['PublicConfigResponseDeliveryAreaTranslationsEn']
    /** In Spanish. */ es?: Resources['PublicConfigResponseDeliveryAreaTranslationsEn']
    /** In Brazilian Portuguese. */ 'pt-BR'?: Resources['PublicConfigResponseDeliveryAreaTranslationsEn']
    /** In French. */ fr?: Resources['PublicConfigResponseDeliveryAreaTranslationsEn']
    /** The id of this record. */ id?: Resources['PublicConfigResponseDeliveryAreaTranslationsEn']
  }
  PublicConfigResponseDeliveryAreaTranslationsEn: { /** What people call it. */ name?: string }
  PublicConfigResponseFilm: {
    /** Whether single transfers are sold. */ transfers: boolean
    /** Whether sheets of film are sold. */ sheets: boolean
    /** Width of the film in millimetres. */ widthMm: number
    /** Millimetres that stay free at each side. */ sideMarginMm: number
    /** Millimetres between two prints. */ gapMm: number
    /** Millimetres of the longest sheet. */ maxLengthMm: number
    /** Whether prints may be turned to save film. */ allowRotation: boolean
    /** What it costs. */ prices: Resources['PublicConfigResponseFilmPrices']
  }
  PublicConfigResponseFilmPrices: {
    /** How a transfer is priced: by its area on film without empty margins, half up, or by the size tiers of prints. */ transfer: Resources['PublicConfigResponseFilmPricesTransfer']
    /** The least that one transfer costs. */ minimumTransferMinor: number
    /** For a metre of a sheet, which is sold by the started centimetre, half up. */ sheetPerMetreMinor: number
    /** What long orders save. The best that was reached counts. */ lengthBreaks: Resources['PublicConfigResponseFilmPricesLengthBreak'][]
    /** The least that one sheet costs, also after a length break. */ minimumSheetMinor: number
  }
  PublicConfigResponseFilmPricesLengthBreak: {
    /** Centimetres of all sheets of an order. */ fromCm: number
    /** Hundredths of a percent off each sheet. */ percentOffBp: number
  }
  PublicConfigResponseFilmPricesTransfer: {
    /** Who did it. */ by: 'area' | 'tier'
    /** For 100 cm² of film. Null with `tier`. */ perDm2Minor: number | null
  }
  PublicConfigResponseFulfilmentMethod: {
    /** Of which kind it is. */ kind: 'pickup' | 'meetup' | 'delivery'
    /** A short text for people. */ label: string
    /** By language. Where a text is missing, the one in the first language of the shop stands. Left out, they stay. */ translations?: Resources['PublicConfigResponseFulfilmentMethodTranslations']
    /** Minor units of the store currency. */ feeMinor: number
  }
  PublicConfigResponseFulfilmentMethodTranslations: {
    /** In English. */ en?: Resources['PublicConfigResponseFulfilmentMethodTranslationsEn']
    /** In Spanish. */ es?: Resources['PublicConfigResponseFulfilmentMethodTranslationsEn']
    /** In Brazilian Portuguese. */ 'pt-BR'?: Resources['PublicConfigResponseFulfilmentMethodTranslationsEn']
    /** In French. */ fr?: Resources['PublicConfigResponseFulfilmentMethodTranslationsEn']
    /** The id of this record. */ id?: Resources['PublicConfigResponseFulfilmentMethodTranslationsEn']
  }
  PublicConfigResponseFulfilmentMethodTranslationsEn: { /** A short text for people. */ label?: string }
  PublicConfigResponseLimits: {
    /** The most lines of an order. */ maxItems: number
    /** The most pieces of a line. */ maxQuantityPerItem: number
    /** The largest artwork. */ maxUploadBytes: number
    /** Prints with fewer dots per inch are refused. */ minDpi: number
    /** At or above it, prints are sharp. */ recommendedDpi: number
    /** The most garments of an order that is not paid yet. */ maxUnpaidUnits: number
    /** Garments from which an order must be paid sooner. */ largeOrderUnits: number
    /** Within how many hours a large order must be paid. */ largeOrderPayWithinHours: number
  }
  PublicConfigResponseMeetupZone: {
    /** The id of this record. */ id: string
    /** What people call it. */ name: string
    /** The part of town. */ area: string
    /** What to look for there. */ landmark?: string
    /** By language. Where a text is missing, the one in the first language of the shop stands. Left out, they stay. */ translations?: Resources['PublicConfigResponseMeetupZoneTranslations']
    /** Minor units of the store currency. */ feeMinor: number
    /** When the shop is there. */ slots: Resources['PublicConfigResponseStudioHour'][]
  }
  PublicConfigResponseMeetupZoneTranslations: {
    /** In English. */ en?: Resources['PublicConfigResponseMeetupZoneTranslationsEn']
    /** In Spanish. */ es?: Resources['PublicConfigResponseMeetupZoneTranslationsEn']
    /** In Brazilian Portuguese. */ 'pt-BR'?: Resources['PublicConfigResponseMeetupZoneTranslationsEn']
    /** In French. */ fr?: Resources['PublicConfigResponseMeetupZoneTranslationsEn']
    /** The id of this record. */ id?: Resources['PublicConfigResponseMeetupZoneTranslationsEn']
  }
  PublicConfigResponseMeetupZoneTranslationsEn: {
    /** What people call it. */ name?: string
    /** The part of town. */ area?: string
    /** What to look for there. */ landmark?: string
  }
  PublicConfigResponsePaymentInstruction: {
    /** The id of this record. */ id: string
    /** By which method. */ method: 'bank_transfer' | 'mobile_money' | 'card_link' | 'cash'
    /** A short text for people. */ label: string
    /** Who receives the money. */ payeeName?: string
    /** Where the money goes: an account or phone number. */ account?: string
    /** What the customer has to do, step by step. */ instructions: string
    /** Where the customer finds the reference. */ referenceHint?: string
    /** By language. Where a text is missing, the one in the first language of the shop stands. Left out, they stay. */ translations?: Resources['PublicConfigResponsePaymentInstructionTranslations']
    /** Whether a reference is needed. */ referenceRequired: boolean
    /** Whether a picture of the transfer is needed. */ proofRequired: boolean
    /** Within how many hours of the order it must be paid. */ payWithinHours: number
  }
  PublicConfigResponsePaymentInstructionTranslations: {
    /** In English. */ en?: Resources['PublicConfigResponsePaymentInstructionTranslationsEn']
    /** In Spanish. */ es?: Resources['PublicConfigResponsePaymentInstructionTranslationsEn']
    /** In Brazilian Portuguese. */ 'pt-BR'?: Resources['PublicConfigResponsePaymentInstructionTranslationsEn']
    /** In French. */ fr?: Resources['PublicConfigResponsePaymentInstructionTranslationsEn']
    /** The id of this record. */ id?: Resources['PublicConfigResponsePaymentInstructionTranslationsEn']
  }
  PublicConfigResponsePaymentInstructionTranslationsEn: {
    /** A short text for people. */ label?: string
    /** What the customer has to do, step by step. */ instructions?: string
    /** Where the customer finds the reference. */ referenceHint?: string
  }
  PublicConfigResponseStudio: {
    /** As customers read it, on one line. */ address: string
    /** The place on a map; begins with https://. */ mapUrl?: string
    /** Opening hours; empty if visits are arranged. */ hours: Resources['PublicConfigResponseStudioHour'][]
  }
  PublicConfigResponseStudioHour: {
    /** ISO 8601: 1 is Monday. */ weekday: number
    /** The beginning, or the value before. */ from: string
    /** The end, or the value after. */ to: string
  }
  PublicConfigResponseSupportChannel: {
    /** Of which kind it is. */ kind: 'email' | 'whatsapp' | 'phone' | 'instagram' | 'other'
    /** A short text for people. */ label: string
    /** The address, number or name to use. */ value: string
    /** Begins with https://, mailto: or tel:. */ url: string
    /** When it can be reached, or is open. */ hours?: string
    /** By language. Where a text is missing, the one in the first language of the shop stands. Left out, they stay. */ translations?: Resources['PublicConfigResponseSupportChannelTranslations']
  }
  PublicConfigResponseSupportChannelTranslations: {
    /** In English. */ en?: Resources['PublicConfigResponseSupportChannelTranslationsEn']
    /** In Spanish. */ es?: Resources['PublicConfigResponseSupportChannelTranslationsEn']
    /** In Brazilian Portuguese. */ 'pt-BR'?: Resources['PublicConfigResponseSupportChannelTranslationsEn']
    /** In French. */ fr?: Resources['PublicConfigResponseSupportChannelTranslationsEn']
    /** The id of this record. */ id?: Resources['PublicConfigResponseSupportChannelTranslationsEn']
  }
  PublicConfigResponseSupportChannelTranslationsEn: {
    /** A short text for people. */ label?: string
    /** When it can be reached, or is open. */ hours?: string
  }
  PublicConfigResponseTranslations: {
    /** In English. */ en?: Resources['PublicConfigResponseTranslationsEn']
    /** In Spanish. */ es?: Resources['PublicConfigResponseTranslationsEn']
    /** In Brazilian Portuguese. */ 'pt-BR'?: Resources['PublicConfigResponseTranslationsEn']
    /** In French. */ fr?: Resources['PublicConfigResponseTranslationsEn']
    /** The id of this record. */ id?: Resources['PublicConfigResponseTranslationsEn']
  }
  PublicConfigResponseTranslationsEn: { /** What the shop says of itself. */ tagline?: string }
  QuoteCreate: {
    /** The lines: each is one garment in one colour and size, with its prints. */ items: Resources['QuoteCreateItem'][]
    /** How the order reaches the customer. */ fulfilment?: Resources['QuoteCreateFulfilment']
    /** Letters, digits, - and _; capital letters and small ones are the same. */ discountCode?: string
  }
  QuoteCreateFulfilment: {
    /** By which method. */ method: 'pickup' | 'meetup' | 'delivery'
    /** The meet-up point; for a meetup only. */ meetupZoneId?: string
    /** Where it is delivered, for the fee of the delivery area. The city may be left out where an area is a whole region or country. */ address?: Resources['QuoteCreateFulfilmentAddress']
  }
  QuoteCreateFulfilmentAddress: {
    /** ISO 3166-1 alpha-2. */ country: string
    /** State, department or province. */ region?: string
    /** City or town. */ city?: string
  }
  QuoteCreateItem: {
    /** `garment` if left out: `variantId` and `placements`. `transfer`: `artworkId`, `widthMm` and `heightMm`. `sheet`: `layoutId`, or `artworkId` of a finished file as wide as the film. */ kind?:
      'garment' | 'transfer' | 'sheet'
    /** Of a garment, which needs it. */ variantId?: string
    /** How many; of stock, in the unit of the item. */ quantity: number
    /** Of a transfer, or the finished file of a sheet, which is as wide as the film: a file that states another width is refused. */ artworkId?: string
    /** Of a transfer: width of the whole picture, with its empty margin, in millimetres. At most one decimal. */ widthMm?: number
    /** Of a transfer: height of the whole picture, with its empty margin, in millimetres. At most one decimal. */ heightMm?: number
    /** Of a sheet that was laid out. */ layoutId?: string
    /** Of film: what is done to its pixels. */ finish?: Resources['FilmFinishInput']
    /** Of a sheet: it costs nothing and takes its centimetres from the prepaid film of the customer who is signed in; in orders of staff, of the customer with the contact. */ prepaid?: boolean
    /** The prints of a garment, which needs them. */ placements?: Resources['QuoteCreateItemPlacement'][]
  }
  QuoteCreateItemPlacement: {
    /** The print zone. */ zoneId: string
    /** The artwork. */ artworkId?: string
    /** In place of `artworkId`: the print that this design has in the same zone, in the width and height that the design has. */ designId?: string
    /** Width of the artwork before it is turned, in millimetres. At most one decimal. */ widthMm: number
    /** Height of the artwork before it is turned, in millimetres. At most one decimal. */ heightMm: number
    /** Centre of the print to the right (+) of the centre of its zone, in millimetres. At most one decimal. */ offsetXMm?: number
    /** Centre of the print below (+) the centre of its zone, in millimetres. At most one decimal. */ offsetYMm?: number
    /** How far it is turned clockwise, in degrees. */ rotationDeg?: 0 | 90 | 180 | 270
  }
  QuoteResponse: {
    /** The lines: each is one garment in one colour and size, with its prints. */ items: Resources['QuoteResponseItem'][]
    /** What the order costs, and what is paid. */ totals: Resources['QuoteResponseTotals']
    /** Of the discount code in the request. */ discount: Resources['QuoteResponseDiscount'] | null
    /** ISO 4217. */ currency: string
    /** A day in the time zone of the store. */ promisedBy: string
    /** The version of the policies, which customers accept. */ policyVersion: string
  }
  QuoteResponseDiscount: {
    /** A stable code, or a one-time code from the authenticator app. */ code: string
    /** Of which kind it is. */ kind: 'percent' | 'amount' | 'free_delivery'
    /** What the code took off garments (in `discountMinor`) or delivery (in `feeMinor`). */ amountMinor: number
  }
  QuoteResponseItem: {
    /** Of which kind it is. */ kind: 'garment' | 'transfer' | 'sheet'
    /** Null for film. */ variantId: string | null
    /** Centimetres that are charged for one sheet; null for everything else. */ billedCm: number | null
    /** How many; of stock, in the unit of the item. */ quantity: number
    /** Minor units of the store currency. */ unitPriceMinor: number
    /** Minor units of the store currency. */ discountMinor: number
    /** Minor units of the store currency. */ lineTotalMinor: number
    /** Whether it can be had: in stock, low, or out. */ availability: 'in_stock' | 'low' | 'out'
    /** The prints on the garment. */ placements: Resources['QuoteResponseItemPlacement'][]
  }
  QuoteResponseItemPlacement: {
    /** Null on film. */ zoneId: string | null
    /** Null for film. */ sizeTierId: string | null
    /** Minor units of the store currency. */ priceMinor: number
    /** What the check found at the size at which it is printed. */ preflight: Resources['Preflight'] | null
  }
  QuoteResponseTotals: {
    /** Minor units of the store currency. */ subtotalMinor: number
    /** Minor units of the store currency. */ discountMinor: number
    /** Minor units of the store currency. */ feeMinor: number
    /** Minor units of the store currency. */ taxMinor: number
    /** Minor units of the store currency. */ totalMinor: number
  }
  ReceivedPayment: {
    /** The payment instruction of the shop that the customer follows. */ instructionId: string
    /** Minor units of the store currency. */ amountMinor: number
    /** The reference of the transfer. */ reference?: string
    /** Who sent the money, as it appears on the transfer. */ payerName?: string
  }
  RecordedProofApproval: {
    /** The version that the customer saw. An older one is refused with REVISION_CONFLICT. */ version: number
    /** The name of the person who approved. */ name: string
    /** How the approval came, such as by phone. */ reason: string
  }
  RefundRecord: {
    /** The id of this record. */ id: string
    /** The payment. */ paymentId: string
    /** Minor units of the store currency. */ amountMinor: number
    /** Why, in words. */ reason: string
    /** The number of the transfer, or of the request. */ reference: string | null
    /** RFC 3339, UTC. */ at: string
    /** Who did it. */ by: Resources['AdminOrderRecordCreatedBy']
  }
  Reorder: {
    /** The number of the order, such as PL-2026-000042. */ orderNumber: string
    /** The lines: each is one garment in one colour and size, with its prints. */ items: Resources['ReorderItem'][]
    /** None: all is as it was. */ differences: Resources['ReorderDifference'][]
    /** Of what can be ordered, in the same quantities, without delivery. */ totals: Resources['QuoteResponseTotals']
    /** ISO 4217. */ currency: string
  }
  ReorderDifference: {
    /** A stable code, or a one-time code from the authenticator app. */ code:
      | 'price_changed'
      | 'garment_gone'
      | 'colour_gone'
      | 'size_gone'
      | 'out_of_stock'
      | 'zone_gone'
      | 'zone_changed'
      | 'no_print_price'
      | 'artwork_removed'
      | 'film_left_out'
      | 'extras_left_out'
      | 'discount_left_out'
    /** The line of the order; null for the order as a whole. */ itemId: string | null
    /** Where the print was; null if it is not about one. */ zone: Resources['ReorderDifferenceZone'] | null
    /** Of a price, for one piece, or of the discount. */ fromMinor: number | null
    /** Of a price, for one piece, as it is today. */ toMinor: number | null
    /** Of a print that no longer fits its zone. */ fromSize: Resources['ReorderDifferenceFromSize'] | null
    /** As large as the zone allows today. */ toSize: Resources['ReorderDifferenceFromSize'] | null
    /** Colours or sizes that are sold instead, the file that was removed, or the lines that are left out. */ names: string[]
  }
  ReorderDifferenceFromSize: { /** Millimetres. */ widthMm: number; /** Millimetres. */ heightMm: number }
  ReorderDifferenceZone: { /** The id of this record. */ id: string; /** Null once the zone is removed. */ name: string | null }
  ReorderItem: {
    /** The id of this record. */ id: string
    /** Null when it is no longer sold. */ variantId: string | null
    /** Of its page; null when the garment is no longer sold. */ garmentSlug: string | null
    /** The name of the garment; `Transfer` or `Film sheet`. */ garmentName: string
    /** Empty for film. */ colour: string
    /** The size of the garment, or the measures of the film. */ size: string
    /** How many; of stock, in the unit of the item. */ quantity: number
    /** What the customer or the shop wants to be known about it. */ note: string | null
    /** Whether it is sold and has a print. */ canOrder: boolean
    /** As it is today; null if it cannot be ordered. */ unitPriceMinor: number | null
    /** The prints on the garment. */ placements: Resources['ReorderItemPlacement'][]
  }
  ReorderItemPlacement: {
    /** The id of this record. */ id: string
    /** The print zone. */ zoneId: string
    /** Millimetres. */ widthMm: number
    /** Millimetres. */ heightMm: number
    /** Millimetres. */ offsetXMm: number
    /** Millimetres. */ offsetYMm: number
    /** How far it is turned clockwise, in degrees. */ rotationDeg: 0 | 90 | 180 | 270
    /** The price tier that its size falls into. */ sizeTierId: string
    /** The file to be printed. */ artwork: Resources['ArtworkRecord']
  }
  Request: { /** The revision that you read. An outdated one is refused with REVISION_CONFLICT. */ revision: number }
  RequestInput: { /** The text. */ text: Resources['MessageTemplateRequestText']; /** The newest order by default. */ orderId?: string }
  RoleRecord: {
    /** The role of the user. */ role: 'owner' | 'manager' | 'finance' | 'production' | 'support' | 'viewer'
    /** What the user may do. */ permissions: string[]
  }
  SessionRevocationRequest: {
    /** Your password. Needed when you signed in more than 15 minutes ago; VALIDATION_FAILED without it. */ password?: string
  }
  SessionRevocationResponse: { /** Sessions that ended. */ revoked: number }
  SettingsUsage: {
    /** Payment instructions that orders or payments name. */ paymentInstructionIds: string[]
    /** There is an order or a cost entry. */ currencyFixed: boolean
  }
  SheetLayoutRecord: {
    /** The id of this record. */ id: string
    /** Whoever has it can read the layout; it is the end of the address `/film/{token}`. */ token: string
    /** What people call it. */ name: string | null
    /** Millimetres. */ filmWidthMm: number
    /** Film that one sheet takes, with the gap in which it is cut off. */ lengthMm: number
    /** Area of the pieces in per cent of the film. */ utilisationPercent: number
    /** As they were sent, in their order. */ pieces: Resources['SheetLayoutRecordPiece'][]
    /** Each artwork in each of its sizes, once. */ prints: Resources['SheetLayoutRecordPrint'][]
    /** The artworks of the pieces. Removed ones are missing, and the layout cannot be ordered. */ artworks: Resources['ArtworkRecord'][]
    /** Of one sheet, without length breaks. Null if the shop does not sell sheets. */ priceMinor: number | null
    /** RFC 3339, UTC. */ createdAt: string
  }
  SheetLayoutRecordPiece: {
    /** The artwork. */ artworkId: string
    /** Of the whole picture, before it is turned. Millimetres. At most one decimal. */ widthMm: number
    /** Of the whole picture, before it is turned. Millimetres. At most one decimal. */ heightMm: number
    /** From the left edge of the film to the picture without its empty border, as it lies. Millimetres. At most one decimal. */ xMm: number
    /** From the beginning of the sheet, likewise. Millimetres. At most one decimal. */ yMm: number
    /** Turned by a quarter. */ turned: boolean
    /** Stays where it is when the sheet is packed again. */ pinned?: boolean
  }
  SheetLayoutRecordPrint: {
    /** The artwork. */ artworkId: string
    /** Of the whole picture, before it is turned. Millimetres. At most one decimal. */ widthMm: number
    /** Of the whole picture, before it is turned. Millimetres. At most one decimal. */ heightMm: number
    /** How often it is on the sheet. */ copies: number
    /** Null when the artwork was removed. */ preflight: Resources['Preflight'] | null
  }
  ShopTexts: {
    /** In the first language of the shop; null where it wrote nothing. */ texts: Resources['ShopTextsTexts']
    /** By language. Where a text is missing, the one in the first language of the shop stands. */ translations: Resources['ShopTextsTranslations']
    /** Questions that are often asked, with answers in Markdown without HTML. */ faq: Resources['ShopTextsFaq'][]
  }
  ShopTextsFaq: {
    /** The question. */ question: string
    /** The answer, in Markdown without HTML. */ answer: string
    /** By language. Where a text is missing, the one in the first language of the shop stands. */ translations: Resources['ShopTextsFaqTranslations']
  }
  ShopTextsFaqTranslations: {
    /** In English. */ en?: Resources['ShopTextsFaqTranslationsEn']
    /** In Spanish. */ es?: Resources['ShopTextsFaqTranslationsEn']
    /** In Brazilian Portuguese. */ 'pt-BR'?: Resources['ShopTextsFaqTranslationsEn']
    /** In French. */ fr?: Resources['ShopTextsFaqTranslationsEn']
    /** The id of this record. */ id?: Resources['ShopTextsFaqTranslationsEn']
  }
  ShopTextsFaqTranslationsEn: { /** The question. */ question?: string; /** The answer, in Markdown without HTML. */ answer?: string }
  ShopTextsTexts: {
    /** The headline of the start page. */ heroTitle: string | null
    /** Below the headline. */ heroText: string | null
    /** About the shop. */ about: string | null
    /** How orders are delivered. */ delivery: string | null
    /** What can be returned, and how. */ returns: string | null
    /** What is kept of customers, and why. */ privacy: string | null
    /** The terms of the shop. */ terms: string | null
  }
  ShopTextsTranslations: {
    /** In English. */ en?: Resources['ShopTextsTranslationsEn']
    /** In Spanish. */ es?: Resources['ShopTextsTranslationsEn']
    /** In Brazilian Portuguese. */ 'pt-BR'?: Resources['ShopTextsTranslationsEn']
    /** In French. */ fr?: Resources['ShopTextsTranslationsEn']
    /** The id of this record. */ id?: Resources['ShopTextsTranslationsEn']
  }
  ShopTextsTranslationsEn: {
    /** The headline of the start page. */ heroTitle?: string | null
    /** Below the headline. */ heroText?: string | null
    /** About the shop. */ about?: string | null
    /** How orders are delivered. */ delivery?: string | null
    /** What can be returned, and how. */ returns?: string | null
    /** What is kept of customers, and why. */ privacy?: string | null
    /** The terms of the shop. */ terms?: string | null
  }
  SignInLinkRequest: { /** Where the link is sent to. */ email: string; /** Language of the email. */ locale?: 'en' | 'es' | 'pt-BR' | 'fr' | 'id' }
  SignInLinkResponse: { /** The same whether or not the address is known. */ status: 'accepted' }
  SignInPolicyRecord: {
    /** The revision that you read. An outdated one is refused with REVISION_CONFLICT. */ revision: number
    /** Members with these roles work only with one-time codes: until they have set them up, every operation except those of their own account answers 403 TOTP_SETUP_REQUIRED. */ codesRequiredFor: (
      'owner' | 'manager' | 'finance' | 'production' | 'support' | 'viewer'
    )[]
    /** RFC 3339, UTC. */ updatedAt: string
    /** Who changed it last. */ updatedBy: Resources['UpdatedBy'] | null
  }
  SignInPolicyRequest: {
    /** The revision that you read. An outdated one is refused with REVISION_CONFLICT. */ revision: number
    /** Members with these roles work only with one-time codes: until they have set them up, every operation except those of their own account answers 403 TOTP_SETUP_REQUIRED. */ codesRequiredFor: (
      'owner' | 'manager' | 'finance' | 'production' | 'support' | 'viewer'
    )[]
    /** Your own. */ password: string
  }
  SignedOut: { /** Sessions that ended. */ ended: number }
  StockCountCreateRequest: {
    /** What was counted, item by item. */ counts: Resources['StockCountCreateRequestCount'][]
    /** What the customer or the shop wants to be known about it. */ note?: string
  }
  StockCountCreateRequestCount: { /** The stock item. */ itemId: string; /** In the unit of the item. */ counted: number }
  StockCountRecord: {
    /** RFC 3339, UTC. */ countedAt: string
    /** What the customer or the shop wants to be known about it. */ note: string | null
    /** ISO 4217. */ currency: string
    /** What was counted, item by item. */ counts: Resources['StockCountRecordCount'][]
  }
  StockCountRecordCount: {
    /** The stock item. */ itemId: string
    /** The stock keeping unit, unique and in upper case. */ sku: string
    /** In the unit of the item. */ expected: number
    /** In the unit of the item. */ counted: number
    /** Counted minus expected. */ variance: number
    /** At the average cost; null if the cost of a unit is unknown. */ varianceCostMinor: number | null
  }
  StockDeliveryCreateRequest: {
    /** How many arrived. */ received: Resources['StockDeliveryCreateRequestReceived'][]
    /** Items that the shop does not have yet; their opening quantity is what arrived. */ newItems?: Resources['StockDeliveryCreateRequestNewItem'][]
    /** The delivery note or the order at the supplier, for example. */ note?: string
  }
  StockDeliveryCreateRequestNewItem: {
    /** Unique regardless of case, stored in upper case. */ sku: string
    /** What people call it. */ name: string
    /** Of which kind it is. */ kind: 'blank' | 'film' | 'ink' | 'powder' | 'packaging' | 'other'
    /** The unit that is counted. */ unit: 'piece' | 'millimetre' | 'millilitre' | 'gram'
    /** The garment that this blank is, for a blank that is counted in pieces. */ garmentVariantId?: string
    /** Who sells it. */ supplier?: string
    /** In the unit of the item. */ reorderPoint: number
    /** How many to order at a time. */ reorderQuantity?: number
    /** Of one unit, in major units of the store currency. A decimal string, six places at most. */ unitCost?: string
    /** What is there already: becomes a receipt. */ openingQuantity?: number
  }
  StockDeliveryCreateRequestReceived: {
    /** The stock item. */ itemId: string
    /** In the unit of the item. */ quantity: number
    /** Of one unit, in major units of the store currency. A decimal string, six places at most. */ unitCost?: string
  }
  StockDeliveryRecord: {
    /** RFC 3339, UTC. */ receivedAt: string
    /** What the customer or the shop wants to be known about it. */ note: string | null
    /** In the order of the request, new ones last. */ items: Resources['InventoryItemRecord'][]
  }
  StoreSettingsRequest: {
    /** The revision that you read. An outdated one is refused with REVISION_CONFLICT. */ revision: number
    /** The name of the shop. */ storeName: string
    /** What the shop says of itself. */ tagline: string
    /** By language. Where a text is missing, the one in the first language of the shop stands. Left out, they stay. */ translations?: Resources['StoreSettingsRequestTranslations']
    /** The languages of the shop, its own first. */ locales: string[]
    /** Of the IANA time zone database, e.g. America/El_Salvador. */ timeZone: string
    /** ISO 4217. Fixed by the first order or cost entry. */ currency: string
    /** Digits behind the point: 2 for USD, 0 for JPY. Fixed by the first order or cost entry. */ currencyExponent: number
    /** Where the shop receives its own emails. Not public. */ shopEmail?: string
    /** How customers reach the shop. */ supportChannels: Resources['StoreSettingsRequestSupportChannel'][]
    /** Places where the shop hands over on certain days. */ meetupZones: Resources['StoreSettingsRequestMeetupZone'][]
    /** How orders reach customers. */ fulfilmentMethods: Resources['StoreSettingsRequestFulfilmentMethod'][]
    /** Without an active one, nobody can order. */ paymentInstructions: Resources['StoreSettingsRequestPaymentInstruction'][]
    /** The tax on orders. */ tax: Resources['StoreSettingsRequestTax']
    /** Working days from the order to the hand-over. */ leadTimeDays: Resources['StoreSettingsRequestLeadTimeDays']
    /** The version of the policies, which customers accept. */ policyVersion: string
    /** The part of the total that must be paid before printing. */ depositPercent: number
    /** Artwork that passed the check needs no approval. */ approvePassedArtwork: boolean
    /** Discounts for many pieces of one kind of garment in one order. */ quantityBreaks: Resources['StoreSettingsRequestQuantityBreak'][]
    /** Where the shop delivers, in the order of display; without an active one, everywhere. Unchanged when left out. */ deliveryAreas?: Resources['StoreSettingsRequestDeliveryArea'][]
    /** What stands on invoices, credit notes and receipts. Unchanged when left out. */ documents?: Resources['StoreSettingsRequestDocuments']
    /** Where customers pick up orders and pay cash; null if there is no such place. Unchanged when left out. */ studio?:
      Resources['StoreSettingsRequestStudio'] | null
    /** Whether the customer approves a proof of every order before it is printed. Unchanged when left out. */ proofEveryOrder?: boolean
    /** What storefront orders may hold of the stock before any payment is verified. Orders that staff create have no limit. Unchanged when left out. */ unpaidOrders?: Resources['StoreSettingsRequestUnpaidOrders']
  }
  StoreSettingsRequestDeliveryArea: {
    /** The id of this record. */ id: string
    /** What people call it. */ name: string
    /** By language. Where a text is missing, the one in the first language of the shop stands. Left out, they stay. */ translations?: Resources['StoreSettingsRequestDeliveryAreaTranslations']
    /** ISO 3166-1 alpha-2. */ country: string
    /** Departments or states; empty for the whole country. */ regions: string[]
    /** Cities and towns; empty for all of the regions. */ places: string[]
    /** Added to the fee of delivery. */ feeMinor: number
    /** How long a delivery takes once the order is ready. */ days: Resources['StoreSettingsRequestLeadTimeDays']
    /** How deliveries to this area can be paid; empty for every payment instruction. */ paymentInstructionIds: string[]
    /** Whether it is in use. What is not active stays, with its history. */ active: boolean
  }
  StoreSettingsRequestDeliveryAreaTranslations: {
    /** In English. */ en?: Resources['StoreSettingsRequestDeliveryAreaTranslationsEn']
    /** In Spanish. */ es?: Resources['StoreSettingsRequestDeliveryAreaTranslationsEn']
    /** In Brazilian Portuguese. */ 'pt-BR'?: Resources['StoreSettingsRequestDeliveryAreaTranslationsEn']
    /** In French. */ fr?: Resources['StoreSettingsRequestDeliveryAreaTranslationsEn']
    /** The id of this record. */ id?: Resources['StoreSettingsRequestDeliveryAreaTranslationsEn']
  }
  StoreSettingsRequestDeliveryAreaTranslationsEn: { /** What people call it. */ name?: string }
  StoreSettingsRequestDocuments: {
    /** On documents instead of the name of the store. */ legalName: string | null
    /** Instead of the place where customers pick up. */ address: string | null
    /** The number that the tax office knows the party by. */ taxId: string | null
    /** How the numbers of each kind begin. */ prefixes: Resources['StoreSettingsRequestDocumentsPrefixes']
    /** Whether each confirmed payment gets a receipt. */ receipts: boolean
    /** At the end of each document. */ footer: string | null
    /** By language. Where a text is missing, the one in the first language of the shop stands. */ translations: Resources['StoreSettingsRequestDocumentsTranslations']
  }
  StoreSettingsRequestDocumentsPrefixes: {
    /** Before the year and the number: INV-2026-000042. A new one begins a series of its own. */ invoice: string
    /** Before the year and the number: INV-2026-000042. A new one begins a series of its own. */ credit_note: string
    /** Before the year and the number: INV-2026-000042. A new one begins a series of its own. */ receipt: string
  }
  StoreSettingsRequestDocumentsTranslations: {
    /** In English. */ en?: Resources['StoreSettingsRequestDocumentsTranslationsEn']
    /** In Spanish. */ es?: Resources['StoreSettingsRequestDocumentsTranslationsEn']
    /** In Brazilian Portuguese. */ 'pt-BR'?: Resources['StoreSettingsRequestDocumentsTranslationsEn']
    /** In French. */ fr?: Resources['StoreSettingsRequestDocumentsTranslationsEn']
    /** The id of this record. */ id?: Resources['StoreSettingsRequestDocumentsTranslationsEn']
  }
  StoreSettingsRequestDocumentsTranslationsEn: { /** At the end of each document. */ footer?: string }
  StoreSettingsRequestFulfilmentMethod: {
    /** Of which kind it is. */ kind: 'pickup' | 'meetup' | 'delivery'
    /** A short text for people. */ label: string
    /** By language. Where a text is missing, the one in the first language of the shop stands. Left out, they stay. */ translations?: Resources['StoreSettingsRequestFulfilmentMethodTranslations']
    /** Minor units of the store currency. */ feeMinor: number
  }
  StoreSettingsRequestFulfilmentMethodTranslations: {
    /** In English. */ en?: Resources['StoreSettingsRequestFulfilmentMethodTranslationsEn']
    /** In Spanish. */ es?: Resources['StoreSettingsRequestFulfilmentMethodTranslationsEn']
    /** In Brazilian Portuguese. */ 'pt-BR'?: Resources['StoreSettingsRequestFulfilmentMethodTranslationsEn']
    /** In French. */ fr?: Resources['StoreSettingsRequestFulfilmentMethodTranslationsEn']
    /** The id of this record. */ id?: Resources['StoreSettingsRequestFulfilmentMethodTranslationsEn']
  }
  StoreSettingsRequestFulfilmentMethodTranslationsEn: { /** A short text for people. */ label?: string }
  StoreSettingsRequestLeadTimeDays: { /** At least. */ min: number; /** At most. */ max: number }
  StoreSettingsRequestMeetupZone: {
    /** The id of this record. */ id: string
    /** What people call it. */ name: string
    /** The part of town. */ area: string
    /** What to look for there. */ landmark?: string
    /** By language. Where a text is missing, the one in the first language of the shop stands. Left out, they stay. */ translations?: Resources['StoreSettingsRequestMeetupZoneTranslations']
    /** Minor units of the store currency. */ feeMinor: number
    /** When the shop is there. */ slots: Resources['StoreSettingsRequestMeetupZoneSlot'][]
    /** Whether it is in use. What is not active stays, with its history. */ active: boolean
    /** Lowest first; or the order of the list. */ sort: number
  }
  StoreSettingsRequestMeetupZoneSlot: {
    /** ISO 8601: 1 is Monday. */ weekday: number
    /** The beginning, or the value before. */ from: string
    /** The end, or the value after. */ to: string
  }
  StoreSettingsRequestMeetupZoneTranslations: {
    /** In English. */ en?: Resources['StoreSettingsRequestMeetupZoneTranslationsEn']
    /** In Spanish. */ es?: Resources['StoreSettingsRequestMeetupZoneTranslationsEn']
    /** In Brazilian Portuguese. */ 'pt-BR'?: Resources['StoreSettingsRequestMeetupZoneTranslationsEn']
    /** In French. */ fr?: Resources['StoreSettingsRequestMeetupZoneTranslationsEn']
    /** The id of this record. */ id?: Resources['StoreSettingsRequestMeetupZoneTranslationsEn']
  }
  StoreSettingsRequestMeetupZoneTranslationsEn: {
    /** What people call it. */ name?: string
    /** The part of town. */ area?: string
    /** What to look for there. */ landmark?: string
  }
  StoreSettingsRequestPaymentInstruction: {
    /** The id of this record. */ id: string
    /** By which method. */ method: 'bank_transfer' | 'mobile_money' | 'card_link' | 'cash'
    /** A short text for people. */ label: string
    /** Who receives the money. */ payeeName?: string
    /** Where the money goes: an account or phone number. */ account?: string
    /** What the customer has to do, step by step. */ instructions: string
    /** Where the customer finds the reference. */ referenceHint?: string
    /** By language. Where a text is missing, the one in the first language of the shop stands. Left out, they stay. */ translations?: Resources['StoreSettingsRequestPaymentInstructionTranslations']
    /** Whether a reference is needed. */ referenceRequired: boolean
    /** Whether a picture of the transfer is needed. */ proofRequired: boolean
    /** Within how many hours of the order it must be paid. */ payWithinHours: number
    /** Whether it is in use. What is not active stays, with its history. */ active: boolean
    /** Lowest first; or the order of the list. */ sort: number
  }
  StoreSettingsRequestPaymentInstructionTranslations: {
    /** In English. */ en?: Resources['StoreSettingsRequestPaymentInstructionTranslationsEn']
    /** In Spanish. */ es?: Resources['StoreSettingsRequestPaymentInstructionTranslationsEn']
    /** In Brazilian Portuguese. */ 'pt-BR'?: Resources['StoreSettingsRequestPaymentInstructionTranslationsEn']
    /** In French. */ fr?: Resources['StoreSettingsRequestPaymentInstructionTranslationsEn']
    /** The id of this record. */ id?: Resources['StoreSettingsRequestPaymentInstructionTranslationsEn']
  }
  StoreSettingsRequestPaymentInstructionTranslationsEn: {
    /** A short text for people. */ label?: string
    /** What the customer has to do, step by step. */ instructions?: string
    /** Where the customer finds the reference. */ referenceHint?: string
  }
  StoreSettingsRequestQuantityBreak: {
    /** The kind of garment, such as `tee`. */ garmentKind: string
    /** From this many pieces on. */ minQuantity: number
    /** Hundredths of a percent. */ percentOffBp: number
  }
  StoreSettingsRequestStudio: {
    /** As customers read it, on one line. */ address: string
    /** The place on a map; begins with https://. */ mapUrl?: string
    /** Opening hours; empty if visits are arranged. */ hours: Resources['StoreSettingsRequestMeetupZoneSlot'][]
  }
  StoreSettingsRequestSupportChannel: {
    /** Of which kind it is. */ kind: 'email' | 'whatsapp' | 'phone' | 'instagram' | 'other'
    /** A short text for people. */ label: string
    /** The address, number or name to use. */ value: string
    /** Begins with https://, mailto: or tel:. */ url: string
    /** When it can be reached, or is open. */ hours?: string
    /** By language. Where a text is missing, the one in the first language of the shop stands. Left out, they stay. */ translations?: Resources['StoreSettingsRequestSupportChannelTranslations']
  }
  StoreSettingsRequestSupportChannelTranslations: {
    /** In English. */ en?: Resources['StoreSettingsRequestSupportChannelTranslationsEn']
    /** In Spanish. */ es?: Resources['StoreSettingsRequestSupportChannelTranslationsEn']
    /** In Brazilian Portuguese. */ 'pt-BR'?: Resources['StoreSettingsRequestSupportChannelTranslationsEn']
    /** In French. */ fr?: Resources['StoreSettingsRequestSupportChannelTranslationsEn']
    /** The id of this record. */ id?: Resources['StoreSettingsRequestSupportChannelTranslationsEn']
  }
  StoreSettingsRequestSupportChannelTranslationsEn: {
    /** A short text for people. */ label?: string
    /** When it can be reached, or is open. */ hours?: string
  }
  StoreSettingsRequestTax: {
    /** Whether prices contain the tax. */ mode: 'none' | 'inclusive' | 'exclusive'
    /** Hundredths of a percent. */ rateBp: number
  }
  StoreSettingsRequestTranslations: {
    /** In English. */ en?: Resources['StoreSettingsRequestTranslationsEn']
    /** In Spanish. */ es?: Resources['StoreSettingsRequestTranslationsEn']
    /** In Brazilian Portuguese. */ 'pt-BR'?: Resources['StoreSettingsRequestTranslationsEn']
    /** In French. */ fr?: Resources['StoreSettingsRequestTranslationsEn']
    /** The id of this record. */ id?: Resources['StoreSettingsRequestTranslationsEn']
  }
  StoreSettingsRequestTranslationsEn: { /** What the shop says of itself. */ tagline?: string }
  StoreSettingsRequestUnpaidOrders: {
    /** The most garments of one order. */ maxUnits: number
    /** The most garments of all orders with the same email or phone. */ maxUnitsPerContact: number
    /** The most garments of all orders from one network address. */ maxUnitsPerAddress: number
    /** The most that the orders of one customer hold of a stock item, in per cent of what paid orders leave, or 12 if that is more. */ maxPercentPerCustomer: number
    /** The most that all orders together hold of a stock item, in per cent of what paid orders leave, or 12 if that is more. */ maxPercent: number
    /** Orders of this many garments or more must be paid sooner. */ largeUnits: number
    /** How soon; the deadline of the payment instruction counts if it is earlier. */ largePayWithinHours: number
  }
  StoreSettingsResponse: {
    /** The revision that you read. An outdated one is refused with REVISION_CONFLICT. */ revision: number
    /** The name of the shop. */ storeName: string
    /** What the shop says of itself. */ tagline: string
    /** By language. Where a text is missing, the one in the first language of the shop stands. Left out, they stay. */ translations?: Resources['PublicConfigResponseTranslations']
    /** The languages of the shop, its own first. */ locales: string[]
    /** Of the IANA time zone database, e.g. America/El_Salvador. */ timeZone: string
    /** ISO 4217. Fixed by the first order or cost entry. */ currency: string
    /** Digits behind the point: 2 for USD, 0 for JPY. Fixed by the first order or cost entry. */ currencyExponent: number
    /** Where the shop receives its own emails. Not public. */ shopEmail?: string
    /** How customers reach the shop. */ supportChannels: Resources['PublicConfigResponseSupportChannel'][]
    /** Places where the shop hands over on certain days. */ meetupZones: Resources['StoreSettingsResponseMeetupZone'][]
    /** How orders reach customers. */ fulfilmentMethods: Resources['PublicConfigResponseFulfilmentMethod'][]
    /** Without an active one, nobody can order. */ paymentInstructions: Resources['StoreSettingsResponsePaymentInstruction'][]
    /** The tax on orders. */ tax: Resources['StoreSettingsResponseTax']
    /** Working days from the order to the hand-over. */ leadTimeDays: Resources['PublicConfigResponseDeliveryAreaDays']
    /** The version of the policies, which customers accept. */ policyVersion: string
    /** The part of the total that must be paid before printing. */ depositPercent: number
    /** Artwork that passed the check needs no approval. */ approvePassedArtwork: boolean
    /** Discounts for many pieces of one kind of garment in one order. */ quantityBreaks: Resources['StoreSettingsResponseQuantityBreak'][]
    /** Where the shop delivers, in the order of display; without an active one, everywhere. */ deliveryAreas: Resources['StoreSettingsResponseDeliveryArea'][]
    /** What stands on invoices, credit notes and receipts. */ documents: Resources['StoreSettingsResponseDocuments']
    /** Where customers pick up orders and pay cash; null if there is no such place. */ studio: Resources['PublicConfigResponseStudio'] | null
    /** Whether the customer approves a proof of every order before it is printed. */ proofEveryOrder: boolean
    /** What storefront orders may hold of the stock before any payment is verified. Orders that staff create have no limit. */ unpaidOrders: Resources['StoreSettingsResponseUnpaidOrders']
    /** RFC 3339, UTC. */ updatedAt: string
    /** Who changed it last. */ updatedBy: Resources['UpdatedBy'] | null
  }
  StoreSettingsResponseDeliveryArea: {
    /** The id of this record. */ id: string
    /** What people call it. */ name: string
    /** By language. Where a text is missing, the one in the first language of the shop stands. Left out, they stay. */ translations?: Resources['PublicConfigResponseDeliveryAreaTranslations']
    /** ISO 3166-1 alpha-2. */ country: string
    /** Departments or states; empty for the whole country. */ regions: string[]
    /** Cities and towns; empty for all of the regions. */ places: string[]
    /** Added to the fee of delivery. */ feeMinor: number
    /** How long a delivery takes once the order is ready. */ days: Resources['PublicConfigResponseDeliveryAreaDays']
    /** How deliveries to this area can be paid; empty for every payment instruction. */ paymentInstructionIds: string[]
    /** Whether it is in use. What is not active stays, with its history. */ active: boolean
  }
  StoreSettingsResponseDocuments: {
    /** On documents instead of the name of the store. */ legalName: string | null
    /** Instead of the place where customers pick up. */ address: string | null
    /** The number that the tax office knows the party by. */ taxId: string | null
    /** How the numbers of each kind begin. */ prefixes: Resources['StoreSettingsResponseDocumentsPrefixes']
    /** Whether each confirmed payment gets a receipt. */ receipts: boolean
    /** At the end of each document. */ footer: string | null
    /** By language. Where a text is missing, the one in the first language of the shop stands. */ translations: Resources['StoreSettingsResponseDocumentsTranslations']
  }
  StoreSettingsResponseDocumentsPrefixes: {
    /** Before the year and the number: INV-2026-000042. A new one begins a series of its own. */ invoice: string
    /** Before the year and the number: INV-2026-000042. A new one begins a series of its own. */ credit_note: string
    /** Before the year and the number: INV-2026-000042. A new one begins a series of its own. */ receipt: string
  }
  StoreSettingsResponseDocumentsTranslations: {
    /** In English. */ en?: Resources['StoreSettingsResponseDocumentsTranslationsEn']
    /** In Spanish. */ es?: Resources['StoreSettingsResponseDocumentsTranslationsEn']
    /** In Brazilian Portuguese. */ 'pt-BR'?: Resources['StoreSettingsResponseDocumentsTranslationsEn']
    /** In French. */ fr?: Resources['StoreSettingsResponseDocumentsTranslationsEn']
    /** The id of this record. */ id?: Resources['StoreSettingsResponseDocumentsTranslationsEn']
  }
  StoreSettingsResponseDocumentsTranslationsEn: { /** At the end of each document. */ footer?: string }
  StoreSettingsResponseMeetupZone: {
    /** The id of this record. */ id: string
    /** What people call it. */ name: string
    /** The part of town. */ area: string
    /** What to look for there. */ landmark?: string
    /** By language. Where a text is missing, the one in the first language of the shop stands. Left out, they stay. */ translations?: Resources['PublicConfigResponseMeetupZoneTranslations']
    /** Minor units of the store currency. */ feeMinor: number
    /** When the shop is there. */ slots: Resources['PublicConfigResponseStudioHour'][]
    /** Whether it is in use. What is not active stays, with its history. */ active: boolean
    /** Lowest first; or the order of the list. */ sort: number
  }
  StoreSettingsResponsePaymentInstruction: {
    /** The id of this record. */ id: string
    /** By which method. */ method: 'bank_transfer' | 'mobile_money' | 'card_link' | 'cash'
    /** A short text for people. */ label: string
    /** Who receives the money. */ payeeName?: string
    /** Where the money goes: an account or phone number. */ account?: string
    /** What the customer has to do, step by step. */ instructions: string
    /** Where the customer finds the reference. */ referenceHint?: string
    /** By language. Where a text is missing, the one in the first language of the shop stands. Left out, they stay. */ translations?: Resources['PublicConfigResponsePaymentInstructionTranslations']
    /** Whether a reference is needed. */ referenceRequired: boolean
    /** Whether a picture of the transfer is needed. */ proofRequired: boolean
    /** Within how many hours of the order it must be paid. */ payWithinHours: number
    /** Whether it is in use. What is not active stays, with its history. */ active: boolean
    /** Lowest first; or the order of the list. */ sort: number
  }
  StoreSettingsResponseQuantityBreak: {
    /** The kind of garment, such as `tee`. */ garmentKind: string
    /** From this many pieces on. */ minQuantity: number
    /** Hundredths of a percent. */ percentOffBp: number
  }
  StoreSettingsResponseTax: {
    /** Whether prices contain the tax. */ mode: 'none' | 'inclusive' | 'exclusive'
    /** Hundredths of a percent. */ rateBp: number
  }
  StoreSettingsResponseUnpaidOrders: {
    /** The most garments of one order. */ maxUnits: number
    /** The most garments of all orders with the same email or phone. */ maxUnitsPerContact: number
    /** The most garments of all orders from one network address. */ maxUnitsPerAddress: number
    /** The most that the orders of one customer hold of a stock item, in per cent of what paid orders leave, or 12 if that is more. */ maxPercentPerCustomer: number
    /** The most that all orders together hold of a stock item, in per cent of what paid orders leave, or 12 if that is more. */ maxPercent: number
    /** Orders of this many garments or more must be paid sooner. */ largeUnits: number
    /** How soon; the deadline of the payment instruction counts if it is earlier. */ largePayWithinHours: number
  }
  StringMap: Record<string, string>
  TestOrderCancellation: { /** `unused` puts a garment that was marked as pressed back into stock. */ garment: 'unused' | 'used' }
  TestOrderCreate: { /** Who ordered, and how to reach them. */ customer: Resources['OrderCreateCustomer'] }
  ThreadMessage: {
    /** The id of this record. */ id: string
    /** Who wrote it. */ sender: 'customer' | 'shop'
    /** Plain text. Null for pictures alone. */ text: string | null
    /** Pictures of the garment, in the order in which they are shown. */ pictures: Resources['ThreadMessagePicture'][]
    /** RFC 3339, UTC. */ sentAt: string
    /** When the other side read it. */ readAt: string | null
  }
  ThreadMessageCreate: {
    /** Plain text. Required without a picture. */ text?: string
    /** Pictures that were uploaded as artwork. */ artworkIds?: string[]
  }
  ThreadMessagePicture: {
    /** The id of this record. */ id: string
    /** As the file was called when it was uploaded. */ fileName: string
    /** Null once the file was removed. */ previewUrl: string | null
  }
  ThreadRead: { /** The newest message that was shown. */ lastId: string }
  TotpConfirmation: {
    /** Whether one-time codes are needed to sign in. */ totpEnabled: boolean
    /** Ten codes, shown once. Each signs in once in place of a code from the app. */ recoveryCodes: string[]
  }
  TotpConfirmationRequest: { /** A stable code, or a one-time code from the authenticator app. */ code: string }
  TotpEnrolment: { /** Base 32, for typing it in. */ secret: string; /** For a QR code. */ otpauthUrl: string }
  TotpEnrolmentRequest: { /** The password. */ password: string }
  TotpRemovalRequest: { /** The password. */ password: string; /** From the app, or a recovery code. */ code: string }
  TotpStatus: { /** Whether one-time codes are needed to sign in. */ totpEnabled: boolean }
  TrimRecord: {
    /** Millimetres. */ topMm: number
    /** Millimetres. */ rightMm: number
    /** Millimetres. */ bottomMm: number
    /** Millimetres. */ leftMm: number
  }
  UpdatedBy: { /** The id of this record. */ id: string; /** What people call it. */ name: string }
  WebhookCustomerData: { /** The customer. */ customerId: string; /** The customer that is part of this one now. */ mergedCustomerId?: string }
  WebhookDeliveryRecord: {
    /** What the receiver sees as `webhook-id`, at every attempt. */ id: string
    /** The webhook endpoint. */ endpointId: string
    /** The type of the event. */ eventType: string
    /** The order. */ orderId: string | null
    /** The contact request. */ leadId: string | null
    /** The estimate. */ estimateId: string | null
    /** The status that it is in. */ status: 'pending' | 'delivered' | 'failed'
    /** How often it was tried. */ attempts: number
    /** RFC 3339, UTC. */ lastAttemptAt: string | null
    /** The HTTP status of the last response; null if there was none. */ lastStatus: number | null
    /** Why the last attempt failed; null if it did not. */ lastProblem:
      'switched_off' | 'not_accepted' | 'no_response' | 'no_address' | 'no_connection' | 'bad_certificate' | 'not_public' | 'not_listed' | null
    /** What went wrong at the last attempt; null if nothing did. */ lastError: string | null
    /** When it is retried at the latest; the delay is random. Null if it is not retried, and before the first attempt. */ nextAttemptBy:
      string | null
    /** RFC 3339, UTC. */ createdAt: string
    /** What the reader may do now: `replay` by `create_webhook_delivery_replay`. */ allowedActions: 'replay'[]
    /** Every action of staff, whether the reader may do it now, and if not, why. */ actions: Resources['ActionRecord'][]
  }
  WebhookDesignData: { /** The saved design. */ designId: string; /** In how many zones it is printed. */ prints: number }
  WebhookEndpointCreate: {
    /** An https address on the public internet, without a password and without a fragment. */ url: string
    /** A text for people. */ description: string
    /** The event types it receives; empty for all. */ eventTypes: (
      | 'order.created'
      | 'order.updated'
      | 'order.changed'
      | 'order.held'
      | 'order.cancelled'
      | 'order.expired'
      | 'order.completed'
      | 'payment.submitted'
      | 'payment.verified'
      | 'payment.rejected'
      | 'payment.refunded'
      | 'document.issued'
      | 'document.sent'
      | 'artwork.preflighted'
      | 'artwork.approved'
      | 'artwork.changes_requested'
      | 'proof.sent'
      | 'proof.approved'
      | 'proof.changes_requested'
      | 'job.printed'
      | 'job.failed'
      | 'sheet.updated'
      | 'sheet.exported'
      | 'fulfilment.ready'
      | 'fulfilment.handed_over'
      | 'message.received'
      | 'message.sent'
      | 'inventory.low'
      | 'lead.created'
      | 'lead.updated'
      | 'estimate.sent'
      | 'estimate.viewed'
      | 'estimate.approved'
      | 'estimate.declined'
      | 'estimate.changes_requested'
      | 'estimate.expired'
      | 'customer.created'
      | 'customer.merged'
      | 'layout.saved'
      | 'design.saved'
    )[]
  }
  WebhookEndpointRecord: {
    /** The id of this record. */ id: string
    /** The address. */ url: string
    /** A text for people. */ description: string
    /** The event types that it receives; empty for all. */ eventTypes: string[]
    /** Whether it is in use. What is not active stays, with its history. */ active: boolean
    /** Until then every delivery is signed with the former secret too. */ formerSecretUntil: string | null
    /** Grows with each change. */ revision: number
    /** RFC 3339, UTC. */ createdAt: string
    /** Who created it; null for the system or a customer. */ createdBy: string
    /** RFC 3339, UTC. */ updatedAt: string
    /** Only in the response to a creation or rotation. It signs the deliveries; store it. */ secret?: string
  }
  WebhookEndpointRemoval: { /** The revision that you read. An outdated one is refused with REVISION_CONFLICT. */ revision: number }
  WebhookEndpointUpdate: {
    /** The revision that you read. An outdated one is refused with REVISION_CONFLICT. */ revision: number
    /** An https address on the public internet, without a password and without a fragment. */ url: string
    /** A text for people. */ description: string
    /** The event types it receives; empty for all. */ eventTypes: (
      | 'order.created'
      | 'order.updated'
      | 'order.changed'
      | 'order.held'
      | 'order.cancelled'
      | 'order.expired'
      | 'order.completed'
      | 'payment.submitted'
      | 'payment.verified'
      | 'payment.rejected'
      | 'payment.refunded'
      | 'document.issued'
      | 'document.sent'
      | 'artwork.preflighted'
      | 'artwork.approved'
      | 'artwork.changes_requested'
      | 'proof.sent'
      | 'proof.approved'
      | 'proof.changes_requested'
      | 'job.printed'
      | 'job.failed'
      | 'sheet.updated'
      | 'sheet.exported'
      | 'fulfilment.ready'
      | 'fulfilment.handed_over'
      | 'message.received'
      | 'message.sent'
      | 'inventory.low'
      | 'lead.created'
      | 'lead.updated'
      | 'estimate.sent'
      | 'estimate.viewed'
      | 'estimate.approved'
      | 'estimate.declined'
      | 'estimate.changes_requested'
      | 'estimate.expired'
      | 'customer.created'
      | 'customer.merged'
      | 'layout.saved'
      | 'design.saved'
    )[]
    /** Whether it is in use. What is not active stays, with its history. */ active: boolean
  }
  WebhookEstimateData: {
    /** The estimate. */ estimateId: string
    /** The order. */ orderId?: string
    /** The number of the estimate. */ number: string
    /** The number of the version, from 1. */ version?: number
  }
  WebhookLayoutData: {
    /** The saved film sheet. */ layoutId: string
    /** Film that one sheet takes. Millimetres. */ lengthMm: number
    /** The number of its pieces. */ pieces: number
  }
  WebhookLeadData: {
    /** The contact request. */ leadId: string
    /** The number of the transfer, or of the request. */ reference: string
    /** How to answer the person. */ channel?: string
    /** What the request is about. */ topic?: string
    /** The status that it is in. */ status?: string
  }
  WebhookMessageArtworkApproved: {
    /** The type of the event. */ type: 'artwork.approved'
    /** When it happened. RFC 3339, UTC. */ timestamp: string
    /** What happened to which records. No personal data: read the record. */ data: Resources['WebhookOrderData']
  }
  WebhookMessageArtworkChangesRequested: {
    /** The type of the event. */ type: 'artwork.changes_requested'
    /** When it happened. RFC 3339, UTC. */ timestamp: string
    /** What happened to which records. No personal data: read the record. */ data: Resources['WebhookOrderData']
  }
  WebhookMessageArtworkPreflighted: {
    /** The type of the event. */ type: 'artwork.preflighted'
    /** When it happened. RFC 3339, UTC. */ timestamp: string
    /** What happened to which records. No personal data: read the record. */ data: Resources['WebhookOrderData']
  }
  WebhookMessageCustomerCreated: {
    /** The type of the event. */ type: 'customer.created'
    /** When it happened. RFC 3339, UTC. */ timestamp: string
    /** What happened to which records. No personal data: read the record. */ data: Resources['WebhookCustomerData']
  }
  WebhookMessageCustomerMerged: {
    /** The type of the event. */ type: 'customer.merged'
    /** When it happened. RFC 3339, UTC. */ timestamp: string
    /** What happened to which records. No personal data: read the record. */ data: Resources['WebhookCustomerData']
  }
  WebhookMessageDesignSaved: {
    /** The type of the event. */ type: 'design.saved'
    /** When it happened. RFC 3339, UTC. */ timestamp: string
    /** What happened to which records. No personal data: read the record. */ data: Resources['WebhookDesignData']
  }
  WebhookMessageDocumentIssued: {
    /** The type of the event. */ type: 'document.issued'
    /** When it happened. RFC 3339, UTC. */ timestamp: string
    /** What happened to which records. No personal data: read the record. */ data: Resources['WebhookOrderData']
  }
  WebhookMessageDocumentSent: {
    /** The type of the event. */ type: 'document.sent'
    /** When it happened. RFC 3339, UTC. */ timestamp: string
    /** What happened to which records. No personal data: read the record. */ data: Resources['WebhookOrderData']
  }
  WebhookMessageEstimateApproved: {
    /** The type of the event. */ type: 'estimate.approved'
    /** When it happened. RFC 3339, UTC. */ timestamp: string
    /** What happened to which records. No personal data: read the record. */ data: Resources['WebhookEstimateData']
  }
  WebhookMessageEstimateChangesRequested: {
    /** The type of the event. */ type: 'estimate.changes_requested'
    /** When it happened. RFC 3339, UTC. */ timestamp: string
    /** What happened to which records. No personal data: read the record. */ data: Resources['WebhookEstimateData']
  }
  WebhookMessageEstimateDeclined: {
    /** The type of the event. */ type: 'estimate.declined'
    /** When it happened. RFC 3339, UTC. */ timestamp: string
    /** What happened to which records. No personal data: read the record. */ data: Resources['WebhookEstimateData']
  }
  WebhookMessageEstimateExpired: {
    /** The type of the event. */ type: 'estimate.expired'
    /** When it happened. RFC 3339, UTC. */ timestamp: string
    /** What happened to which records. No personal data: read the record. */ data: Resources['WebhookEstimateData']
  }
  WebhookMessageEstimateSent: {
    /** The type of the event. */ type: 'estimate.sent'
    /** When it happened. RFC 3339, UTC. */ timestamp: string
    /** What happened to which records. No personal data: read the record. */ data: Resources['WebhookEstimateData']
  }
  WebhookMessageEstimateViewed: {
    /** The type of the event. */ type: 'estimate.viewed'
    /** When it happened. RFC 3339, UTC. */ timestamp: string
    /** What happened to which records. No personal data: read the record. */ data: Resources['WebhookEstimateData']
  }
  WebhookMessageFulfilmentHandedOver: {
    /** The type of the event. */ type: 'fulfilment.handed_over'
    /** When it happened. RFC 3339, UTC. */ timestamp: string
    /** What happened to which records. No personal data: read the record. */ data: Resources['WebhookOrderData']
  }
  WebhookMessageFulfilmentReady: {
    /** The type of the event. */ type: 'fulfilment.ready'
    /** When it happened. RFC 3339, UTC. */ timestamp: string
    /** What happened to which records. No personal data: read the record. */ data: Resources['WebhookOrderData']
  }
  WebhookMessageInventoryLow: {
    /** The type of the event. */ type: 'inventory.low'
    /** When it happened. RFC 3339, UTC. */ timestamp: string
    /** What happened to which records. No personal data: read the record. */ data: Resources['WebhookStockData']
  }
  WebhookMessageJobFailed: {
    /** The type of the event. */ type: 'job.failed'
    /** When it happened. RFC 3339, UTC. */ timestamp: string
    /** What happened to which records. No personal data: read the record. */ data: Resources['WebhookOrderData']
  }
  WebhookMessageJobPrinted: {
    /** The type of the event. */ type: 'job.printed'
    /** When it happened. RFC 3339, UTC. */ timestamp: string
    /** What happened to which records. No personal data: read the record. */ data: Resources['WebhookOrderData']
  }
  WebhookMessageLayoutSaved: {
    /** The type of the event. */ type: 'layout.saved'
    /** When it happened. RFC 3339, UTC. */ timestamp: string
    /** What happened to which records. No personal data: read the record. */ data: Resources['WebhookLayoutData']
  }
  WebhookMessageLeadCreated: {
    /** The type of the event. */ type: 'lead.created'
    /** When it happened. RFC 3339, UTC. */ timestamp: string
    /** What happened to which records. No personal data: read the record. */ data: Resources['WebhookLeadData']
  }
  WebhookMessageLeadUpdated: {
    /** The type of the event. */ type: 'lead.updated'
    /** When it happened. RFC 3339, UTC. */ timestamp: string
    /** What happened to which records. No personal data: read the record. */ data: Resources['WebhookLeadData']
  }
  WebhookMessageMessageReceived: {
    /** The type of the event. */ type: 'message.received'
    /** When it happened. RFC 3339, UTC. */ timestamp: string
    /** What happened to which records. No personal data: read the record. */ data: Resources['WebhookThreadData']
  }
  WebhookMessageMessageSent: {
    /** The type of the event. */ type: 'message.sent'
    /** When it happened. RFC 3339, UTC. */ timestamp: string
    /** What happened to which records. No personal data: read the record. */ data: Resources['WebhookThreadData']
  }
  WebhookMessageOrderCancelled: {
    /** The type of the event. */ type: 'order.cancelled'
    /** When it happened. RFC 3339, UTC. */ timestamp: string
    /** What happened to which records. No personal data: read the record. */ data: Resources['WebhookOrderEventData']
  }
  WebhookMessageOrderChanged: {
    /** The type of the event. */ type: 'order.changed'
    /** When it happened. RFC 3339, UTC. */ timestamp: string
    /** What happened to which records. No personal data: read the record. */ data: Resources['WebhookOrderEventData']
  }
  WebhookMessageOrderCompleted: {
    /** The type of the event. */ type: 'order.completed'
    /** When it happened. RFC 3339, UTC. */ timestamp: string
    /** What happened to which records. No personal data: read the record. */ data: Resources['WebhookOrderEventData']
  }
  WebhookMessageOrderCreated: {
    /** The type of the event. */ type: 'order.created'
    /** When it happened. RFC 3339, UTC. */ timestamp: string
    /** What happened to which records. No personal data: read the record. */ data: Resources['WebhookOrderEventData']
  }
  WebhookMessageOrderExpired: {
    /** The type of the event. */ type: 'order.expired'
    /** When it happened. RFC 3339, UTC. */ timestamp: string
    /** What happened to which records. No personal data: read the record. */ data: Resources['WebhookOrderEventData']
  }
  WebhookMessageOrderHeld: {
    /** The type of the event. */ type: 'order.held'
    /** When it happened. RFC 3339, UTC. */ timestamp: string
    /** What happened to which records. No personal data: read the record. */ data: Resources['WebhookOrderEventData']
  }
  WebhookMessageOrderUpdated: {
    /** The type of the event. */ type: 'order.updated'
    /** When it happened. RFC 3339, UTC. */ timestamp: string
    /** What happened to which records. No personal data: read the record. */ data: Resources['WebhookOrderEventData']
  }
  WebhookMessagePaymentRefunded: {
    /** The type of the event. */ type: 'payment.refunded'
    /** When it happened. RFC 3339, UTC. */ timestamp: string
    /** What happened to which records. No personal data: read the record. */ data: Resources['WebhookOrderData']
  }
  WebhookMessagePaymentRejected: {
    /** The type of the event. */ type: 'payment.rejected'
    /** When it happened. RFC 3339, UTC. */ timestamp: string
    /** What happened to which records. No personal data: read the record. */ data: Resources['WebhookOrderData']
  }
  WebhookMessagePaymentSubmitted: {
    /** The type of the event. */ type: 'payment.submitted'
    /** When it happened. RFC 3339, UTC. */ timestamp: string
    /** What happened to which records. No personal data: read the record. */ data: Resources['WebhookOrderData']
  }
  WebhookMessagePaymentVerified: {
    /** The type of the event. */ type: 'payment.verified'
    /** When it happened. RFC 3339, UTC. */ timestamp: string
    /** What happened to which records. No personal data: read the record. */ data: Resources['WebhookOrderData']
  }
  WebhookMessageProofApproved: {
    /** The type of the event. */ type: 'proof.approved'
    /** When it happened. RFC 3339, UTC. */ timestamp: string
    /** What happened to which records. No personal data: read the record. */ data: Resources['WebhookProofData']
  }
  WebhookMessageProofChangesRequested: {
    /** The type of the event. */ type: 'proof.changes_requested'
    /** When it happened. RFC 3339, UTC. */ timestamp: string
    /** What happened to which records. No personal data: read the record. */ data: Resources['WebhookProofData']
  }
  WebhookMessageProofSent: {
    /** The type of the event. */ type: 'proof.sent'
    /** When it happened. RFC 3339, UTC. */ timestamp: string
    /** What happened to which records. No personal data: read the record. */ data: Resources['WebhookProofData']
  }
  WebhookMessageSheetExported: {
    /** The type of the event. */ type: 'sheet.exported'
    /** When it happened. RFC 3339, UTC. */ timestamp: string
    /** What happened to which records. No personal data: read the record. */ data: Resources['WebhookSheetData']
  }
  WebhookMessageSheetUpdated: {
    /** The type of the event. */ type: 'sheet.updated'
    /** When it happened. RFC 3339, UTC. */ timestamp: string
    /** What happened to which records. No personal data: read the record. */ data: Resources['WebhookSheetData']
  }
  WebhookOrderData: {
    /** The order. */ orderId: string
    /** The number of the order. */ number?: string
    /** The status that it is in. */ status?: string
    /** The payment. */ paymentId?: string
    /** The refund. */ refundId?: string
    /** Minor units of the store currency. */ amountMinor?: number
    /** Minor units of the store currency. */ totalMinor?: number
    /** The print on the garment. */ placementId?: string
    /** The artwork. */ artworkId?: string
    /** The document. */ documentId?: string
    /** Invoice, credit note or receipt. */ documentKind?: 'invoice' | 'credit_note' | 'receipt'
    /** The number of the document. */ documentNumber?: string
    /** The print job. */ jobId?: string
    /** The print jobs. */ jobIds?: string[]
  }
  WebhookOrderEventData: {
    /** The order. */ orderId: string
    /** The number of the order. */ number?: string
    /** The status that it is in. */ status?: string
    /** The payment. */ paymentId?: string
    /** The refund. */ refundId?: string
    /** Minor units of the store currency. */ amountMinor?: number
    /** Minor units of the store currency. */ totalMinor?: number
    /** The print on the garment. */ placementId?: string
    /** The artwork. */ artworkId?: string
    /** The document. */ documentId?: string
    /** Invoice, credit note or receipt. */ documentKind?: 'invoice' | 'credit_note' | 'receipt'
    /** The number of the document. */ documentNumber?: string
    /** The print job. */ jobId?: string
    /** The print jobs. */ jobIds?: string[]
    /** The discount code of the order. */ discount: Resources['QuoteResponseDiscount'] | null
  }
  WebhookProofData: {
    /** The order. */ orderId: string
    /** The number of the order. */ number: string
    /** The version of the proof. */ version: number
  }
  WebhookSecretRotation: { /** The revision that you read. An outdated one is refused with REVISION_CONFLICT. */ revision: number }
  WebhookSheetData: { /** The gang sheet. */ sheetId: string; /** The number of the sheet. */ number?: string }
  WebhookStockData: {
    /** The stock item. */ itemId: string
    /** The stock keeping unit, unique and in upper case. */ sku: string
    /** On hand and not reserved. */ available: number
  }
  WebhookThreadData: {
    /** The order. */ orderId?: string
    /** The estimate. */ estimateId?: string
    /** The number of the order or estimate. */ number: string
    /** The message. */ threadMessageId: string
  }
  WhatsAppMessageOutcome: { /** `skipped` if the customer knows already. */ outcome: 'sent' | 'skipped' }
  WhatsAppMessageRecord: {
    /** The id of this record. */ id: string
    /** The order. */ orderId: string
    /** The number that people use. */ number: string
    /** Who ordered; null if the reader may not see it. */ customerName: string
    /** The step of the order, e.g. `order-ready`. */ about: string
    /** In the language of the customer, with the link to the order. */ text: string
    /** Opens a chat with the customer, with the text; sends nothing. */ whatsappUrl: string
    /** RFC 3339, UTC. */ createdAt: string
    /** How it ended; null while it is open. */ outcome: 'sent' | 'skipped' | null
  }
}
