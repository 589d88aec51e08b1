import type { Resources } from '@platen/api-client'
import type { Formats } from '@platen/formats'
import { fieldLabel } from '../../../lib/drafts/field-labels.ts'
import { m } from '../../../messages/messages.ts'

type Entry = Resources['AdminAuditLogRecord']
type Change = Entry['changes'][number]
type Words = Readonly<Record<string, string>>

const ORDER: Words = { ...m.orderWords.stages, ...m.audit.values }
const VALUES: Readonly<Record<string, Words>> = {
  paymentStatus: m.orderWords.paymentStates,
  artworkStatus: m.orderWords.artworkStates,
  productionStatus: ORDER,
  fulfilmentStatus: ORDER,
  role: m.shared.roles,
}
/** Records whose `status` or `state` has words of its own. */
const STATES: Readonly<Record<string, Words>> = {
  order: { ...m.orderWords.artworkStates, ...m.jobs.states, ...ORDER },
  contact_lead: m.leads.states,
  estimate: m.estimates.states,
  gang_sheet: m.sheets.states,
  admin_user: m.team.statuses,
  webhook_delivery: m.webhooks.deliveries.statuses,
}

/** "Meet-up points centro, Fee" for `meetupZones[centro].feeMinor`. */
export function changedField({ path }: Change): string {
  return fieldLabel(path, {}, (_, key) => key)
}

export function changedValue(
  value: unknown,
  { path, entity }: { readonly path: string; readonly entity: Entry['entity'] },
  formats: Formats,
): string {
  if (value === null || value === undefined || value === '') return m.audit.entry.empty
  const field = /\w+$/.exec(path)?.[0] ?? ''
  if (typeof value === 'number') return field.endsWith('Minor') ? formats.money(value) : formats.number(value)
  if (typeof value === 'boolean') return value ? m.forms.conflict.yes : m.forms.conflict.no
  if (typeof value !== 'string') return JSON.stringify(value)
  if (INSTANT.test(value)) return formats.stamp(new Date(value))
  const isState = field === 'status' || field === 'state'
  return (isState ? STATES[entity?.type ?? ''] : VALUES[field])?.[value] ?? value
}

const INSTANT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/
