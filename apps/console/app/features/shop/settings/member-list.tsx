import { Button } from '@platen/ui'
import type { ReactNode } from 'react'
import { useFieldArray, useWatch } from 'react-hook-form'
import { FieldGroup } from '../../../lib/forms/form-fields.tsx'
import { Member } from './member.tsx'
import type { SettingsForm } from './settings-document.ts'

type ListName = 'supportChannels' | 'meetupZones' | 'paymentInstructions'
type MemberOf<Name extends ListName> = SettingsForm[Name][number]

interface MemberListProps<Name extends ListName> {
  readonly list: Name
  readonly legend: string
  readonly nameOf: (member: MemberOf<Name>) => string
  readonly unnamed: string
  readonly add: string
  readonly fresh: MemberOf<Name>
  readonly heldOf?: (member: MemberOf<Name>, count: number) => string | undefined
  /** Such as `meetupZones.0`. */
  readonly children: (at: `${Name}.${number}`, index: number) => ReactNode
}

export function MemberList<Name extends ListName>(props: MemberListProps<Name>) {
  const { list, legend, nameOf, unnamed, add, fresh, heldOf, children } = props
  const { fields, append, move, remove } = useFieldArray<SettingsForm, ListName, 'key'>({
    name: list,
    keyName: 'key',
  })
  // The current values; `fields` holds the initial ones.
  const members = useWatch<SettingsForm, ListName>({ name: list }) as MemberOf<Name>[]
  return (
    <FieldGroup name={list} legend={legend}>
      <ol className="grid gap-2">
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
