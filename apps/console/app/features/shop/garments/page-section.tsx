import { FormArea, FormSelect } from '../../../lib/forms/form-fields.tsx'
import { Options } from '../../../lib/forms/options.tsx'
import { FormTranslations } from '../../../lib/forms/translation-fields.tsx'
import { m } from '../../../messages/messages.ts'
import { useCategories } from '../categories/index.ts'
import { CARE_PARTS } from './care.ts'
import { PictureList } from './picture-list.tsx'
import { SizeGuideFields } from './size-guide-fields.tsx'

const texts = m.garments.page
const MOST = { careNote: 1000, sizeGuideNote: 500 }
const TRANSLATED = [
  { field: 'careNote', label: texts.careNote, maxLength: MOST.careNote, isLong: true },
  { field: 'sizeGuideNote', label: texts.sizeGuide.note, maxLength: MOST.sizeGuideNote, isLong: true },
]

/** What the page of the garment shows beside what is needed to sell it. */
export function PageSection({ readOnly }: { readOnly: boolean }) {
  const { data } = useCategories()
  return (
    <section aria-labelledby="page-title" className="mt-10 border-t border-rule pt-8">
      <h2 id="page-title" className="text-2xl">
        {texts.title}
      </h2>
      <p className="mt-1 mb-6 max-w-prose text-ink-soft">{texts.intro}</p>
      <fieldset disabled={readOnly} className="grid min-w-0 grid-cols-1 gap-8">
        <FormSelect name="categoryId" label={texts.category} className="max-w-xl">
          <option value="">{texts.noCategory}</option>
          <Options of={data?.categories.map(({ id, name }) => [id, name])} />
        </FormSelect>
        <div>
          <h3 className="mb-3 text-lg">{texts.care}</h3>
          <div className="grid grid-cols-1 gap-4 sm:grid-cols-2 xl:grid-cols-3">
            {CARE_PARTS.map((part) => (
              <FormSelect key={part} name={`care.${part}`} label={texts.careParts[part]}>
                <option value="">{texts.notSaid}</option>
                <Options of={texts.careLabels[part]} />
              </FormSelect>
            ))}
          </div>
        </div>
        <div className="grid grid-cols-1 gap-6 sm:grid-cols-2">
          <FormArea
            name="careNote"
            label={texts.careNote}
            hint={texts.careNoteHint}
            optional
            maxLength={MOST.careNote}
          />
          <div className="min-w-0 sm:col-span-2">
            <FormTranslations at="" fields={TRANSLATED} />
          </div>
        </div>
        <SizeGuideFields />
        <PictureList />
      </fieldset>
    </section>
  )
}
