import { Button, Pill } from '@platen/ui'
import { type ReactNode, useState } from 'react'
import { useFieldArray, useWatch, get, useFormState } from 'react-hook-form'
import { FieldGroup } from '../../../lib/forms/form-fields.tsx'
import type { SettingsForm } from './settings-document.ts'
import { MemberButtons } from '../../../lib/forms/member-buttons.tsx'
import { m } from '../../../messages/messages.ts'

type ListName = 'supportChannels' | 'meetupZones' | 'deliveryAreas' | 'paymentInstructions'
type MemberOf<Name extends ListName> = SettingsForm[Name][number]

interface MemberListProps<Name extends ListName> {
  readonly list: Name
  readonly legend: string
  readonly nameOf: (member: MemberOf<Name>) => string
  readonly unnamed: string
  readonly add: string
  readonly fresh: MemberOf<Name>
  /** Shown while the list is empty. */
  readonly none?: string
  readonly heldOf?: (member: MemberOf<Name>, count: number) => string | undefined
  readonly children: (at: `${Name}.${number}`, index: number) => ReactNode
}

export function MemberList<Name extends ListName>(props: MemberListProps<Name>) {
  const { list, legend, nameOf, unnamed, add, fresh, none, heldOf, children } = props
  const { fields, append, move, remove } = useFieldArray<SettingsForm, ListName, 'key'>({
    name: list,
    keyName: 'key',
  })
  // The current values; `fields` holds the initial ones.
  const members = useWatch<SettingsForm, ListName>({ name: list }) as MemberOf<Name>[]
  return (
    <FieldGroup name={list} legend={legend}>
      {fields.length === 0 && none !== undefined && <p className="mb-2 text-sm text-ink-soft">{none}</p>}
      <ol className="grid grid-cols-1 gap-2">
        {fields.map((field, index) => {
          const atFirst = field as unknown as MemberOf<Name>
          const member = members[index] ?? atFirst
          return (
            <Member
              key={idOf(atFirst) ?? field.key}
              field={`${list}.${index}`}
              name={nameOf(member)}
              unnamed={unnamed}
              hidden={'active' in member && !member.active}
              openAtFirst={nameOf(atFirst) === ''}
              index={index}
              count={fields.length}
              onMove={move}
              onRemove={() => remove(index)}
              held={heldOf?.(member, fields.length)}
            >
              {children(`${list}.${index}`, index)}
            </Member>
          )
        })}
      </ol>
      <Button variant="line" className="mt-2" onClick={() => append(fresh)}>
        {add}
      </Button>
    </FieldGroup>
  )
}

/** New members get their id from the server. */
function idOf(member: MemberOf<ListName>): string | undefined {
  return 'id' in member && member.id !== '' ? member.id : undefined
}

interface MemberProps {
  readonly field: string
  readonly name: string | undefined
  readonly unnamed: string
  readonly hidden?: boolean
  readonly index: number
  readonly count: number
  readonly onMove: (from: number, to: number) => void
  readonly onRemove?: (() => void) | undefined
  readonly held?: string | undefined
  readonly openAtFirst: boolean
  readonly children: ReactNode
}

function Member({
  field,
  name: given = '',
  unnamed,
  hidden = false,
  openAtFirst,
  children,
  ...place
}: MemberProps) {
  const name = given === '' ? unnamed : given
  const [open, setOpen] = useState(openAtFirst)
  const { errors } = useFormState({ name: field })
  const wrong = get(errors, field) !== undefined
  // It stays open while errors are corrected.
  if (wrong && !open) setOpen(true)
  return (
    <li className="rounded-platen border border-rule bg-sheet">
      <div className="flex items-center gap-2 pr-1">
        <button
          type="button"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
          className="flex min-h-12 min-w-0 flex-1 items-center gap-3 px-4 text-left font-semibold"
        >
          <Chevron open={open} />
          <span className="truncate">{name}</span>
          {hidden && <Pill tone="over">{m.settings.hidden}</Pill>}
        </button>
        <MemberButtons name={name} {...place} />
      </div>
      {open && <div className="grid gap-4 border-t border-rule p-4">{children}</div>}
    </li>
  )
}

function Chevron({ open }: { open: boolean }) {
  return (
    <svg
      viewBox="0 0 16 16"
      className={`size-4 shrink-0 transition-transform ${open ? 'rotate-90' : ''}`}
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      aria-hidden="true"
    >
      <path d="m6 3 5 5-5 5" />
    </svg>
  )
}
