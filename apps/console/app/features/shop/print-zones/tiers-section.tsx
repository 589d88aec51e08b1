import { Button, TextField } from '@platen/ui'
import { MemberButtons } from '../../../lib/forms/member-buttons.tsx'
import { freeSlug } from '../../../lib/forms/members.ts'
import { MoneyField } from '../../../lib/forms/money-field.tsx'
import { NumberField } from '../../../lib/forms/number-field.tsx'
import { TranslationFields } from '../../../lib/forms/translation-fields.tsx'
import type { ZoneEditor } from './zone-editor.ts'
import { changeAt, movedTo, withoutAt, type Tier } from './print-document.ts'
import { LEAST_MM, MAX_SIZE_MM, SIDES } from './zone-shape.ts'
import { m } from '../../../messages/messages.ts'

const texts = m.zones.tiers
const TRANSLATED = [{ field: 'label', label: m.zones.name, maxLength: 80 }]

export function TiersSection({ editor }: { editor: ZoneEditor }) {
  const tiers = editor.values.sizeTiers
  const change = (sizeTiers: Tier[], step?: string) => editor.edit((form) => ({ ...form, sizeTiers }), step)
  const problem = editor.problemOf('sizeTiers')
  return (
    <section aria-labelledby="tiers-title" className="border-b border-rule py-8">
      <h2 id="tiers-title" className="text-2xl">
        {texts.title}
      </h2>
      <p className="mt-1 mb-4 max-w-prose text-ink-soft">{texts.intro}</p>
      <fieldset name="sizeTiers" tabIndex={-1} aria-label={texts.title} className="min-w-0">
        <ol className="grid gap-2">
          {tiers.map((tier, index) => {
            const field = (name: string) => ({
              name: `sizeTiers.${index}.${name}`,
              error: editor.problemOf(`sizeTiers[${index}].${name}`),
            })
            const set = (next: Partial<Tier>, step?: string) => change(changeAt(tiers, index, next), step)
            return (
              <li
                key={tier.id}
                className="grid grid-cols-2 items-start gap-x-4 gap-y-2 border-b border-rule pb-3 lg:grid-cols-[3rem_minmax(0,1fr)_8rem_8rem_9rem_auto]"
              >
                <TierMark tier={tier} tiers={tiers} />
                <TextField
                  label={m.zones.name}
                  {...field('label')}
                  maxLength={80}
                  value={tier.label}
                  onChange={({ target }) => set({ label: target.value }, `tier ${tier.id}`)}
                  className="max-lg:col-span-2"
                />
                {SIDES.map(([name, label]) => (
                  <NumberField
                    key={name}
                    label={label}
                    {...field(name)}
                    unit="mm"
                    digits={1}
                    min={LEAST_MM}
                    max={MAX_SIZE_MM}
                    value={tier[name]}
                    onChange={(value, step) => set({ [name]: value }, step)}
                  />
                ))}
                <MoneyField
                  label={m.zones.price}
                  {...field('priceMinor')}
                  valueMinor={tier.priceMinor ?? undefined}
                  onChange={(minor) => set({ priceMinor: minor ?? null }, `price ${tier.id}`)}
                />
                <div className="self-center max-lg:justify-self-end">
                  <MemberButtons
                    name={tier.label}
                    index={index}
                    count={tiers.length}
                    onMove={(from, to) => change(movedTo(tiers, from, to))}
                    onRemove={() => change(withoutAt(tiers, index))}
                    held={tiers.length === 1 ? texts.keepOne : undefined}
                  />
                </div>
                <div className="col-span-full min-w-0 lg:col-start-2">
                  <TranslationFields
                    name={`sizeTiers.${index}.translations`}
                    fields={TRANSLATED}
                    texts={{ label: tier.label }}
                    value={tier.translations}
                    onChange={(translations) => set({ translations }, `tier ${tier.id} translations`)}
                  />
                </div>
              </li>
            )
          })}
        </ol>
        {problem !== undefined && <p className="mt-2 text-sm font-semibold text-bad">{problem}</p>}
        <Button
          variant="line"
          className="mt-3"
          onClick={() =>
            change([
              ...tiers,
              {
                id: freeSlug('tier', new Set(tiers.map(({ id }) => id))),
                label: '',
                maxWidthMm: 100,
                maxHeightMm: 100,
                priceMinor: null,
              },
            ])
          }
        >
          {texts.add}
        </Button>
      </fieldset>
    </section>
  )
}

function TierMark({ tier, tiers }: { tier: Tier; tiers: readonly Tier[] }) {
  const largest = Math.max(...tiers.flatMap(({ maxWidthMm, maxHeightMm }) => [maxWidthMm, maxHeightMm]))
  return (
    <svg
      viewBox={`0 0 ${largest} ${largest}`}
      className="size-12 self-center max-lg:hidden"
      aria-hidden="true"
    >
      <rect
        y={largest - tier.maxHeightMm}
        width={tier.maxWidthMm}
        height={tier.maxHeightMm}
        className="fill-press-wash stroke-press"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  )
}
