import { misfit, zoneLimit } from '@platen/placement'
import { Cross, Notice } from '@platen/ui'
import { useId } from 'react'
import { Link } from 'react-router'
import { usePage } from '../../lib/page.ts'
import { named } from '@platen/formats/own-names'
import { count, fill } from '@platen/messages'
import { ACTION, problemText } from './cart-design.tsx'
import { personName, type CartItem } from './cart-item.ts'
import { CartNote } from './cart-note.tsx'
import { setSize } from './cart.ts'
import { isAvailable, type Catalog, type CheckedItem } from './check-item.ts'
import { DesignDrawings } from './design-drawings.tsx'
import type { PricedItem } from './price-cart.ts'

interface Member {
  readonly checked: CheckedItem
  readonly price: PricedItem | undefined
}

interface CartTeamProps {
  /** At least one. */
  readonly people: readonly Member[]
  readonly catalog: Catalog
  readonly onRemove: (items: readonly CartItem[]) => void
}

/** The garments of a list of people: the design once, then everybody with name, number, size and price. */
export function CartTeam({ people, catalog, onRemove }: CartTeamProps) {
  const { language, messages, formats, paths } = usePage()
  const texts = messages.cart
  const id = useId()
  const [first] = people
  if (!first) return null
  const { item, garment, name } = first.checked
  const colour = named(item.colour, messages.names)
  const totals = people.map(({ price }) => price?.totalMinor)
  const total = totals.reduce<number | undefined>(
    (sum, one) => (sum === undefined || one === undefined ? undefined : sum + one),
    0,
  )
  const problems = new Set(
    people.flatMap(({ checked }) =>
      checked.problems.map((problem) => problemText(problem, colour, messages)),
    ),
  )
  return (
    <article
      aria-labelledby={id}
      className="overflow-clip rounded-platen border border-rule bg-sheet md:grid md:grid-cols-[15rem_1fr]"
    >
      <div className="flex items-center justify-center gap-2 border-b border-rule bg-tray p-4 md:flex-col md:justify-start md:border-r md:border-b-0">
        <DesignDrawings
          checked={first.checked}
          catalog={catalog}
          titleOf={(view) => `${name}, ${colour}, ${messages.shared.sides[view]}`}
          className="max-h-56 w-full min-w-0 max-w-52"
        />
      </div>
      <div className="grid content-start gap-4 p-4 md:p-6">
        <header className="flex items-start justify-between gap-4">
          <div>
            <h2 id={id} className="text-xl">
              {name}
            </h2>
            <p className="mt-1 text-ink-soft">
              {colour} · {count(language, texts.team.people, people.length)}
            </p>
          </div>
          <p className="figures text-right text-lg font-semibold">
            {total === undefined ? '—' : formats.money(total)}
          </p>
        </header>
        {problems.size > 0 && (
          <Notice tone="bad" title={texts.problemTitle}>
            <ul>
              {[...problems].map((problem) => (
                <li key={problem}>{problem}</li>
              ))}
            </ul>
          </Notice>
        )}
        <ul aria-label={texts.team.list} className="grid border-t border-rule">
          {people.map((one) => (
            <Person
              key={one.checked.item.id}
              {...one}
              catalog={catalog}
              onRemove={() => onRemove([one.checked.item])}
            />
          ))}
        </ul>
        <CartNote items={people.map(({ checked }) => checked.item)} />
        <footer className="-mx-2 -mb-2 flex flex-wrap">
          {garment && (
            <Link
              to={paths.designer(item.garmentSlug, { cartItem: item.member?.teamId ?? item.id })}
              className={ACTION}
            >
              {texts.team.editAll}
            </Link>
          )}
          <button
            type="button"
            className={`${ACTION} ml-auto text-bad`}
            onClick={() => onRemove(people.map(({ checked }) => checked.item))}
          >
            {texts.team.removeAll}
          </button>
        </footer>
      </div>
    </article>
  )
}

interface PersonProps extends Member {
  readonly catalog: Catalog
  readonly onRemove: () => void
}

function Person({ checked, price, catalog, onRemove }: PersonProps) {
  const { messages, formats, paths } = usePage()
  const texts = messages.cart.team
  const { item, garment } = checked
  const { name = '', number = '' } = item.member ?? {}
  const person = personName({ name, number })
  return (
    <li id={item.id} className="flex scroll-mt-4 items-center gap-2 border-b border-rule py-1">
      <span className="figures w-9 shrink-0 font-semibold">{number}</span>
      <span className="min-w-0 flex-1 leading-tight">
        <span className="block font-semibold wrap-anywhere" dir="auto">
          {name}
        </span>
        <span className="flex flex-wrap items-center gap-x-2 text-sm text-ink-soft">
          <SizeOf checked={checked} catalog={catalog} person={person} />
          <span className="figures">
            {price?.totalMinor === undefined ? '—' : formats.money(price.totalMinor)}
          </span>
        </span>
      </span>
      {garment && (
        <Link
          to={paths.designer(item.garmentSlug, { cartItem: item.id })}
          className={ACTION}
          aria-label={fill(texts.editOne, { person })}
        >
          {texts.edit}
        </Link>
      )}
      <button
        type="button"
        className="grid size-11 shrink-0 place-items-center rounded-platen hover:bg-tray"
        aria-label={fill(texts.removeOne, { person })}
        onClick={onRemove}
      >
        <Cross />
      </button>
    </li>
  )
}

interface SizeOfProps {
  readonly checked: CheckedItem
  readonly catalog: Catalog
  readonly person: string
}

/** The sizes that are available and for which the print is not too large. */
function SizeOf({ checked: { item, garment, lines }, catalog, person }: SizeOfProps) {
  const { messages } = usePage()
  const [line] = lines
  const all = garment?.colours.find(({ name }) => name === item.colour)?.sizes ?? []
  const sizes = all.filter(
    (variant) =>
      variant.variantId === line?.variantId || (isAvailable(variant) && fits(item, variant.size, catalog)),
  )
  if (!line?.variant || sizes.length < 2) return <span>{named(line?.size ?? '–', messages.names)}</span>
  return (
    <select
      aria-label={fill(messages.cart.team.sizeOf, { person })}
      className="min-h-9 min-w-0 rounded-platen border border-rule-strong bg-sheet px-1 text-ink"
      value={line.variantId}
      onChange={({ target }) => {
        const chosen = sizes.find(({ variantId }) => variantId === target.value)
        if (chosen) setSize(item, chosen)
      }}
    >
      {sizes.map(({ variantId, size }) => (
        <option key={variantId} value={variantId}>
          {named(size, messages.names)}
        </option>
      ))}
    </select>
  )
}

function fits({ placements }: CartItem, size: string, { zones }: Catalog): boolean {
  return placements.every((print) => {
    const zone = zones.find(({ id }) => id === print.zoneId)
    return zone !== undefined && misfit(print, zoneLimit(zone, size)) === undefined
  })
}
