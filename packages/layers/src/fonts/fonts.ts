import type { FontWeight } from '../layer.ts'
import type { Subset } from './subsets.ts'

export type FontStyle = 'sans' | 'script' | 'brush' | 'display' | 'slab' | 'serif' | 'mono'

export interface Font {
  readonly id: string
  readonly name: string
  readonly style: FontStyle
  readonly weights: readonly [FontWeight, ...FontWeight[]]
  readonly subsets: readonly Subset[]
  /** Its only weight looks bold, and so does what stands in for it. */
  readonly heavy?: true
}

/** Families for texts on garments, all under the SIL Open Font License, from the Fontsource packages of these names. */
export const FONTS: readonly Font[] = [
  {
    id: 'anton',
    name: 'Anton',
    style: 'sans',
    weights: [400],
    subsets: ['latin', 'latin-ext', 'vietnamese'],
    heavy: true,
  },
  {
    id: 'bebas-neue',
    name: 'Bebas Neue',
    style: 'sans',
    weights: [400],
    subsets: ['latin', 'latin-ext'],
    heavy: true,
  },
  {
    id: 'oswald',
    name: 'Oswald',
    style: 'sans',
    weights: [400, 700],
    subsets: ['latin', 'latin-ext', 'vietnamese', 'cyrillic', 'cyrillic-ext'],
  },
  {
    id: 'archivo-black',
    name: 'Archivo Black',
    style: 'sans',
    weights: [400],
    subsets: ['latin', 'latin-ext'],
    heavy: true,
  },
  {
    id: 'archivo',
    name: 'Archivo',
    style: 'sans',
    weights: [400, 700],
    subsets: ['latin', 'latin-ext', 'vietnamese'],
  },
  { id: 'dm-sans', name: 'DM Sans', style: 'sans', weights: [400, 700], subsets: ['latin', 'latin-ext'] },
  { id: 'outfit', name: 'Outfit', style: 'sans', weights: [400, 700], subsets: ['latin', 'latin-ext'] },
  {
    id: 'teko',
    name: 'Teko',
    style: 'sans',
    weights: [400, 700],
    subsets: ['latin', 'latin-ext', 'devanagari'],
  },
  {
    id: 'russo-one',
    name: 'Russo One',
    style: 'sans',
    weights: [400],
    subsets: ['latin', 'latin-ext', 'cyrillic'],
    heavy: true,
  },
  {
    id: 'rubik',
    name: 'Rubik',
    style: 'sans',
    weights: [400, 700],
    subsets: ['latin', 'latin-ext', 'cyrillic', 'cyrillic-ext', 'hebrew', 'arabic'],
  },
  {
    id: 'cairo',
    name: 'Cairo',
    style: 'sans',
    weights: [400, 700],
    subsets: ['latin', 'latin-ext', 'arabic'],
  },
  {
    id: 'mukta',
    name: 'Mukta',
    style: 'sans',
    weights: [400, 700],
    subsets: ['latin', 'latin-ext', 'devanagari'],
  },
  {
    id: 'noto-sans',
    name: 'Noto Sans',
    style: 'sans',
    weights: [400, 700],
    subsets: [
      'latin',
      'latin-ext',
      'vietnamese',
      'cyrillic',
      'cyrillic-ext',
      'greek',
      'greek-ext',
      'devanagari',
    ],
  },
  {
    id: 'pacifico',
    name: 'Pacifico',
    style: 'script',
    weights: [400],
    subsets: ['latin', 'latin-ext', 'vietnamese', 'cyrillic', 'cyrillic-ext'],
  },
  {
    id: 'lobster',
    name: 'Lobster',
    style: 'script',
    weights: [400],
    subsets: ['latin', 'latin-ext', 'vietnamese', 'cyrillic', 'cyrillic-ext'],
    heavy: true,
  },
  {
    id: 'dancing-script',
    name: 'Dancing Script',
    style: 'script',
    weights: [400, 700],
    subsets: ['latin', 'latin-ext', 'vietnamese'],
  },
  {
    id: 'caveat',
    name: 'Caveat',
    style: 'script',
    weights: [400, 700],
    subsets: ['latin', 'latin-ext', 'cyrillic', 'cyrillic-ext'],
  },
  { id: 'sacramento', name: 'Sacramento', style: 'script', weights: [400], subsets: ['latin', 'latin-ext'] },
  {
    id: 'great-vibes',
    name: 'Great Vibes',
    style: 'script',
    weights: [400],
    subsets: ['latin', 'latin-ext', 'vietnamese', 'cyrillic'],
  },
  {
    id: 'kalam',
    name: 'Kalam',
    style: 'script',
    weights: [400, 700],
    subsets: ['latin', 'latin-ext', 'devanagari'],
  },
  {
    id: 'caveat-brush',
    name: 'Caveat Brush',
    style: 'brush',
    weights: [400],
    subsets: ['latin', 'latin-ext'],
  },
  {
    id: 'sedgwick-ave-display',
    name: 'Sedgwick Ave Display',
    style: 'brush',
    weights: [400],
    subsets: ['latin', 'latin-ext', 'vietnamese'],
  },
  {
    id: 'bangers',
    name: 'Bangers',
    style: 'display',
    weights: [400],
    subsets: ['latin', 'latin-ext', 'vietnamese'],
    heavy: true,
  },
  {
    id: 'bungee',
    name: 'Bungee',
    style: 'display',
    weights: [400],
    subsets: ['latin', 'latin-ext', 'vietnamese'],
    heavy: true,
  },
  {
    id: 'lilita-one',
    name: 'Lilita One',
    style: 'display',
    weights: [400],
    subsets: ['latin', 'latin-ext'],
    heavy: true,
  },
  {
    id: 'titan-one',
    name: 'Titan One',
    style: 'display',
    weights: [400],
    subsets: ['latin', 'latin-ext'],
    heavy: true,
  },
  {
    id: 'fredoka',
    name: 'Fredoka',
    style: 'display',
    weights: [400, 700],
    subsets: ['latin', 'latin-ext', 'hebrew'],
  },
  {
    id: 'righteous',
    name: 'Righteous',
    style: 'display',
    weights: [400],
    subsets: ['latin', 'latin-ext'],
    heavy: true,
  },
  {
    id: 'black-ops-one',
    name: 'Black Ops One',
    style: 'display',
    weights: [400],
    subsets: ['latin', 'latin-ext', 'vietnamese'],
    heavy: true,
  },
  { id: 'monoton', name: 'Monoton', style: 'display', weights: [400], subsets: ['latin', 'latin-ext'] },
  {
    id: 'comfortaa',
    name: 'Comfortaa',
    style: 'display',
    weights: [400, 700],
    subsets: ['latin', 'latin-ext', 'vietnamese', 'cyrillic', 'cyrillic-ext', 'greek'],
  },
  {
    id: 'modak',
    name: 'Modak',
    style: 'display',
    weights: [400],
    subsets: ['latin', 'latin-ext', 'devanagari'],
    heavy: true,
  },
  { id: 'rye', name: 'Rye', style: 'display', weights: [400], subsets: ['latin', 'latin-ext'], heavy: true },
  {
    id: 'alfa-slab-one',
    name: 'Alfa Slab One',
    style: 'slab',
    weights: [400],
    subsets: ['latin', 'latin-ext', 'vietnamese'],
    heavy: true,
  },
  { id: 'graduate', name: 'Graduate', style: 'slab', weights: [400], subsets: ['latin'] },
  {
    id: 'playfair-display',
    name: 'Playfair Display',
    style: 'serif',
    weights: [400, 700],
    subsets: ['latin', 'latin-ext', 'vietnamese', 'cyrillic'],
  },
  {
    id: 'abril-fatface',
    name: 'Abril Fatface',
    style: 'serif',
    weights: [400],
    subsets: ['latin', 'latin-ext'],
    heavy: true,
  },
  { id: 'cinzel', name: 'Cinzel', style: 'serif', weights: [400, 700], subsets: ['latin', 'latin-ext'] },
  {
    id: 'lora',
    name: 'Lora',
    style: 'serif',
    weights: [400, 700],
    subsets: ['latin', 'latin-ext', 'vietnamese', 'cyrillic', 'cyrillic-ext'],
  },
  {
    id: 'amiri',
    name: 'Amiri',
    style: 'serif',
    weights: [400, 700],
    subsets: ['latin', 'latin-ext', 'arabic'],
  },
  {
    id: 'jetbrains-mono',
    name: 'JetBrains Mono',
    style: 'mono',
    weights: [400, 700],
    subsets: ['latin', 'latin-ext', 'vietnamese', 'cyrillic', 'cyrillic-ext', 'greek'],
  },
  {
    id: 'press-start-2p',
    name: 'Press Start 2P',
    style: 'mono',
    weights: [400],
    subsets: ['latin', 'latin-ext', 'cyrillic', 'cyrillic-ext', 'greek'],
    heavy: true,
  },
]

const BY_ID = new Map(FONTS.map((font) => [font.id, font]))

export function findFont(id: string): Font | undefined {
  return BY_ID.get(id)
}
