import { fill } from '@platen/messages'
import { GarmentPicture, type ShownGarment } from '@platen/ui'
import { useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { AddField } from '../../../lib/forms/add-field.tsx'
import { RemoveButton } from '../../../lib/forms/remove-button.tsx'
import { TranslationFields } from '../../../lib/forms/translation-fields.tsx'
import { colourOfName } from './colour-of-name.ts'
import { byColour, byLanguage } from './colour-translations.ts'
import type { GarmentForm } from './garment-document.ts'
import { addColour, change, coloursOf, remove, type Colour, type Variant } from './variants.ts'
import { useKindSizes } from '../catalog/index.ts'
import { renamed } from './photos/photo-document.ts'
import { useShownForm } from './photos/shown-form.ts'
import { m } from '../../../messages/messages.ts'

const texts = m.garments.colours

interface ListProps {
  readonly variants: readonly Variant[]
  readonly onChange: (variants: Variant[]) => void
}

const HEX = /^#[0-9a-f]{6}$/i
const NEW_HEX = '#808080'
const THUMBNAIL_PX = 120

export function ColourList({ variants, onChange }: ListProps) {
  const { getValues, setValue } = useFormContext<GarmentForm>()
  const kind = useWatch<GarmentForm, 'kind'>({ name: 'kind' })
  const sizes = useKindSizes(kind)
  const garment = useShownForm()
  const colours = coloursOf(variants)
  return (
    <div>
      <h3 className="mb-2 text-lg">{m.garments.columns.colours}</h3>
      <ul className="mb-3 grid grid-cols-1 gap-1">
        {colours.map((colour) => (
          <ColourRow
            key={colour.name}
            garment={garment}
            colour={colour}
            taken={(other) => colours.some((one) => one !== colour && sameWord(one.name, other))}
            onRename={(to) => {
              onChange(change(variants, { colour: colour.name }, { colour: to }))
              setValue('photos', renamed(getValues('photos'), colour.name, to))
              setValue(
                'colourTranslations',
                getValues('colourTranslations').map((one) =>
                  one.colour === colour.name ? { ...one, colour: to } : one,
                ),
              )
            }}
            onTint={(hex) => onChange(change(variants, { colour: colour.name }, { colourHex: hex }))}
            onRemove={() => onChange(remove(variants, { colour: colour.name }))}
          />
        ))}
      </ul>
      <AddField
        label={texts.newName}
        maxLength={60}
        addLabel={texts.add}
        isTaken={(name) => colours.some((colour) => sameWord(colour.name, name))}
        onAdd={(name) => onChange(addColour(variants, { name, hex: colourOfName(name) ?? NEW_HEX }, sizes))}
      />
      <ColourTranslations names={colours.map(({ name }) => name)} />
    </div>
  )
}

/** All colours of a language together, because each is one word. */
function ColourTranslations({ names }: { names: readonly string[] }) {
  const { setValue } = useFormContext<GarmentForm>()
  const list = useWatch<GarmentForm, 'colourTranslations'>({ name: 'colourTranslations' })
  return (
    <div className="mt-4">
      <TranslationFields
        name="colourTranslations"
        fields={names.map((name) => ({ field: name, label: name, maxLength: 60 }))}
        texts={Object.fromEntries(names.map((name) => [name, name]))}
        value={byLanguage(list)}
        onChange={(translations) =>
          setValue('colourTranslations', byColour(names, translations), { shouldDirty: true })
        }
      />
    </div>
  )
}

interface ColourRowProps {
  readonly garment: ShownGarment
  readonly colour: Colour
  readonly taken: (name: string) => boolean
  readonly onRename: (name: string) => void
  readonly onTint: (hex: string) => void
  readonly onRemove: () => void
}

function ColourRow({ garment, colour: { name, hex }, taken, onRename, onTint, onRemove }: ColourRowProps) {
  // A name is applied on blur, because while typing it may equal that of another colour.
  const [typed, setTyped] = useState<string>()
  const [typedHex, setTypedHex] = useState<string>()
  const wrong = typed !== undefined && (typed.trim() === '' || taken(typed))
  return (
    <li className="flex items-center gap-2">
      <GarmentPicture
        garment={garment}
        view="front"
        colour={hex}
        widthPx={THUMBNAIL_PX}
        className="size-11 shrink-0"
      />
      <input
        aria-label={fill(texts.name, { name })}
        aria-invalid={wrong || undefined}
        title={wrong ? texts.nameWrong : undefined}
        maxLength={60}
        value={typed ?? name}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={() => {
          if (typed !== undefined && !wrong && typed.trim() !== name) onRename(typed.trim())
          setTyped(undefined)
        }}
        className="min-h-11 min-w-0 flex-1 rounded-platen border border-rule-strong bg-sheet px-3 aria-invalid:border-2 aria-invalid:border-bad"
      />
      <input
        type="color"
        aria-label={fill(texts.colour, { name })}
        value={HEX.test(hex) ? hex : NEW_HEX}
        onChange={({ target }) => onTint(target.value)}
        className="h-11 w-12 shrink-0 cursor-pointer rounded-platen border border-rule-strong bg-sheet p-1"
      />
      <input
        aria-label={fill(texts.hex, { name })}
        maxLength={7}
        value={typedHex ?? hex}
        onChange={({ target: { value } }) => {
          setTypedHex(value)
          if (HEX.test(value)) onTint(value.toLowerCase())
        }}
        onBlur={() => setTypedHex(undefined)}
        className="figures min-h-11 w-24 shrink-0 rounded-platen border border-rule-strong bg-sheet px-2 max-sm:hidden"
      />
      <RemoveButton label={fill(m.forms.member.remove, { name })} onRemove={onRemove} />
    </li>
  )
}

/** Ignores case and surrounding spaces: "Black" and "black " are the same colour. */
function sameWord(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase()
}
