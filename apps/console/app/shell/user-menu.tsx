import { fill } from '@platen/messages'
import { useRef } from 'react'
import { Link } from 'react-router'
import { paths } from '../lib/paths.ts'
import { LanguageField } from '../features/people/account/index.ts'
import { useMe } from '../features/people/session/index.ts'
import { m } from '../messages/messages.ts'

const ITEM = 'flex min-h-11 w-full items-center px-4 text-left no-underline hover:bg-tray'

/** The popover is opened and closed by the browser. */
export function UserMenu({ onKeys, onLeave }: { onKeys: () => void; onLeave: () => void }) {
  const { name, role } = useMe()
  const menu = useRef<HTMLDivElement>(null)
  const close = () => menu.current?.hidePopover()
  return (
    <>
      <button
        type="button"
        popoverTarget="person-menu"
        className="flex min-h-11 shrink-0 items-center gap-2 rounded-platen px-2 hover:bg-tray"
      >
        <span
          aria-hidden="true"
          className="figures grid size-8 place-items-center rounded-full bg-ink text-xs text-paper"
        >
          {initials(name)}
        </span>
        <span className="max-lg:sr-only">{name}</span>
      </button>
      <div
        ref={menu}
        id="person-menu"
        popover="auto"
        className="inset-auto top-14 right-4 m-0 min-w-56 rounded-platen border border-rule bg-sheet py-2 text-ink shadow-platen"
      >
        <p className="px-4 pb-2 text-sm text-ink-soft">
          {fill(m.shell.user.nameAndRole, { name, role: m.shared.roles[role] })}
        </p>
        <Link to={paths.account()} className={ITEM} onClick={close}>
          {m.shell.user.account}
        </Link>
        <a href="/" target="_blank" rel="noopener" className={ITEM} onClick={close}>
          {m.shell.user.viewShop}
        </a>
        <LanguageField className="px-4 py-2" />
        <button
          type="button"
          className={ITEM}
          onClick={() => {
            close()
            onKeys()
          }}
        >
          {m.shell.keys.title}
          <kbd className="figures ml-auto rounded-platen border border-rule px-1.5 text-xs text-ink-soft">
            ?
          </kbd>
        </button>
        <button
          type="button"
          className={ITEM}
          onClick={() => {
            close()
            onLeave()
          }}
        >
          {m.shell.user.signOut}
        </button>
      </div>
    </>
  )
}

function initials(name: string): string {
  return name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => word[0]?.toUpperCase() ?? '')
    .join('')
}
