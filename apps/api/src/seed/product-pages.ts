import type { CategoriesRequest, GarmentRecord, ShopTexts } from '@platen/contract'

/** What pages of the seeded garments say beside prices: categories, care, size guides, and answers to questions. */

type Category = CategoriesRequest['categories'][number]

export const CATEGORIES: readonly Omit<Category, 'sort'>[] = [
  {
    id: 't-shirts',
    name: 'T-shirts and polos',
    description: null,
    translations: {
      es: { name: 'Camisetas y polos' },
      'pt-BR': { name: 'Camisetas e polos' },
      fr: { name: 'T-shirts et polos' },
      id: { name: 'Kaus dan polo' },
    },
  },
  {
    id: 'sweatshirts',
    name: 'Hoodies and sweatshirts',
    description: null,
    translations: {
      es: { name: 'Sudaderas' },
      'pt-BR': { name: 'Moletons' },
      fr: { name: 'Sweats' },
      id: { name: 'Hoodie dan sweater' },
    },
  },
  {
    id: 'accessories',
    name: 'Caps, bags and aprons',
    description: null,
    translations: {
      es: { name: 'Gorras, bolsas y delantales' },
      'pt-BR': { name: 'Bonés, bolsas e aventais' },
      fr: { name: 'Casquettes, sacs et tabliers' },
      id: { name: 'Topi, tas, dan celemek' },
    },
  },
]

export const CARE: NonNullable<GarmentRecord['care']> = {
  washing: 'at_30',
  bleaching: 'never',
  drying: 'line',
  ironing: 'at_110',
  dryCleaning: 'never',
  note: 'Wash it inside out, and wait a day before the first wash. Iron it inside out, never over the print.',
}

export const TRANSLATIONS: GarmentRecord['translations'] = {
  es: {
    careNote:
      'Lávala del revés y espera un día antes del primer lavado. Plánchala del revés, nunca sobre el estampado.',
    sizeGuideNote: 'Las prendas pueden variar hasta 2 cm.',
  },
  'pt-BR': {
    careNote:
      'Lave do avesso e espere um dia antes da primeira lavagem. Passe do avesso, nunca sobre a estampa.',
    sizeGuideNote: 'As peças podem variar até 2 cm.',
  },
  fr: {
    careNote:
      'À laver sur l’envers, un jour au plus tôt après réception. À repasser sur l’envers, jamais sur l’impression.',
    sizeGuideNote: 'Les mesures peuvent varier de 2 cm.',
  },
  id: {
    careNote:
      'Cuci terbalik, dan tunggu sehari sebelum cucian pertama. Setrika terbalik, jangan pernah di atas sablon.',
    sizeGuideNote: 'Ukuran bisa berbeda hingga 2 cm.',
  },
}

type SizeGuide = NonNullable<GarmentRecord['sizeGuide']>
type Measure = NonNullable<SizeGuide['measures'][number]['measure']>

interface ProductPage {
  readonly category: string
  readonly sizeGuide: SizeGuide
  /** Where it is not as usual. */
  readonly care?: Partial<typeof CARE>
}

const S_TO_3XL = ['S', 'M', 'L', 'XL', '2XL', '3XL']
const ONE_SIZE = ['One size']

