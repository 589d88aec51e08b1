import type { Resources } from '@platen/api-client'
import { EmptyState, PrintedGarment, buttonClass, printedViews } from '@platen/ui'
import { count, fill } from '@platen/messages'
import { named } from '@platen/formats/own-names'
import { Link } from 'react-router'
import { browserApi } from '../../lib/browser-api.ts'
import { usePage } from '../../lib/page.ts'
import type { Catalog } from '../cart/index.ts'
import { appearancesOf, buysFilm } from '../tracking/index.ts'
import { ListedSection } from './listed-section.tsx'
import { useListed } from './use-account.ts'

type Order = Resources['AccountOrder']

const PAGE = 10
const ask = (page: object) => browserApi.listAccountOrders({ query: { ...page, limit: PAGE } })

export function OwnOrders({ catalog }: { catalog: Catalog }) {
  const { messages, paths } = usePage()
  const texts = messages.account
  const list = useListed<Order>(ask)
  return (
    <ListedSection
      title={texts.orders}
      list={list}
      empty={
        <EmptyState title={texts.noOrders}>
          <p className="max-w-sm">{texts.noOrdersText}</p>
          <Link to={paths.garments()} className={buttonClass('line')}>
            {messages.cart.emptyAction}
          </Link>
        </EmptyState>
      }
    >
      {(orders) => (
        <ul className="grid gap-4">
          {orders.map((order) => (
            <li key={order.id}>
              <OrderCard order={order} catalog={catalog} />
            </li>
          ))}
        </ul>
      )}
    </ListedSection>
  )
}

function OrderCard({ order, catalog }: { order: Order; catalog: Catalog }) {
  const { messages, formats, paths, language } = usePage()
  const texts = messages.account
  const { number, trackingToken, createdAt, totalMinor, dueMinor, items } = order
  const isFilm = buysFilm(order)
  const units = items.reduce((sum, { kind, quantity }) => (kind === 'garment' ? sum + quantity : sum), 0)
  return (
    <article className="grid grid-cols-[6rem_1fr] overflow-clip rounded-platen border border-rule bg-sheet sm:grid-cols-[9rem_1fr]">
      <div className="grid place-items-center border-r border-rule bg-tray p-3">
        <OrderPicture order={order} catalog={catalog} />
      </div>
      <div className="grid min-w-0 content-start gap-3 p-4">
        <header>
          <h3 className="text-lg">{statusOf(order, messages.order.statuses)}</h3>
          <p className="text-sm text-ink-soft">
            <span className="figures">{number}</span> · {formats.stamp(new Date(createdAt))}
          </p>
        </header>
        <p className="text-sm">
          {isFilm ? messages.cart.film.prepaid.paid : summaryOf(order, messages)}
          <span className="block text-ink-soft">
            {units > 0 && `${count(language, messages.cart.garments, units)} · `}
            <span className="figures">{formats.money(totalMinor)}</span>
            {dueMinor > 0 && (
              <span className="font-semibold text-warn">
                {' '}
                · {fill(texts.due, { amount: formats.money(dueMinor) })}
              </span>
            )}
          </span>
        </p>
        <div className="flex flex-wrap gap-2">
          <Link
            to={paths.order(trackingToken)}
            className={buttonClass(dueMinor > 0 ? 'press' : 'line')}
            aria-label={`${texts.track}: ${number}`}
          >
            {texts.track}
          </Link>
          {!isFilm && (
            <Link
              to={paths.reorder(trackingToken)}
              className={buttonClass(dueMinor > 0 ? 'line' : 'press')}
              aria-label={`${messages.reorder.open}: ${number}`}
            >
              {messages.reorder.open}
            </Link>
          )}
        </div>
      </div>
    </article>
  )
}

/** The first garment from its first printed side; without one, its artwork. */
function OrderPicture({ order: { items }, catalog }: { order: Order; catalog: Catalog }) {
  const [first] = items
  const variantId = first?.variantId ?? ''
  const appearance = appearancesOf([variantId], catalog)[variantId]
  const prints = first?.placements ?? []
  const [view] = printedViews(prints, catalog.zones)
  if (appearance && view)
    return (
      <PrintedGarment
        garment={appearance.views}
        view={view}
        colour={appearance.hex}
        className="max-h-40 w-full"
        prints={prints}
        zones={catalog.zones}
        pictureOf={({ artwork }) => artwork.previewUrl}
      />
    )
  const artwork = items.flatMap(({ placements }) => placements)[0]?.artwork
  return artwork ? <img src={artwork.previewUrl} alt="" className="max-h-32 w-full object-contain" /> : null
}

function summaryOf({ items }: Order, { names, order: { film } }: Messages): string {
  const garments = items.map(({ kind, garmentName, colour, size }) =>
    kind === 'garment' ? `${named(garmentName, names)}, ${named(colour, names)}` : `${film[kind]}, ${size}`,
  )
  return [...new Set(garments)].join(' · ')
}

type Messages = ReturnType<typeof usePage>['messages']
type Statuses = Messages['order']['statuses']

function statusOf(order: Order, statuses: Statuses): string {
  const { stage } = order
  if (stage === 'completed' && buysFilm(order)) return statuses.film_completed.title
  return statuses[stage === 'ready' ? 'ready_pickup' : stage].title
}
