import { Button, CropMarks, FilmRoll, Notice, buttonClass } from '@platen/ui'
import { count, fill } from '@platen/messages'
import { useMemo, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { makeThumbnail } from '../../lib/pictures/make-thumbnail.ts'
import { newId } from '../../lib/new-id.ts'
import { usePage } from '../../lib/page.ts'
import { useLive } from '../../lib/use-live.ts'
import { checkItem, priceCart, putIntoCart, TotalLines, type CartItem } from '../cart/index.ts'
import { designsIn, firstChoice, toCartItem, type Choice } from './chosen-design.ts'
import { differencesInWords } from './difference-text.ts'
import type { LoadedReorder } from './load-reorder.ts'
import { ReorderedDesign } from './reordered-design.tsx'

interface ReorderPageProps extends LoadedReorder {
  readonly trackingToken: string
}

/** The cart that the order would be today. The second tap puts it in the cart. */
export function ReorderPage({ trackingToken, reorder, catalog }: ReorderPageProps) {
  const page = usePage()
  const { shop, messages, paths, language } = page
  const texts = messages.reorder
  const designs = useMemo(() => designsIn(reorder, catalog), [reorder, catalog])
  const [choices, setChoices] = useState<Readonly<Record<string, Choice>>>(() =>
    Object.fromEntries(designs.map((design) => [design.key, firstChoice(design)])),
  )
  const items = designs.flatMap((design) => {
    const choice = choices[design.key]
    return (choice && toCartItem(design, choice, catalog)) ?? []
  })
  const checked = items.map((item) => checkItem(item, catalog, shop.limits.maxQuantityPerItem))
  const priced = priceCart(checked, catalog)
  const whole = differencesInWords(
    reorder.differences.filter(({ itemId }) => itemId === null),
    undefined,
    catalog,
    page,
  )
  const differences = reorder.differences.length
  const live = useLive()
  return (
    <div className="mx-auto max-w-6xl pb-8">
      <CropMarks className="mx-6 mt-8 mb-12 sm:mx-8 sm:mt-10">
        <section aria-labelledby="reorder" className="relative bg-sheet p-5 sm:p-10">
          <FilmRoll className="absolute top-10 right-10 hidden w-56 text-ink lg:block" />
          <p className="font-semibold text-press">
            {messages.order.eyebrow} <span className="figures">{reorder.orderNumber}</span>
          </p>
          <h1 id="reorder" className="mt-2 max-w-3xl text-4xl sm:text-6xl">
            {texts.title}
          </h1>
          <p className="mt-4 max-w-xl text-lg">
            {differences === 0 ? texts.same : count(language, texts.different, differences)}
          </p>
          {whole.length > 0 && (
            <ul className="mt-4 max-w-xl list-disc pl-5">
              {whole.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          )}
          <p className="mt-4">
            <Link to={paths.order(trackingToken)} className="inline-flex min-h-11 items-center underline">
              {fill(texts.back, { number: reorder.orderNumber })}
            </Link>
          </p>
        </section>
      </CropMarks>
      <div className="grid items-start gap-8 px-4 lg:grid-cols-[1fr_20rem]">
        <fieldset disabled={!live} className="grid min-w-0 gap-6">
          {designs.map((design) => {
            const choice = choices[design.key] ?? firstChoice(design)
            const at = items.findIndex(({ id }) => id === design.key)
            return (
              <ReorderedDesign
                key={design.key}
                design={design}
                choice={choice}
                catalog={catalog}
                checked={checked[at]}
                totalMinor={priced.items[at]?.totalMinor}
                onChange={(next) => setChoices({ ...choices, [design.key]: next })}
              />
            )
          })}
        </fieldset>
        <aside aria-label={texts.summary} className="m-6 lg:sticky lg:top-6">
          <CropMarks className="text-ink-soft">
            <div className="grid gap-4 bg-sheet p-6 text-ink">
              <h2 className="text-xl">{texts.summary}</h2>
              <TotalLines
                totals={priced}
                discount={null}
                catalog={catalog}
                totalLabel={messages.cart.total}
              />
              <AddToCart items={items} />
            </div>
          </CropMarks>
        </aside>
      </div>
    </div>
  )
}

function AddToCart({ items }: { items: readonly CartItem[] }) {
  const { messages, paths } = usePage()
  const texts = messages.reorder
  const navigate = useNavigate()
  const live = useLive()
  const [isAdding, setIsAdding] = useState(false)
  const [isUnsafe, setIsUnsafe] = useState(false)

  async function add() {
    setIsAdding(true)
    // Signed pictures expire after a day; those of the cart must not.
    const kept = await Promise.all(items.map(withThumbnails))
    const isSafe = kept.map((item) => putIntoCart({ ...item, id: newId() })).every(Boolean)
    if (isSafe) await navigate(paths.cart())
    else {
      setIsUnsafe(true)
      setIsAdding(false)
    }
  }

  if (items.length === 0)
    return (
      <>
        <Notice tone="warn">{texts.nothing}</Notice>
        <Link to={paths.garments()} className={buttonClass('line')}>
          {messages.cart.emptyAction}
        </Link>
      </>
    )
  return (
    <>
      {isUnsafe && <Notice tone="bad">{texts.notKept}</Notice>}
      <Button disabled={!live} busy={isAdding ? texts.adding : undefined} onClick={() => void add()}>
        {texts.add}
      </Button>
      <noscript>
        <p>{messages.cart.needsScript}</p>
      </noscript>
    </>
  )
}

async function withThumbnails(item: CartItem): Promise<CartItem> {
  const placements = await Promise.all(
    item.placements.map(async (print) => ({
      ...print,
      thumbnail: await makeThumbnail(print.artwork.previewUrl),
    })),
  )
  return { ...item, placements }
}