/** By slug. A garment that is not listed has no size guide and is in no category. */
export const PAGES: Readonly<Record<string, ProductPage>> = {
  'classic-tee': {
    category: 't-shirts',
    sizeGuide: guide(['YS', 'YM', 'YL', 'XS', ...S_TO_3XL], {
      chest_width: [405, 445, 485, 460, 490, 535, 585, 635, 685, 735],
      length: [520, 560, 600, 675, 700, 730, 755, 780, 805, 830],
      sleeve_length: [160, 170, 180, 195, 205, 210, 220, 225, 235, 240],
    }),
  },
  'heavyweight-tee': {
    category: 't-shirts',
    sizeGuide: guide(['S', 'M', 'L', 'XL', '2XL'], {
      chest_width: [550, 580, 610, 640, 670],
      length: [690, 715, 740, 765, 790],
      sleeve_length: [225, 230, 235, 240, 245],
    }),
  },
  'long-sleeve': {
    category: 't-shirts',
    sizeGuide: guide(S_TO_3XL, {
      chest_width: [490, 535, 585, 635, 685, 735],
      length: [700, 730, 755, 780, 805, 830],
      sleeve_length: [630, 640, 650, 660, 670, 675],
    }),
  },
  'pullover-hoodie': {
    category: 'sweatshirts',
    sizeGuide: guide(['YM', 'YL', ...S_TO_3XL], {
      chest_width: [455, 495, 510, 560, 610, 660, 710, 760],
      length: [540, 580, 680, 705, 730, 755, 780, 805],
      sleeve_length: [530, 560, 620, 635, 650, 660, 670, 680],
    }),
  },
  'canvas-tote': {
    category: 'accessories',
    sizeGuide: guide(ONE_SIZE, { width: [380], height: [420], strap_length: [650] }),
  },
  'pique-polo': {
    category: 't-shirts',
    sizeGuide: guide(S_TO_3XL, {
      chest_width: [515, 550, 590, 635, 680, 725],
      length: [700, 725, 750, 775, 800, 825],
      sleeve_length: [205, 215, 225, 235, 245, 255],
    }),
  },
  'six-panel-cap': {
    category: 'accessories',
    sizeGuide: guide(ONE_SIZE, { head_circumference: [580] }),
    care: { washing: 'by_hand', ironing: 'never' },
  },
  'tank-top': {
    category: 't-shirts',
    sizeGuide: guide(['S', 'M', 'L', 'XL', '2XL'], {
      chest_width: [460, 510, 560, 610, 660],
      length: [710, 735, 760, 785, 810],
    }),
  },
  'crewneck-sweatshirt': {
    category: 'sweatshirts',
    sizeGuide: guide(S_TO_3XL, {
      chest_width: [510, 560, 610, 660, 710, 760],
      length: [685, 710, 735, 760, 785, 810],
      sleeve_length: [620, 635, 650, 660, 670, 680],
    }),
  },
  'bib-apron': {
    category: 'accessories',
    sizeGuide: guide(ONE_SIZE, { width: [700], length: [850] }),
    care: { washing: 'at_40' },
  },
  'youth-tee': {
    category: 't-shirts',
    sizeGuide: guide(['YS', 'YM', 'YL'], {
      chest_width: [405, 455, 505],
      length: [545, 595, 640],
      sleeve_length: [150, 165, 180],
    }),
  },
}

function guide(
  sizes: readonly string[],
  measures: Readonly<Partial<Record<Measure, readonly number[]>>>,
): SizeGuide {
  return {
    sizes: [...sizes],
    measures: Object.entries(measures).map(([measure, valuesMm]) => ({
      measure: measure as Measure,
      name: null,
      valuesMm: [...valuesMm],
      translations: {},
    })),
    note: 'Garments vary by up to 2 cm.',
  }
}

