import { fill } from '@platen/messages'
import { Button } from '@platen/ui'
import { useFieldArray, useWatch } from 'react-hook-form'
import {
  FieldGroup,
  FormMoney,
  FormNumber,
  FormPercent,
  FormSelect,
  FormText,
} from '../../../lib/forms/form-fields.tsx'
import { Options } from '../../../lib/forms/options.tsx'
import { RemoveButton } from '../../../lib/forms/remove-button.tsx'
import { m } from '../../../messages/messages.ts'
import type { FilmPricesForm } from './film-prices-document.ts'

const texts = m.filmPrices
const MOST_NAME = 80
const MOST_CM = 10_000_000

export function PriceListFields({ at }: { at: `lists.${number}` }) {
  const by = useWatch<FilmPricesForm>({ name: `${at}.by` }) as FilmPricesForm['lists'][number]['by']
  return (
    <>
      <FormText name={`${at}.name`} label={texts.name} input={{ maxLength: MOST_NAME }} />
      <FieldGroup name={`${at}.transfer`} legend={texts.transfers}>
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <FormSelect name={`${at}.by`} label={texts.by} className="sm:col-span-2">
            <Options of={texts.bys} />
          </FormSelect>
          {by === 'area' && <FormMoney name={`${at}.perDm2Minor`} label={texts.perDm2} />}
          <FormMoney name={`${at}.minimumTransferMinor`} label={texts.minimum} />
        </div>
      </FieldGroup>
      <FieldGroup name={`${at}.sheet`} legend={texts.sheets}>
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <FormMoney name={`${at}.sheetPerMetreMinor`} label={texts.perMetre} hint={texts.perMetreHint} />
          <FormMoney name={`${at}.minimumSheetMinor`} label={texts.minimum} />
        </div>
        <LengthBreaks at={at} />
      </FieldGroup>
    </>
  )
}

function LengthBreaks({ at }: { at: `lists.${number}` }) {
  const { fields, append, remove } = useFieldArray<FilmPricesForm, `lists.${number}.lengthBreaks`, 'key'>({
    name: `${at}.lengthBreaks`,
    keyName: 'key',
  })
  return (
    <FieldGroup name={`${at}.lengthBreaks`} legend={texts.breaks} className="mt-4">
      <p className="mb-2 text-sm text-ink-soft">{texts.breaksHint}</p>
      <ul className="grid gap-3">
        {fields.map(({ key }, index) => (
          <li key={key} className="flex flex-wrap items-start gap-3">
            <FormNumber
              name={`${at}.lengthBreaks.${index}.fromCm`}
              label={texts.from}
              min={1}
              max={MOST_CM}
              className="w-32"
            />
            <FormPercent
              name={`${at}.lengthBreaks.${index}.percentOffBp`}
              label={texts.discount}
              min={1}
              className="w-32"
            />
            <RemoveButton
              label={fill(texts.removeBreak, { number: index + 1 })}
              className="mt-7"
              onRemove={() => remove(index)}
            />
          </li>
        ))}
      </ul>
      <Button
        variant="line"
        className="mt-2"
        onClick={() => append({ fromCm: (fields.at(-1)?.fromCm ?? 0) + 500, percentOffBp: 1000 })}
      >
        {texts.addBreak}
      </Button>
    </FieldGroup>
  )
}
