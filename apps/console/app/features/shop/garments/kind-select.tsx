import { useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { FormSelect } from '../../../lib/forms/form-fields.tsx'
import { Options } from '../../../lib/forms/options.tsx'
import { laterDialog } from '../../../lib/later-part.tsx'
import { OutsideForm } from '../../../lib/outside-form.tsx'
import { m } from '../../../messages/messages.ts'
import { useKindNames, usePrintSettings } from '../catalog/index.ts'
import type { GarmentForm } from './garment-document.ts'
import { withSizesOf } from './variants.ts'

const NewKindDialog = laterDialog(async () => (await import('../kinds/index.ts')).NewKindDialog)

/** No slug, because it has a space. */
const NEW = 'new kind'

/** The sizes of a kind are proposed until somebody has chosen others. */
export function KindSelect() {
  const { getValues, setValue } = useFormContext<GarmentForm>()
  const { data: settings } = usePrintSettings()
  const kind = useWatch<GarmentForm, 'kind'>({ name: 'kind' })
  const nameOf = useKindNames()
  const [asked, setAsked] = useState(false)
  const [before, setBefore] = useState(kind)
  if (kind !== NEW && kind !== before) setBefore(kind)
  const kinds = settings?.kinds ?? []
  const sizesOf = (id: string) => kinds.find((one) => one.id === id)?.sizes ?? []
  const ids = [...new Set([...kinds.map(({ id }) => id), ...(kind === NEW ? [] : [kind])])]

  function choose(next: string): void {
    if (next === NEW) {
      setValue('kind', before)
      setAsked(true)
      return
    }
    propose(before, sizesOf(next))
  }

  function propose(from: string, sizes: readonly string[]): void {
    setValue('variants', withSizesOf(getValues('variants'), sizes, sizesOf(from)))
  }

  return (
    <>
      <FormSelect
        name="kind"
        label={m.garments.columns.kind}
        hint={m.garments.fields.kindHint}
        onChange={choose}
      >
        <Options of={[...ids.map((id) => [id, nameOf(id)] as const), [NEW, m.kinds.newOption] as const]} />
      </FormSelect>
      {asked && (
        <OutsideForm>
          <NewKindDialog
            onClose={() => setAsked(false)}
            onCreated={({ id, sizes }) => {
              setAsked(false)
              propose(before, sizes)
              setValue('kind', id)
            }}
          />
        </OutsideForm>
      )}
    </>
  )
}
