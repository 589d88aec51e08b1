import { Button, FilmRoll, Notice, buttonClass, CropMarks } from '@platen/ui'
import { useEffect, useMemo, useRef, useState } from 'react'
import { Link } from 'react-router'
import { useFilmAtOwnPrices } from '../../lib/own-film.ts'
import { usePage } from '../../lib/page.ts'
import type { Messages } from '../../messages/en.ts'
import { named } from '@platen/formats/own-names'
import { count, fill } from '@platen/messages'
import { CartDesign } from './cart-design.tsx'
import { CartFilm } from './cart-film.tsx'
import { CartTeam } from './cart-team.tsx'
import { personName } from './cart-item.ts'
import {
  checkEntry,
  hasProblems,
  isCheckedFilm,
  linesOf,
  type Catalog,
  type CheckedEntry,
  type CheckedItem,
} from './check-item.ts'
import { isFilm } from './film-item.ts'
import { priceCart, nextBreak, type PricedCart } from './price-cart.ts'
import { useLive } from '../../lib/use-live.ts'
import { useCart, putBack, removeItems, type Removed } from './cart.ts'
import { DiscountField } from './discount-field.tsx'
import { useDiscount } from './discount.ts'
import { PrepaidNote, usePrepaid, type PrepaidCart } from './prepaid.tsx'
import { TotalLines } from './total-lines.tsx'

export function CartPage({ catalog }: { catalog: Catalog }) {
  const { shop: everybodys, language, messages } = usePage()
  const texts = messages.cart
  const live = useLive()
  const film = useFilmAtOwnPrices(everybodys.film)
  const shop = useMemo(() => ({ ...everybodys, film }), [everybodys, film])
  const prepaid = usePrepaid(useCart())
  const { items } = prepaid
  const [removed, setRemoved] = useState<Removed>()
  const checked = useMemo(() => items.map((item) => checkEntry(item, catalog, shop)), [items, catalog, shop])
  const groups = useMemo(() => groupsOf(checked), [checked])
  const discount = useDiscount()
  const priced = useMemo(
    () => priceCart(checked, catalog, 0, discount, shop.film),
    [checked, catalog, discount, shop.film],
  )

  return (
    // As high as the window, so that the footer does not jump when the cart appears.
    <div className="mx-auto min-h-dvh max-w-6xl px-4 py-8 md:py-12">
      <h1 className="text-4xl md:text-5xl">{texts.title}</h1>
      {live && items.length > 0 && (
        <p className="mt-2 text-ink-soft">{count(language, texts.designs, groups.length)}</p>
      )}
      {removed && (
        <Undo
          removed={removed}
          onUndo={() => {
            putBack(removed)
            setRemoved(undefined)
          }}
        />
      )}
      {!live && <Loading />}
      {live && items.length === 0 && <Empty />}
      {live && items.length > 0 && (
        <div className="mt-6 grid grid-cols-1 items-start gap-8 lg:grid-cols-[1fr_20rem]">
          <div className="grid gap-6">
            {groups.map(({ entry, index, team }) =>
              isCheckedFilm(entry) ? (
                <CartFilm
                  key={entry.film.id}
                  checked={entry}
                  price={priced.items[index]}
                  onRemove={() => setRemoved(removeItems([entry.film]))}
                />
              ) : team ? (
                <CartTeam
                  key={entry.item.member?.teamId}
                  people={team.map((at) => ({ ...at, price: priced.items[at.index] }))}
                  catalog={catalog}
                  onRemove={(people) => setRemoved(removeItems(people))}
                />
              ) : (
                <CartDesign
                  key={entry.item.id}
                  checked={entry}
                  price={priced.items[index]}
                  catalog={catalog}
                  onRemove={() => setRemoved(removeItems([entry.item]))}
                />
              ),
            )}
          </div>
          <CartSummary checked={checked} priced={priced} catalog={catalog} prepaid={prepaid} />
        </div>
      )}
    </div>
  )
}

interface Group {
  readonly entry: CheckedEntry
  /** In the cart. */
  readonly index: number
  /** All garments of its team. */
  readonly team?: readonly { readonly checked: CheckedItem; readonly index: number }[]
}

/** A team stands where its first garment is. */
function groupsOf(checked: readonly CheckedEntry[]): readonly Group[] {
  const all = checked.map((entry, index) => ({ entry, index, teamId: teamIdOf(entry) }))
  return all.flatMap(({ entry, index, teamId }): Group[] => {
    if (teamId === undefined) return [{ entry, index }]
    const own = all.filter((other) => other.teamId === teamId)
    if (own[0]?.index !== index) return []
    const team = own.flatMap((one) =>
      isCheckedFilm(one.entry) ? [] : [{ checked: one.entry, index: one.index }],
    )
    return [{ entry, index, team }]
  })
}

function teamIdOf(entry: CheckedEntry): string | undefined {
  return isCheckedFilm(entry) ? undefined : entry.item.member?.teamId
}

