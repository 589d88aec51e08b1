/** Every text of the storefront in English. Another language is another file of this shape. */
export const en = {
  languageName: 'English',

  shell: {
    skip: 'Skip to the page',
    garments: 'Garments',
    contact: 'Contact',
    policies: 'Policies',
    cart: 'Cart',
    cartCount: { one: 'Cart, {count} garment', other: 'Cart, {count} garments' },
    menu: 'Main',
    languages: 'Language',
    footerMeet: 'Meet-up points',
    footerTalk: 'Talk to us',
    footerShop: 'Shop',
    optional: 'optional',
    close: 'Close',
    retry: 'Try again',
  },

  problems: {
    notFoundTitle: 'This page slipped off the platen',
    notFoundText: 'There is nothing at this address. Perhaps a letter is missing, or the page has moved.',
    busyTitle: 'One moment, please',
    busyText: 'The shop is busy right now. Nothing is lost; try again in a few seconds.',
    offlineTitle: 'You are offline',
    offlineText: 'What you have entered is kept on this device. We go on as soon as you are connected again.',
    brokenTitle: 'Something broke on our side',
    brokenText: 'It was not you. Try again; if it stays, write to us and we will sort it out.',
    home: 'To the start page',
  },

  home: {
    metaTitle: '{store} · custom printed garments',
    metaDescription:
      'Put your own artwork on tees, hoodies and totes, from a single piece. See its true size and price before you pay; ready in {days}.',
    pictureText: 'A tee with a colourful print, between crop marks and a ruler',
    headline: ['You draw it.', 'We press it.'],
    intro:
      'Full-colour prints on garments that you choose, from a single piece. You see the true size and the price before you pay.',
    design: 'Design yours',
    browse: 'See all garments',
    factFrom: 'garments from',
    factPrint: 'prints from',
    factTime: 'ready in',
    days: '{min} to {max} days',
    daysExactly: { one: '{count} day', other: '{count} days' },
    sample: '{garment}, {zone}: up to {size}',
    stepsTitle: 'Four steps, no meetings',
    steps: [
      { title: 'Choose', text: 'A garment, a fabric colour, as many sizes as you need.' },
      {
        title: 'Design',
        text: 'Upload your artwork and place it to the millimetre. We tell you at once whether it will print sharp.',
      },
      {
        title: 'Pay',
        text: 'By transfer, wallet or cash, as it suits you. We check it and start the press.',
      },
      { title: 'Meet', text: 'Collect it at a meet-up point or the studio, or have it brought to you.' },
    ],
    pricesTitle: 'What it costs',
    pricesIntro: 'The garment, plus each print by its size. Nothing is added at the end without being named.',
    garmentsHeading: 'Garments',
    printsHeading: 'Prints',
    from: 'from {price}',
    breaksHeading: 'More of a kind, less each',
    breaksFor: 'For {garments}',
    breakFrom: 'from {count}',
    breakOff: '−{percent}',
    meetTitle: 'Where we meet',
    meetIntro: 'You pick the place and the hour when you order.',
    free: 'free',
    otherWays: 'Or another way',
    contactTitle: 'Not sure yet?',
    contactText: 'Ask us about a big order, a tricky file or a fabric. A person answers.',
    contactButton: 'Write to us',
  },

  garments: {
    metaTitle: 'Garments · {store}',
    metaDescription: '{garments}: fabric colours, sizes and prices, ready for your own print. From {price}.',
    pictureText: 'A tee, a long sleeve, a hoodie and a tote with colourful prints',
    title: 'What we print on',
    intro: 'Every blank here is on our shelf or can be had in days. Prices are without the print.',
    from: 'from {price}',
    colours: { one: '{count} colour', other: '{count} colours' },
    sizes: 'Sizes {sizes}',
    zones: { one: '{count} print zone', other: '{count} print zones' },
    empty: 'The shelves are empty just now',
    emptyText: 'We are filling them. Write to us, and we tell you when.',
  },

  garment: {
    metaTitle: '{garment} · {store}',
    metaDescription:
      '{garment}, {fabric}, in {colours}. From {price} without print; sizes, print zones and prices.',
    pictureText: '{garment} with a colourful print on the front',
    crumbs: 'You are here',
    views: 'Front and back',
    front: 'Front',
    back: 'Back',
    frontOf: '{garment}, front, with its print zones',
    backOf: '{garment}, back, with its print zones',
    from: 'from {price}',
    withoutPrint: 'without print',
    colour: 'Fabric colour',
    design: 'Design in {colour}',
    soldOut: '{colour} is sold out just now',
    askFor: 'Ask when it is back',
    sizesTitle: 'Sizes in {colour}',
    availability: { in_stock: 'in stock', low: 'few left', out: 'sold out' },
    fabric: 'Fabric',
    fabrics: {
      cotton: 'Cotton',
      polyester: 'Polyester',
      cotton_polyester: 'Cotton and polyester',
      tri_blend: 'Tri-blend',
      nylon: 'Nylon',
    },
    zonesTitle: 'Where we print',
    zonesIntro: 'The largest print on each zone. Yours may be smaller, and stand anywhere inside.',
    zone: 'Zone',
    largest: 'Largest print',
    forSizes: 'on {sizes}',
    pricesTitle: 'Price each, with one print',
    pricesIntro:
      'By the size of the print and how many of a kind you order. Larger sizes may cost a little more.',
    printSize: 'Size of the print',
    pieces: { one: '{count} piece', other: '{count} pieces' },
    tax: {
      none: 'No tax is added.',
      inclusive: 'Prices include {percent} tax.',
      exclusive: 'Plus {percent} tax.',
    },
    ready: 'Ready in {days}, as a rule.',
    care: 'Wash it inside out at 30 °C and do not iron the print.',
    terms: 'How we work',
    printOnly: 'print alone {price}',
  },

  designer: {
    metaTitle: 'Design your {garment} · {store}',
  },

  cart: {
    metaTitle: 'Cart · {store}',
  },

  checkout: {
    metaTitle: 'Checkout · {store}',
  },

  order: {
    metaTitle: 'Order {number} · {store}',
  },

  contact: {
    metaTitle: 'Contact · {store}',
  },

  policies: {
    metaTitle: 'Policies · {store}',
    metaDescription:
      'How ordering, payment, artwork, printing, handover and privacy work at {store}. Version {version}.',
    title: 'The small print, in normal size',
    version: 'Version {version}',
    intro: 'This is what you agree to when you order. Your order notes the version that you saw.',
    contents: 'On this page',
    ordering: {
      title: 'Ordering and paying',
      holds:
        'When you order, we set your garments aside. If no payment reaches us in the time below, the order ends by itself, the garments go back on the shelf, and you owe nothing.',
      method: 'Way to pay',
      window: 'Time to pay',
      hours: { one: '{count} hour', other: '{count} hours' },
      start: 'We print once your payment has been checked and your artwork approved.',
      prices: 'Prices are in {currency}. {tax} The price that you confirm is the price that you pay.',
    },
    time: {
      title: 'How long it takes',
      text: 'Usually {days} from the order. The page of your order shows the day by which we promise it; a late payment or artwork that has to be changed can move it, and then we tell you.',
    },
    artwork: {
      title: 'Your artwork',
      yours:
        'It stays yours. You let us print it for your order, and nothing else: no catalogue, no portfolio, no second run without asking you.',
      rights:
        'With the order you say that you may have it printed. We do not print what belongs to somebody else, or what is made to hurt people; then we refuse the artwork and give the money back.',
      sharp:
        'Below {minDpi} DPI at the printed size artwork comes out blurred, and we ask you for another size or file. From {recommendedDpi} DPI it is sharp.',
      check:
        'We look at each file before we print it. If something would come out wrong, we hold the order and ask you.',
    },
    colours: {
      title: 'Colours and position',
      text: 'A screen glows and a fabric does not: printed colours can look a little calmer, and one batch of fabric differs slightly from the next. Prints are pressed by hand and can sit a few millimetres off. Neither is a fault.',
    },
    handover: {
      title: 'Handing over',
      text: 'You choose how you get it when you order. If you cannot come, tell us before, and we find another hour. What was not collected waits for you at the studio.',
      way: 'Way',
      fee: 'Price',
      free: 'free',
    },
    changes: {
      title: 'Changing and cancelling',
      text: 'Until the first print of your order is made, you can cancel it free of charge; write to us with your order number. After that the garment is yours, because nobody else can use it. What we give back comes the way it was paid.',
    },
    faults: {
      title: 'When something is wrong',
      text: 'A wrong garment, a print that peels, cracks or sits askew: send us a picture as soon as you see it. We print it again free of charge or give the money back, as you like. Wash it inside out at 30 °C and do not iron the print, and it will last.',
    },
    privacy: {
      title: 'Privacy',
      kept: 'We keep what an order needs: your name, how to reach you, what you ordered, your artwork and how you paid. Your name and your contact are used to make the order, hand it over and answer you. We neither sell them nor advertise with them.',
      ended: 'The artwork of orders that were cancelled or ran out unpaid is deleted after a while.',
      rights:
        'Write to us and you get a copy of everything that we keep about you, or we erase it. Amounts stay in our books, without your name.',
      browserTitle: 'What your browser keeps',
      browser:
        'These pages set no cookies, count no visits and load nothing from other companies. Your cart, your unfinished designs and what you typed at the checkout stay in the storage of your own browser until you order or clear it.',
      challenge:
        'Before an order or a message is sent, your device solves a small sum that keeps robots out. It stays between you and us.',
      turnstile:
        'Before an order or a message is sent, Cloudflare Turnstile checks that you are no robot. For that your browser connects to Cloudflare.',
      noCookiesTurnstile:
        'These pages set no cookies of their own and count no visits. Your cart, your unfinished designs and what you typed at the checkout stay in the storage of your own browser until you order or clear it.',
    },
    contact: {
      title: 'Questions',
      text: 'If something here is not clear, ask before you order.',
      button: 'Write to us',
    },
  },
}

export type Messages = typeof en
