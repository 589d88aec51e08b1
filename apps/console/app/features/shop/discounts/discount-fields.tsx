import { useFormContext, useWatch } from 'react-hook-form'
import { CheckBox } from '../../../lib/forms/check-box.tsx'
import {
  FieldGroup,
  FormArea,
  FormMoney,
  FormPercent,
  FormSelect,
  FormText,
} from '../../../lib/forms/form-fields.tsx'
import { Options } from '../../../lib/forms/options.tsx'
import { m } from '../../../messages/messages.ts'
import { usePrintSettings } from '../catalog/index.ts'
import type { DiscountForm } from './discount-document.ts'

const texts = m.discounts

export function DiscountFields() {
  const kind = useWatch<DiscountForm, 'kind'>({ name: 'kind' })
  return (
    <div className="grid max-w-3xl items-start gap-5 sm:grid-cols-2">
      <FormSelect name="kind" label={texts.kind}>
        <Options of={texts.kinds} />
      </FormSelect>
      {kind === 'percent' && <FormPercent name="percentOffBp" label={texts.percentOff} min={1} />}
      {kind === 'amount' && <FormMoney name="amountMinor" label={texts.amountOff} />}
      <div className="sm:col-span-2">
        <KindBoxes />
      </div>
      <FormMoney name="minimumMinor" label={texts.minimum} hint={texts.minimumHint} />
      <div className="max-sm:hidden" />
      <FormText name="validFrom" label={texts.validFrom} optional input={{ type: 'date' }} />
      <FormText name="validUntil" label={texts.validUntil} optional input={{ type: 'date' }} />
      <Limit name="maxUses" label={texts.maxUses} most={1_000_000} />
      <Limit name="maxUsesEach" label={texts.maxUsesEach} most={1_000} />
      <FormArea name="note" label={texts.note} optional maxLength={500} className="sm:col-span-2" />
    </div>
  )
}

function Limit({ name, label, most }: { name: 'maxUses' | 'maxUsesEach'; label: string; most: number }) {
  return (
    <FormText
      name={name}
      label={label}
      hint={texts.maxHint}
      optional
      input={{ type: 'number', min: 1, max: most, step: 1, inputMode: 'numeric' }}
    />
  )
}

function KindBoxes() {
  const { data: settings } = usePrintSettings()
  const { setValue } = useFormContext<DiscountForm>()
  const chosen = useWatch<DiscountForm, 'garmentKinds'>({ name: 'garmentKinds' })
  const kinds = settings?.kinds ?? []
  return (
    <FieldGroup name="garmentKinds" legend={texts.garmentKinds}>
      <p className="text-sm text-ink-soft">{texts.garmentKindsHint}</p>
      <div className="grid gap-x-6 sm:grid-cols-2 lg:grid-cols-3">
        {kinds.map(({ id, name }) => (
          <CheckBox
            key={id}
            className=""
            checked={chosen.includes(id)}
            onChange={(checked) =>
              setValue('garmentKinds', checked ? [...chosen, id] : chosen.filter((one) => one !== id), {
                shouldDirty: true,
              })
            }
          >
            {name}
          </CheckBox>
        ))}
      </div>
    </FieldGroup>
  )
}
