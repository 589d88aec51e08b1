import { CropMarks, buttonClass } from '@platen/ui'
import { Link } from 'react-router'
import { usePage } from '../../lib/page.ts'
import { count, fill } from '../../messages/words.ts'
import { hasProblems, type Catalog, type CheckedItem } from './check-item.ts'
import { nextBreak, type PricedCart } from './price-cart.ts'
import { TotalLines } from './total-lines.tsx'

interface CartSummaryProps {
  readonly checked: readonly CheckedItem[]
  readonly priced: PricedCart
  readonly catalog: Catalog
}

export function CartSummary({ checked, priced, catalog }: CartSummaryProps) {
  const { shop, messages, paths } = usePage()
  const texts = messages.cart
  const lines = checked.reduce((sum, { lines }) => sum + lines.length, 0)
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
          <TotalLines totals={priced} catalog={catalog} totalLabel={texts.total} />
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
  const garment = checked.find((design) => design.garment?.kind === step.garmentKind)?.garment
  return (
    <p className="border-l-4 border-press pl-3 text-sm">
      {fill(count(language, messages.cart.advice, step.missing), {
        garment: garment?.name ?? step.garmentKind,
        percent: step.percentOff,
      })}
    </p>
  )
}
