import type { FirstRunRequest } from '@platen/contract'
import type { AdminAuthor } from '../../../platform/auth/guard.ts'
import type { Platform } from '../../../platform/platform.ts'
import { replaceDocument } from '../../../platform/records/replace-document.ts'
import { getFirstRun, lockFirstRun, writeFirstRun, type FirstRun } from './first-run.store.ts'

export async function replaceFirstRun(
  deps: Pick<Platform, 'transaction' | 'clock'>,
  { progress, author }: { readonly progress: FirstRunRequest; readonly author: AdminAuthor },
): Promise<FirstRun> {
  return replaceDocument(deps, {
    entity: { type: 'first_run', id: 'first_run' },
    title: () => 'the progress of the guide',
    revision: progress.revision,
    author,
    lock: lockFirstRun,
    read: getFirstRun,
    write: (tx, change) => writeFirstRun(tx, progress, change),
    content: ({ opened, dismissed, storeOpen, skipped, confirmed }) => ({
      ...{ opened, dismissed, storeOpen, skipped, confirmed },
    }),
  })
}
