/**
 * A small realistic shop, so that the first start has something to sell. Prices are in US cents. Print zones and press
 * recipes are common starting points that each shop adjusts.
 */
export const STORE = {
  store_name: 'Platen Print Studio',
  tagline: 'Your artwork, pressed to last.',
  currency: 'USD',
  currency_exponent: 2,
  locales: ['en', 'es'],
  time_zone: 'America/El_Salvador',
  shop_email: 'hello@platen.example',
  support_channels: [
    {
      kind: 'whatsapp',
      label: 'WhatsApp',
      value: '+50370001234',
      url: 'https://wa.me/50370001234',
      hours: 'Mon–Sat 9:00–18:00',
    },
    { kind: 'email', label: 'Email', value: 'hello@platen.example', url: 'mailto:hello@platen.example' },
    {
      kind: 'instagram',
      label: 'Instagram',
      value: '@platen.example',
      url: 'https://www.instagram.com/platen.example',
    },
  ],
  studio: {
    address: '12 Avenida Norte, Colonia Médica, San Salvador',
    mapUrl: 'https://www.openstreetmap.org/?mlat=13.7120&mlon=-89.1995#map=17/13.7120/-89.1995',
    hours: [
      ...[1, 2, 3, 4, 5].map((weekday) => ({ weekday, from: '09:00', to: '18:00' })),
      { weekday: 6, from: '09:00', to: '13:00' },
    ],
  },
  fulfilment_methods: [
    { kind: 'pickup', label: 'Pick up at the studio', feeMinor: 0 },
    { kind: 'meetup', label: 'Meet-up point', feeMinor: 0 },
    { kind: 'delivery', label: 'Home delivery', feeMinor: 450 },
  ],
  tax_mode: 'inclusive',
  tax_rate_bp: 1300,
  lead_time_min_days: 2,
  lead_time_max_days: 5,
  policy_version: '2026-11',
} as const

const WEEKDAY_EVENINGS = [1, 3, 5].map((weekday) => ({ weekday, from: '17:00', to: '19:00' }))

export const MEETUP_ZONES = [
  {
    id: 'centro',
    name: 'Centro',
    area: 'San Salvador, historic centre',
    landmark: 'In front of the National Theatre',
    fee_minor: 0,
    slots: [...WEEKDAY_EVENINGS, { weekday: 6, from: '10:00', to: '12:00' }],
  },
  {
    id: 'santa_tecla',
    name: 'Santa Tecla',
    area: 'Paseo El Carmen',
    landmark: 'Clock tower',
    fee_minor: 150,
    slots: [
      { weekday: 2, from: '17:00', to: '19:00' },
      { weekday: 6, from: '14:00', to: '17:00' },
    ],
  },
  {
    id: 'soyapango',
    name: 'Soyapango',
    area: 'Plaza Mundo',
    landmark: 'Main entrance, by the fountain',
    fee_minor: 200,
    slots: [
      { weekday: 4, from: '16:30', to: '18:30' },
      { weekday: 7, from: '10:00', to: '13:00' },
    ],
  },
] as const

export const PAYMENT_INSTRUCTIONS = [
  {
    id: 'bank_main',
    method: 'bank_transfer',
    label: 'Bank transfer',
    payee_name: 'Platen Print Studio',
    account: '0000-1234-5678',
    instructions: 'Transfer the exact amount and send us the transaction number or a photo of the receipt.',
    reference_hint: 'The transaction number on your receipt',
    reference_required: true,
    proof_required: false,
    pay_within_hours: 48,
  },
  {
    id: 'mobile_wallet',
    method: 'mobile_money',
    label: 'Mobile wallet',
    payee_name: 'Platen Print Studio',
    account: '+50370001234',
    instructions: 'Send the total from your wallet app and upload a screenshot of the confirmation.',
    reference_hint: 'The confirmation code',
    reference_required: false,
    proof_required: true,
    pay_within_hours: 24,
  },
  {
    id: 'cash_studio',
    method: 'cash',
    label: 'Cash at the studio',
    payee_name: null,
    account: null,
    instructions: 'Pay at the studio; we start printing once you have.',
    reference_hint: null,
    reference_required: false,
    proof_required: false,
    pay_within_hours: 72,
  },
] as const