/** Takes the focus, because the button that had it was removed with its design. */
function Undo({ removed, onUndo }: { removed: Removed; onUndo: () => void }) {
  const { messages } = usePage()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    box.current?.querySelector('button')?.focus()
  }, [removed])
  return (
    <div ref={box} className="mt-6">
      <Notice urgent>
        <div className="flex flex-wrap items-center justify-between gap-2">
          <span>{removedText(removed, messages)}</span>
          <Button variant="line" onClick={onUndo}>
            {messages.cart.undo}
          </Button>
        </div>
      </Notice>
    </div>
  )
}

function removedText({ entries }: Removed, { cart, names }: Messages): string {
  const [{ item } = { item: undefined }, ...others] = entries
  if (!item) return ''
  if (isFilm(item)) return cart.film.removed
  if (!item.member) return fill(cart.removed, { colour: named(item.colour, names) })
  return others.length > 0
    ? cart.team.removedAll
    : fill(cart.team.removed, { person: personName(item.member) })
}

function Empty() {
  const { messages, paths } = usePage()
  const texts = messages.cart
  return (
    <div className="mt-8 grid items-center gap-8 rounded-platen border border-dashed border-rule-strong p-6 md:grid-cols-[20rem_1fr] md:p-12">
      <FilmRoll className="mx-auto w-full max-w-64" />
      <div className="grid justify-items-start gap-4">
        <h2 className="text-2xl">{texts.emptyTitle}</h2>
        <p className="max-w-prose text-ink-soft">{texts.emptyText}</p>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
          <Link to={paths.garments()} className={buttonClass('press')}>
            {texts.emptyAction}
          </Link>
          <Link to={paths.orders()} className="inline-flex min-h-11 items-center underline">
            {messages.shell.orders}
          </Link>
        </div>
      </div>
    </div>
  )
}

/** The cart is stored in the browser, so it shows only after hydration. */
function Loading() {
  const { messages } = usePage()
  return (
    <>
      <div className="mt-8 grid gap-6" aria-hidden="true">
        <div className="h-96 rounded-platen border border-rule bg-tray" />
      </div>
      <noscript>
        <p className="mt-4">{messages.cart.needsScript}</p>
      </noscript>
    </>
  )
}

interface CartSummaryProps {
  readonly checked: readonly CheckedEntry[]
  readonly priced: PricedCart
  readonly catalog: Catalog
  readonly prepaid: PrepaidCart
}

function CartSummary({ checked, priced, catalog, prepaid }: CartSummaryProps) {
  const { shop, messages, paths } = usePage()
  const texts = messages.cart
  const discount = useDiscount()
  const lines = checked.reduce((sum, entry) => sum + linesOf(entry), 0)
  const obstacle = hasProblems(checked)
    ? texts.fixFirst
    : lines > shop.limits.maxItems
      ? fill(texts.tooManyLines, { max: shop.limits.maxItems })
      : undefined
  return (
    <aside aria-label={texts.summary} className="m-6 lg:sticky lg:top-6">
      <CropMarks className="text-ink-soft">
        <div className="grid gap-4 bg-sheet p-6 text-ink">
          <h2 className="text-xl">{texts.summary}</h2>
          <TotalLines
            totals={priced}
            discount={discount && { ...discount, amountMinor: priced.codeMinor }}
            catalog={catalog}
            totalLabel={texts.total}
          />
          <PrepaidNote {...prepaid} />
          <DiscountField obstacle={priced.obstacle && `code_${priced.obstacle}`} />
          <p className="text-sm text-ink-soft">{texts.deliveryLater}</p>
          <Advice checked={checked} catalog={catalog} />
          {obstacle === undefined ? (
            <Link to={paths.checkout()} className={buttonClass('press')}>
              {texts.toCheckout}
            </Link>
          ) : (
            <>
              <span aria-disabled="true" className={buttonClass('press')}>
                {texts.toCheckout}
              </span>
              <p className="text-sm font-semibold text-bad">{obstacle}</p>
            </>
          )}
          <Link to={paths.garments()} className={buttonClass('quiet')}>
            {texts.addAnother}
          </Link>
        </div>
      </CropMarks>
    </aside>
  )
}

function Advice({ checked, catalog }: Pick<CartSummaryProps, 'checked' | 'catalog'>) {
  const { language, messages } = usePage()
  const step = nextBreak(checked, catalog)
  if (!step) return null
  const design = checked.find((one) => !isCheckedFilm(one) && one.garment?.kind === step.garmentKind)
  const garment = design && !isCheckedFilm(design) ? design.garment : undefined
  return (
    <p className="border-l-4 border-press pl-3 text-sm">
      {fill(count(language, messages.cart.advice, step.missing), {
        garment: garment?.name ?? step.garmentKind,
        percent: step.percentOff,
      })}
    </p>
  )
}
