import { searchText } from '../../apps/api/src/platform/records/search-text.ts'
import type { Design } from './designs.ts'
import type { Random } from './random.ts'

/** Invented. */
export interface DemoCustomer {
  readonly name: string
  readonly email: string | null
  readonly phone: string | null
  readonly locale: string
  readonly address: { line1: string; city: string; region: string; country: string }
  /** The pictures that they order with. */
  readonly artworkIds: readonly string[]
}

const FIRST_NAMES_ES = [
  ...['Ana', 'José', 'María', 'Carlos', 'Lucía', 'Luis', 'Sofía', 'Jorge', 'Gabriela', 'Miguel', 'Karla'],
  ...['Óscar', 'Andrea', 'Ricardo', 'Daniela', 'Mauricio', 'Paola', 'Ernesto', 'Claudia', 'Rodrigo'],
  ...['Verónica', 'Douglas', 'Marcela', 'Wilfredo', 'Xiomara', 'Héctor', 'Beatriz', 'Nelson', 'Iris', 'Raúl'],
]
const FIRST_NAMES_EN = [
  'Emily',
  'James',
  'Olivia',
  'Noah',
  'Grace',
  'Ethan',
  'Hannah',
  'Liam',
  'Chloe',
  'Mason',
]
const LAST_NAMES_ES = [
  ...['Beltrán', 'Hernández', 'Mejía', 'Torres', 'Portillo', 'Flores', 'Menjívar', 'Rivas', 'Alvarado'],
  ...['Guardado', 'Peña', 'Zelaya', 'Ayala', 'Orellana', 'Cruz', 'Villalta', 'Argueta', 'Landaverde'],
  ...['Escobar', 'Muñoz', 'Campos', 'Aguilar', 'Melgar', 'Núñez', 'Tobar', 'Chávez', 'Quijano', 'Serrano'],
]
const LAST_NAMES_EN = ['Carter', 'Bennett', 'Hughes', 'Foster', 'Reed', 'Coleman', 'Murphy', 'Ward', 'Ellis']
const STREETS = [
  'Calle Los Almendros',
  'Avenida Las Magnolias',
  'Pasaje El Roble',
  'Calle La Ceiba',
  'Senda Maquilishuat',
]
const CITIES = [
  ['San Salvador', 'San Salvador'],
  ['Santa Tecla', 'La Libertad'],
  ['Soyapango', 'San Salvador'],
  ['Antiguo Cuscatlán', 'La Libertad'],
  ['Santa Ana', 'Santa Ana'],
  ['San Miguel', 'San Miguel'],
] as const

/** Share of orders by returning customers, recent ones first. */
const COMES_AGAIN = 0.45
const LATELY = 400

/** Returns a function that chooses the next customer, new or returning. */
export function clientele(random: Random, designs: readonly Design[]): () => DemoCustomer {
  const known: DemoCustomer[] = []
  return () => {
    if (known.length > 5 && random.chance(COMES_AGAIN)) {
      const back = Math.floor(Math.min(known.length, LATELY) * random.next() ** 2)
      const customer = known[known.length - 1 - back]
      if (customer) return customer
    }
    const customer = meet(random, known.length, designs)
    known.push(customer)
    return customer
  }
}

function meet(random: Random, index: number, designs: readonly Design[]): DemoCustomer {
  const choice = designs.map(({ artworkId, weight }) => [artworkId, weight] as const)
  const english = random.chance(0.18)
  const first = random.pick(english ? FIRST_NAMES_EN : FIRST_NAMES_ES)
  const last = english
    ? random.pick(LAST_NAMES_EN)
    : `${random.pick(LAST_NAMES_ES)}${random.chance(0.5) ? ` ${random.pick(LAST_NAMES_ES)}` : ''}`
  const address = searchText(`${first}.${last}`).replaceAll(' ', '-')
  const reach = random.weighted([
    ['both', 6],
    ['email', 2],
    ['phone', 2],
  ] as const)
  const [city, region] = random.pick(CITIES)
  return {
    name: `${first} ${last}`,
    email: reach === 'phone' ? null : `${address}${index}@example.com`,
    phone: reach === 'email' ? null : `+5037000${String(random.integer(0, 9999)).padStart(4, '0')}`,
    locale: english ? 'en' : 'es',
    address: {
      line1: `${random.pick(STREETS)} ${random.integer(1, 180)}`,
      city,
      region,
      country: 'SV',
    },
    artworkIds: Array.from({ length: random.chance(0.3) ? 2 : 1 }, () => random.weighted(choice)),
  }
}
