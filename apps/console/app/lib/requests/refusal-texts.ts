/** What happened, and what to do. */
export interface RefusalText {
  readonly title: string
  readonly text: string
}

/** `names` are those that the API sends: orders, SKUs, zones. `state` is that of the record, or empty. */
type Named = (names: string, state: string) => RefusalText

/**
 * All that the console says about a refusal, so that it can be translated: the API's own sentences are for programs.
 * `scripts/error-words.test.ts` refuses a code or a reason without its row here.
 */
export const CODE_TEXTS: Readonly<Record<string, RefusalText>> = {
  BAD_REQUEST: {
    title: 'The shop couldn’t read this.',
    text: 'Reload the page, then try again.',
  },
  PAYLOAD_TOO_LARGE: {
    title: 'This is too large to send.',
    text: 'Send less at once, or a smaller file.',
  },
  UNSUPPORTED_MEDIA_TYPE: {
    title: 'The shop can’t read this kind of file.',
    text: 'Choose another file.',
  },
  UNAUTHENTICATED: {
    title: 'Your session has ended.',
    text: 'Sign in again to continue.',
  },
  INVALID_CREDENTIALS: {
    title: 'The email address, the password or the one-time code is wrong.',
    text: 'Check what you typed. An owner can give you a new password link.',
  },
  TOTP_REQUIRED: {
    title: 'This account also needs a one-time code.',
    text: 'Enter the code from your authenticator app.',
  },
  FORBIDDEN: {
    title: 'You can’t do this.',
    text: 'Ask an owner to do it, or to change your role.',
  },
  TOTP_SETUP_REQUIRED: {
    title: 'The shop requires one-time codes of your role.',
    text: 'Set them up under Account, then try again.',
  },
  BOT_CHECK_FAILED: {
    title: 'The bot check failed.',
    text: 'Reload the page, then try again.',
  },
  CROSS_ORIGIN_REFUSED: {
    title: 'This page was opened at another address than the shop’s.',
    text: 'Open the console at the address of the shop.',
  },
  NOT_FOUND: {
    title: 'The shop doesn’t know this request.',
    text: 'Reload the page: it may be older than the shop.',
  },
  RESOURCE_NOT_FOUND: {
    title: 'This doesn’t exist, or was removed.',
    text: 'Go back to the list and choose another one.',
  },
  METHOD_NOT_ALLOWED: {
    title: 'The shop doesn’t know this request.',
    text: 'Reload the page: it may be older than the shop.',
  },
  INVALID_TRANSITION: {
    title: 'This is no longer possible: it changed in the meantime.',
    text: 'Look at what it is now, then choose what to do.',
  },
  OUT_OF_STOCK: {
    title: 'There isn’t enough in stock.',
    text: 'Use fewer, choose another colour or size, or record what arrived first.',
  },
  PRICE_CHANGED: {
    title: 'The price has changed.',
    text: 'The price is updated. Tell the customer the new total, then create the order.',
  },
  DUPLICATE: {
    title: 'This exists already.',
    text: 'Use the existing one, or enter something else.',
  },
  REVISION_CONFLICT: {
    title: 'Someone else changed this in the meantime.',
    text: 'Close this, look at the change, then make yours again.',
  },
  IDEMPOTENCY_IN_PROGRESS: {
    title: 'Your first request is still on its way.',
    text: 'Wait a moment, then send it again unchanged. It counts only once.',
  },
  LAST_OWNER: {
    title: 'The shop would be left without an owner.',
    text: 'Make another team member an owner first.',
  },
  IN_USE: {
    title: 'This is in use and can’t be removed.',
    text: 'Turn it off instead.',
  },
  POLICY_CHANGED: {
    title: 'The policies of the shop have changed.',
    text: 'Reload the page, tell the customer, then try again.',
  },
  VALIDATION_FAILED: {
    title: 'Something you entered can’t be used.',
    text: 'Correct it, then try again.',
  },
  IDEMPOTENCY_KEY_REUSED: {
    title: 'This was sent before with other content.',
    text: 'Close this and start again.',
  },
  ARTWORK_REJECTED: {
    title: 'This file can’t be used as artwork.',
    text: 'Export it again as PNG, JPEG, WebP, TIFF or plain SVG.',
  },
  RATE_LIMITED: {
    title: 'Too many tries.',
    text: 'Wait a moment, then try again.',
  },
  INTERNAL_ERROR: {
    title: 'Something went wrong on our side.',
    text: 'Nothing was changed. Try again later.',
  },
  UPSTREAM_FAILED: {
    title: 'A service that the shop needs didn’t answer.',
    text: 'Try again in a minute.',
  },
  DATABASE_UNAVAILABLE: {
    title: 'The shop can’t reach its database.',
    text: 'Nothing was changed. Try again in a few seconds.',
  },
  NOT_READY: {
    title: 'The shop isn’t ready yet.',
    text: 'Try again in a few seconds.',
  },
  OVERLOADED: {
    title: 'The shop is busy.',
    text: 'Nothing was changed. Try again in a few seconds.',
  },
}