export const PRINT_SETTINGS = {
  minimum_dpi: 150,
  recommended_dpi: 300,
  film: {
    widthMm: 558.8,
    sideMarginMm: 5,
    leadMm: 20,
    tailMm: 20,
    gapMm: 6,
    maxLengthMm: 3000,
    allowRotation: true,
  },
  press_recipes: [
    { fabric: 'cotton', temperatureC: 155, seconds: 13, pressureBar: 2.8, peel: 'hot', repressSeconds: 5 },
    {
      fabric: 'polyester',
      temperatureC: 135,
      seconds: 11,
      pressureBar: 2.5,
      peel: 'warm',
      repressSeconds: 5,
    },
    {
      fabric: 'cotton_polyester',
      temperatureC: 145,
      seconds: 12,
      pressureBar: 2.8,
      peel: 'warm',
      repressSeconds: 5,
    },
    {
      fabric: 'tri_blend',
      temperatureC: 138,
      seconds: 11,
      pressureBar: 2.5,
      peel: 'warm',
      repressSeconds: 5,
    },
    // Also of caps, which are pressed over a curved platen of about 150 × 75 mm of their own.
    {
      fabric: 'cotton_twill',
      temperatureC: 150,
      seconds: 15,
      pressureBar: 3,
      peel: 'warm',
      repressSeconds: 8,
    },
    { fabric: 'nylon', temperatureC: 125, seconds: 9, pressureBar: 2, peel: 'cold', repressSeconds: 5 },
  ],
} as const

export const FILM_PRICES = {
  id: 'retail',
  name: 'Retail',
  per_dm2_minor: 80,
  minimum_transfer_minor: 100,
  sheet_per_metre_minor: 2200,
  length_breaks: [
    { fromCm: 500, percentOffBp: 1000 },
    { fromCm: 1000, percentOffBp: 1800 },
  ],
  minimum_sheet_minor: 600,
} as const

const PHOTO_HEIGHT_MM = 860

const YOUTH = ['YS', 'YM', 'YL']
const ONE_SIZE = 'One size'
const LABELLED = ['tee', 'long_sleeve', 'hoodie', 'crewneck']
const SLEEVES = [...LABELLED, 'polo']
const TOPS = [...SLEEVES, 'tank']
const WITHOUT_POCKET = ['tee', 'long_sleeve', 'tote', 'crewneck']

/**
 * Anchors: the top centre of the zone, relative to the middle of the collar seam on the zone's own side. On a tote and
 * an apron that is the middle of the upper edge; on a cap the seam above the peak or the edge above the opening, from
 * which prints are placed upwards. Sleeve anchors are on the upper sleeve of an adult L laid flat, for short and long
 * sleeves.
 */
export const PRINT_ZONES = [
  zone(
    'full_front',
    'Full front',
    WITHOUT_POCKET,
    [0, 76],
    [305, 356],
    [
      { sizes: YOUTH, maxWidthMm: 229, maxHeightMm: 254 },
      { sizes: [ONE_SIZE], maxWidthMm: 254, maxHeightMm: 305 },
    ],
  ),
  // The pocket begins 400 mm below the collar.
  zone(
    'hoodie_front',
    'Hoodie front',
    ['hoodie'],
    [0, 76],
    [305, 305],
    [{ sizes: YOUTH, maxWidthMm: 229, maxHeightMm: 229 }],
  ),
  zone(
    'full_back',
    'Full back',
    [...TOPS, 'tote'],
    [0, 102],
    [305, 381],
    [
      { sizes: YOUTH, maxWidthMm: 229, maxHeightMm: 279 },
      { sizes: [ONE_SIZE], maxWidthMm: 254, maxHeightMm: 305 },
    ],
  ),
  zone(
    'left_chest',
    'Left chest',
    TOPS,
    [102, 76],
    [102, 102],
    [{ sizes: YOUTH, maxWidthMm: 76, maxHeightMm: 76 }],
  ),
  zone(
    'right_chest',
    'Right chest',
    TOPS,
    [-102, 76],
    [102, 102],
    [{ sizes: YOUTH, maxWidthMm: 76, maxHeightMm: 76 }],
  ),
  zone(
    'left_sleeve',
    'Left sleeve',
    SLEEVES,
    [326, 52],
    [102, 102],
    [{ sizes: YOUTH, maxWidthMm: 70, maxHeightMm: 70 }],
  ),
  zone(
    'right_sleeve',
    'Right sleeve',
    SLEEVES,
    [-326, 52],
    [102, 102],
    [{ sizes: YOUTH, maxWidthMm: 70, maxHeightMm: 70 }],
  ),
  zone(
    'neck_label',
    'Neck label',
    LABELLED,
    [0, 15],
    [70, 40],
    [{ sizes: YOUTH, maxWidthMm: 60, maxHeightMm: 35 }],
  ),
  zone('tank_front', 'Tank front', ['tank'], [0, 64], [280, 356], []),
  zone('cap_front', 'Cap front', ['cap'], [0, -70], [110, 55], []),
  zone('cap_back', 'Cap back', ['cap'], [0, -42], [70, 30], []),
  zone('apron_bib', 'Apron bib', ['apron'], [0, 50], [254, 254], []),
  zone(
    'youth_front',
    'Youth front',
    ['youth_tee'],
    [0, 57],
    [229, 254],
    [{ sizes: ['YS'], maxWidthMm: 203, maxHeightMm: 229 }],
  ),
  zone(
    'youth_back',
    'Youth back',
    ['youth_tee'],
    [0, 80],
    [229, 279],
    [{ sizes: ['YS'], maxWidthMm: 203, maxHeightMm: 254 }],
  ),
  zone('youth_left_chest', 'Youth left chest', ['youth_tee'], [76, 60], [76, 76], []),
  zone('boxy_front', 'Heavyweight front', ['boxy_tee'], [0, 80], [305, 381], []),
  zone('boxy_chest', 'Heavyweight left chest', ['boxy_tee'], [110, 80], [102, 102], []),
  zone('boxy_back', 'Heavyweight back', ['boxy_tee'], [0, 90], [305, 381], []),
]

