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
    title: 'Your cart',
    designs: { one: '{count} design', other: '{count} designs' },
    garments: { one: '{count} garment', other: '{count} garments' },
    front: 'front',
    back: 'back',
    edit: 'Change design',
    duplicate: 'Duplicate',
    remove: 'Remove',
    removed: 'The design in {colour} is out of the cart.',
    undo: 'Put it back',
    addNote: 'Add a note for the press',
    note: 'Note for the press',
    each: 'each',
    low: 'few left',
    less: 'One less',
    more: 'One more',
    quantity: 'Quantity',
    dropSize: 'Take this size out',
    problemTitle: 'The shop changed since you made this',
    problems: {
      garment_gone:
        'We do not sell this garment any more. Remove the design, or start it on another garment.',
      sizes_gone: 'A size or this colour is not sold any more. Take it out, or change the design.',
      size_out: 'Size {size} is out of stock. Take it out, or choose another size or colour.',
      too_many: 'Size {size} is more than one order can hold. Lower the number, or write to us.',
      zone_gone: 'We do not print “{zone}” on this garment any more. Change the design to move that print.',
      no_tier: 'The print on “{zone}” is larger than we print now. Change the design to make it smaller.',
    },
    summary: 'Summary',
    subtotal: 'Garments and prints',
    discount: 'Quantity discount',
    free: 'free',
    taxAdded: 'Tax, {rate} %',
    taxInside: 'Holds {amount} of tax ({rate} %)',
    total: 'Total so far',
    handOverLater: 'You choose how to get it, and see its fee, on the next page.',
    advice: {
      one: 'One more of {garment} and all of them cost {percent} % less.',
      other: '{count} more of {garment} and all of them cost {percent} % less.',
    },
    toCheckout: 'Check out',
    addAnother: 'Add another garment',
    mendFirst: 'Some designs need a change first. They are marked in red.',
    tooManyLines: 'One order holds up to {max} different sizes. Take some out, or split it into two orders.',
    emptyTitle: 'Nothing on the film yet',
    emptyText:
      'Choose a garment, put your artwork on it, and it waits for you here. It stays on this device until you order.',
    emptyAction: 'Choose a garment',
    needsScript:
      'The cart lives in your browser and needs JavaScript. Without it, write to us and we take your order by hand.',
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
