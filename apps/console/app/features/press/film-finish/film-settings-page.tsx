import { expectData, type Resources } from '@platen/api-client'
import { useQueryClient } from '@tanstack/react-query'
import { Controller } from 'react-hook-form'
import { DocumentForm } from '../../../lib/drafts/document-form.tsx'
import { LastChange } from '../../../lib/drafts/last-change.tsx'
import { useKeptForm } from '../../../lib/drafts/use-kept-form.ts'
import { useWholeSave } from '../../../lib/drafts/use-whole-save.ts'
import { FormCheck, FormText } from '../../../lib/forms/form-fields.tsx'
import { PageHeader } from '../../../lib/pages/page-header.tsx'
import { api } from '../../../lib/requests/api.ts'
import { QueryState } from '../../../lib/requests/query-state.tsx'
import { useRead } from '../../../lib/requests/use-read.ts'
import { m } from '../../../messages/messages.ts'
import { useRefusal } from '../../people/session/index.ts'
import { FinishFields } from './finish-fields.tsx'
import { finishToForm, formToFinish, type FinishForm } from './finish-form.ts'

const texts = m.filmFinish.settings
const FILM_SETTINGS_KEY = ['film-settings'] as const
const FORMATS = ['png', 'pdf', 'tiff'] as const
const FLAGS = ['white', 'profile', 'mirrored'] as const

type FilmSettings = Resources['FilmSettingsRecord']
type FilmExport = FilmSettings['filmExport']

interface FilmSettingsForm {
  readonly filmFinish: FinishForm
  readonly filmExport: Omit<FilmExport, 'formats'> & {
    readonly formats: Readonly<Record<FilmExport['formats'][number], boolean>>
  }
}

export function FilmSettingsPage() {
  const settings = useRead(FILM_SETTINGS_KEY, (signal) => api.getFilmSettings({ signal }))
  return (
    <>
      <PageHeader title={texts.title} aside={settings.data && <LastChange of={settings.data} />} />
      <QueryState query={settings} what={texts.what}>
        {(data) => <FilmSettingsEditor settings={data} />}
      </QueryState>
    </>
  )
}

function FilmSettingsEditor({ settings }: { settings: FilmSettings }) {
  const queries = useQueryClient()
  const refusal = useRefusal('settings:write')
  const kept = useKeptForm({ key: 'film-settings', ...stateOf(settings) })
  const save = useWholeSave<FilmSettingsForm, FilmSettings>({
    what: texts.what,
    entity: { type: 'film_settings', id: 'film_settings' },
    editing: kept,
    send: (form, revision) => api.replaceFilmSettings({ body: toRequest(form, revision) }),
    read: () => expectData(api.getFilmSettings()),
    stateOf,
    remember: (now) => queries.setQueryData(FILM_SETTINGS_KEY, now),
    changes: ['film-settings', 'audit-log'],
    done: () => ({ title: texts.saved }),
    onRefused: kept.refuse,
  })
  return (
    <DocumentForm label={texts.title} what={texts.what} kept={kept} save={save} refusal={refusal}>
      <fieldset disabled={refusal !== undefined} className="grid max-w-3xl min-w-0 gap-8">
        <section aria-labelledby="finish">
          <h2 id="finish" className="text-2xl">
            {texts.finish}
          </h2>
          <p className="mt-1 mb-4 max-w-prose text-ink-soft">{texts.finishIntro}</p>
          <Controller
            name="filmFinish"
            render={({ field: { value, onChange } }) => (
              <FinishFields form={value as FinishForm} onChange={onChange} />
            )}
          />
        </section>
        <section aria-labelledby="export" className="border-t border-rule pt-6">
          <h2 id="export" className="text-2xl">
            {texts.export}
          </h2>
          <p className="mt-1 mb-4 max-w-prose text-ink-soft">{texts.exportIntro}</p>
          <div className="grid gap-2">
            {FORMATS.map((format) => (
              <FormCheck key={format} name={`filmExport.formats.${format}`} {...texts.formats[format]} />
            ))}
            {FLAGS.map((flag) => (
              <FormCheck key={flag} name={`filmExport.${flag}`} {...texts.flags[flag]} />
            ))}
          </div>
          <FormText
            name="filmExport.fileName"
            label={texts.fileName}
            hint={texts.fileNameHint}
            className="mt-4"
            input={{ maxLength: 100, autoComplete: 'off', spellCheck: false }}
          />
        </section>
      </fieldset>
    </DocumentForm>
  )
}

function stateOf({ revision, updatedAt, updatedBy, filmFinish, filmExport }: FilmSettings) {
  const has = (format: (typeof FORMATS)[number]) => filmExport.formats.includes(format)
  const values: FilmSettingsForm = {
    filmFinish: finishToForm(filmFinish, ''),
    filmExport: { ...filmExport, formats: { png: has('png'), pdf: has('pdf'), tiff: has('tiff') } },
  }
  return { revision, updatedAt, updatedBy, values }
}

function toRequest(
  { filmFinish, filmExport }: FilmSettingsForm,
  revision: number,
): Resources['FilmSettingsRequest'] {
  const finish = formToFinish(filmFinish)
  const knockOut = finish?.knockOut ? { tolerance: finish.knockOut.tolerance } : null
  return {
    revision,
    filmFinish: finish && { ...finish, knockOut },
    filmExport: { ...filmExport, formats: FORMATS.filter((format) => filmExport.formats[format]) },
  }
}
