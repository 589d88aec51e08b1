import { filledText, hasPlaceholder, type Person } from '@platen/layers'
import type { DesignLayer } from '../../cart/index.ts'
import { refit, type Design, type Outcome } from '../design/design.ts'
import { colourOf, type PrintableGarment, type Quantities } from '../design/printable-garment.ts'
import type { RosterRow } from '../design/roster-row.ts'

/** Whether a text stands for what a list of people has. */
export function needsRoster({ layers = {} }: Pick<Design, 'layers'>): boolean {
  return Object.values(layers).some((own) => own.some(isPersonal))
}

export function isPersonal(layer: DesignLayer): boolean {
  return layer.kind === 'text' && hasPlaceholder(layer.text)
}

/** As they are printed for one person. Who has no number has no text for it. */
export function layersFor(layers: readonly DesignLayer[], person: Person): readonly DesignLayer[] {
  if (!layers.some(isPersonal)) return layers
  return layers
    .map((layer) =>
      layer.kind === 'text' && hasPlaceholder(layer.text)
        ? { ...layer, text: filledText(layer.text, person).trim() }
        : layer,
    )
    .filter((layer) => layer.kind !== 'text' || layer.text !== '')
}

/** The first of the list stands for all while they design, with a sample of what is missing. */
export function shownPerson({ roster }: Pick<Design, 'roster'>, sample: Person): Person {
  const [first] = roster ?? []
  return { name: filled(first?.name, sample.name), number: filled(first?.number, sample.number) }
}

function filled(text: string | undefined, instead: string): string {
  return text === undefined || text === '' ? instead : text
}

/** Each person is one garment. */
export function setRoster(
  design: Design,
  printable: PrintableGarment,
  roster: readonly RosterRow[],
): Outcome {
  return refit({ ...design, roster, quantities: quantitiesOf(roster, printable, design.colour) }, printable)
}

function quantitiesOf(roster: readonly RosterRow[], printable: PrintableGarment, colour: string): Quantities {
  const quantities: Record<string, number> = {}
  for (const { size, availability, variantId } of colourOf(printable, colour)?.sizes ?? []) {
    const count = roster.filter((row) => row.size === size).length
    if (count > 0 && availability !== 'out') quantities[variantId] = count
  }
  return quantities
}

const SEPARATORS = /[\t;,]/
const NUMBER = /^#?(\d{1,3})$/

/** Pasted rows: name, number and size in any order, with tabs, commas, semicolons or spaces between them. */
export function parseRoster(
  text: string,
  sizes: readonly { readonly id: string; readonly name: string }[],
): RosterRow[] {
  return rosterLines(text)
    .map(cellsOf)
    .map((cells) => {
      const sizeAt = cells.findLastIndex((cell) => sizeOf(cell, sizes) !== undefined)
      const numberAt = cells.findIndex((cell, index) => index !== sizeAt && NUMBER.test(cell))
      const name = cells
        .filter((cell, index) => index !== sizeAt && index !== numberAt && cell !== '')
        .join(' ')
      return {
        name,
        number: NUMBER.exec(cells[numberAt] ?? '')?.[1] ?? '',
        size: sizeOf(cells[sizeAt] ?? '', sizes) ?? '',
      }
    })
}

/** Names as long as they are printed, and the places of those that were longer, counted from one. */
export function shortenNames(rows: readonly RosterRow[]): {
  readonly rows: readonly RosterRow[]
  readonly shortened: readonly number[]
} {
  const letters = rows.map(({ name }) => Array.from(name))
  return {
    rows: rows.map((row, at) => ({
      ...row,
      name: letters[at]?.slice(0, LONGEST_NAME).join('').trim() ?? '',
    })),
    shortened: letters.flatMap((own, at) => (own.length > LONGEST_NAME ? [at + 1] : [])),
  }
}

/** Those of people: without empty ones, and without the headings of a table. */
export function rosterLines(text: string): readonly string[] {
  const lines = text.split(/\r?\n/).filter((line) => cellsOf(line).some((cell) => cell !== ''))
  return lines.slice(isHeading(lines[0] ?? '') ? 1 : 0)
}

/** What the columns of such tables are called in the languages of the storefront. */
const HEADINGS: ReadonlySet<string> = new Set(
  [
    ['name', 'player', 'number', 'no', 'nr', '#', 'size'],
    ['nombre', 'jugador', 'jugadora', 'numero', 'num', 'n', 'dorsal', 'talla'],
    ['nome', 'jogador', 'jogadora', 'camisa', 'tamanho', 'tam'],
    ['nom', 'prenom', 'joueur', 'joueuse', 'maillot', 'taille'],
    ['nama', 'pemain', 'nomor', 'punggung', 'ukuran'],
  ].flat(),
)

/** One such word alone may be somebody's name. */
function isHeading(line: string): boolean {
  const cells = cellsOf(line).filter((cell) => cell !== '')
  return cells.length > 1 && cells.every((cell) => HEADINGS.has(plainWord(cell)))
}

/** "N.º" and "Número" as they would be typed in haste. */
function plainWord(cell: string): string {
  return cell
    .normalize('NFD')
    .replaceAll(/[\p{M}.:º°]/gu, '')
    .toLowerCase()
    .trim()
}

function cellsOf(line: string): readonly string[] {
  // Who types a list puts spaces between.
  const cells = SEPARATORS.test(line) ? line.split(SEPARATORS) : line.trim().split(/\s+/)
  return cells.map((cell) => cell.trim().replaceAll(/^"|"$/g, ''))
}

export const LONGEST_NAME = 60

function sizeOf(
  cell: string,
  sizes: readonly { readonly id: string; readonly name: string }[],
): string | undefined {
  const wanted = cell.toLowerCase()
  return sizes.find(({ id, name }) => id.toLowerCase() === wanted || name.toLowerCase() === wanted)?.id
}
