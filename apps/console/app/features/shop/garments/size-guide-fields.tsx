import { fill } from '@platen/messages'
import { Button, Notice } from '@platen/ui'
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form'
import { FieldGroup, FormArea, FormDecimal, FormSelect, FormText } from '../../../lib/forms/form-fields.tsx'
import { MemberButtons } from '../../../lib/forms/member-buttons.tsx'
import { Options } from '../../../lib/forms/options.tsx'
import { FormTranslations } from '../../../lib/forms/translation-fields.tsx'
import { m } from '../../../messages/messages.ts'
import type { GarmentForm } from './garment-document.ts'
import { emptyMeasure, withSizes } from './size-guide.ts'
import { sizesOf } from './variants.ts'

const texts = m.garments.page.sizeGuide
const USUAL = Object.keys(texts.measures) as (keyof typeof texts.measures)[]
const MOST = { measures: 12, name: 60, note: 500 }
const TRANSLATED = [{ field: 'name', label: texts.name, maxLength: MOST.name }]

/** Lengths in centimetres, for each size that the garment has. */
export function SizeGuideFields() {
  const { getValues, setValue } = useFormContext<GarmentForm>()
  const { fields, append, move, remove } = useFieldArray<GarmentForm, 'sizeGuide.measures', 'key'>({
    name: 'sizeGuide.measures',
    keyName: 'key',
  })
  const sizes = useWatch<GarmentForm, 'sizeGuide.sizes'>({ name: 'sizeGuide.sizes' })
  const own = sizesOf(useWatch<GarmentForm, 'variants'>({ name: 'variants' }))
  const hasOtherSizes = fields.length > 0 && own.length > 0 && own.join() !== sizes.join()
  const takeOwnSizes = () =>
    setValue('sizeGuide', withSizes(getValues('sizeGuide'), own), { shouldDirty: true })
  return (
    <FieldGroup name="sizeGuide.measures" legend={texts.title}>
      <p className="mb-3 max-w-prose text-sm text-ink-soft">{texts.intro}</p>
      {hasOtherSizes && (
        <Notice tone="warn" className="mb-4">
          <p>{fill(texts.otherSizes, { sizes: sizes.join(', ') })}</p>
          <Button variant="line" className="mt-2" onClick={takeOwnSizes}>
            {texts.takeOwnSizes}
          </Button>
        </Notice>
      )}
      <ol className="mb-3 grid grid-cols-1 gap-4">
        {fields.map(({ key }, index) => (
          <li key={key} className="grid grid-cols-1 gap-4 rounded-platen border border-rule bg-sheet p-4">
            <div className="flex flex-wrap items-start justify-between gap-3">
              <MeasureName index={index} />
              <MemberButtons
                name={fill(texts.one, { number: index + 1 })}
                index={index}
                count={fields.length}
                onMove={move}
                onRemove={() => remove(index)}
              />
            </div>
            <div className="grid grid-cols-[repeat(auto-fill,minmax(5.5rem,1fr))] gap-3">
              {sizes.map((size, at) => (
                <FormDecimal
                  key={size}
                  name={`sizeGuide.measures.${index}.values.${at}`}
                  label={size}
                  exponent={2}
                />
              ))}
            </div>
          </li>
        ))}
      </ol>
      {fields.length < MOST.measures && (
        <Button
          variant="line"
          unavailable={own.length === 0 ? texts.sizesFirst : undefined}
          onClick={() => {
            if (fields.length === 0) setValue('sizeGuide.sizes', own)
            append(emptyMeasure(getValues('sizeGuide'), USUAL))
          }}
        >
          {texts.add}
        </Button>
      )}
      {fields.length > 0 && (
        <div className="mt-6 max-w-xl">
          <FormArea
            name="sizeGuideNote"
            label={texts.note}
            hint={texts.noteHint}
            optional
            maxLength={MOST.note}
          />
        </div>
      )}
    </FieldGroup>
  )
}

function MeasureName({ index }: { index: number }) {
  const at = `sizeGuide.measures.${index}` as const
  const [measure, name] = useWatch<GarmentForm, [`${typeof at}.measure`, `${typeof at}.name`]>({
    name: [`${at}.measure`, `${at}.name`],
  })
  return (
    <div className="grid min-w-0 grow gap-3 sm:max-w-md">
      <FormSelect name={`${at}.measure`} label={texts.measure}>
        <Options of={texts.measures} />
        <option value="">{texts.other}</option>
      </FormSelect>
      {(measure === '' || name !== '') && (
        <>
          <FormText
            name={`${at}.name`}
            label={texts.name}
            optional={measure !== ''}
            input={{ maxLength: MOST.name }}
          />
          <FormTranslations at={at} fields={TRANSLATED} />
        </>
      )}
    </div>
  )
}
