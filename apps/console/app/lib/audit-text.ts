import type { Resources } from '@platen/api-client'
import { fill } from '@platen/messages'
import { locale, m } from '../messages/messages.ts'

type Entry = Resources['AdminAuditLogRecord']
type Action = Entry['action']
type TypeOf<One extends Action> = One extends `${infer Type}.${string}` ? Type : never
type NameOf<Type extends string, One extends Action = Action> = One extends `${Type}.${infer Name}`
  ? Name
  : never

const ACTIONS: { readonly [Type in TypeOf<Action>]: Readonly<Record<NameOf<Type>, string>> } = m.audit.actions
const WORDS: Readonly<Partial<Record<string, Readonly<Partial<Record<string, string>>>>>> = ACTIONS

/** "Payment verified" by `payment.verified`, in the order of the alphabet. */
export const ACTION_NAMES: readonly (readonly [action: string, name: string])[] = Object.entries(WORDS)
  .flatMap(([type, names = {}]) =>
    Object.entries(names).map(([name, text = '']) => [`${type}.${name}`, text] as const),
  )
  .toSorted(([, one], [, other]) => one.localeCompare(other, locale))

/** "Payment verified: PL-2026-000017". Notes are what somebody wrote; other rows keep an English sentence as sealed. */
export function auditText({ action, message, metadata }: Entry): string {
  if (action === 'note.created') return message
  const [type = '', name = ''] = action.split('.')
  const what = WORDS[type]?.[name]
  if (what === undefined) return message
  const subject = metadata?.subject
  return typeof subject === 'string' ? fill(m.audit.entry.about, { what, subject }) : what
}
