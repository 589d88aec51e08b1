import { Notice, useOnline } from '@platen/ui'
import { Suspense, lazy, useState } from 'react'
import { Outlet, ScrollRestoration, matchPath, useLocation } from 'react-router'
import { useKeys } from '../lib/keyboard.ts'
import type { Page } from '../lib/pages/page.ts'
import { useLiveUpdates } from '../features/shop/event-stream/index.ts'
import { useOutboxSender } from '../features/press/floor/index.ts'
import { ConnectionStatus } from './connection-status.tsx'
import { Navigation } from './navigation.tsx'
import { UserMenu } from './user-menu.tsx'
import { SearchButton } from './search-button.tsx'
import { usePageGuard } from './use-page-guard.tsx'
import { useSafeSignOut } from './use-safe-sign-out.tsx'
import { useSearchKey } from './use-search-key.ts'
import { useLastSeen } from './use-last-seen.ts'

const CommandPalette = lazy(async () => ({ default: (await import('./command-palette.tsx')).CommandPalette }))

const KeysDialog = lazy(async () => ({ default: (await import('./keys-dialog.tsx')).KeysDialog }))

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
  useKeys({ '?': { label: 'Show keyboard shortcuts', run: () => setShowingKeys(true) } })
  useSearchKey(() => setSearching(true))
  return (
    <div className="md:grid md:min-h-dvh md:grid-cols-[12.5rem_1fr] xl:grid-cols-[15rem_1fr]">
      <a
        href="#page"
        className="sr-only z-50 bg-sheet px-4 py-2 focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
      >
        Skip to content
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
            <Notice tone="warn" urgent className="mb-6" title="You are offline.">
              <p>
                {lastSeen === undefined
                  ? 'Pages that you have not opened before are not available.'
                  : `You are seeing data from ${lastSeen}. ${worksOffline(pages, pathname) ? KEPT : NOTHING}`}
              </p>
            </Notice>
          )}
          {guard ?? <Outlet />}
        </main>
      </div>
      {question}
      {searching && (
        <Suspense>
          <CommandPalette pages={pages} onClose={() => setSearching(false)} />
        </Suspense>
      )}
      {showingKeys && (
        <Suspense>
          <KeysDialog onClose={() => setShowingKeys(false)} />
        </Suspense>
      )}
      <ScrollRestoration />
    </div>
  )
}

const KEPT = 'Your work on this page is saved on this device and sent when you are back online.'
const NOTHING = 'You can make changes again when you are back online.'

function worksOffline(pages: readonly Page[], pathname: string): boolean {
  return pages.find(({ path }) => matchPath(path, pathname))?.worksOffline === true
}