export const SIZE_TIERS = [
  { id: 'label', label: 'Label, up to 70 × 40 mm', max_width_mm: 70, max_height_mm: 40, price_minor: 150 },
  {
    id: 'small',
    label: 'Small, up to 102 × 102 mm',
    max_width_mm: 102,
    max_height_mm: 102,
    price_minor: 300,
  },
  {
    id: 'medium',
    label: 'Medium, up to 203 × 203 mm',
    max_width_mm: 203,
    max_height_mm: 203,
    price_minor: 550,
  },
  {
    id: 'large',
    label: 'Large, up to 254 × 305 mm',
    max_width_mm: 254,
    max_height_mm: 305,
    price_minor: 800,
  },
  { id: 'full', label: 'Full, up to 305 × 381 mm', max_width_mm: 305, max_height_mm: 381, price_minor: 1000 },
] as const

const BLACK = ['Black', '#17171a'] as const
const WHITE = ['White', '#f7f6f2'] as const
const NAVY = ['Navy', '#1f2a44'] as const
const HEATHER = ['Heather grey', '#b4b5b8'] as const
const SAND = ['Sand', '#d9c9a8'] as const
const FOREST = ['Forest', '#23402f'] as const
const BRICK = ['Brick red', '#9b3129'] as const
const SKY = ['Sky', '#a9cbe0'] as const
const MARIGOLD = ['Marigold', '#e5a823'] as const
const NATURAL = ['Natural', '#e9dfc9'] as const

const ADULT = ['XS', 'S', 'M', 'L', 'XL', '2XL', '3XL']

