import type { Names } from '@platen/formats/default-names'

export const order = {
  metaTitle: 'Order {number} · {store}',
  eyebrow: 'Order',
  orderedBy: 'For {name}, ordered {when}',
  nextHeading: 'Next step',
  statuses: {
    awaiting_payment: {
      title: 'Waiting for your payment',
      next: 'We have reserved your garments. Once your payment arrives, we prepare your artwork for printing.',
    },
    rest_due: {
      title: 'Part of the payment is still due',
      next: 'We received the first part, thank you. We start when the rest arrives.',
    },
    rest_overdue: {
      title: 'The rest of your payment is overdue',
      next: 'We received the first part and still hold your garments. Pay the rest now, or contact us if you need more time or want to cancel.',
    },
    payment_rejected: {
      title: 'We could not find your payment',
      next: 'Check the details and send them again. Your garments stay reserved until then.',
    },
    payment_review: {
      title: 'We are checking your payment',
      next: 'A person checks every payment. Once we have found yours, we check your artwork.',
    },
    payment_review_approved: {
      title: 'We are checking your payment',
      next: 'A person checks every payment. Your artwork is approved: once we have found your payment, we print it.',
    },
    artwork_review: {
      title: 'We are checking your artwork',
      next: 'We check edges, resolution and thin lines before printing, and contact you if something would not print well.',
    },
    artwork_changes: {
      title: 'Your artwork needs a new version',
      next: 'Upload it on this page. We check it right away, and your order continues.',
    },
    ready_to_print: {
      title: 'Ready to print',
      next: 'Everything is settled. Your artwork is waiting for its place on the next roll of film.',
    },
    in_production: {
      title: 'In production',
      next: 'We print, press and check every piece, and tell you when the last one has passed.',
    },
    ready_pickup: {
      title: 'Your order is ready',
      next: 'You can pick it up now. Bring your order number.',
    },
    ready_meetup: {
      title: 'Your order is ready',
      next: 'We meet you at the place and time you chose. Bring your order number.',
    },
    ready_delivery: {
      title: 'Your order is ready',
      next: 'It is packed and will leave for your address soon.',
    },
    handover_missed: {
      title: 'We missed each other',
      next: 'Your order is packed and waiting. Contact us to agree on another time.',
    },
    completed: {
      title: 'Order completed',
      next: 'Your order was handed over. Wash it inside out and cold, and the print will last.',
    },
    returned: {
      title: 'Your order was returned',
      next: 'We have received what you returned. Contact us if anything is still open.',
    },
    on_hold: {
      title: 'On hold',
      next: 'We will continue once this is settled. Contact us and we will sort it out together.',
    },
    cancelled: {
      title: 'Order cancelled',
      next: 'This order will not continue. Contact us if you did not expect this.',
    },
    expired: {
      title: 'Order expired',
      next: 'We did not receive a payment in time. The garments were released and you owe nothing. If you still want them, place a new order.',
    },
  },
  progress: 'Progress',
  steps: {
    paid: 'Payment',
    artwork: 'Artwork',
    film: 'Film',
    press: 'Press',
    check: 'Check',
    ready: 'Ready',
  },
  stepStates: { done: 'done', now: 'now', later: 'upcoming' },
  stepOf: 'Step {at} of {all}',
  reason: 'Reason',
  money: {
    toReturn: 'We owe you {amount} of your payment. Contact us to arrange a refund.',
    kept: 'We keep {amount} of your payment as credit for your next order.',
    refunded: 'We refunded {amount}. Banks may take some days to show it.',
  },
  orderAgain: 'Design something new',

  todo: 'What you need to do',
  nothingToDo: 'Nothing for now. We will contact you.',

  pay: 'Pay for your order',
  due: 'Amount due',
  payBefore: 'Pay before {moment}',
  timeLeft: {
    day: { one: '{count} day', other: '{count} days' },
    hour: { one: '{count} hour', other: '{count} hours' },
    minute: { one: '{count} minute', other: '{count} minutes' },
    one: { one: '{first} left', other: '{first} left' },
    two: '{first} and {second} left',
    moment: 'Less than a minute left',
    over: 'The payment deadline has passed',
  },
  payWith: 'Pay with',
  amount: 'Exact amount',
  howToPay: 'Instructions',
  payNumber: 'Include this reference',
  thenSend: 'Then send us',

  paidAlready: 'Already paid? Tell us',
  paidHow: 'How did you pay?',
  reference: 'Payment reference',
  referenceHint: 'What to send: {hint}',
  referenceMissing: 'Enter the reference so that we can find your payment.',
  payerName: 'Name on the account you paid from',
  proofMissing: 'Add a photo of the receipt or the confirmation.',
  proofWait: 'Your photo is still uploading.',
  sendPayment: 'Send payment details',
  sendingPayment: 'Sending…',
  paymentUnanswered: 'We do not know whether this arrived',
  paymentUnansweredText:
    'The connection was lost before we could answer. Send it again as it is: it counts only once.',
  paymentSent: 'Thank you! We will check it and contact you.',
  scriptless:
    'This page needs JavaScript to send anything. Contact us instead, with one of the options below.',

  newVersion: 'Upload a new version',
  newVersionOf: 'New version of {file}',
  changesAsked: 'What to change',
  printedAt: 'Printed at {size}',
  versionHint:
    'PNG, JPEG, WebP, TIFF or SVG, up to {size} MB. Same proportions as before; {width} × {height} px or more print sharp.',
  versionPick: 'Choose the new file',
  versionBefore: 'Current',
  versionAfter: 'New',
  versionVerdicts: {
    passed: 'The check found no problems.',
    warning: 'It can be printed. A person will also look at this:',
    failed: 'It would not print well yet:',
  },
  dpi: '{dpi} DPI at the printed size',
  useVersion: 'Use this version',
  usingVersion: 'Saving…',
  versionTaken: 'We received your new version and checked it.',
  versionFailed: 'The check still found a problem. See below what to change.',

  items: 'What you ordered',
  artworkAlt: 'Your artwork {file}, {zone}',
  garmentAlt: '{garment} in {colour}, {view}',
  each: '{price} each',
  artworkStates: {
    checking: 'being checked',
    passed: 'looks good',
    warning: 'waiting for our review',
    failed: 'needs a new version',
    approved: 'approved',
    changes_requested: 'needs changes',
  },
  note: 'Your note',

  subtotal: 'Subtotal',
  discount: 'Discount',
  taxIncluded: 'Tax included',
  paid: 'Paid',
  refundedTotal: 'Refunded',

  methods: { pickup: 'Pick up at the studio', meetup: 'Meet-up point', delivery: 'Home delivery' },
  where: 'Place',
  when: 'When',
  address: 'Address',
  deliveryTime: 'Delivery time',
  days: '{min} to {max} days after it is ready',
  daysExactly: '{max} days after it is ready',
  promisedBy: 'Ready by',
  neededBy: 'Needed by',

  timeline: 'History',
  /** By event type. In English the labels of the API are shown. */
  events: {} as Names,

  questions: 'Questions?',
  whatsapp: 'Message us on WhatsApp',
  email: 'Send an email',
  hello: 'Hello, this is about my order {number}.',
  subject: 'Order {number}',
  share: 'Link to this page',
  keepSecret: 'Anyone with this link can see this order and its address. Share it with care.',
  copyLink: 'Copy link',

  upToDate: 'As of {time}. This page refreshes automatically.',
  lastState: 'As of {time}.',
  offline: 'You are offline. Last updated at {time}.',
  unreachable: 'We could not reach the shop. Last updated at {time}.',
  refresh: 'Refresh',
  refreshing: 'Refreshing',

  lostTitle: 'Order not found',
  lostText:
    'Check the link: part of it may be missing. Open it again from our message, or let us send it to you again.',
}

export const yourOrders = {
  metaTitle: 'Your orders · {store}',
  title: 'Your orders',
  device: 'On this device',
  deviceText: 'Orders that you placed or opened in this browser. Nobody else sees this list.',
  noneTitle: 'No orders here yet',
  noneText: 'Orders that you place in this browser appear here.',
  forget: 'Remove order {number} from this list',
  clear: 'Clear this list',
  find: 'Find my order',
  findText: 'We send the link to your order page to the email or phone that you ordered with.',
  number: 'Order number',
  contact: 'Email or phone',
  hints: {
    number: 'For example PL-2026-000042.',
    contact: 'The one you gave when you ordered.',
  },
  missing: {
    number: 'Enter the order number.',
    contact: 'Enter an email address or a phone number.',
  },
  send: 'Send me the link',
  sending: 'Sending…',
  sentTitle: 'Thank you',
  sentText:
    'If the number and the contact belong to one order, we will send you its link: by email within minutes, or on WhatsApp during our hours.',
}
