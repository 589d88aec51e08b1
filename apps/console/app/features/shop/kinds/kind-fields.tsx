import { fill } from '@platen/messages'
import {
  drawnGarment,
  GARMENT_VIEWS,
  GarmentPicture,
  SelectField,
  TextField,
  type GarmentView,
} from '@platen/ui'
import { useState } from 'react'
import { CheckBox } from '../../../lib/forms/check-box.tsx'
import { TranslationFields } from '../../../lib/forms/translation-fields.tsx'
import { m } from '../../../messages/messages.ts'
import {
  DRAWINGS,
  MAX_SIZE_LENGTH,
  readSizes,
  sizesInWords,
  withSide,
  withSizeNamed,
  type Drawing,
  type KindFacts,
} from './kind-document.ts'

const texts = m.kinds
const NAME = [{ field: 'name', label: texts.name, maxLength: 80 }]

interface KindFieldsProps {
  readonly facts: KindFacts
  /** Of the inputs, such as `kinds.0.`. */
  readonly prefix?: string
  readonly errorOf: (field: string) => string | undefined
  /** Why a side cannot be left out. */
  readonly heldOf?: (view: GarmentView) => string | undefined
  readonly autoFocus?: boolean
  readonly onChange: (change: Partial<KindFacts>, step?: string) => void
}

export function KindFields({ facts, prefix = '', errorOf, heldOf, autoFocus, onChange }: KindFieldsProps) {
  return (
    <>
      <TextField
        label={texts.name}
        name={`${prefix}name`}
        hint={texts.nameHint}
        maxLength={80}
        autoFocus={autoFocus}
        autoComplete="off"
        value={facts.name}
        error={errorOf('name')}
        onChange={({ target }) => onChange({ name: target.value }, `${prefix}name`)}
      />
      <TranslationFields
        name={`${prefix}translations`}
        fields={NAME}
        texts={{ name: facts.name }}
        value={facts.translations}
        onChange={(translations) => onChange({ translations }, `${prefix}translations`)}
      />
      <SizesField
        name={`${prefix}sizes`}
        sizes={facts.sizes}
        error={errorOf('sizes')}
        onChange={(sizes) => onChange({ sizes }, `${prefix}sizes`)}
      />
      {sizesInWords(facts.sizes).map((size) => (
        <TranslationFields
          key={size}
          name={`${prefix}sizeTranslations`}
          fields={[{ field: 'name', label: fill(texts.sizeNamed, { size }), maxLength: MAX_SIZE_LENGTH }]}
          texts={{ name: size }}
          value={facts.sizeTranslations?.find((one) => one.size === size)?.translations}
          onChange={(translations) =>
            onChange(
              { sizeTranslations: withSizeNamed(facts.sizeTranslations, size, translations) },
              `${prefix}sizeTranslations`,
            )
          }
        />
      ))}
      <fieldset name={`${prefix}views`} tabIndex={-1} className="min-w-0">
        <legend className="font-semibold">{texts.sides}</legend>
        <ul className="grid gap-x-6 sm:grid-cols-2">
          {GARMENT_VIEWS.map((view) => (
            <li key={view} className="border-b border-rule py-1">
              <Side
                view={view}
                views={facts.views}
                held={facts.views.length === 1 ? texts.keepSide : heldOf?.(view)}
                onChange={(views) => onChange({ views })}
              />
            </li>
          ))}
        </ul>
        {errorOf('views') !== undefined && (
          <p className="text-sm font-semibold text-bad">{errorOf('views')}</p>
        )}
      </fieldset>
    </>
  )
}

interface SizesFieldProps {
  readonly name: string
  readonly sizes: readonly string[]
  readonly error: string | undefined
  readonly onChange: (sizes: string[]) => void
}

function SizesField({ name, sizes, error, onChange }: SizesFieldProps) {
  const [typed, setTyped] = useState<string>()
  const long = sizes.some((size) => size.length > MAX_SIZE_LENGTH)
  return (
    <TextField
      label={texts.sizes}
      name={name}
      hint={texts.sizesHint}
      autoComplete="off"
      value={typed ?? sizes.join(', ')}
      error={long ? texts.sizeTooLong : error}
      onChange={({ target }) => {
        setTyped(target.value)
        onChange(readSizes(target.value))
      }}
      onBlur={() => setTyped(undefined)}
    />
  )
}

interface SideProps {
  readonly view: GarmentView
  readonly views: KindFacts['views']
  readonly held: string | undefined
  readonly onChange: (views: KindFacts['views']) => void
}

const PHOTOS = ''

function Side({ view, views, held, onChange }: SideProps) {
  const side = views.find((one) => one.view === view)
  const name = m.garmentPhotos.side[view]
  const usual = views[0]?.drawing ?? null
  return (
    <div className="grid gap-1">
      <CheckBox
        checked={side !== undefined}
        aria-disabled={(side !== undefined && held !== undefined) || undefined}
        title={side === undefined ? undefined : held}
        onChange={(checked) => {
          if (checked) onChange(withSide(views, view, usual))
          else if (held === undefined) onChange(views.filter((one) => one.view !== view))
        }}
      >
        {name}
      </CheckBox>
      {side && (
        <div className="flex items-center gap-2 pb-2">
          <span className="grid size-14 shrink-0 place-items-center rounded-platen border border-rule bg-sheet">
            {side.drawing === null ? (
              <PhotoMark />
            ) : (
              <GarmentPicture
                garment={drawnGarment(side.drawing)}
                view={view}
                colour=""
                className="size-12"
              />
            )}
          </span>
          <SelectField
            label={<span className="sr-only">{fill(texts.sideShown, { side: name })}</span>}
            value={side.drawing ?? PHOTOS}
            onChange={({ target }) =>
              onChange(withSide(views, view, DRAWINGS.find((one: Drawing) => one === target.value) ?? null))
            }
            className="min-w-0 flex-1"
          >
            <option value={PHOTOS}>{texts.photos}</option>
            {DRAWINGS.map((drawing) => (
              <option key={drawing} value={drawing}>
                {texts.drawings[drawing]}
              </option>
            ))}
          </SelectField>
        </div>
      )}
      {side && held !== undefined && views.length > 1 && <p className="pb-1 text-sm text-ink-soft">{held}</p>}
    </div>
  )
}

export function PhotoMark() {
  return (
    <svg
      viewBox="0 0 24 24"
      className="size-7 text-ink-soft"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      aria-hidden="true"
    >
      <path d="M4 7h4l1.5-2h5L16 7h4v12H4z" />
      <circle cx="12" cy="13" r="3.5" />
    </svg>
  )
}
