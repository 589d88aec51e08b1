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
import { slugOf } from '../../../lib/forms/slug.ts'
import { PageSection } from './page-section.tsx'
import type { GarmentForm, Stock } from './garment-document.ts'
import { GarmentPreview } from './garment-preview.tsx'
import { fabricName, usePrintSettings } from '../catalog/index.ts'
import { nearestInput } from '../../../lib/forms/refused-fields.ts'
import { KindSelect } from './kind-select.tsx'
import { PhotosSection } from './photos/photos-section.tsx'
import { VariantEditor } from './variant-editor.tsx'
import { FormTranslations } from '../../../lib/forms/translation-fields.tsx'
import { Options } from '../../../lib/forms/options.tsx'
import { m } from '../../../messages/messages.ts'

interface GarmentEditorProps {
  readonly kept: KeptForm<GarmentForm>
  readonly save: ComponentProps<typeof DocumentForm<GarmentForm>>['save']
  readonly stockOf: (variantId: string) => Stock
}

const texts = m.garments.fields
const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/
const LAST_PLACE = 10_000
const TRANSLATED = [
  { field: 'name', label: texts.name, maxLength: 120 },
  { field: 'description', label: texts.description, maxLength: 2000, isLong: true },
]

export function GarmentEditor({ kept, save, stockOf }: GarmentEditorProps) {
  const refusal = useRefusal('settings:write')
  const readOnly = refusal !== undefined
  return (
    <DocumentForm
      label={m.garments.one}
      what={m.garments.whatOne}
      kept={kept}
      save={{
        ...save,
        run: (values) => {
          if (!leadToUnmeasured(values)) save.run(values)
        },
      }}
      refusal={refusal}
      status={kept.base.revision === 0 && !kept.dirty ? m.garments.notSaved : undefined}
    >
      <div className="grid gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_minmax(18rem,24rem)]">
        <fieldset disabled={readOnly} className="min-w-0">
          <GarmentFacts kept={kept} />
        </fieldset>
        <div className="min-w-0 px-6 pt-6">
          <GarmentPreview />
        </div>
      </div>
      <VariantEditor stockOf={stockOf} readOnly={readOnly} />
      <PageSection readOnly={readOnly} />
      <PhotosSection readOnly={readOnly} savedIds={kept.base.values.photos.map(({ photoId }) => photoId)} />
    </DocumentForm>
  )
}

interface GarmentFactsProps extends Pick<GarmentEditorProps, 'kept'> {
  /** Leaves out what follows from the name, and what the shop can decide once it has several. */
  readonly isFirst?: boolean
}

export function GarmentFacts({ kept: { form, base }, isFirst = false }: GarmentFactsProps) {
  const { data: print } = usePrintSettings()
  const fabrics = new Set([base.values.fabric, ...(print?.pressRecipes.map(({ fabric }) => fabric) ?? [])])
  return (
    <div className="grid content-start gap-6 sm:grid-cols-2">
      <FormText
        name="name"
        label={texts.name}
        className="sm:col-span-2"
        input={{ maxLength: 120 }}
        rules={{
          onBlur: () => {
            if (isFirst || form.getValues('slug') === '')
              form.setValue('slug', slugOf(form.getValues('name')))
          },
        }}
      />
      {!isFirst && (
        <FormText
          name="slug"
          label={texts.slug}
          hint={texts.slugHint}
          rules={{ pattern: { value: SLUG, message: texts.slugWrong } }}
          input={{ maxLength: 80, autoComplete: 'off', autoCapitalize: 'none' }}
        />
      )}
      <KindSelect />
      <FormMoney name="basePriceMinor" label={texts.price} />
      <FormArea name="description" label={texts.description} className="sm:col-span-2" maxLength={2000} />
      <FormSelect name="fabric" label={m.garments.columns.fabric} hint={texts.fabricHint}>
        <Options of={[...fabrics].map((fabric) => [fabric, fabricName(fabric)])} />
      </FormSelect>
      {!isFirst && (
        <div className="min-w-0 sm:col-span-2">
          <FormTranslations at="" fields={TRANSLATED} />
        </div>
      )}
      {!isFirst && (
        <FormNumber name="sort" label={texts.position} min={0} max={LAST_PLACE} hint={texts.positionHint} />
      )}
      <FormCheck name="active" label={texts.active} className={isFirst ? 'sm:pt-7' : ''} />
    </div>
  )
}

/** The card of such a photo says what is missing. */
export function leadToUnmeasured({ photos }: GarmentForm): boolean {
  const at = photos.findIndex(({ distanceMm }) => distanceMm === null)
  if (at !== -1) nearestInput(`photos.${at}.distanceMm`)?.focus()
  return at !== -1
}
