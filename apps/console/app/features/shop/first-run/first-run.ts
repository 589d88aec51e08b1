import { expectData, type Resources } from '@platen/api-client'
import { useQueryClient } from '@tanstack/react-query'
import { api } from '../../../lib/requests/api.ts'
import { useAction } from '../../../lib/requests/use-action.ts'
import { useRead } from '../../../lib/requests/use-read.ts'
import type { StepName } from './guide-steps.ts'

export type { StepName }

export type FirstRun = Resources['FirstRunResponse']
export type StepState = FirstRun['steps'][number]['state']

const KEY = ['first-run'] as const

export function useFirstRun({ enabled = true } = {}) {
  return useRead(KEY, (signal) => api.getFirstRun({ signal }), { enabled })
}

interface ProgressChange extends Partial<Pick<FirstRun, 'opened' | 'dismissed' | 'storeOpen'>> {
  readonly skip?: StepName
  readonly confirm?: StepName
}

/** Read right before it is written, because changes of two people add up. */
export function useProgress(onDone?: (now: FirstRun, change: ProgressChange) => void) {
  const queries = useQueryClient()
  return useAction({
    send: async (change: ProgressChange) =>
      api.replaceFirstRun({ body: changed(await expectData(api.getFirstRun()), change) }),
    changes: ['first-run'],
    onDone: (now, change) => {
      // The next page may decide by it at once.
      queries.setQueryData(KEY, now)
      onDone?.(now, change)
    },
  })
}

function changed(now: FirstRun, { skip, confirm, ...flags }: ProgressChange): Resources['FirstRunRequest'] {
  const { revision, opened, dismissed, storeOpen, skipped, confirmed } = now
  return {
    ...{ revision, opened, dismissed, storeOpen },
    ...flags,
    skipped:
      skip === undefined ? skipped.filter((name) => name !== confirm) : [...new Set([...skipped, skip])],
    confirmed: confirm === undefined ? confirmed : [...new Set([...confirmed, confirm])],
  }
}
