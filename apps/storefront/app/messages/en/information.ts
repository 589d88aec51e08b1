export const contact = {
  metaTitle: 'Contact · {store}',
  title: 'Talk to the people at the press',
  lead: 'A quote, a question about a file, forty hoodies for Friday: send us a message, and a person answers.',
  direct: 'Contact us directly',
  hours: 'Hours',
  form: 'Send us a message',
  scriptless:
    'This form needs JavaScript. Use one of the other options on this page: they reach the same people.',
  channel: 'How should we answer?',
  channels: { email: 'By email', whatsapp: 'On WhatsApp' },
  topic: 'What is it about?',
  topics: {
    quote: 'A quote',
    bulk: 'A large order',
    artwork: 'My artwork',
    order: 'An order I placed',
    other: 'Something else',
  },
  name: 'Your name',
  email: 'Your email',
  phone: 'Your WhatsApp number',
  phoneHint: 'For example {example}. A number without + is read as +{code}.',
  phoneHintAbroad: 'With the country code, for example {example}.',
  orderNumber: 'Order number',
  orderNumberHint: 'For example PL-2026-000042.',
  quantity: 'How many pieces, roughly?',
  message: 'Your message',
  messageLeft: { one: '{count} character left', other: '{count} characters left' },
  artworks: 'Your artwork',
  artworksHint: 'Up to {count} files: PNG, JPEG, WebP, TIFF or SVG, {size} MB each.',
  artworksPick: 'Add files',
  artworksWait: 'Your files are still uploading.',
  consent: 'You may contact me about this request.',
  send: 'Send message',
  sending: 'Sending…',
  wait: 'Wait {time}',
  kept: 'What you write is saved on this device until you send it.',
  errors: {
    name: 'Enter your name.',
    email: 'Enter an email address, like ana@example.com.',
    phone: 'Enter a complete phone number. Start with + and the country code if it is from abroad.',
    message: 'Write a few words about your request.',
    quantityEstimate: 'Enter a whole number, from 1 up.',
    consent: 'Check this box so that we may answer you.',
  },
  sentTitle: 'Message received',
  reference: 'Your reference',
  openWhatsapp: 'Open WhatsApp',
  openWhatsappHint:
    'This opens a chat with us with your reference filled in. Nothing is sent until you send it.',
  another: 'Send another message',
}

export const policies = {
  metaTitle: 'Policies · {store}',
  metaDescription:
    'How ordering, payment, artwork, printing, delivery and privacy work at {store}. Version {version}.',
  title: 'The small print, in normal size',
  version: 'Version {version}',
  intro: 'This is what you agree to when you order. Your order records the version that you accepted.',
  contents: 'On this page',
  ordering: {
    title: 'Ordering and paying',
    reservation:
      'When you order, we reserve your garments. If we receive no payment in the time below, the order expires, the garments go back into stock, and you owe nothing.',
    method: 'Payment method',
    window: 'Time to pay',
    hours: { one: '{count} hour', other: '{count} hours' },
    start: 'We print once your payment has been checked and your artwork approved.',
    prices: 'Prices are in {currency}. {tax} The price you confirm is the price you pay.',
  },
  time: {
    title: 'How long it takes',
    text: 'Usually {days} from the order. Your order page shows the day by which we promise it. A late payment or artwork that has to be changed can move that day, and then we tell you.',
  },
  artwork: {
    title: 'Your artwork',
    yours:
      'It stays yours. You let us print it for your order and nothing else: no catalogue, no portfolio, no second run without asking you.',
    rights:
      'By ordering you confirm that you may have it printed. We do not print what belongs to someone else or what is made to hurt people; in that case we refuse the artwork and refund your payment.',
    sharp:
      'Below {minDpi} DPI at the printed size, artwork comes out blurred, and we ask you for another size or file. From {recommendedDpi} DPI it is sharp.',
    check:
      'We check each file before we print it. If something would not come out well, we hold the order and ask you.',
  },
  colours: {
    title: 'Colours and position',
    text: 'Screens are brighter than fabric: printed colours can look a little calmer, and one batch of fabric differs slightly from the next. Prints are pressed by hand and can be a few millimetres off. Neither is a defect.',
  },
  handover: {
    title: 'Delivery and pickup',
    text: 'You choose how to receive your order when you place it. If you cannot come, tell us before, and we agree on another time. What was not collected waits for you at the studio.',
  },
  changes: {
    title: 'Changing and cancelling',
    text: 'You can cancel free of charge until the first print of your order is made; contact us with your order number. After that the garment is yours, because nobody else can use it. Refunds are made with the method you paid with.',
  },
  faults: {
    title: 'If something is wrong',
    text: 'A wrong garment, or a print that peels, cracks or is crooked: send us a photo as soon as you see it. We print it again free of charge or refund your payment, as you prefer. Wash it inside out at 30 °C and do not iron the print, and it will last.',
  },
  privacy: {
    title: 'Privacy',
    kept: 'We keep what an order needs: your name, your contact details, what you ordered, your artwork and how you paid. We use your name and contact details to make the order, hand it over and answer you. We never sell them or use them for advertising.',
    ended: 'The artwork of cancelled and expired orders is deleted after some time.',
    rights:
      'Contact us to get a copy of everything we keep about you, or to have it erased. Amounts stay in our books, without your name.',
    browserTitle: 'What your browser keeps',
    browser:
      'These pages set no cookies, count no visits and load nothing from other companies. Your cart, your unfinished designs and what you entered at the checkout stay in your own browser until you order or clear them.',
    challenge:
      'Before an order or a message is sent, your device solves a small calculation that keeps bots out. It is not shared with other companies.',
    turnstile:
      'Before an order or a message is sent, Cloudflare Turnstile checks that you are not a bot. For this, your browser connects to Cloudflare.',
    noCookiesTurnstile:
      'These pages set no cookies of their own and count no visits. Your cart, your unfinished designs and what you entered at the checkout stay in your own browser until you order or clear them.',
  },
  contact: {
    title: 'Questions',
    text: 'If something here is not clear, ask before you order.',
  },
}