export const GARMENTS = [
  {
    slug: 'classic-tee',
    kind: 'tee',
    name: 'Classic tee',
    description: 'Ring-spun cotton, 180 g/m². The one that everybody wears.',
    fabric: 'cotton',
    base_price_minor: 900,
    unit_cost: '3.400000',
    colours: [BLACK, WHITE, NAVY, HEATHER, SAND, FOREST, BRICK, SKY],
    sizes: [...YOUTH, ...ADULT],
  },
  {
    slug: 'long-sleeve',
    kind: 'long_sleeve',
    name: 'Long sleeve',
    description: 'Soft cotton with ribbed cuffs, 190 g/m².',
    fabric: 'cotton',
    base_price_minor: 1300,
    unit_cost: '5.200000',
    colours: [BLACK, WHITE, NAVY, FOREST],
    sizes: ADULT.slice(1),
  },
  {
    slug: 'pullover-hoodie',
    kind: 'hoodie',
    name: 'Pullover hoodie',
    description: 'Brushed cotton and polyester, 320 g/m², with a lined hood.',
    fabric: 'cotton_polyester',
    base_price_minor: 2400,
    unit_cost: '11.500000',
    colours: [BLACK, HEATHER, NAVY, SAND],
    sizes: ['YM', 'YL', ...ADULT.slice(1)],
  },
  {
    slug: 'canvas-tote',
    kind: 'tote',
    name: 'Canvas tote',
    description: 'Heavy cotton canvas, 38 × 42 cm, long handles.',
    fabric: 'cotton',
    base_price_minor: 700,
    unit_cost: '2.100000',
    colours: [NATURAL, BLACK],
    sizes: [ONE_SIZE],
  },
  {
    slug: 'pique-polo',
    kind: 'polo',
    name: 'Piqué polo',
    description: 'Piqué cotton, 200 g/m², with a flat knitted collar and three buttons.',
    fabric: 'cotton',
    base_price_minor: 1600,
    unit_cost: '6.400000',
    colours: [WHITE, BLACK, NAVY, FOREST],
    sizes: ADULT.slice(1),
  },
  {
    slug: 'six-panel-cap',
    kind: 'cap',
    name: 'Six-panel cap',
    description: 'Brushed cotton twill, curved peak, adjustable at the back.',
    fabric: 'cotton_twill',
    base_price_minor: 1200,
    unit_cost: '4.100000',
    colours: [NAVY, BLACK, NATURAL, BRICK],
    sizes: [ONE_SIZE],
  },
  {
    slug: 'tank-top',
    kind: 'tank',
    name: 'Tank top',
    description: 'Ring-spun cotton, 150 g/m², with bound neck and armholes.',
    fabric: 'cotton',
    base_price_minor: 950,
    unit_cost: '3.600000',
    colours: [SKY, WHITE, BLACK, HEATHER],
    sizes: ADULT.slice(1, 6),
  },
  {
    slug: 'crewneck-sweatshirt',
    kind: 'crewneck',
    name: 'Crewneck sweatshirt',
    description: 'Brushed cotton and polyester, 280 g/m², ribbed at neck, cuffs and waist.',
    fabric: 'cotton_polyester',
    base_price_minor: 2000,
    unit_cost: '9.200000',
    colours: [HEATHER, BLACK, NAVY, FOREST],
    sizes: ADULT.slice(1),
  },
  {
    slug: 'bib-apron',
    kind: 'apron',
    name: 'Bib apron',
    description: 'Cotton twill, 240 g/m², 70 × 85 cm, with an adjustable neck strap and a divided pocket.',
    fabric: 'cotton_twill',
    base_price_minor: 1300,
    unit_cost: '4.600000',
    colours: [NATURAL, BLACK, NAVY],
    sizes: [ONE_SIZE],
  },
  {
    slug: 'youth-tee',
    kind: 'youth_tee',
    name: 'Youth tee',
    description: 'Ring-spun cotton, 160 g/m², for ages 6 to 14.',
    fabric: 'cotton',
    base_price_minor: 800,
    unit_cost: '2.800000',
    colours: [BRICK, WHITE, SKY, BLACK],
    sizes: YOUTH,
  },
  {
    slug: 'heavyweight-tee',
    kind: 'boxy_tee',
    name: 'Heavyweight tee',
    description: 'Boxy fit in dense cotton, 280 g/m², with dropped shoulders and a thick ribbed collar.',
    fabric: 'cotton',
    base_price_minor: 1800,
    unit_cost: '7.900000',
    colours: [WHITE, BLACK, NAVY, FOREST, SAND, MARIGOLD],
    sizes: ADULT.slice(1, 6),
  },
] as const

/**
 * Of the size L, drawn by `scripts/make-seed-photos.ts` at exactly 1.6 pixels for a millimetre. The points are the
 * middle of the collar seam and that of the hem.
 */
export const SEEDED_PHOTOS = [
  photo('front', { collarMm: 130, hemMm: 780 }),
  photo('back', { collarMm: 58, hemMm: 780 }),
]

