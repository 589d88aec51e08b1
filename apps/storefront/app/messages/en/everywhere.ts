export const shared = {
  contactUs: 'Contact us',
  offline: 'You are offline',
  from: 'from {price}',
  free: 'free',
  freeUpTo: 'free or up to {price}',
  total: 'Total',
  tax: 'Tax',
  delivery: 'Delivery',
  price: 'Price',
  method: 'Method',
  studio: 'Our studio',
  viewOnMap: 'View on map',
  payee: 'Payee',
  account: 'Account',
  quantityDiscount: 'Quantity discount',
  priceChanged: 'The price has changed',
  noteForPrinter: 'Note for the printer',
  checking: 'Checking…',
  artworkFormats: 'PNG, JPEG, WebP, TIFF or SVG, up to {size} MB.',
  views: { front: 'Front', back: 'Back' },
  sides: { front: 'front', back: 'back' },
}

export const shell = {
  skip: 'Skip to content',
  garments: 'Garments',
  contact: 'Contact',
  policies: 'Policies',
  orders: 'Your orders',
  cart: 'Cart',
  cartCount: { one: 'Cart, {count} garment', other: 'Cart, {count} garments' },
  menu: 'Main',
  languages: 'Language',
  footerMeet: 'Meet-up points',
  footerShop: 'Shop',
  optional: 'optional',
  retry: 'Try again',
}

export const problems = {
  notFoundTitle: 'Page not found',
  notFoundText: 'There is nothing at this address. Check the link, or go to the home page.',
  busyTitle: 'The shop is busy',
  busyText: 'Nothing is lost. Try again in a few seconds.',
  offlineText: 'What you entered is saved on this device. We continue as soon as you are back online.',
  brokenTitle: 'Something went wrong',
  brokenText: 'That was our fault. Try again, or contact us if it keeps happening.',
  home: 'Go to the home page',
}

/** For what the API refuses. */
export const errors = {
  invalid: {
    title: 'Something here cannot be accepted',
    text: 'Check what you entered, or contact us and we will sort it out.',
  },
  tooLarge: { title: 'That is too large', text: 'Send a smaller file or a shorter text.' },
  refused: {
    title: 'This is not possible from here',
    text: 'Reload the page and try again, or contact us.',
  },
  bot: {
    title: 'We could not verify that you are human',
    text: 'Try again, reload the page, or contact us by email or WhatsApp.',
  },
  gone: { title: 'This is no longer here', text: 'Reload the page, or contact us.' },
  changed: {
    title: 'This is no longer possible',
    text: 'Something changed in the meantime. Reload the page to see how it is now.',
  },
  stock: { title: 'Not enough in stock', text: 'Choose fewer, or another size or colour.' },
  price: { title: 'The price has changed', text: 'Check the new total before you continue.' },
  policy: { title: 'Our policies have changed', text: 'Please read and accept them again.' },
  duplicate: {
    title: 'We have this already',
    text: 'A payment with this reference was reported before. Check the number.',
  },
  sending: { title: 'We are still working on it', text: 'Your first try is still running. Wait a moment.' },
  file: { title: 'We cannot use this file', text: 'Export it again, and upload the new file.' },
  wait: { title: 'Too many attempts', text: 'Nothing is lost. Wait a little, then try again.' },
  busy: { title: 'The shop is busy', text: 'Nothing is lost. Try again in a few seconds.' },
  broken: {
    title: 'Something went wrong',
    text: 'That was our fault. Try again, or contact us if it keeps happening.',
  },
  /** By the reason of the API. */
  files: {
    empty: 'The file is empty. Choose it again.',
    too_large: 'The file is too large. Reduce it to 300 DPI at its printed size.',
    wrong_format:
      'We cannot print this kind of file. Export it as PNG with a transparent background, JPEG, WebP, TIFF or SVG.',
    damaged: 'The file is damaged or incomplete. Export it again, and upload the new file.',
    several_pictures: 'The file has several pictures or pages. Save only the one to print.',
    too_many_pixels: 'The picture is larger than we can read. Reduce it to 300 DPI at its printed size.',
    unusual_colours: 'Save the picture with 8 or 16 bits per channel.',
    transparent:
      'The file is completely transparent. Check that its layers are visible, and export it again.',
    svg_without_size: 'The SVG has no usable size. Fit its page to the artwork, and save it again.',
    svg_unsafe:
      'The SVG contains scripts, links or parts from elsewhere. Save it as plain SVG, or export it as PNG.',
    too_complex: 'The file is too complex to read. Simplify it, or export it as PNG at 300 DPI.',
    proof_format: 'Use a PNG, JPEG or WebP picture, or a PDF.',
    malware:
      'Our virus scanner refused the file. Check your device, export the file again, and upload the new one.',
  },
}

export const submission = {
  unreachableTitle: 'Not sent',
  unreachableText:
    'The connection was lost. Everything you entered is saved: try again when you are back online.',
  unprovenTitle: 'We could not verify that you are human',
  unprovenText:
    'The check did not finish in this browser. Everything you entered is saved: try again, reload the page, or contact us by email or WhatsApp.',
  incompleteTitle: 'Part of this page did not load',
  incompleteText: 'Reload the page: what you wrote is saved on this device.',
  reload: 'Reload page',
  waitFor: 'You can try again in {time}.',
}

export const clipboard = {
  copy: 'Copy',
  copied: 'Copied',
  copyOf: 'Copy: {what}',
  failed: 'Select the text and copy it',
}

export const proof = {
  label: 'Photo of the receipt',
  hint: 'PNG, JPEG, WebP or PDF, up to {size} MB. Only the shop can see it.',
  pick: 'Choose a file',
}

export const uploads = {
  sending: 'Uploading, {percent}%',
  arrived: 'Uploaded',
  tooLarge: 'This file is larger than {size}. Choose a smaller one.',
  interrupted: 'The connection was lost during the upload.',
  remove: 'Remove {file}',
}

/** What to do about a finding once the size of the print is fixed; the titles are in `designer`. */
export const preflight = {
  advice: {
    RESOLUTION_TOO_LOW: 'At {dpi} DPI it would print blurred. Upload a version with more pixels.',
    RESOLUTION_LOW:
      '{dpi} DPI looks fine from a distance. For crisp detail, upload a version with more pixels.',
    STRETCHED: 'Its proportions differ from the file. Upload a file with the same proportions as before.',
    SEMI_TRANSPARENT:
      'White ink goes under semi-transparent parts, so shadows and glows look milky. Make them opaque, or use a halftone.',
    THIN_LINES: 'Lines under 0.35 mm may not hold. Make them thicker.',
    LINES_WILL_BREAK: 'They would break. Make them at least 0.35 mm at the printed size.',
    EMPTY_MARGIN:
      'The visible part is smaller than the print. Crop the border if it should fill the whole size.',
    CARRIED_PICTURES:
      'They do not get sharper when enlarged. Make sure they have 300 DPI at the printed size.',
  },
}
