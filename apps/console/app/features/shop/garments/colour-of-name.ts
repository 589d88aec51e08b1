/**
 * What a colour of cloth looks like, by its name in any of our languages, so that "Blanco" begins as white. Without
 * accents and in small letters. A longer name is found before a shorter one that it contains.
 */
const COLOURS: readonly (readonly [hex: string, names: string])[] = [
  ['#ffffff', 'white, blanco, blanca, branco, branca, blanc, blanche, putih'],
  [
    '#f3ecd9',
    'off-white, natural, cream, ivory, crudo, cruda, crema, cru, creme, marfil, ecru, krem, gading, hueso',
  ],
  ['#1a1a1a', 'black, negro, negra, preto, preta, noir, noire, hitam'],
  ['#8b8d91', 'grey, gray, gris, cinza, abu-abu, abu'],
  [
    '#b4b6ba',
    'heather grey, heather gray, gris jaspeado, cinza mescla, gris chine, abu misty, light grey, gris claro',
  ],
  [
    '#44474c',
    'charcoal, dark grey, gris oscuro, carbon, grafite, chumbo, anthracite, gris fonce, abu tua, grafito',
  ],
  [
    '#1f2a44',
    'navy, navy blue, azul marino, azul-marinho, azul marinho, bleu marine, marine, dongker, biru dongker, navi',
  ],
  ['#2352c8', 'royal, royal blue, azul rey, azul royal, azul real, bleu roi, biru benhur'],
  ['#2f6fc4', 'blue, azul, bleu, bleue, biru'],
  [
    '#a9cbe3',
    'sky, sky blue, light blue, celeste, azul celeste, azul claro, azul-claro, bleu ciel, bleu clair, biru muda, biru langit',
  ],
  ['#1fa3a3', 'turquoise, teal, turquesa, tosca, aqua'],
  ['#c4201f', 'red, rojo, roja, vermelho, vermelha, rouge, merah'],
  ['#6b1a2b', 'burgundy, maroon, wine, vino, guinda, vinho, bordo, bordeaux, marun, merah marun, borgona'],
  ['#f2a7c0', 'pink, rosa, rosado, rosada, rose, merah muda, pink muda'],
  ['#d6247f', 'hot pink, magenta, fucsia, fuchsia, rosa mexicano, fanta'],
  ['#ef7a1a', 'orange, naranja, anaranjado, laranja, oranye, jingga'],
  ['#f3c614', 'yellow, amarillo, amarilla, amarelo, amarela, jaune, kuning'],
  ['#d6a021', 'mustard, gold, mostaza, dorado, mostarda, dourado, moutarde, dore, mustar, emas'],
  ['#2f8a46', 'green, verde, vert, verte, hijau'],
  [
    '#1f4d36',
    'forest, forest green, dark green, verde bosque, verde botella, verde oscuro, verde floresta, verde escuro, verde-escuro, vert foret, vert sapin, vert fonce, hijau botol, hijau tua',
  ],
  [
    '#6b7340',
    'olive, military green, olivo, verde olivo, verde militar, oliva, verde oliva, vert olive, kaki, hijau army, army, hijau zaitun',
  ],
  ['#a9d8b8', 'mint, menta, verde menta, menthe, hijau mint'],
  ['#6a3d9a', 'purple, violet, morado, morada, violeta, roxo, roxa, violette, mauve, ungu'],
  ['#b9a6d9', 'lavender, lilac, lavanda, lila, lilas, lavande'],
  ['#6b4630', 'brown, chocolate, marron, marrom, cafe, cokelat, coklat'],
  ['#d8c3a0', 'sand, beige, khaki, arena, areia, sable, pasir, bege, beis'],
  [
    '#b5533c',
    'brick, brick red, terracotta, rojo ladrillo, ladrillo, tijolo, terracota, brique, bata, merah bata',
  ],
  ['#f08a7a', 'coral, salmon, corail, salmao, koral'],
]

const NAMES = COLOURS.flatMap(([hex, names]) => names.split(', ').map((name) => ({ name, hex }))).sort(
  (one, other) => other.name.length - one.name.length,
)

/** Undefined for a name that says nothing about the colour. */
export function colourOfName(name: string): string | undefined {
  const words = ` ${plain(name)} `
  return NAMES.find((known) => words.includes(` ${known.name} `))?.hex
}

function plain(name: string): string {
  return name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z-]+/g, ' ')
    .trim()
}
