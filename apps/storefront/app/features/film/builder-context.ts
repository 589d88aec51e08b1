import type { Resources } from '@platen/api-client'
import { createContext, useContext } from 'react'
import type { FilmTexts } from '../../messages/film.ts'
import type { UploadQueue } from './files/upload-queue.ts'
import type { Lengths, Unit } from './lengths.ts'
import type { SheetEditor } from './sheet/sheet-editor.ts'

export type SoldFilm = NonNullable<Resources['PublicConfigResponse']['film']>

export interface Builder {
  readonly editor: SheetEditor
  readonly queue: UploadQueue
  readonly film: SoldFilm
  readonly texts: FilmTexts
  readonly lengths: Lengths
  readonly setUnit: (unit: Unit) => void
}

export const BuilderContext = createContext<Builder | undefined>(undefined)

export function useBuilder(): Builder {
  const builder = useContext(BuilderContext)
  if (!builder) throw new Error('Used outside the builder.')
  return builder
}
