import type { Resources } from '@platen/api-client'
import type { Tone } from '@platen/ui'

export type Job = Resources['PrintJobRecord']
export type JobState = Job['state']

export const JOB_STATES: Readonly<Record<JobState, { readonly label: string; readonly tone: Tone }>> = {
  blocked: { label: 'Blocked', tone: 'plain' },
  queued: { label: 'Queued', tone: 'wait' },
  nested: { label: 'On a sheet', tone: 'work' },
  printed: { label: 'Printed', tone: 'work' },
  pressed: { label: 'Pressed', tone: 'work' },
  passed: { label: 'Passed', tone: 'good' },
  packed: { label: 'Packed', tone: 'good' },
  failed: { label: 'Failed', tone: 'bad' },
  void: { label: 'Void', tone: 'over' },
}
export const JOB_STATE_NAMES = Object.keys(JOB_STATES) as readonly JobState[]

export function isJobState(word: string): word is JobState {
  return word in JOB_STATES
}

/** `full_front` as "full front". */
export function plainName(id: string): string {
  return id.replaceAll('_', ' ')
}
