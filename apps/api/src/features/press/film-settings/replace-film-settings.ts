import type { FilmSettingsRecord, FilmSettingsRequest } from '@platen/contract'
import type { AdminAuthor } from '../../../platform/auth/guard.ts'
import type { Platform } from '../../../platform/platform.ts'
import { replaceDocument } from '../../../platform/records/replace-document.ts'
import { refuseInvalid } from '../../../platform/refusal.ts'
import { finishProblems } from '../../selling/artworks/index.ts'
import { fileNameProblems } from './file-name.ts'
import { getFilmSettings, lockFilmSettings, writeFilmSettings } from './film-settings.store.ts'

interface ReplaceFilmSettings {
  readonly settings: FilmSettingsRequest
  readonly author: AdminAuthor
}

export async function replaceFilmSettings(
  deps: Pick<Platform, 'transaction' | 'clock'>,
  { settings, author }: ReplaceFilmSettings,
): Promise<FilmSettingsRecord> {
  const { filmFinish, filmExport, revision } = settings
  refuseInvalid([
    ...(filmFinish === null ? [] : finishProblems(filmFinish, 'filmFinish')),
    ...fileNameProblems(filmExport.fileName, 'filmExport.fileName'),
  ])
  return replaceDocument(deps, {
    entity: { type: 'film_settings', id: 'film_settings' },
    title: () => 'the film settings',
    ...{ revision, author },
    lock: lockFilmSettings,
    read: getFilmSettings,
    write: (tx, change) => writeFilmSettings(tx, settings, change),
  })
}
