import Type, { type Static } from 'typebox'
import { operation } from '../operation.ts'
import { Revision, Timestamp, UpdatedBy, nullable, oneOf, part, resource } from '../schema.ts'
import { FINISH_OF_ANY_GARMENT, FINISH_VALUES } from './film-finish.contract.ts'

export const EXPORT_FORMATS = ['png', 'pdf', 'tiff'] as const
export type ExportFormat = (typeof EXPORT_FORMATS)[number]

const settings = {
  revision: Revision,
  filmFinish: nullable({
    ...part({
      ...FINISH_OF_ANY_GARMENT,
      knockOut: nullable({
        ...part({ tolerance: FINISH_VALUES.tolerance }),
        description: 'The colour of each garment is left out, so that the garment shows. Null: nothing is.',
      }),
    }),
    description: 'The finish that new print jobs begin with. Null: prints are put on film as they are.',
  }),
  filmExport: {
    ...part({
      formats: Type.Array(oneOf(EXPORT_FORMATS), {
        minItems: 1,
        maxItems: EXPORT_FORMATS.length,
        uniqueItems: true,
        description: 'The files that the film is made as. TIFF has an alpha channel.',
      }),
      white: Type.Boolean({
        description:
          'Whether the white is a file of its own: PNG in grey, of the same size and place. 255 is full white ink.',
      }),
      profile: Type.Boolean({
        description: 'Whether the sRGB profile is embedded. Otherwise PNG only says that it is sRGB.',
      }),
      mirrored: Type.Boolean({ description: 'Whether the film is mirrored left to right.' }),
      fileName: Type.String({
        minLength: 1,
        maxLength: 100,
        description:
          'How downloaded files are called, without their ending. `{sheet}` is the number of the sheet, `{date}` the day of the export, `{length}` the length in millimetres, `{width}` the width, `{prints}` the number of prints.',
        examples: ['{date}-{sheet}-{length}'],
      }),
    }),
    description: 'The files that an export makes.',
  },
}

export const FilmSettingsRequest = resource('FilmSettingsRequest', settings)
export type FilmSettingsRequest = Static<typeof FilmSettingsRequest>

export const FilmSettingsRecord = resource('FilmSettingsRecord', {
  ...settings,
  updatedAt: Timestamp,
  updatedBy: UpdatedBy,
})
export type FilmSettingsRecord = Static<typeof FilmSettingsRecord>

export const getFilmSettings = operation('GET /api/admin/film-settings', {
  operationId: 'get_film_settings',
  tag: 'Settings',
  summary: 'How prints are put on film, and the files that an export makes',
  success: { status: 200, schema: FilmSettingsRecord, description: 'All of it.' },
  access: 'settings:read',
})

export const replaceFilmSettings = operation('PUT /api/admin/film-settings', {
  operationId: 'replace_film_settings',
  tag: 'Settings',
  summary: 'Replaces how prints are put on film, and the files that an export makes',
  description:
    'The finish is that of jobs that are created from now on; those that exist keep theirs. Refused with VALIDATION_FAILED when a halftone is finer than the film, or a file name has an unknown variable.',
  body: FilmSettingsRequest,
  success: { status: 200, schema: FilmSettingsRecord, description: 'As it is now.' },
  access: 'settings:write',
})
