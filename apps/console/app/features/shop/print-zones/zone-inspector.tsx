import { Button, GARMENT_VIEWS, SelectField, TextField } from '@platen/ui'
import { CheckBox } from '../../../lib/forms/check-box.tsx'
import { Options } from '../../../lib/forms/options.tsx'
import { NumberField } from '../../../lib/forms/number-field.tsx'
import { editZone, type ZoneEditor } from './zone-editor.ts'
import type { PrintForm, Zone } from './print-document.ts'
import { SizeBands } from './size-bands.tsx'
import { LEAST_MM, MAX_OFFSET_MM, MAX_SIZE_MM, SIDES } from './zone-shape.ts'
import { warningsOf, type ShownOn } from './zone-warnings.ts'
import { api } from '../../../lib/requests/api.ts'
import { useRead } from '../../../lib/requests/use-read.ts'
import { TranslationFields } from '../../../lib/forms/translation-fields.tsx'
import { m } from '../../../messages/messages.ts'

interface ZoneInspectorProps {
  readonly editor: ZoneEditor
  readonly zone: Zone
  readonly shownOn: ShownOn
  readonly kinds: PrintForm['kinds']
  readonly sizes: readonly string[]
  readonly onRemoved: () => void
}

const texts = m.zones.inspector
const TRANSLATED = [{ field: 'name', label: m.zones.name, maxLength: 80 }]

const MARKS = {
  bad: 'border-bad text-bad',
  warn: 'border-warn',
  note: 'border-rule-strong text-ink-soft',
} as const

export function ZoneInspector({ editor, zone, shownOn, kinds, sizes, onRemoved }: ZoneInspectorProps) {
  const held = useZonesInUse().get(zone.id)
  const at = editor.values.zones.indexOf(zone)
  const field = (name: string) => ({
    name: `zones.${at}.${name}`,
    error: editor.problemOf(`zones[${at}].${name}`),
  })
  const change = (next: Partial<Zone>, step?: string) =>
    editZone(editor, zone.id, (one) => ({ ...one, ...next }), step)
  const mm = { unit: 'mm', digits: 1 }
  const problem = editor.problemOf(`zones[${at}]`)
  const outside = editor.problemOf(`zones[${at}].anchor`)
  const views = GARMENT_VIEWS.filter(
    (view) =>
      view === zone.view ||
      kinds.some(
        (kind) => zone.garmentKinds.includes(kind.id) && kind.views.some((side) => side.view === view),
      ),
  )
  return (
    <fieldset
      name={`zones.${at}`}
      tabIndex={-1}
      aria-label={zone.name}
      className="grid min-w-0 gap-4 border-t-2 border-ink pt-4"
    >
      <TextField
        label={m.zones.name}
        {...field('name')}
        maxLength={80}
        value={zone.name}
        onChange={({ target }) => change({ name: target.value }, `name ${zone.id}`)}
        hint={<span className="figures">{zone.id}</span>}
      />
      <TranslationFields
        name={`zones.${at}.translations`}
        fields={TRANSLATED}
        texts={{ name: zone.name }}
        value={zone.translations}
        onChange={(translations) => change({ translations }, `translations ${zone.id}`)}
      />
      {views.length > 1 && (
        <SelectField
          label={m.zones.side}
          {...field('view')}
          value={zone.view}
          onChange={({ target }) =>
            change({ view: GARMENT_VIEWS.find((view) => view === target.value) ?? zone.view })
          }
        >
          <Options of={views.map((view) => [view, m.shared.sides[view]])} />
        </SelectField>
      )}
      <div className="grid grid-cols-2 gap-4">
        <NumberField
          label={texts.fromCentre}
          {...field('anchor.xMm')}
          {...mm}
          min={-MAX_OFFSET_MM}
          max={MAX_OFFSET_MM}
          value={zone.anchor.xMm}
          onChange={(xMm, step) => change({ anchor: { ...zone.anchor, xMm } }, step)}
        />
        <NumberField
          label={texts.belowCollar}
          {...field('anchor.yMm')}
          {...mm}
          min={-MAX_OFFSET_MM}
          max={MAX_OFFSET_MM}
          value={zone.anchor.yMm}
          onChange={(yMm, step) => change({ anchor: { ...zone.anchor, yMm } }, step)}
        />
        {outside !== undefined && <p className="col-span-2 text-sm font-semibold text-bad">{outside}</p>}
        {SIDES.map(([name, label]) => (
          <NumberField
            key={name}
            label={label}
            {...field(name)}
            {...mm}
            min={LEAST_MM}
            max={MAX_SIZE_MM}
            value={zone[name]}
            onChange={(value, step) => change({ [name]: value }, step)}
          />
        ))}
      </div>
      {problem !== undefined && <p className="text-sm font-semibold text-bad">{problem}</p>}
      <div role="status">
        <ul className="grid gap-1" aria-label={texts.warnings}>
          {warningsOf(zone, editor.values, shownOn).map(({ tone, text }) => (
            <li key={text} className={`border-l-4 pl-3 text-sm ${MARKS[tone]}`}>
              {text}
            </li>
          ))}
        </ul>
      </div>
      <Kinds zone={zone} kinds={kinds} onChange={(garmentKinds) => change({ garmentKinds })} />
      <SizeBands editor={editor} zone={zone} at={at} sizes={sizes} />
      <div className="flex flex-wrap items-center justify-between gap-2 border-t border-rule pt-3">
        <CheckBox checked={zone.active} onChange={(active) => change({ active })}>
          {m.zones.showInStore}
        </CheckBox>
        <Button
          variant="line"
          unavailable={editor.values.zones.length === 1 ? texts.keepZone : held}
          onClick={() => {
            onRemoved()
            editor.edit((form) => ({ ...form, zones: form.zones.filter(({ id }) => id !== zone.id) }))
          }}
        >
          {m.shared.remove}
        </Button>
        {held !== undefined && <p className="w-full text-sm text-ink-soft">{held}</p>}
      </div>
    </fieldset>
  )
}

interface KindsProps {
  readonly zone: Zone
  readonly kinds: PrintForm['kinds']
  readonly onChange: (kinds: string[]) => void
}

function Kinds({ zone: { garmentKinds }, kinds, onChange }: KindsProps) {
  return (
    <fieldset>
      <legend className="mb-1 font-semibold">{texts.kinds}</legend>
      <div className="flex flex-wrap gap-x-5">
        {kinds.map(({ id: kind, name }) => {
          const only = garmentKinds.length === 1 && garmentKinds[0] === kind
          return (
            <CheckBox
              key={kind}
              className=""
              checked={garmentKinds.includes(kind)}
              aria-disabled={only || undefined}
              title={only ? texts.keepKind : undefined}
              onChange={(checked) => {
                if (checked) onChange([...garmentKinds, kind])
                else if (!only) onChange(garmentKinds.filter((other) => other !== kind))
              }}
            >
              {name}
            </CheckBox>
          )
        })}
      </div>
    </fieldset>
  )
}

function useZonesInUse(): ReadonlyMap<string, string> {
  const { data } = useRead(['print-zones', 'usage'], (signal) => api.getPrintZoneUsage({ signal }))
  return new Map(data?.zoneIds.map((id) => [id, texts.inUse]))
}
