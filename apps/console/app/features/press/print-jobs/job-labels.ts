import type { Resources } from '@platen/api-client'
import { writtenAs } from '@platen/formats'
import { count } from '@platen/messages'
import type { Tone } from '@platen/ui'
import { locale, m } from '../../../messages/messages.ts'

export type Job = Resources['PrintJobRecord']
export type JobState = Job['state']

export const JOB_STATES: Readonly<Record<JobState, { readonly label: string; readonly tone: Tone }>> = {
  blocked: { label: m.jobs.states.blocked, tone: 'plain' },
  queued: { label: m.jobs.states.queued, tone: 'wait' },
  nested: { label: m.jobs.states.nested, tone: 'work' },
  printed: { label: m.jobs.states.printed, tone: 'work' },
  cut: { label: m.jobs.states.cut, tone: 'work' },
  pressed: { label: m.jobs.states.pressed, tone: 'work' },
  passed: { label: m.jobs.states.passed, tone: 'good' },
  packed: { label: m.jobs.states.packed, tone: 'good' },
  failed: { label: m.jobs.states.failed, tone: 'bad' },
  void: { label: m.jobs.states.void, tone: 'over' },
}
export const JOB_STATE_NAMES = Object.keys(JOB_STATES) as readonly JobState[]

export function isJobState(word: string): word is JobState {
  return word in JOB_STATES
}

export function printCount(prints: number): string {
  return count(locale, m.jobs.prints, prints)
}

const plainNumber = new Intl.NumberFormat(writtenAs(locale), { useGrouping: false, maximumFractionDigits: 2 })

/** Millimetres and settings of the press, as people type them. */
export function figure(value: number): string {
  return plainNumber.format(value)
}

export function sizeText({ widthMm, heightMm }: Pick<Job, 'widthMm' | 'heightMm'>): string {
  return `${figure(widthMm)} × ${figure(heightMm)} mm`
}
