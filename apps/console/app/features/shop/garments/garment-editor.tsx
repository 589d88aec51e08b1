import type { ComponentProps } from 'react'
import { DocumentForm } from '../../../lib/drafts/document-form.tsx'
import {
  FormArea,
  FormCheck,
  FormMoney,
  FormNumber,
  FormSelect,
  FormText,
} from '../../../lib/forms/form-fields.tsx'
import type { KeptForm } from '../../../lib/drafts/use-kept-form.ts'
import { useRefusal } from '../../people/session/index.ts'
import { slugOf, type GarmentForm, type Stock } from './garment-document.ts'
import { GarmentPreview } from './garment-preview.tsx'
import { usePrintSettings } from '../catalog/index.ts'
import { VariantEditor } from './variant-editor.tsx'
import { Options } from '../../../lib/forms/options.tsx'

interface GarmentEditorProps {
  readonly kept: KeptForm<GarmentForm>
  readonly save: ComponentProps<typeof DocumentForm<GarmentForm>>['save']
  readonly stockOf: (variantId: string) => Stock
}

const KIND = /^[a-z][a-z0-9_]{0,39}$/
const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/
const LAST_PLACE = 10_000

export function GarmentEditor({ kept, save, stockOf }: GarmentEditorProps) {
  const refusal = useRefusal('settings:write')
  const readOnly = refusal !== undefined
  return (
    <DocumentForm
      label="Garment"
      what="the garment"
      kept={kept}
      save={save}
      refusal={refusal}
      status={kept.base.revision === 0 && !kept.dirty ? 'Not saved yet.' : undefined}
    >
      <div className="grid gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_minmax(18rem,24rem)]">
        <fieldset disabled={readOnly} className="min-w-0">
          <Facts kept={kept} />
        </fieldset>
        <div className="min-w-0 px-6 pt-6">
          <GarmentPreview />
        </div>
      </div>
      <VariantEditor stockOf={stockOf} readOnly={readOnly} />
    </DocumentForm>
  )
}

function Facts({ kept: { form, base } }: Pick<GarmentEditorProps, 'kept'>) {
  const { data: print } = usePrintSettings()
  const fabrics = new Set([base.values.fabric, ...(print?.pressRecipes.map(({ fabric }) => fabric) ?? [])])
  const kinds = new Set(print?.zones.flatMap(({ garmentKinds }) => garmentKinds))
  return (
    <div className="grid content-start gap-6 sm:grid-cols-2">
      <FormText
        name="name"
        label="Name"
        className="sm:col-span-2"
        input={{ maxLength: 120 }}
        rules={{
          onBlur: () => {
            if (form.getValues('slug') === '') form.setValue('slug', slugOf(form.getValues('name')))
          },
        }}
      />
      <FormText
        name="slug"
        label="URL handle"
        hint="Used in the address of its page. Old links stop working when you change it."
        rules={{ pattern: { value: SLUG, message: 'Use lower-case letters, digits and hyphens.' } }}
        input={{ maxLength: 80, autoComplete: 'off', autoCapitalize: 'none' }}
      />
      <FormText
        name="kind"
        label="Kind"
        hint="Decides print zones and quantity breaks. New kinds are drawn as a tee."
        rules={{
          pattern: {
            value: KIND,
            message: 'Use lower-case letters, digits and underscores, such as long_sleeve.',
          },
        }}
        input={{ list: 'garment-kinds', maxLength: 40, autoComplete: 'off', autoCapitalize: 'none' }}
      />
      <datalist id="garment-kinds">
        {[...kinds].map((kind) => (
          <option key={kind} value={kind} />
        ))}
      </datalist>
      <FormSelect name="fabric" label="Fabric" hint="Fabrics and their press recipes are under Print zones.">
        <Options of={[...fabrics].map((fabric) => [fabric, fabric.replaceAll('_', ' ')])} />
      </FormSelect>
      <FormMoney name="basePriceMinor" label="Price without print" />
      <FormArea name="description" label="Description" className="sm:col-span-2" maxLength={2000} />
      <FormNumber
        name="sort"
        label="Position"
        min={0}
        max={LAST_PLACE}
        hint="The lowest number comes first."
      />
      <FormCheck name="active" label="Show in store" />
    </div>
  )
}
