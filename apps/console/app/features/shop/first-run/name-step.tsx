import { offeredLocales } from '@platen/messages'
import { FormProvider, useWatch } from 'react-hook-form'
import { DraftNotice } from '../../../lib/drafts/draft-notice.tsx'
import { useShop } from '../../../lib/formats.ts'
import { QueryState } from '../../../lib/requests/query-state.tsx'
import { m } from '../../../messages/messages.ts'
import {
  AccentField,
  LogoInput,
  PagePreview,
  PresetPicker,
  useBrand,
  useBrandForm,
  type Brand,
} from '../brand/index.ts'
import { NameFields, toForm, useSettingsForm, type Settings, type SettingsForm } from '../settings/index.ts'
import type { FirstRun } from './first-run.ts'
import { StepScreen, useNextStep } from './step-screen.tsx'

const texts = m.setup.brand

interface NameStepProps {
  readonly firstRun: FirstRun
  readonly settings: Settings
}

export function NameStep(props: NameStepProps) {
  return (
    <QueryState query={useBrand()} what={m.brand.what}>
      {(brand) => <NameAndLook {...props} brand={brand} />}
    </QueryState>
  )
}

/** Two documents on one screen: the name belongs to the settings, the look to the brand. */
function NameAndLook({ firstRun, settings, brand }: NameStepProps & { readonly brand: Brand }) {
  const languages = offeredLocales(useShop().data?.locales ?? [])
  const next = useNextStep('brand')
  const look = useBrandForm({ brand, languages }, { draft: 'setup look', onSaved: next })
  const isExample = firstRun.steps.some(({ name, state }) => name === 'brand' && state !== 'done')
  const name = useSettingsForm(settings, {
    draft: 'setup brand',
    valuesOf: (now) => ({ ...toForm(now), ...(isExample && { storeName: '' }) }),
    onSaved: saveLook,
  })

  function saveLook(): void {
    look.kept.submit((form) => (look.kept.dirty ? look.save.run(form) : next()))()
  }

  return (
    <>
      <FormProvider {...name.kept.form}>
        <StepScreen
          step="brand"
          isDone={!isExample}
          busy={name.save.busy || look.save.busy}
          unavailable={name.refusal ?? name.save.unavailable}
          onSkip={() => {
            name.kept.drop()
            look.kept.drop()
          }}
          onContinue={name.kept.submit((form) => {
            if (isExample || name.kept.dirty) name.save.run(form)
            else saveLook()
          })}
          preview={<Preview form={look.kept.form} settings={settings} languages={languages} />}
        >
          <div className="empty:hidden">
            <DraftNotice kept={name.kept} what={m.settings.what} />
          </div>
          <div className="grid gap-6 sm:grid-cols-2">
            <NameFields />
          </div>
          <FormProvider {...look.kept.form}>
            <LogoInput />
            <section aria-labelledby="look-title" className="grid gap-4">
              <div>
                <h2 id="look-title" className="text-2xl">
                  {texts.look}
                </h2>
                <p className="mt-1 max-w-prose text-ink-soft">{texts.lookText}</p>
              </div>
              <PresetPicker />
              <AccentField />
            </section>
          </FormProvider>
        </StepScreen>
      </FormProvider>
      {name.save.conflict}
      {look.save.conflict}
    </>
  )
}

interface PreviewProps {
  readonly form: ReturnType<typeof useBrandForm>['kept']['form']
  readonly settings: Settings
  readonly languages: ReturnType<typeof offeredLocales>
}

function Preview({ form, settings, languages }: PreviewProps) {
  const [storeName, tagline] = useWatch<SettingsForm, ['storeName', 'tagline']>({
    name: ['storeName', 'tagline'],
  })
  const naming = {
    storeName: storeName.trim() === '' ? settings.storeName : storeName.trim(),
    tagline: tagline.trim() === '' ? settings.tagline : tagline.trim(),
  }
  return (
    <FormProvider {...form}>
      <PagePreview languages={languages} naming={naming} />
    </FormProvider>
  )
}
