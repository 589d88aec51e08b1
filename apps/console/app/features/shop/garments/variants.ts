export interface Variant {
  readonly id?: string
  readonly colour: string
  readonly colourHex: string
  readonly size: string
  readonly sizeSort: number
  /** Null while the field does not hold an amount. */
  readonly surchargeMinor: number | null
  readonly active: boolean
}

export interface Colour {
  readonly name: string
  readonly hex: string
}

export function coloursOf(variants: readonly Variant[]): Colour[] {
  const hexes = new Map(variants.toReversed().map(({ colour, colourHex }) => [colour, colourHex]))
  return [...new Set(variants.map(({ colour }) => colour))].map((name) => ({
    name,
    hex: hexes.get(name) ?? '',
  }))
}

export function sizesOf(variants: readonly Variant[]): string[] {
  return [
    ...new Set(variants.toSorted((one, other) => one.sizeSort - other.sizeSort).map(({ size }) => size)),
  ]
}

export function indexOf(variants: readonly Variant[], colour: string, size: string): number {
  return variants.findIndex((variant) => variant.colour === colour && variant.size === size)
}

/** The first colour comes in the usual sizes of the kind. */
export function addColour(
  variants: readonly Variant[],
  { name, hex }: Colour,
  usual: readonly string[] = [],
): Variant[] {
  const sizes = sizesOf(variants)
  const wanted = sizes.length > 0 ? sizes : usual.length > 0 ? ofOneAge(usual) : [ONE_SIZE]
  const added = wanted.map((size, place) => ({
    ...inSize(variants, size),
    ...(sizes.length === 0 && { sizeSort: place }),
    colour: name,
    colourHex: hex,
  }))
  return [...variants, ...added]
}

/** "S, M, L, XL" is four sizes; those that the garment has are left out. They replace the size that nobody chose. */
export function addSizes(variants: readonly Variant[], typed: string): Variant[] {
  const added = newSizes(variants, typed).reduce<Variant[]>(addSize, [...variants])
  const isUnchosen = variants.every(({ id, size }) => id === undefined && size === ONE_SIZE)
  return isUnchosen && added.length > variants.length ? remove(added, { size: ONE_SIZE }) : added
}

/** In the sizes of a kind, as long as nothing is saved and the sizes are those of the kind before. */
export function withSizesOf(
  variants: readonly Variant[],
  usual: readonly string[],
  before: readonly string[],
): Variant[] {
  const sizes = sizesOf(variants)
  const untouched =
    variants.every(({ id }) => id === undefined) &&
    (sizes.join() === ofOneAge(before).join() || sizes.join() === ONE_SIZE)
  if (!untouched || usual.length === 0) return [...variants]
  return coloursOf(variants).reduce<Variant[]>((all, colour) => addColour(all, colour, usual), [])
}

const ONE_SIZE = 'One size'
const YOUTH = /^Y(XS|S|M|L|XL)$/i

/** A kind may come for children and for adults; one garment hardly does. */
function ofOneAge(sizes: readonly string[]): readonly string[] {
  const adult = sizes.filter((size) => !YOUTH.test(size))
  return adult.length > 0 ? adult : sizes
}

export function newSizes(variants: readonly Variant[], typed: string): string[] {
  const taken = new Set(sizesOf(variants).map((size) => size.toLowerCase()))
  return typed
    .split(/[,;\n]/)
    .map((size) => size.trim())
    .filter((size) => {
      const isNew = size !== '' && !taken.has(size.toLowerCase())
      taken.add(size.toLowerCase())
      return isNew
    })
}

function addSize(variants: readonly Variant[], size: string): Variant[] {
  const last = Math.max(-1, ...variants.map(({ sizeSort }) => sizeSort))
  const added = coloursOf(variants).map(({ name, hex }) => ({
    ...inSize(variants, size),
    colour: name,
    colourHex: hex,
    sizeSort: last + 1,
  }))
  return [...variants, ...added]
}

export function addVariant(variants: readonly Variant[], { name, hex }: Colour, size: string): Variant[] {
  return [...variants, { ...inSize(variants, size), colour: name, colourHex: hex }]
}

/** Position and surcharge are those of the same size in another colour. */
function inSize(variants: readonly Variant[], size: string): Omit<Variant, 'colour' | 'colourHex'> {
  const like = variants.find((variant) => variant.size === size)
  return { size, sizeSort: like?.sizeSort ?? 0, surchargeMinor: like?.surchargeMinor ?? 0, active: true }
}

export function moveSize(variants: readonly Variant[], from: number, to: number): Variant[] {
  const sizes = sizesOf(variants)
  const [moved] = sizes.splice(from, 1)
  if (moved !== undefined) sizes.splice(to, 0, moved)
  return variants.map((variant) => ({ ...variant, sizeSort: sizes.indexOf(variant.size) }))
}

export function change(
  variants: readonly Variant[],
  meant: { readonly colour?: string; readonly size?: string },
  to: Partial<Variant>,
): Variant[] {
  return variants.map((variant) => (isMeant(variant, meant) ? { ...variant, ...to } : variant))
}

export function remove(
  variants: readonly Variant[],
  meant: { readonly colour?: string; readonly size?: string },
): Variant[] {
  return variants.filter((variant) => !isMeant(variant, meant))
}

function isMeant(variant: Variant, { colour, size }: { readonly colour?: string; readonly size?: string }) {
  return (colour === undefined || variant.colour === colour) && (size === undefined || variant.size === size)
}

/** Brings removed variants that have an id back, but not for sale. */
export function keepOffSale(variants: readonly Variant[], before: readonly Variant[]): Variant[] {
  const kept = new Set(variants.map(({ id }) => id))
  const lost = before.filter(({ id }) => id !== undefined && !kept.has(id))
  return [...variants, ...lost.map((variant) => ({ ...variant, active: false }))]
}
