import type { Messages } from './messages.ts'

export const en: Messages = {
  names: {},
  greeting: (name) => (name === undefined ? 'Hello,' : `Hello ${name},`),
  closings: {
    customer: (storeName) => `${storeName} sent you this email about your order or request.`,
    member: (storeName) => `${storeName} sent you this email because you are on the team.`,
  },
  emails: {
    'order-received': {
      subject: ({ number, storeName }) => `Order ${number} received – ${storeName}`,
      opening: ({ number }) => `Thank you for your order. Your order number is ${number}.`,
    },
    'order-expired': {
      subject: ({ number, storeName }) => `Order ${number} has expired – ${storeName}`,
      opening: ({ number }) =>
        `We did not receive the payment for order ${number} in time, so the order has expired and its items are no longer reserved. You owe nothing. If you still want them, please order again.`,
    },
    'order-changed': {
      subject: ({ number, storeName }) => `Order ${number} was changed – ${storeName}`,
      opening: ({ number }) =>
        `We changed your order ${number}. This is what it contains now. If something is not right, please tell us before we print it.`,
    },
    'order-cancelled': {
      subject: ({ number, storeName }) => `Order ${number} was cancelled – ${storeName}`,
      opening: ({ number }) => `Your order ${number} was cancelled.`,
    },
    'payment-verified': {
      subject: ({ number, storeName }) => `Payment received for order ${number} – ${storeName}`,
      opening: ({ number }) => `Thank you! We received your payment for order ${number}.`,
    },
    'payment-rejected': {
      subject: ({ number, storeName }) => `Please check your payment for order ${number} – ${storeName}`,
      opening: ({ number }) =>
        `We could not find your payment for order ${number}. Please check it and submit it again.`,
    },
    'payment-refunded': {
      subject: ({ number, storeName }) => `Refund for order ${number} – ${storeName}`,
      opening: ({ number }) =>
        `We sent you a refund for order ${number}. It may take a few days to reach your account.`,
    },
    'artwork-changes-requested': {
      subject: ({ number, storeName }) => `Your artwork for order ${number} needs changes – ${storeName}`,
      opening: ({ number }) =>
        `We reviewed the artwork of order ${number} and need a new version before we can print it.`,
    },
    'order-ready': {
      subject: ({ number, storeName }) => `Order ${number} is ready – ${storeName}`,
      opening: ({ number }) => `Good news: your order ${number} is ready.`,
    },
    'order-link': {
      subject: ({ number, storeName }) => `Link to your order ${number} – ${storeName}`,
      opening: ({ number }) => `Here is the link to your order ${number}, as you asked.`,
    },
    'lead-acknowledged': {
      subject: ({ number, storeName }) => `Request ${number} received – ${storeName}`,
      opening: ({ number }) => `Thank you! We received your request ${number} and will reply by email.`,
    },
    'shop-order-received': {
      subject: ({ number }) => `New order ${number}`,
      opening: ({ number }) => `You have a new order: ${number}.`,
    },
    'shop-payment-submitted': {
      subject: ({ number }) => `Check the payment for order ${number}`,
      opening: ({ number }) =>
        `The customer submitted a payment for order ${number}. Please check that the money has arrived.`,
    },
    'shop-lead-received': {
      subject: ({ number }) => `New request ${number}`,
      opening: ({ number }) => `You have a new request: ${number}.`,
    },
    'team-invitation': {
      subject: ({ storeName }) => `You are invited to the team of ${storeName}`,
      opening: ({ storeName }) =>
        `You were added to the team of ${storeName}. Choose a password to sign in with this email address.`,
    },
    'team-reset': {
      subject: ({ storeName }) => `Choose a new password – ${storeName}`,
      opening: ({ storeName }) =>
        `An owner of ${storeName} reset your account. Your old password and one-time codes no longer work. Choose a new password to sign in.`,
    },
  },
  headings: {
    items: 'Items',
    payment: 'How to pay',
    handover: 'Delivery',
    customer: 'Customer',
    reason: 'Reason',
    changes: 'What to change',
    message: 'Message',
  },
  labels: {
    subtotal: 'Subtotal',
    discount: 'Discount',
    fee: 'Delivery',
    tax: 'Tax',
    taxIncluded: 'Tax included',
    total: 'Total',
    paid: 'Paid',
    refunded: 'Refunded',
    due: 'Balance due',
    payWith: 'Payment method',
    payee: 'Payee',
    account: 'Account',
    payBefore: 'Pay by',
    payNumber: 'Include this reference',
    thenSend: 'Then send us',
    reference: 'Reference',
    payer: 'Payer',
    amount: 'Amount',
    handover: 'Delivery method',
    where: 'Where',
    when: 'When',
    deliveryTime: 'Delivery time',
    address: 'Studio address',
    openingHours: 'Opening hours',
    promisedBy: 'Ready by',
    name: 'Name',
    email: 'Email',
    phone: 'Phone',
    channel: 'Reply by',
    topic: 'Topic',
    orderNumber: 'Order',
    quantity: 'Quantity',
    artworks: 'Artwork files',
  },
  methods: { pickup: 'Pick up at the studio', meetup: 'Meet-up point', delivery: 'Home delivery' },
  deliveryTime: ({ min, max }) =>
    min === max ? `${days(max)} after it is ready` : `${min} to ${days(max)} after it is ready`,
  topics: {
    quote: 'A quote',
    bulk: 'A large order',
    artwork: 'Their artwork',
    order: 'An order',
    other: 'Something else',
  },
  payNow: 'Pay for your order',
  uploadVersion: 'Upload a new version',
  followOrder: 'Track your order',
  openMap: 'View on map',
  choosePassword: 'Choose a password',
  linkWorksOnce: (until) => `The link works once and expires on ${until}. Do not share it with anyone.`,
  answerDirectly: 'Reply to this email to answer the customer.',
  openInConsole: 'Open the order',
  paymentBeingChecked: 'We are checking your payment and will email you when it is confirmed.',
}

const days = (count: number) => `${count} ${count === 1 ? 'day' : 'days'}`