export const FAQ: ShopTexts['faq'] = [
  {
    question: 'Which files can I send?',
    answer:
      'A **PNG with a transparent background** or an **SVG** works best; JPEG, WebP and TIFF are fine, too. For a sharp print the picture needs 300 DPI at its printed size. The designer checks your file right away and tells you what to change.',
    translations: {
      es: {
        question: '¿Qué archivos puedo enviar?',
        answer:
          'Lo mejor es un **PNG con fondo transparente** o un **SVG**; también sirven JPEG, WebP y TIFF. Para que salga nítido, el arte necesita 300 DPI al tamaño impreso. El diseñador revisa tu archivo al instante y te dice qué cambiar.',
      },
      'pt-BR': {
        question: 'Quais arquivos posso enviar?',
        answer:
          'O ideal é um **PNG com fundo transparente** ou um **SVG**; JPEG, WebP e TIFF também servem. Para uma estampa nítida, a imagem precisa de 300 DPI no tamanho impresso. O editor confere o arquivo na hora e diz o que mudar.',
      },
      fr: {
        question: 'Quels fichiers puis-je envoyer ?',
        answer:
          'L’idéal est un **PNG à fond transparent** ou un **SVG** ; JPEG, WebP et TIFF conviennent aussi. Pour une impression nette, il faut 300 DPI à la taille imprimée. L’outil de création vérifie votre fichier aussitôt et vous dit quoi corriger.',
      },
      id: {
        question: 'File apa yang bisa saya kirim?',
        answer:
          'Paling baik **PNG dengan latar transparan** atau **SVG**; JPEG, WebP, dan TIFF juga bisa. Agar hasilnya tajam, gambar perlu 300 DPI pada ukuran cetaknya. Alat desain langsung memeriksa file Anda dan memberi tahu apa yang perlu diubah.',
      },
    },
  },
  {
    question: 'Is there a minimum order?',
    answer:
      'No, we print single pieces. The price of each piece falls with the quantity; every garment’s page shows from how many.',
    translations: {
      es: {
        question: '¿Hay un pedido mínimo?',
        answer:
          'No, imprimimos desde una sola pieza. El precio por pieza baja con la cantidad; la página de cada prenda dice a partir de cuántas.',
      },
      'pt-BR': {
        question: 'Existe pedido mínimo?',
        answer:
          'Não, estampamos a partir de uma peça. O preço por peça cai com a quantidade; a página de cada produto mostra a partir de quantas.',
      },
      fr: {
        question: 'Y a-t-il une commande minimum ?',
        answer:
          'Non, nous imprimons dès une pièce. Le prix à la pièce baisse avec la quantité ; la page de chaque article indique à partir de combien.',
      },
      id: {
        question: 'Apakah ada minimum pesanan?',
        answer:
          'Tidak, kami mencetak mulai satu potong. Harga per potong turun sesuai jumlah; halaman setiap produk menunjukkan mulai berapa potong.',
      },
    },
  },
  {
    question: 'When do you start printing?',
    answer:
      'As soon as we have confirmed your payment and checked your artwork. The link to your order always shows where it stands.',
    translations: {
      es: {
        question: '¿Cuándo empiezan a imprimir?',
        answer:
          'En cuanto confirmamos tu pago y revisamos tu arte. El enlace de tu pedido siempre muestra en qué va.',
      },
      'pt-BR': {
        question: 'Quando vocês começam a imprimir?',
        answer:
          'Assim que confirmamos o pagamento e conferimos a arte. O link do pedido sempre mostra em que etapa ele está.',
      },
      fr: {
        question: 'Quand commencez-vous l’impression ?',
        answer:
          'Dès que nous avons confirmé votre paiement et vérifié votre visuel. Le lien de votre commande montre toujours où elle en est.',
      },
      id: {
        question: 'Kapan mulai dicetak?',
        answer:
          'Begitu pembayaran dikonfirmasi dan desain Anda diperiksa. Tautan pesanan selalu menunjukkan statusnya.',
      },
    },
  },
  {
    question: 'How long does the print last?',
    answer:
      'As long as the garment, if you wash it inside out at 30 °C, without bleach and without a dryer, and never iron over the print.',
    translations: {
      es: {
        question: '¿Cuánto dura el estampado?',
        answer:
          'Tanto como la prenda, si la lavas del revés a 30 °C, sin blanqueador ni secadora, y nunca planchas sobre el estampado.',
      },
      'pt-BR': {
        question: 'Quanto tempo dura a estampa?',
        answer:
          'Tanto quanto a peça, se você lavar do avesso a 30 °C, sem alvejante nem secadora, e nunca passar sobre a estampa.',
      },
      fr: {
        question: 'Combien de temps l’impression tient-elle ?',
        answer:
          'Aussi longtemps que le vêtement, lavé sur l’envers à 30 °C, sans javel ni sèche-linge, et jamais repassé sur l’impression.',
      },
      id: {
        question: 'Berapa lama sablonnya tahan?',
        answer:
          'Selama pakaiannya, jika dicuci terbalik pada 30 °C, tanpa pemutih dan pengering, dan sablonnya tidak pernah disetrika.',
      },
    },
  },
  {
    question: 'Can I change my order?',
    answer: 'Yes, until it is being printed. Contact us with the number of your order.',
    translations: {
      es: {
        question: '¿Puedo cambiar mi pedido?',
        answer: 'Sí, hasta que esté en impresión. Escríbenos con el número de tu pedido.',
      },
      'pt-BR': {
        question: 'Posso mudar meu pedido?',
        answer: 'Sim, até ele entrar em impressão. Fale com a gente e informe o número do pedido.',
      },
      fr: {
        question: 'Puis-je modifier ma commande ?',
        answer: 'Oui, jusqu’à son impression. Écrivez-nous avec le numéro de votre commande.',
      },
      id: {
        question: 'Bisakah saya mengubah pesanan?',
        answer: 'Bisa, sampai pesanan mulai dicetak. Hubungi kami dengan nomor pesanan Anda.',
      },
    },
  },
]