const ORDER_CHANGED = 'Close this to see the order as it is now.'
const RELEASE_FIRST = 'Press or cancel these orders first.'

/** Of orders and requests. */
export const STATE_WORDS: Readonly<Record<string, string>> = {
  open: 'open',
  on_hold: 'on hold',
  completed: 'completed',
  cancelled: 'cancelled',
  expired: 'expired',
  new: 'new',
  contacted: 'answered',
  quoted: 'quoted',
  converted: 'an order',
  lost: 'lost',
  spam: 'marked as spam',
}

export const REASON_TEXTS: Readonly<Record<string, RefusalText | Named>> = {
  order_ended: (names, state) => ({
    title: `${names === '' ? 'This order' : `Order ${names}`} is ${state || 'not open'}.`,
    text: 'Only open orders can be worked on. If it is on hold, resume it first.',
  }),
  order_action: (_names, state) => ({
    title: state === '' || state === 'open' ? 'This is no longer possible.' : `The order is ${state}.`,
    text: `The order has changed. ${ORDER_CHANGED}`,
  }),
  order_erased: {
    title: 'The customer’s data was erased.',
    text: 'This order can no longer be edited.',
  },
  payment_decided: { title: 'This payment was already decided.', text: ORDER_CHANGED },
  artwork_decided: { title: 'This artwork was already decided.', text: ORDER_CHANGED },
  artwork_in_order: {
    title: 'This artwork can’t be replaced now.',
    text: 'Request changes first. Artwork can be replaced if it failed its check or needs changes.',
  },
  line_in_production: (names) => ({
    title: `${names} is already on a sheet or printed.`,
    text: 'Leave this line as it is. Take its prints off a draft sheet first, or add a new line.',
  }),
  job_moved: {
    title: 'This print has moved on in the meantime.',
    text: 'Look at where it is now, then choose the next step.',
  },
  job_on_sheet: (names) => ({
    title: `This print is on sheet ${names}.`,
    text: 'Mark the sheet as printed, or void it first.',
  }),
  garment_unfinished: (names) => ({
    title: `Not all prints of ${names} have passed.`,
    text: 'Finish its other prints, then pack it.',
  }),
  print_not_queued: (names) => ({
    title: `A print${names === '' ? '' : ` of order ${names}`} is no longer in the queue.`,
    text: 'Choose again among the prints that wait.',
  }),
  print_too_large: (names) => ({
    title: `No print in the queue fits on this film. Order ${names} needs more room.`,
    text: 'Load wider film, or change the artwork of the order.',
  }),
  queue_empty: {
    title: 'No prints are waiting.',
    text: 'Prints arrive here when an order is paid and its artwork approved.',
  },
  sheet_moved: (names) => ({
    title: `This is not possible for sheet ${names} now.`,
    text: 'Look at the state of the sheet, then choose what to do.',
  }),
  lead_moved: (_names, state) => ({
    title: `This request is already ${state}.`,
    text: 'Look at it again, then choose what to do.',
  }),
  message_decided: {
    title: 'This message was already sent or skipped.',
    text: 'There is nothing left to do.',
  },
  delivery_pending: {
    title: 'This delivery is still on its way.',
    text: 'Wait until it is delivered or has failed, then send it again.',
  },
  user_changed: {
    title: 'This is not possible for this account now.',
    text: 'Close this to see the state of the account.',
  },
  codes_on: { title: 'One-time codes are already on.', text: 'Turn them off first to set up another app.' },
  codes_off: { title: 'One-time codes are off.', text: 'Start again with a new code.' },
  reversal: { title: 'This entry is itself a reversal.', text: 'Record the cost again instead.' },
  reversed: { title: 'This entry was already reversed.', text: 'Record the cost again if it is needed.' },
  no_blank_reserved: (names) => ({
    title: `No blank is reserved for ${names}.`,
    text: 'Check the stock of this garment, or record what arrived.',
  }),
  counted_below_reserved: (names) => ({
    title: `You counted less than is reserved for orders: ${names}.`,
    text: 'Count again. If pieces are missing, put orders on hold or cancel them first.',
  }),
  below_reserved: (names) => ({
    title: `There isn’t enough of ${names} that is not reserved for orders.`,
    text: 'Take less, record the receipt first, or release what orders reserve.',
  }),
  sku_used: (names) => ({ title: `Another stock item has the SKU ${names}.`, text: 'Enter another SKU.' }),
  garment_has_item: {
    title: 'This garment already has a stock item.',
    text: 'Use that item, or choose another garment.',
  },
  email_used: {
    title: 'A team member already has this email address.',
    text: 'Enter another one, or change that person’s role instead.',
  },
  slug_used: { title: 'Another garment already has this address.', text: 'Enter another one.' },
  payment_verified: {
    title: 'A payment with this reference was already verified.',
    text: 'Look for the other payment. If this is a different transfer, enter its own reference.',
  },
  reserved: (names) => ({ title: `Orders have reserved some of ${names}.`, text: RELEASE_FIRST }),
  variants_used: (names) => ({
    title: `Orders or stock items use ${names}.`,
    text: 'Turn these colours and sizes off instead of removing them.',
  }),
  zones_used: (names) => ({
    title: `Orders have prints in these zones: ${names}.`,
    text: 'Turn these zones off instead of removing them.',
  }),
  fabrics_used: (names) => ({
    title: `Garments use these fabrics: ${names}.`,
    text: 'Keep their press recipes, or change the fabric of those garments first.',
  }),
  instructions_used: (names) => ({
    title: `Orders or payments use these payment methods: ${names}.`,
    text: 'Turn them off instead of removing them.',
  }),
  currency_used: (names) => ({
    title: `There are orders or costs in ${names} already.`,
    text: 'Keep the currency and its decimals.',
  }),
  open_orders: (names) => ({
    title: `This customer has open orders: ${names}.`,
    text: 'Complete or cancel them first.',
  }),
  lacks_permission: {
    title: 'Your role can’t do this.',
    text: 'Ask an owner to do it, or to change your role.',
  },
  own_account: {
    title: 'You can’t do this to your own account.',
    text: 'Ask another owner. Your password is under Account.',
  },
  partly_printed: {
    title: 'Part of this order is already printed, so your role can’t cancel it.',
    text: 'Ask an owner or a manager.',
  },
  link_used: { title: 'This link no longer works.', text: 'Ask an owner for a new one.' },
  no_tickets: {
    title: 'There are no tickets to print.',
    text: 'Tickets are for garments whose prints are neither failed nor void.',
  },
  file_removed: { title: 'This file was removed.', text: 'Reload the page. If it is needed, make it again.' },
}

