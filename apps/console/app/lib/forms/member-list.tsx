import { Button, Pill } from '@platen/ui'
import { useState, type ReactNode } from 'react'
import { get, useFieldArray, useFormState, useWatch } from 'react-hook-form'
import { m } from '../../messages/messages.ts'
import { FieldGroup } from './form-fields.tsx'
import { MemberButtons } from './member-buttons.tsx'

export interface MemberListProps<Name extends string, Member extends object> {
  /** The field of the surrounding `FormProvider`. */
  readonly list: Name
  readonly legend: ReactNode
  readonly nameOf: (member: Member) => string
  readonly unnamed: string
  readonly add: string
  readonly fresh: Member
  /** Shown while the list is empty. */
  readonly none?: string
  readonly heldOf?: (member: Member, count: number) => string | undefined
  readonly children: (at: `${Name}.${number}`, index: number) => ReactNode
}

/** Records of a form that are edited one below the other, in an order of the person's own. */
export function MemberList<Name extends string, Member extends object>(props: MemberListProps<Name, Member>) {
  const { list, legend, nameOf, unnamed, add, fresh, none, heldOf, children } = props
  const name: string = list
  const { fields, append, move, remove } = useFieldArray({ name, keyName: 'key' })
  // The current values; `fields` holds the initial ones.
  const members = useWatch({ name }) as Member[]
  return (
    <FieldGroup name={list} legend={legend}>
      {fields.length === 0 && none !== undefined && <p className="mb-2 text-sm text-ink-soft">{none}</p>}
      <ol className="grid grid-cols-1 gap-2">
        {fields.map(({ key }, index) => {
          const member = members[index] ?? fresh
          return (
            <Member
              key={idOf(member) ?? key}
              field={`${list}.${index}`}
              name={nameOf(member)}
              unnamed={unnamed}
              hidden={'active' in member && member.active === false}
              openAtFirst={nameOf(member) === ''}
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
function idOf(member: object): string | undefined {
  return 'id' in member && typeof member.id === 'string' && member.id !== '' ? member.id : undefined
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
          <span className="py-2 wrap-anywhere">{name}</span>
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
