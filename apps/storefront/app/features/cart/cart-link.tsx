import { Icon } from '@platen/ui'
import { Link } from 'react-router'
import { usePage } from '../../lib/page.ts'
import { count } from '@platen/messages'
import { unitsInCart, useCart } from './cart.ts'

/** On pages without the router `islands/every-page.js` fills in the count. */
export function CartLink() {
  const { language, messages, paths } = usePage()
  const units = unitsInCart(useCart())
  const texts = messages.shell
  return (
    <Link
      to={paths.cart()}
      aria-label={units === 0 ? texts.cart : count(language, texts.cartCount, units)}
      data-cart-labels={JSON.stringify({ empty: texts.cart, ...texts.cartCount })}
      className="flex min-h-11 items-center gap-2 rounded-platen px-3 no-underline hover:bg-tray"
    >
      <Icon d="M6 8h12l1 12H5L6 8Zm3 2V7a3 3 0 0 1 6 0v3" />
      <span data-cart-count className="figures text-sm font-semibold empty:hidden">
        {units > 0 ? units : null}
      </span>
    </Link>
  )
}
