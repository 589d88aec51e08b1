import { fill } from '@platen/messages'
import { get, useFormState } from 'react-hook-form'
import { listText } from '../../../../lib/formats.ts'
import { m } from '../../../../messages/messages.ts'
import {
  placingProblems,
  type FormPhoto,
  type PlacingProblem,
  type StoredPhoto,
  type ZoneOnPhoto,
} from './photo-document.ts'

const texts = m.garmentPhotos.problems

export type PhotoField = 'points' | 'distanceMm' | 'origin' | 'colour' | 'neutral'

export interface ProblemOfPhoto {
  readonly field: PhotoField
  readonly text: string
  /** Does not keep the garment from being saved. */
  readonly isWarning: boolean
  /** Nothing was entered yet. */
  readonly isMissing?: true
}

/** What the service refused, or else would refuse. */
export function usePhotoProblems(
  at: number,
  photo: FormPhoto,
  stored: StoredPhoto | undefined,
  zones: readonly ZoneOnPhoto[],
): { readonly of: (field: PhotoField) => ProblemOfPhoto | undefined; readonly whole: string | undefined } {
  const { errors } = useFormState({ name: `photos.${at}` })
  const refused = (name: string): string | undefined => {
    const message: unknown = get(errors, `${name}.message`)
    return typeof message === 'string' ? message : undefined
  }
  const seen = stored ? placingProblems(photo, stored.picture, zones).map(described) : []
  return {
    of: (field) => {
      const text = refused(`photos.${at}.${field}`)
      return text === undefined ? seen.find((one) => one.field === field) : { field, text, isWarning: false }
    },
    whole: ['', '.photoId', '.view'].map((part) => refused(`photos.${at}${part}`)).find(Boolean),
  }
}

function described(problem: PlacingProblem): ProblemOfPhoto {
  switch (problem.reason) {
    case 'points_too_close':
      return { field: 'points', text: texts.pointsTooClose, isWarning: false }
    case 'no_distance':
      return { field: 'distanceMm', text: texts.noDistance, isWarning: false, isMissing: true }
    case 'implausible_size':
      return {
        field: 'distanceMm',
        text: fill(texts.implausibleSize, { size: problem.size }),
        isWarning: false,
      }
    case 'zones_outside':
      return {
        field: 'origin',
        text: fill(texts.zonesOutside, { names: listText(problem.names) }),
        isWarning: false,
      }
    case 'zones_past_edge':
      return {
        field: 'origin',
        text: fill(texts.zonesPastEdge, { names: listText(problem.names) }),
        isWarning: true,
      }
  }
}
