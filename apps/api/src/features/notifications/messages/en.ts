import type { Messages } from './messages.ts'

export const en: Messages = {
  greeting: (name) => (name === undefined ? 'Hello,' : `Hello ${name},`),
  closings: {
    customer: (storeName) => `${storeName} — you get this mail because of your order or request.`,
    member: (storeName) => `${storeName} — you get this mail because you belong to the team.`,
  },
  letters: {
    'order-received': {
      subject: ({ number, storeName }) => `We have your order ${number} – ${storeName}`,
      opening: ({ number }) => `Thank you! We have your order ${number}.`,
    },
    'order-expired': {
      subject: ({ number, storeName }) => `Your order ${number} has expired – ${storeName}`,
      opening: ({ number }) =>
        `Your order ${number} was not paid in time, so it has expired and its garments were released. You owe nothing. If you still want it, please order again.`,
    },
    'order-cancelled': {
      subject: ({ number, storeName }) => `Your order ${number} was cancelled – ${storeName}`,
      opening: ({ number }) => `Your order ${number} was cancelled.`,
    },
    'payment-verified': {
      subject: ({ number, storeName }) => `We have your payment for order ${number} – ${storeName}`,
      opening: ({ number }) => `Thank you! Your payment for order ${number} has arrived.`,
    },
    'payment-rejected': {
      subject: ({ number, storeName }) => `Please check your payment for order ${number} – ${storeName}`,
      opening: ({ number }) =>
        `We could not find the payment that you told us about for order ${number}. Please check it and send it to us again.`,
    },
    'payment-refunded': {
      subject: ({ number, storeName }) => `We sent money back for order ${number} – ${storeName}`,
      opening: ({ number }) =>
        `We sent money back to you for your order ${number}. It may take some days until it is there.`,
    },
    'artwork-changes-requested': {
      subject: ({ number, storeName }) =>
        `We need a new version of your artwork for order ${number} – ${storeName}`,
      opening: ({ number }) =>
        `We looked at the artwork of your order ${number}. Before we can print it, we need a new version of it.`,
    },
    'order-ready': {
      subject: ({ number, storeName }) => `Your order ${number} is ready – ${storeName}`,
      opening: ({ number }) => `Good news: your order ${number} is ready.`,
    },
    'lead-acknowledged': {
      subject: ({ number, storeName }) => `We have your request ${number} – ${storeName}`,
      opening: ({ number }) => `Thank you! We have your request ${number} and will answer by e-mail.`,
    },
    'shop-order-received': {
      subject: ({ number }) => `New order ${number}`,
      opening: ({ number }) => `Order ${number} has arrived.`,
    },
    'shop-payment-submitted': {
      subject: ({ number }) => `Check the payment for order ${number}`,
      opening: ({ number }) =>
        `The customer says that order ${number} was paid. Please check that the money is there.`,
    },
    'shop-lead-received': {
      subject: ({ number }) => `New request ${number}`,
      opening: ({ number }) => `Request ${number} has arrived.`,
    },
    'team-invitation': {
      subject: ({ storeName }) => `You are invited to the team of ${storeName}`,
      opening: ({ storeName }) =>
        `You were added to the team of ${storeName}. Choose a password to sign in with this address.`,
    },
    'team-reset': {
      subject: ({ storeName }) => `Choose a new password – ${storeName}`,
      opening: ({ storeName }) =>
        `An owner of ${storeName} reset your account. Your old password and your one-time codes do not work any more. Choose a new password.`,
    },
  },
  headings: {
    items: 'Items',
    payment: 'How to pay',
    handover: 'How you get it',
    customer: 'Customer',
    reason: 'Reason',
    changes: 'What to change',
    message: 'Message',
  },
  labels: {
    subtotal: 'Subtotal',
    discount: 'Discount',
    fee: 'Fulfilment',
    tax: 'Tax',
    taxIncluded: 'Tax included',
    total: 'Total',
    paid: 'Paid',
    refunded: 'Sent back',
    due: 'Still to pay',
    payWith: 'Pay with',
    payee: 'Payee',
    account: 'Account',
    payBefore: 'Pay before',
    reference: 'Reference',
    payer: 'Payer',
    amount: 'Amount',
    handover: 'Method',
    where: 'Where and when',
    promisedBy: 'Ready by',
    name: 'Name',
    email: 'E-mail',
    phone: 'Phone',
    channel: 'Answer by',
    topic: 'Topic',
    orderNumber: 'Order',
    quantity: 'Quantity',
    artworks: 'Artwork files',
  },
  methods: { pickup: 'Pick-up', meetup: 'Meet-up', delivery: 'Delivery' },
  topics: {
    quote: 'A quote',
    bulk: 'A bulk order',
    artwork: 'Artwork',
    order: 'An order',
    other: 'Something else',
  },
  followOrder: 'Follow your order',
  choosePassword: 'Choose a password',
  linkWorksOnce: (until) => `The link works once, until ${until}. Give it to nobody.`,
  answerDirectly: 'Answer this mail to write to the customer.',
  paymentBeingChecked: 'We are checking your payment and will tell you when it has arrived.',
  placeAndTime: (place, day, time) => `${place}, ${day}, ${time}`,
}
