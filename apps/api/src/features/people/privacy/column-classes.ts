import type { DB } from '../../../platform/database/tables.generated.ts'

/**
 * `public` may be shown to anyone, `internal` is business data and secrets, and `personal` is about a person
 * and removed when a customer is erased. A test refuses a new column without a class.
 */
export interface ColumnClasses {
  readonly public?: string
  readonly internal?: string
  readonly personal?: string
}

export const COLUMN_CLASSES = {
  // Deleted when they are used, or after an hour.
  account_links: {
    internal: 'id token_hash customer_id email_due requested_at expires_at created_by',
    personal: 'email phone locale',
  },
  account_sessions: {
    internal: 'id token_hash customer_id created_at last_seen_at expires_at',
    personal: 'email phone device',
  },
  admin_recovery_codes: { internal: 'user_id code_hash created_at' },
  admin_sessions: {
    internal: 'id token_hash user_id created_at last_seen_at expires_at',
    personal: 'device',
  },
  admin_users: {
    internal:
      'id role status password_hash totp_secret totp_enabled totp_last_step last_login_at created_at created_by updated_at password_expires_at',
    personal: 'email name locale',
  },
  api_keys: {
    internal: 'id name prefix key_hash permissions created_by created_at last_used_at expires_at revoked_at',
  },
  artworks: {
    internal: 'id sha256 byte_size format inspection created_at removed_at',
    personal: 'file_name',
  },
  audit_head: { internal: 'one sequence hash' },
  // Names team members and never a customer, because the log cannot be changed.
  audit_log: {
    internal:
      'id occurred_at actor_kind actor_id action entity_type entity_id message changes metadata request_id',
    personal: 'actor_name ip_address',
  },
  audit_seals: { internal: 'sequence entry_id previous_hash hash sealed_at' },
  audit_unsealed: { internal: 'place entry_id' },
  brand: {
    public: 'accent surface heading_font text_font logo_id favicon_id hero_picture_id texts translations faq',
    internal: 'id revision updated_at updated_by',
  },
  categories: { public: 'id name description translations sort' },
  category_list: { internal: 'id revision updated_at updated_by' },
  // Customers see the prices of the first list only.
  film_price_lists: {
    internal:
      'id name per_dm2_minor minimum_transfer_minor sheet_per_metre_minor length_breaks minimum_sheet_minor sort',
  },
  film_settings: { internal: 'id finish export revision updated_at updated_by' },
  film_prices: { public: 'transfers sheets', internal: 'id revision updated_at updated_by' },
  contact_leads: {
    internal:
      'id reference status channel topic quantity_estimate artwork_ids received_at updated_at revision status_since order_id customer_id erased_at',
    personal: 'name email phone message order_number locale lost_reason search_text',
  },
  cost_entries: {
    internal:
      'id category amount_minor incurred_on description supplier order_id inventory_item_id quantity source reversal_of actor_kind actor_id created_at run_id',
  },
  customers: {
    internal: 'id trade price_list_id merged_into merged_at revision created_at updated_at erased_at',
    personal: 'name company email phone locale tags tax_id note search_text',
  },
  film_accounts: { internal: 'customer_id balance_mm' },
  film_movements: {
    internal: 'id customer_id place type delta_mm balance_after_mm order_id reason created_by occurred_at',
  },
  film_purchases: { internal: 'order_id customer_id length_mm' },
  discount_uses: {
    internal: 'order_id discount_id amount_minor used_at returned_at',
    personal: 'email phone',
  },
  discounts: {
    public: 'code kind percent_off_bp amount_minor garment_kinds minimum_minor valid_until',
    internal:
      'id valid_from max_uses max_uses_each note uses given_minor ended_at revision created_at created_by updated_at updated_by',
  },
  // Kept by law after its customer was erased.
  documents: {
    internal:
      'id kind prefix year sequence number order_id payment_id invoice_id issued_at issued_on issued_by currency total_minor tax_minor content_sha256',
    personal: 'content',
  },
  document_files: { internal: 'document_id sha256 drawn_at', personal: 'pdf' },
  document_sendings: { internal: 'id document_id sent_at sent_by' },
  document_series: { internal: 'prefix year last' },
  // The offer says what is sold. Who approved is in the answers, so that the audit log needs no name.
  estimates: {
    internal:
      'id number status status_since offer artwork_ids total_minor valid_until version unsent approved_version order_problem order_id lead_id customer_id reminded_version created_by created_at updated_at revision erased_at',
    personal:
      'customer_name customer_company customer_email customer_phone customer_locale words search_text',
  },
  estimate_answers: {
    internal: 'id estimate_id version kind answered_at',
    personal: 'name ip_address salt notes',
  },
  estimate_versions: {
    internal: 'estimate_id version offer paper words_digest hash sent_at sent_by',
    personal: 'words',
  },
  estimate_views: { internal: 'estimate_id version first_at last_at' },
  events: {
    internal: 'id type order_id lead_id estimate_id customer_id occurred_at dispatched_at',
    personal: 'payload',
  },
  // The content is made up.
  examples: { internal: 'kind id content' },
  first_run: {
    internal: 'id opened dismissed store_open preview_key skipped confirmed revision updated_at updated_by',
  },
  former_server_keys: { internal: 'name value algorithm replaced_at' },
  files_to_check: { internal: 'place kind file_id' },
  file_removals: { internal: 'kind sha256 wanted_at done_at' },
  gang_sheet_files: { internal: 'sheet_id name sha256 byte_size removed_at' },
  gang_sheet_prints: {
    internal: 'sheet_id job_id x_mm y_mm turned pinned inked_area_mm2 colour_coverage white_coverage',
  },
  gang_sheets: {
    internal:
      'id number state state_since film length_mm bound_mm seed packing_id packing_since packing_until export export_due void_reason film_used_mm created_by_kind created_by created_at updated_at updated_by revision',
  },
  garment_pictures: { public: 'garment_id place picture_id alt translations' },
  garment_kinds: { public: 'id name translations sizes size_translations views sort' },
  garment_photos: {
    public: 'view colour neutral x1 y1 x2 y2 distance_mm origin_x origin_y',
    internal: 'garment_id photo_id',
  },
  garments: {
    public:
      'id slug kind name description fabric base_price_minor active sort category_id care size_guide translations colour_translations',
    internal: 'revision created_at updated_at updated_by',
  },
  // Can hold any response, but no secret. Deleted after a day or by an erasure.
  idempotency_keys: { internal: 'scope key request_hash status created_at', personal: 'body client' },
  integrity_checks: { internal: 'name checked_at ok details' },
  inventory_items: {
    internal:
      'id sku name kind unit variant_id supplier reorder_point reorder_quantity on_hand reserved average_unit_cost active revision created_at updated_at low_since',
  },
  inventory_movements: {
    internal:
      'id item_id type quantity delta on_hand_after unit_cost order_id job_id reason actor_kind actor_id occurred_at created_at',
  },
  material_debts: { internal: 'item_id quantity updated_at' },
  message_templates: {
    public: 'subject body',
    internal: 'name language revision updated_at updated_by',
  },
  meetup_zones: { public: 'id name area landmark translations fee_minor slots active sort' },
  // Of nobody in particular; the artworks lead to whom they belong.
  sheet_layouts: {
    internal: 'id film length_mm utilisation_percent pieces created_at',
    personal: 'name',
  },
  // A design has the names that people print on garments.
  designs: { internal: 'id created_at', personal: 'name prints' },
  design_artworks: { internal: 'design_id artwork_id' },
  sheet_layout_artworks: { internal: 'layout_id artwork_id' },
  order_items: {
    internal:
      'id order_id position kind variant_id inventory_item_id garment_name colour size quantity reserved_quantity unit_price_minor line_total_minor agreed_price film finish',
    personal: 'note',
  },
  // Deleted as soon as they are answered.
  order_link_requests: { internal: 'id requested_at', personal: 'number email phone' },
  order_notes: { internal: 'id order_id author_id created_at', personal: 'body' },
  orders: {
    internal:
      'id number status payment_status artwork_status proof_status production_status fulfilment_status fulfilment_method instruction_id subtotal_minor discount_minor fee_minor tax_minor total_minor paid_minor refunded_minor returned_minor kept_minor currency needed_by promised_by pay_before policy_version revision created_at updated_at source stage stage_since units confirmed_at ready_at handed_over_at created_by customer_id erased_at extras discount agreed_discount_minor deposit_percent',
    personal:
      'client_digest customer_name customer_email customer_phone customer_locale fulfilment note hold_reason agreed_discount_reason search_text',
  },
  password_links: { internal: 'token_hash user_id purpose created_at expires_at id letter_due' },
  payment_instructions: {
    public:
      'id method label payee_name account instructions reference_hint translations reference_required proof_required pay_within_hours active sort',
  },
  payment_proofs: { internal: 'id sha256 byte_size format created_at removed_at', personal: 'file_name' },
  // The books need the reference, and it must not pay twice.
  payments: {
    internal:
      'id order_id instruction_id method amount_minor reference proof_id status submitted_at decided_at verified_minor refunded_minor decided_by',
    personal: 'payer_name decision_reason',
  },
  photos: { internal: 'id picture_id shade_id mask_id cut_out created_at created_by' },
  pictures: {
    public: 'width_px height_px has_alpha',
    internal: 'id file_name created_at created_by redrawing',
  },
  picture_files: { public: 'sha256 width_px height_px format', internal: 'picture_id byte_size' },
  placements: {
    internal:
      'id order_item_id position zone_id artwork_id width_mm height_mm offset_x_mm offset_y_mm rotation_deg copies size_tier_id price_minor state preflight trim_top_mm trim_right_mm trim_bottom_mm trim_left_mm',
  },
  print_job_costs: {
    internal:
      'job_id run_id order_item_id placement_id area_mm2 film_mm colour_ink_ml white_ink_ml powder_g film_cost ink_cost powder_cost labour_cost cost measured created_at',
  },
  print_jobs: {
    internal:
      'id order_id order_item_id placement_id unit state state_since parent_job_id took_blank reason printed_at created_at sheet_id finish',
  },
  print_settings: {
    public: 'minimum_dpi recommended_dpi',
    internal: 'id film press_recipes revision updated_at updated_by',
  },
  print_zones: {
    public:
      'id name translations garment_kinds view anchor_x_mm anchor_y_mm max_width_mm max_height_mm size_bands active sort',
  },
  production_settings: { internal: 'id settings revision updated_at updated_by' },
  quantity_breaks: { public: 'garment_kind min_quantity percent_off_bp' },
  // Keys contain client addresses and expire with their window.
  rate_limits: { internal: 'points expire', personal: 'key' },
  refunds: {
    internal: 'id order_id payment_id amount_minor reference refunded_by refunded_at',
    personal: 'reason',
  },
  schema_migrations: { internal: 'name checksum applied_at' },
  server_keys: { internal: 'name value algorithm created_at' },
  sign_in_policy: { internal: 'id codes_required_for revision updated_at updated_by' },
  size_tiers: { public: 'id label translations max_width_mm max_height_mm price_minor sort' },
  store_settings: {
    public:
      'store_name tagline translations currency currency_exponent locales time_zone support_channels studio delivery_areas fulfilment_methods tax_mode tax_rate_bp lead_time_min_days lead_time_max_days policy_version updated_at',
    internal:
      'id shop_email deposit_percent approve_passed_artwork proof_every_order unpaid_orders documents revision updated_by',
  },
  test_orders: { internal: 'order_id created_by created_at' },
  thread_messages: {
    internal: 'id place order_id estimate_id sender author_id channel about artwork_ids sent_at read_at',
    personal: 'body',
  },
  proof_answers: {
    internal: 'id order_id version kind recorded_by answered_at',
    personal: 'name ip_address salt notes reason',
  },
  proof_versions: {
    internal: 'order_id version content words_digest hash sent_at sent_by',
    personal: 'words',
  },
  used_challenges: { internal: 'fingerprint expires_at' },
  variants: { public: 'id garment_id colour colour_hex size size_sort surcharge_minor active' },
  webhook_deliveries: {
    internal:
      'id endpoint_id event_id status attempts last_attempt_at last_status last_problem last_error created_at replay_wanted',
  },
  whatsapp_messages: { internal: 'id order_id about created_at outcome decided_at decided_by' },
  webhook_endpoints: {
    internal:
      'id url description event_types secret former_secret former_secret_until active revision created_at created_by updated_at removed_at after_event_id',
  },
} as const satisfies Record<keyof DB | 'schema_migrations', ColumnClasses>
