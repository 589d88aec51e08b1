import { fill } from '@platen/messages'
import { Notice, useOnline, EmptyState } from '@platen/ui'
import { useState, useEffect, type ReactNode } from 'react'
import { Outlet, ScrollRestoration, matchPath, useLocation } from 'react-router'
import { Dialog } from '../lib/dialog.tsx'
import { useKeys } from '../lib/keyboard.ts'
import { laterPart } from '../lib/later-part.tsx'
import type { Page } from '../lib/pages/page.ts'
import { useLiveUpdates } from '../features/shop/event-stream/index.ts'
import { useOutboxSender } from '../features/press/floor/index.ts'
import { CommandPalette } from './command-palette.tsx'
import { FirstPasswordNotice } from './first-password-notice.tsx'
import { ConnectionStatus } from './connection-status.tsx'
import { Navigation } from './navigation.tsx'
import { UserMenu } from './user-menu.tsx'
import { useSafeSignOut } from './use-safe-sign-out.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { ago } from '../lib/formats.ts'
import { useMe } from '../features/people/session/index.ts'
import { PageHeader } from '../lib/pages/page-header.tsx'
import { m } from '../messages/messages.ts'

const KeyList = laterPart(async () => (await import('./key-list.tsx')).KeyList)

export function Shell({ pages }: { pages: readonly Page[] }) {
  const line = useLiveUpdates()
  const online = useOnline()
  const lastSeen = useLastSeen()
  const [searching, setSearching] = useState(false)
  const [open, setOpen] = useState<string>()
  const { key, pathname } = useLocation()
  const { leave, question } = useSafeSignOut(useOutboxSender())
  const guard = usePageGuard(pages)
  const [showingKeys, setShowingKeys] = useState(false)
  useKeys({ '?': { label: m.shell.keys.show, run: () => setShowingKeys(true) } })
  useSearchKey(() => setSearching(true))
  if (guard === undefined && pageAt(pages, pathname)?.alone) return <Outlet />
  return (
    <div className="md:grid md:min-h-dvh md:grid-cols-[12.5rem_1fr] xl:grid-cols-[15rem_1fr]">
      <a
        href="#page"
        className="sr-only z-50 bg-sheet px-4 py-2 focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
      >
        {m.shell.skip}
      </a>
      <Navigation
        pages={pages}
        open={open === key}
        onToggle={() => setOpen(open === key ? undefined : key)}
      />
      <div className="min-w-0">
        <div className="flex items-center gap-3 border-b border-rule px-4 py-2 md:px-6">
          <SearchButton onOpen={() => setSearching(true)} />
          <span className="ml-auto" />
          <ConnectionStatus line={line} online={online} />
          <UserMenu onKeys={() => setShowingKeys(true)} onLeave={leave} />
        </div>
        <main
          id="page"
          tabIndex={-1}
          className="mx-auto max-w-[88rem] px-4 py-6 outline-none md:px-6 lg:py-8"
        >
          {!online && (
            <Notice tone="warn" urgent className="mb-6" title={m.shell.offline.title}>
              <p>
                {lastSeen === undefined
                  ? m.shell.offline.nothingSeen
                  : fill(
                      worksOffline(pages, pathname) ? m.shell.offline.workKept : m.shell.offline.readOnly,
                      {
                        ago: lastSeen,
                      },
                    )}
              </p>
            </Notice>
          )}
          <FirstPasswordNotice />
          {guard ?? <Outlet />}
        </main>
      </div>
      {question}
      {searching && <CommandPalette pages={pages} onClose={() => setSearching(false)} />}
      {showingKeys && (
        <Dialog title={m.shell.keys.title} onClose={() => setShowingKeys(false)}>
          <KeyList />
        </Dialog>
      )}
      {/* A page opened by its address has no key of its own and would start where the last such page was left. */}
      <ScrollRestoration getKey={({ key, pathname }) => (key === 'default' ? pathname : key)} />
    </div>
  )
}

function worksOffline(pages: readonly Page[], pathname: string): boolean {
  return pageAt(pages, pathname)?.worksOffline === true
}

function pageAt(pages: readonly Page[], pathname: string): Page | undefined {
  return pages.find(({ path }) => matchPath(path, pathname))
}

const KEYS = /mac|iphone|ipad/i.test(navigator.userAgent) ? '⌘ K' : 'Ctrl K'

function SearchButton({ onOpen }: { onOpen: () => void }) {
  return (
    <button
      type="button"
      onClick={onOpen}
      aria-keyshortcuts="Control+K Meta+K"
      className="flex min-h-11 w-full min-w-0 max-w-xs items-center gap-2 rounded-platen border border-rule-strong bg-sheet px-3 text-left text-ink-soft hover:border-ink"
    >
      <svg
        viewBox="0 0 16 16"
        className="size-4 shrink-0"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        aria-hidden="true"
      >
        <circle cx="7" cy="7" r="4.5" />
        <path d="m10.5 10.5 4 4" />
      </svg>
      <span className="truncate">{m.shell.search.label}</span>
      <kbd className="figures ml-auto shrink-0 rounded-platen border border-rule px-1.5 text-xs max-sm:hidden pointer-coarse:hidden">
        {KEYS}
      </kbd>
    </button>
  )
}

function useSearchKey(onSearch: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      onSearch()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  })
}

function useLastSeen(): string | undefined {
  const queries = useQueryClient()
  const last = Math.max(
    ...queries
      .getQueryCache()
      .getAll()
      .map(({ state }) => state.dataUpdatedAt),
    0,
  )
  return last === 0 ? undefined : ago(new Date(last).toISOString())
}

/** Replaces a page that the user's role may not open. */
function usePageGuard(pages: readonly Page[]): ReactNode {
  const { pathname } = useLocation()
  const { permissions, role } = useMe()
  const page = pageAt(pages, pathname)
  if (page?.permission === undefined || permissions.includes(page.permission)) return undefined
  return (
    <>
      <PageHeader title={page.title} />
      <EmptyState title={fill(m.shell.notAllowed.title, { role: m.shared.roles[role] })}>
        <p>{m.shell.notAllowed.text}</p>
      </EmptyState>
    </>
  )
}
