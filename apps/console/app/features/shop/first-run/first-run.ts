import { expectData, type Resources } from '@platen/api-client'
import { api } from '../../../lib/requests/api.ts'
import { useAction } from '../../../lib/requests/use-action.ts'
import { useRead } from '../../../lib/requests/use-read.ts'
import type { StepName } from './guide-steps.ts'

export type { StepName }

export type FirstRun = Resources['FirstRunResponse']
export type StepState = FirstRun['steps'][number]['state']

export function useFirstRun({ enabled = true } = {}) {
  return useRead(['first-run'], (signal) => api.getFirstRun({ signal }), { enabled })
}

interface ProgressChange extends Partial<Pick<FirstRun, 'opened' | 'dismissed' | 'storeOpen'>> {
  readonly skip?: StepName
  readonly confirm?: StepName
}

/** Read right before it is written, because changes of two people add up. */
export function useProgress(onDone?: (now: FirstRun, change: ProgressChange) => void) {
  return useAction({
    send: async (change: ProgressChange) =>
      api.replaceFirstRun({ body: changed(await expectData(api.getFirstRun()), change) }),
    changes: ['first-run'],
    ...(onDone && { onDone }),
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
