import { fill } from '@platen/messages'
import { Button, MarkedText } from '@platen/ui'
import { useId, useMemo, useState, type ReactNode } from 'react'
import { Dialog } from '../dialog.tsx'
import { fieldLabel, fieldName, memberName, type FieldNames } from './field-labels.ts'
import { ago } from '../formats.ts'
import type { Base, Newer } from './kept-draft.ts'
import {
  differencesOf,
  idOf,
  merge,
  defaultSide,
  type Difference,
  type KeyOf,
  type Side,
} from './three-way.ts'
import { lastChangeOf, useHistoryOf, type Entity } from './who-changed.ts'
import { m } from '../../messages/messages.ts'

const texts = m.forms.conflict

export interface FieldLabels {
  /** The labels by field path, without list members. */
  readonly names?: FieldNames
  /** By default its name or label. */
  readonly memberName?: ((key: string) => string) | undefined
  /** Undefined lets the dialog render the value. */
  readonly show?: (path: string, value: unknown) => ReactNode
}

interface ConflictDialogProps<Values> extends FieldLabels {
  readonly what: string
  readonly entity: Entity
  readonly base: Base<Values>
  readonly mine: Values
  readonly theirs: Newer<Values>
  readonly keyOf?: KeyOf | undefined
  /** Mine is the state before a save of mine that is being undone. */
  readonly takesBack: boolean
  readonly onChosen: (values: Values) => void
  readonly onClose: () => void
}

export function ConflictDialog<Values>(props: ConflictDialogProps<Values>) {
  const { what, entity, base, mine, theirs, keyOf, names = {}, memberName, show } = props
  const { takesBack, onChosen, onClose } = props
  const [choices, setChoices] = useState<Readonly<Record<string, Side>>>({})
  const history = useHistoryOf(entity)
  const versions = useMemo(
    () => ({ base: base.values, mine, theirs: theirs.values, keyOf }),
    [base, mine, theirs, keyOf],
  )
  const differences = useMemo(() => differencesOf(versions), [versions])
  const label = (path: string) =>
    fieldLabel(
      path,
      names,
      (list, key) => memberName?.(key) ?? nameIn([theirs.values, mine, base.values], list, key, keyOf),
    )
  const sideOf = (difference: Difference) => choices[difference.path] ?? defaultSide(difference)
  const all = (side: Side) => setChoices(Object.fromEntries(differences.map(({ path }) => [path, side])))
  return (
    <Dialog title={fill(texts.title, { what })} wide onClose={onClose}>
      <p>
        <MarkedText
          text={whatHappened(theirs, takesBack)}
          marks={{ name: (name) => (theirs.updatedBy ? <strong>{name}</strong> : name) }}
        />{' '}
        {differences.length > 0 && texts.choose}
      </p>
      {differences.length === 0 ? (
        <p className="border-y border-rule py-3">{texts.nothingChanged}</p>
      ) : (
        <div className="grid max-h-[52dvh] gap-4 overflow-y-auto border-y border-rule py-4" tabIndex={0}>
          {differences.map((difference) => (
            <Row
              key={difference.path}
              difference={difference}
              label={label(difference.path)}
              show={(value) => show?.(difference.path, value) ?? plainValue(value)}
              by={changedByText(lastChangeOf(difference.path, history.data ?? [], base.updatedAt))}
              mineName={takesBack ? texts.beforeSave : difference.disputed ? texts.mine : texts.original}
              side={sideOf(difference)}
              onChoose={(side) => setChoices({ ...choices, [difference.path]: side })}
            />
          ))}
        </div>
      )}
      <div className="flex flex-wrap items-center gap-2">
        {differences.length > 0 && (
          <>
            <Button variant="line" onClick={() => all('mine')}>
              {texts.keepMine}
            </Button>
            <Button variant="line" onClick={() => all('theirs')}>
              {texts.keepTheirs}
            </Button>
          </>
        )}
        <Button className="ml-auto" onClick={() => onChosen(merge(versions, sideOf))}>
          {differences.length === 0 ? texts.save : texts.saveSelection}
        </Button>
      </div>
    </Dialog>
  )
}

