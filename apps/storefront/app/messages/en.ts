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
  },

  garments: {
    metaTitle: 'Garments · {store}',
  },

  garment: {
    metaTitle: '{garment} · {store}',
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
  },
}

export type Messages = typeof en
