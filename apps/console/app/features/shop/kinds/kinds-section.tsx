import { drawnGarment, GarmentPicture, type GarmentView } from '@platen/ui'
import { useState } from 'react'
import { AddField } from '../../../lib/forms/add-field.tsx'
import { MemberButtons } from '../../../lib/forms/member-buttons.tsx'
import { listText } from '../../../lib/formats.ts'
import { m } from '../../../messages/messages.ts'
import type { Kind, KindFacts } from './kind-document.ts'
import { KindFields, PhotoMark } from './kind-fields.tsx'

const texts = m.kinds

interface KindsSectionProps {
  readonly kinds: readonly Kind[]
  /** Of a field of the document: `kinds[0].name`. */
  readonly problemOf: (path: string) => string | undefined
  /** Why a kind cannot be removed. */
  readonly heldOf: (kind: Kind) => string | undefined
  readonly sideHeldOf: (kind: Kind, view: GarmentView) => string | undefined
  readonly onChange: (at: number, change: Partial<KindFacts>, step?: string) => void
  readonly onMove: (from: number, to: number) => void
  readonly onRemove: (kind: Kind) => void
  readonly onAdd: (name: string) => void
}

export function KindsSection(props: KindsSectionProps) {
  const { kinds, problemOf, heldOf, sideHeldOf, onChange, onMove, onRemove, onAdd } = props
  const [openId, setOpenId] = useState<string>()
  const errorAt = (at: number) => (field: string) => {
    const name = kinds[at]?.name.trim().toLowerCase() ?? ''
    const twice = kinds.some((kind, index) => index !== at && kind.name.trim().toLowerCase() === name)
    return problemOf(`kinds[${at}].${field}`) ?? (field === 'name' && twice ? texts.nameTaken : undefined)
  }
  return (
    <section aria-labelledby="kinds-title" className="border-b border-rule py-8">
      <h2 id="kinds-title" className="text-2xl">
        {texts.title}
      </h2>
      <p className="mt-1 mb-4 max-w-prose text-ink-soft">{texts.intro}</p>
      <fieldset name="kinds" tabIndex={-1} className="min-w-0 max-w-3xl">
        <ul className="border-t border-rule">
          {kinds.map((kind, at) => {
            const error = errorAt(at)
            const open = kind.id === openId || ['name', 'sizes', 'views'].some((field) => error(field))
            const [first] = kind.views
            return (
              <li key={kind.id} className="border-b border-rule">
                <div className="flex items-center gap-2">
                  <button
                    type="button"
                    aria-expanded={open}
                    onClick={() => setOpenId(open ? undefined : kind.id)}
                    className="flex min-h-14 min-w-0 flex-1 items-center gap-3 px-1 text-left hover:bg-tray"
                  >
                    <span className="grid size-10 shrink-0 place-items-center">
                      {first?.drawing == null ? (
                        <PhotoMark />
                      ) : (
                        <GarmentPicture
                          garment={drawnGarment(first.drawing)}
                          view={first.view}
                          colour=""
                          className="size-10"
                        />
                      )}
                    </span>
                    <span className="grid min-w-0">
                      <strong className="[overflow-wrap:anywhere]">{kind.name}</strong>
                      <span className="text-sm text-ink-soft">
                        {listText(kind.views.map(({ view }) => m.shared.sides[view]))}
                        {kind.sizes.length > 0 && ` · ${kind.sizes.join(', ')}`}
                      </span>
                    </span>
                  </button>
                  <MemberButtons
                    name={kind.name}
                    index={at}
                    count={kinds.length}
                    held={kinds.length === 1 ? texts.keepOne : heldOf(kind)}
                    onMove={onMove}
                    onRemove={() => onRemove(kind)}
                  />
                </div>
                {open && (
                  <div className="grid gap-4 pt-2 pb-5 sm:pl-14">
                    <KindFields
                      facts={kind}
                      prefix={`kinds.${at}.`}
                      errorOf={error}
                      heldOf={(view) => sideHeldOf(kind, view)}
                      onChange={(change, step) => onChange(at, change, step)}
                    />
                    {heldOf(kind) !== undefined && <p className="text-sm text-ink-soft">{heldOf(kind)}</p>}
                  </div>
                )}
              </li>
            )
          })}
        </ul>
        <AddField
          label={texts.new}
          placeholder={texts.nameHint}
          maxLength={80}
          addLabel={m.shared.add}
          isTaken={(name) => kinds.some((kind) => kind.name.toLowerCase() === name.trim().toLowerCase())}
          onAdd={onAdd}
        />
      </fieldset>
    </section>
  )
}