/** Called and sized as the garment that is sold of each. */
export const GARMENT_KINDS = [
  kind('tee', 'T-shirt', [...YOUTH, ...ADULT]),
  kind('long_sleeve', 'Long sleeve', ADULT.slice(1)),
  kind('hoodie', 'Hoodie', ['YM', 'YL', ...ADULT.slice(1)]),
  kind('tote', 'Tote bag', [ONE_SIZE]),
  kind('polo', 'Polo shirt', ADULT.slice(1)),
  kind('cap', 'Cap', [ONE_SIZE]),
  kind('tank', 'Tank top', ADULT.slice(1, 6)),
  kind('crewneck', 'Sweatshirt', ADULT.slice(1)),
  kind('apron', 'Apron', [ONE_SIZE]),
  kind('youth_tee', 'Youth T-shirt', YOUTH),
  { ...kind('boxy_tee', 'Heavyweight T-shirt', ADULT.slice(1, 6)), views: photographed('front', 'back') },
]

export const QUANTITY_BREAKS = GARMENT_KINDS.flatMap(({ id: garment_kind }) => [
  { garment_kind, min_quantity: 6, percent_off_bp: 500 },
  { garment_kind, min_quantity: 12, percent_off_bp: 1000 },
  { garment_kind, min_quantity: 24, percent_off_bp: 1500 },
  { garment_kind, min_quantity: 48, percent_off_bp: 2000 },
])

export const SIZE_ORDER: readonly string[] = [...YOUTH, ...ADULT, ONE_SIZE]
export const SURCHARGES: Readonly<Record<string, number>> = { '2XL': 200, '3XL': 350 }

/** Consumables for printing, in the units of the inventory. */
export const CONSUMABLES = [
  {
    sku: 'FILM-22',
    name: 'DTF film 22 in',
    kind: 'film',
    unit: 'millimetre',
    quantity: 200_000,
    reorder_point: 50_000,
    unit_cost: '0.000900',
  },
  {
    sku: 'INK-WHITE',
    name: 'White ink',
    kind: 'ink',
    unit: 'millilitre',
    quantity: 4000,
    reorder_point: 1000,
    unit_cost: '0.047500',
  },
  {
    sku: 'INK-CMYK',
    name: 'Colour ink',
    kind: 'ink',
    unit: 'millilitre',
    quantity: 3000,
    reorder_point: 800,
    unit_cost: '0.042000',
  },
  {
    sku: 'POWDER',
    name: 'Hot-melt powder',
    kind: 'powder',
    unit: 'gram',
    quantity: 5000,
    reorder_point: 1000,
    unit_cost: '0.018000',
  },
  {
    sku: 'BAG-M',
    name: 'Kraft mailer, medium',
    kind: 'packaging',
    unit: 'piece',
    quantity: 300,
    reorder_point: 60,
    unit_cost: '0.120000',
  },
] as const

/** The SKU of the consumable that production uses for each material. */
export const PRINT_CONSUMABLES = {
  film: 'FILM-22',
  colourInk: 'INK-CMYK',
  whiteInk: 'INK-WHITE',
  powder: 'POWDER',
} as const

function zone(
  id: string,
  name: string,
  garment_kinds: readonly string[],
  [anchor_x_mm, anchor_y_mm]: readonly [number, number],
  [max_width_mm, max_height_mm]: readonly [number, number],
  size_bands: readonly { sizes: readonly string[]; maxWidthMm: number; maxHeightMm: number }[],
) {
  return {
    id,
    name,
    garment_kinds: [...garment_kinds],
    view: /back|neck/.test(id) ? 'back' : 'front',
    anchor_x_mm,
    anchor_y_mm,
    max_width_mm,
    max_height_mm,
    size_bands,
  }
}

function kind(drawing: string, name: string, sizes: readonly string[]) {
  return { id: drawing, name, sizes: [...sizes], views: ['front', 'back'].map((view) => ({ view, drawing })) }
}

type SeededView = 'front' | 'back'

function photographed(...views: readonly SeededView[]) {
  return views.map((view) => ({ view, drawing: null }))
}

/** Places are in millimetres from the upper edge, halfway across. */
function photo(view: SeededView, { collarMm, hemMm }: { readonly collarMm: number; readonly hemMm: number }) {
  const spot = (downMm: number) => ({ x: 0.5, y: downMm / PHOTO_HEIGHT_MM })
  return {
    garment: 'heavyweight-tee',
    file: `heavyweight-tee-${view}`,
    view,
    colour: 'White',
    neutral: true,
    points: [spot(collarMm), spot(hemMm)] as [Spot, Spot],
    distanceMm: hemMm - collarMm,
    origin: spot(collarMm),
  }
}

type Spot = { x: number; y: number }
