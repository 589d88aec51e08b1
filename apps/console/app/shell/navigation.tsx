import { count } from '@platen/messages'
import { MarkedText, RegistrationMark } from '@platen/ui'
import { NavLink } from 'react-router'
import { useShop } from '../lib/formats.ts'
import { NAV_GROUPS, type Page } from '../lib/pages/page.ts'
import { paths } from '../lib/paths.ts'
import { useWaitingCounts } from '../features/stock-and-money/dashboard/index.ts'
import { useMe } from '../features/people/session/index.ts'
import { locale, m } from '../messages/messages.ts'

interface NavigationProps {
  readonly pages: readonly Page[]
  /** On a phone the navigation is behind a button. */
  readonly open: boolean
  readonly onToggle: () => void
}

export function Navigation({ pages, open, onToggle }: NavigationProps) {
  const { permissions } = useMe()
  const { data: shop } = useShop()
  const waiting = useWaitingCounts()
  const mine = pages.filter(({ permission }) => permission === undefined || permissions.includes(permission))
  return (
    <header className="border-b border-rule bg-tray md:sticky md:top-0 md:h-dvh md:overflow-y-auto md:border-r md:border-b-0">
      <div className="flex items-center gap-2 px-4 py-3 md:py-5">
        <RegistrationMark className="size-6 shrink-0 text-press" />
        <span className="line-clamp-2 min-w-0 font-display text-lg leading-tight font-bold">
          {shop?.storeName}
        </span>
        <button
          type="button"
          aria-expanded={open}
          aria-controls="nav-groups"
          onClick={onToggle}
          className="ml-auto min-h-11 rounded-platen border border-rule-strong px-3 font-semibold md:hidden"
        >
          {m.shell.menu}
        </button>
      </div>
      <nav
        id="nav-groups"
        aria-label={m.shell.mainNavigation}
        className={`px-2 pb-6 md:block ${open ? '' : 'max-md:hidden'}`}
      >
        {NAV_GROUPS.map((group) => (
          <ul
            key={group}
            aria-label={m.shell.groups[group]}
            className="border-t border-rule py-2 first:border-t-0"
          >
            {mine
              .filter((page) => page.group === group)
              .map(({ path, title }) => (
                <li key={path}>
                  <NavLink
                    to={path}
                    end={path === paths.today()}
                    className="group flex min-h-11 items-center justify-between gap-2 rounded-platen border-l-4 border-transparent px-2 no-underline hover:bg-sheet aria-[current=page]:border-press aria-[current=page]:bg-sheet aria-[current=page]:font-semibold"
                  >
                    {title}
                    <WaitingCount count={waiting[path]} />
                  </NavLink>
                </li>
              ))}
          </ul>
        ))}
      </nav>
    </header>
  )
}

function WaitingCount({ count: waiting }: { count: number | undefined }) {
  if (waiting === undefined || waiting === 0) return null
  return (
    <span className="figures rounded-full bg-press-wash px-2 text-sm text-press-strong">
      <MarkedText
        text={count(locale, m.shell.waiting, waiting)}
        marks={{ hidden: (text) => <span className="sr-only">{text}</span> }}
      />
    </span>
  )
}