/** `limit` is what the API sends: the most characters, the least number, an example. */
type Limited = (limit: string) => string

export const FIELD_TEXTS: Readonly<Record<string, string | Limited>> = {
  empty: 'This file is empty. Choose another one.',
  too_large: 'This file is too large. Make it smaller, then upload it again.',
  wrong_format: 'Choose a PNG, JPEG, WebP, TIFF or SVG file.',
  damaged: 'This file is damaged or incomplete. Export it again.',
  several_pictures: 'This file has several pictures. Export one of them.',
  too_many_pixels: 'This picture has too many pixels. Export it at 300 DPI for the print size.',
  unusual_colours: 'This picture has unusual colours. Export it as RGB.',
  transparent: 'Everything in this picture is transparent. Export it again.',
  svg_without_size: 'This SVG has no size. Export it with a width and a height.',
  svg_unsafe: 'This SVG contains scripts or links. Export it as plain SVG, or as PNG.',
  too_complex: 'This file is too complex to draw. Export it as PNG.',
  proof_format: 'Choose a PNG, JPEG or WebP picture or a PDF.',
  malware: 'The virus scanner refused this file. Scan it on your computer, or choose another one.',
  required: 'Fill in this field.',
  unknown_field: 'The shop doesn’t know this field. Reload the page.',
  wrong_type: 'This is not valid.',
  too_short: (limit) => `Use at least ${limit} characters.`,
  too_long: (limit) => `Use at most ${limit} characters.`,
  not_an_email: 'Enter an email address, such as ana@example.com.',
  not_a_day: 'Enter a day.',
  not_a_time: 'Enter a time.',
  wrong_pattern: (limit) => (limit === '' ? 'This is not valid.' : `Write it like this: ${limit}`),
  not_a_choice: 'Choose one from the list.',
  too_low: (limit) => (limit === '' ? 'This is too low.' : `Enter ${limit} or more.`),
  too_high: (limit) => (limit === '' ? 'This is too high.' : `Enter ${limit} or less.`),
  not_more: (limit) => (limit === '' ? 'This is too low.' : `Enter more than ${limit}.`),
  too_precise: 'Use fewer decimals.',
  too_few: (limit) => (limit === '1' ? 'Add at least one.' : `Add at least ${limit}.`),
  too_many: (limit) => `Use at most ${limit}.`,
  repeated: 'This is there twice. Remove or change one.',
  invalid: 'This is not valid.',
  not_found: 'This doesn’t exist any more. Choose another one.',
  not_used: 'This can’t be used here. Leave it empty.',
  not_a_file: 'Choose one file.',
  wrong_kind: 'This is of another kind, or counted in another unit. Choose another one.',
  above_maximum: 'This must not be more than the value after it.',
  before_start: 'The end must be after the start.',
  range_too_long: (limit) => `Choose at most ${limit} days.`,
  in_the_past: 'Choose a day from today on, within a year.',
  in_the_future: 'This can’t be in the future.',
  too_long_ago: 'This can’t be more than a year ago.',
  too_far_ahead: (limit) => `Choose a day after today, within ${limit} days.`,
  no_contact: 'Enter an email address or a phone number.',
  not_sold: 'This garment, colour or size is not sold. Choose another one.',
  not_payable: (limit) =>
    `Deliveries to this area can’t be paid by ${limit}. Record another payment first, or choose another delivery method.`,
  not_offered: 'The shop doesn’t offer this. Choose another one.',
  not_a_country: 'Choose a country from the list.',
  outside_area: 'The shop doesn’t deliver there.',
  no_slot: 'There is no such time on this day. Choose another one.',
  no_print_price: 'The shop has no price for a print of this size. Make it smaller.',
  outside_zone: (limit) => `The print doesn’t fit on this size: at most ${limit}.`,
  line_kept: 'The prints of a line stay. Remove the line and add a new one.',
  more_than_due: 'This is more than is due.',
  more_than_refundable: 'This is more than can be refunded.',
  unknown_time_zone: 'Choose a time zone from the list.',
  unknown_currency: 'Enter the three letters of a currency, such as USD.',
  not_a_url: 'Enter a web address, such as https://example.com.',
  not_https: 'The address must begin with https://.',
  url_with_password: 'The address must not contain a password.',
  url_with_fragment: 'Leave out the part of the address after #.',
  not_public: 'The address must be on the public internet.',
  host_not_allowed: (limit) => `The address must be at ${limit}.`,
  none_active: 'At least one must be active.',
  above_zone: (limit) => `Enter at most ${limit} mm, which is the size of the zone.`,
  no_room: 'This leaves no room for prints on the film.',
  no_tier: (limit) => `Add a size of at least ${limit}, which a zone allows.`,
  not_on_film: (limit) => `A print of ${limit} doesn’t fit on the film. Make the zone smaller.`,
  no_recipe: (limit) => `There is no press recipe for this fabric. There are recipes for ${limit}.`,
  other_colour: (limit) => `This colour is ${limit} in another size. Use the same in all sizes.`,
  too_many_tickets: (limit) => `There are more than ${limit} garments. Print the tickets sheet by sheet.`,
  film_too_short: (limit) => `Enter at least ${limit} mm, which is the length of the sheet.`,
  not_turned: 'This film does not allow turned prints.',
  outside_film: 'This print is in the margin or beyond the edge of the film.',
  in_lead: 'This print is in the lead of the film.',
  sheet_too_long: (limit) => `This print ends beyond the longest sheet, ${limit} mm.`,
  too_close: (limit) => `This print is too close to ${limit}.`,
  wrong_password: 'This is not your password.',
  wrong_code: 'This code is wrong, or was already used. Enter the one that your app shows now.',
  password_like_email: 'Choose a password that is not made of your email address.',
  password_like_shop: 'Choose a password that is not made of the name or address of the shop.',
  password_common: 'This password is on a list of leaked ones. Choose another one.',
  password_repetitive: 'Use at least four different characters.',
  names_person: 'Don’t name the person: the reason stays in the audit log.',
}

/** The field of a form that a reason is about. */
export const REASON_FIELDS: Readonly<Record<string, string>> = {
  sku_used: 'sku',
  garment_has_item: 'garmentVariantId',
  email_used: 'email',
  slug_used: 'slug',
  payment_verified: 'reference',
}
