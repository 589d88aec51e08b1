import { Icon, buttonClass } from '@platen/ui'
import { usePage } from '../../../lib/page.ts'
import type { Catalog } from '../garment-facts.ts'
import { LONGEST_QUERY, SEARCH_FROM } from './search.ts'

interface FindGarmentsProps {
  readonly catalog: Catalog
  /** The category of the page; undefined on the page of all garments. */
  readonly category?: string
  readonly query?: string
}

/** The categories of the shop, and a search once there are many garments. */
export function FindGarments({ catalog, category, query = '' }: FindGarmentsProps) {
  const { messages, paths } = usePage()
  const texts = messages.garments
  const { categories } = catalog
  const hasSearch = catalog.garments.length >= SEARCH_FROM
  if (categories.length === 0 && !hasSearch) return null
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      {categories.length > 0 && (
        <nav aria-label={texts.categories} className="-mx-1">
          <ul className="flex flex-wrap">
            <CategoryLink to={paths.garments()} isCurrent={category === undefined && query === ''}>
              {texts.all}
            </CategoryLink>
            {categories.map(({ id, name }) => (
              <CategoryLink key={id} to={paths.category(id)} isCurrent={id === category}>
                {name}
              </CategoryLink>
            ))}
          </ul>
        </nav>
      )}
      {hasSearch && (
        <form action={paths.garments()} role="search" className="flex w-full gap-2 sm:w-auto">
          <input
            type="search"
            name="q"
            defaultValue={query}
            maxLength={LONGEST_QUERY}
            aria-label={texts.searchLabel}
            placeholder={texts.searchHint}
            className="min-h-11 w-full min-w-0 rounded-platen border border-rule-strong bg-sheet px-3 py-2 text-ink placeholder:text-ink-soft sm:w-56"
          />
          <button type="submit" className={buttonClass('line', 'px-3')} aria-label={texts.search}>
            <Icon d="M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13ZM15.5 15.5 20 20" />
          </button>
        </form>
      )}
    </div>
  )
}

interface CategoryLinkProps {
  readonly to: string
  readonly isCurrent: boolean
  readonly children: string
}

function CategoryLink({ to, isCurrent, children }: CategoryLinkProps) {
  return (
    <li className="p-1">
      <a
        href={to}
        aria-current={isCurrent ? 'page' : undefined}
        className="inline-flex min-h-11 items-center rounded-full border border-rule-strong px-4 no-underline transition-colors hover:border-ink aria-[current]:border-ink aria-[current]:bg-ink aria-[current]:text-paper"
      >
        {children}
      </a>
    </li>
  )
}