interface RowProps {
  readonly difference: Difference
  readonly label: string
  readonly show: (value: unknown) => ReactNode
  readonly by: string | undefined
  readonly mineName: string
  readonly side: Side
  readonly onChoose: (side: Side) => void
}

function Row({ difference: { before, mine, theirs }, label, show, by, mineName, side, onChoose }: RowProps) {
  return (
    <fieldset className="grid min-w-0 gap-2">
      <legend className="font-semibold">{label}</legend>
      <p className="text-sm text-ink-soft">
        <MarkedText text={texts.was} marks={{ value: () => <Value>{show(before)}</Value> }} />
        {by !== undefined && <> · {by}</>}
      </p>
      <div className="grid gap-2 sm:grid-cols-2">
        <Choice name={texts.theirs} checked={side === 'theirs'} onChoose={() => onChoose('theirs')}>
          {show(theirs)}
        </Choice>
        <Choice name={mineName} checked={side === 'mine'} onChoose={() => onChoose('mine')}>
          {show(mine)}
        </Choice>
      </div>
    </fieldset>
  )
}

interface ChoiceProps {
  readonly name: string
  readonly checked: boolean
  readonly onChoose: () => void
  readonly children: ReactNode
}

function Choice({ name, checked, onChoose, children }: ChoiceProps) {
  const id = useId()
  return (
    <label
      htmlFor={id}
      className="flex min-h-11 min-w-0 cursor-pointer items-start gap-3 rounded-platen border border-rule-strong bg-sheet px-3 py-2 has-checked:border-press has-checked:bg-press-wash"
    >
      <input id={id} type="radio" className="mt-1 size-4 shrink-0" checked={checked} onChange={onChoose} />
      <span className="min-w-0">
        <span className="block text-sm text-ink-soft">{name}</span>
        <Value>{children}</Value>
      </span>
    </label>
  )
}

function Value({ children }: { children: ReactNode }) {
  return <span className="figures break-words whitespace-pre-line text-ink">{children}</span>
}

function whatHappened({ updatedBy, updatedAt }: Newer<unknown>, takesBack: boolean): string {
  const name = updatedBy?.name ?? texts.someone
  if (updatedAt === undefined) return fill(takesBack ? texts.undone : texts.edited, { name })
  return fill(takesBack ? texts.undoneAgo : texts.editedAgo, { name, ago: ago(updatedAt) })
}

function changedByText(entry: ReturnType<typeof lastChangeOf>): string | undefined {
  return entry && fill(texts.changedBy, { name: entry.actor.name, ago: ago(entry.occurredAt) })
}

/** Lists inside members are not searched. */
function nameIn(documents: readonly unknown[], list: string, key: string, keyOf: KeyOf = idOf): string {
  for (const document of documents) {
    const members = (document as Readonly<Record<string, unknown>>)[list]
    if (!Array.isArray(members)) continue
    const member = (members as Parameters<KeyOf>[0][]).find((one) => keyOf(one) === key)
    const name = memberName(member)
    if (name !== undefined) return name
  }
  return key
}

function plainValue(value: unknown): string {
  if (value === undefined || value === null || value === '') return texts.empty
  if (typeof value === 'boolean') return value ? texts.yes : texts.no
  if (typeof value === 'string' || typeof value === 'number') return String(value)
  if (Array.isArray(value)) return value.length === 0 ? texts.none : value.map(plainValue).join('\n')
  return Object.entries(value)
    .filter(([, part]) => part !== '' && part !== null && part !== undefined)
    .map(([name, part]) => fill(texts.part, { field: fieldName(name), value: plainValue(part) }))
    .join(', ')
}
