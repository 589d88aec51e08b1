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
    heading: 'Design your {garment}',
    noScript:
      'The designer needs JavaScript. Send us your artwork and a few words instead, and we lay it out for you:',
    canvas: '{garment} with its print zones',
    undo: 'Undo',
    redo: 'Redo',
    views: 'Side of the garment',
    front: 'Front',
    back: 'Back',
    zoomIn: 'Zoom to the zone',
    zoomOut: 'Whole garment',
    tools: 'Tools',
    artworkTab: 'Artwork',
    sizeTab: 'Size',
    garmentTab: 'Garment',
    quantityTab: 'Quantities',
    offlineTitle: 'You are offline',
    offlineText: 'Your design is kept on this device. Uploads and checks go on once you are connected.',

    zones: 'Where to print',
    zoneEmpty: '{zone}, up to {size}, empty',
    zonePrinted: '{zone}, up to {size}, printed',
    upTo: 'up to {size}',
    empty: 'Empty',
    addHere: 'Artwork for: {zone}',
    dropHere: 'Drop it to print it on: {zone}',
    chooseFile: 'Choose a file',
    replaceFile: 'Choose another file',
    dropOrPaste: 'or drop or paste it here. PNG, JPEG, WebP, TIFF or SVG, up to {size} MB.',
    bestFile: 'Best: PNG with a transparent background, or SVG.',
    uploading: 'Uploading {file}',
    inspecting: 'Looking into {file}…',
    cancel: 'Cancel',
    tooLargeTitle: '{file} is too large',
    tooLargeText: 'We take files up to {size} MB. Save it smaller, or send it to us another way.',
    lostTitle: 'The connection was lost',
    lostText: '{file} did not arrive. Nothing is lost: try again, and it goes on.',
    reuse: 'Your artwork',
    useHere: 'Print {file} on: {zone}',
    remove: 'Remove from: {zone}',
    removeShort: 'Remove print',

    printRole: 'print',
    printLabel: 'Print on {zone}: {file}',
    printKeys:
      'Arrow keys move it by 1 mm, with Shift 10 mm, with Alt 0.1 mm. Plus and minus change its size, R turns it, Delete removes it.',
    keysTitle: 'By keyboard',
    status: '{width} × {height} mm, {x}, {y}',
    right: '{mm} mm right of the middle',
    left: '{mm} mm left of the middle',
    below: '{mm} mm below the middle',
    above: '{mm} mm above the middle',
    middleX: 'in the middle across',
    middleY: 'in the middle down',
    removed: 'No print on: {zone}',

    noPrint: 'Put artwork on “{zone}” first; then its size and place can be set here.',
    width: 'Width, mm',
    height: 'Height, mm',
    offsetX: 'Right of the middle, mm',
    offsetY: 'Below the middle, mm',
    proportions: 'Width and height keep the proportions of your artwork.',
    offsetHint: 'Minus means left or up.',
    centreX: 'Centre across',
    centreY: 'Centre down',
    fillZone: 'Fill the zone',
    turn: 'Turn a quarter',
    turned: 'Turned by {degrees}°',
    sharpSize: 'Largest sharp size',

    dpi: 'Sharpness',
    dpiValue: '{dpi} DPI',
    dpiVector: 'Vector',
    dpiVectorWord: 'sharp at any size',
    dpiSharp: 'sharp',
    dpiSoft: 'a little soft',
    dpiCoarse: 'too coarse',
    dpiScale: 'at least {min}, best from {best}',

    checks: 'Print check',
    checking: 'Checking…',
    checkPassed: 'Nothing to improve: ready to print.',
    checkUnreachable: 'The print check could not be reached. Your design is kept.',
    overlapTitle: 'Two prints lie on each other',
    overlapText: '“{one}” and “{other}” overlap. Film on film holds badly; move one aside.',
    findings: {
      RESOLUTION_TOO_LOW: {
        title: 'Too few pixels at this size',
        text: '{dpi} DPI would print blurred. Keep it within {minSize}, or upload a version with more pixels.',
      },
      RESOLUTION_LOW: {
        title: 'A little soft at this size',
        text: '{dpi} DPI prints well from a distance. For crisp detail keep it within {bestSize}.',
      },
      STRETCHED: {
        title: 'The artwork is stretched',
        text: 'Its printed shape differs from the file. Set the width again to bring its proportions back.',
      },
      SEMI_TRANSPARENT: {
        title: 'Half-transparent parts',
        text: '{semi} % of it is see-through. White goes under it, so shadows and glows look milky. Make them opaque, or into dots.',
      },
      OPAQUE_BOX: {
        title: 'No transparent background',
        text: 'It prints as a solid box. If you do not want the box, remove the background and save it as PNG.',
      },
      THIN_LINES: {
        title: 'Thin lines',
        text: 'The thinnest are about {line} mm; below 0.35 mm they may not hold. Make them thicker, or print it larger.',
      },
      LINES_WILL_BREAK: {
        title: 'Lines too thin to print',
        text: 'The thinnest are about {line} mm and would break. Make them at least 0.35 mm, or print it larger.',
      },
      LIVE_TEXT: {
        title: 'Text that depends on a font',
        text: 'Letters may look different in print. Convert text to outlines, or check the preview carefully.',
      },
      EMPTY_MARGIN: {
        title: 'Empty border',
        text: 'What is seen will be {visible}. Cut the border away if it should fill the whole size.',
      },
      CARRIED_PICTURES: {
        title: 'Pictures inside the drawing',
        text: 'They do not get sharper when enlarged. Check that they have 300 DPI at this size.',
      },
      COLOURS_CONVERTED: {
        title: 'Colours are converted',
        text: 'The file is not RGB, so colours may shift a little. Export it as sRGB if they must be exact.',
      },
    },
    severity: { info: 'Good to know', warning: 'Worth a look', error: 'Will be held for review' },

    inkLayers: 'Ink layers',
    asPrinted: 'As printed',
    whiteLayer: 'White beneath',
    underbaseText:
      'On dark cloth we print white ink first, a hair smaller than your artwork, so that its colours stay bright.',
    noUnderbase: 'On this light cloth colours show by themselves; you see the print as it is.',

    garmentField: 'Garment',
    keepsArtwork: 'Your artwork comes along.',
    colours: 'Colour',
    from: '{garment}, from {price}',

    sizes: 'How many of each size?',
    sizeLow: 'Few left',
    sizeOut: 'Sold out in {colour}. Another colour may have it.',
    fewer: 'One {size} less',
    more: 'One {size} more',
    quantityOf: 'Quantity of {size}',
    maxQuantity: 'We take up to {count} of one size. Write to us for more.',
    each: '{price} each',
    breakNext: '{count} more, and every {kind} is {percent} % cheaper.',
    breakReached: '{percent} % off: the more you order, the less each costs.',
    breakBeside: {
      one: '{count} garment in your cart counts, too.',
      other: '{count} garments in your cart count, too.',
    },
    kinds: { tee: 'tee', long_sleeve: 'long sleeve', hoodie: 'hoodie', tote: 'tote' },
    kindOther: 'garment',
    note: 'A word to the printer',
    notePlaceholder: 'Anything we should know about this design',

    price: 'Price',
    line: '{count} × {size}',
    blank: 'Garment',
    printOn: 'Print, {zone}',
    noTier: 'no price',
    discount: 'Quantity discount',
    taxIncluded: 'Tax included: {tax}',
    taxAdded: 'Tax',
    total: 'Total',
    nothingYet: 'Choose sizes to see the total.',
    ready: 'Ready by {day} at the latest',
    priceDiffersTitle: 'The shop’s price has changed',
    priceDiffers: 'Shown: {ours}. The shop says: {theirs}.',
    reload: 'Load the new prices',

    put: 'Put into the cart',
    putChanged: 'Save the change',
    needArtwork: 'Add artwork to a zone first.',
    needQuantity: 'Choose at least one size.',
    needTier: 'We have no price for a print of this size. Make it smaller.',
    cartFull: 'The cart holds {count} lines at most. Order these first.',
    held: 'The print check found a problem. You can order it all the same; we hold it and write to you before printing.',
    refused: 'The shop cannot print it so',

    consequences: {
      smaller: 'The print on “{zone}” was made smaller: your smallest size takes {size} there.',
      moved: 'The print on “{zone}” was moved: your smallest size takes {size} there.',
      sizeGone: 'Size {size} was left out: it is not to be had here.',
      zoneGone: 'The print on “{zone}” was left out: this garment has no room for it.',
      otherZone: 'The print on “{from}” is now on “{zone}”.',
    },
    understood: 'All right',
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
