import { record, redo, startHistory, undo, type History } from '@platen/ui'
import { useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import type { GarmentForm } from '../garment-document.ts'
import type { FormPhoto } from './photo-document.ts'

type Photos = readonly FormPhoto[]

/** The photos of the form, with undo and redo. */
export function usePhotos() {
  const { getValues, setValue, clearErrors } = useFormContext<GarmentForm>()
  const photos = useWatch<GarmentForm, 'photos'>({ name: 'photos' })
  const [kept, setKept] = useState(() => startHistory<Photos>(photos))
  const history = historyOf(photos)

  /** Also a saved or discarded form changes them. */
  function historyOf(now: Photos): History<Photos> {
    return same(kept.present, now) ? kept : startHistory(now)
  }

  function go(next: History<Photos>): void {
    setKept(next)
    setValue('photos', [...next.present])
    clearErrors('photos')
  }

  return {
    photos: history.present,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    /** Changes with the same step are undone together. An upload may arrive long after it was started. */
    edit: (change: (photos: Photos) => Photos, step?: string) => {
      const now = getValues('photos')
      go(record(historyOf(now), change(now), step))
    },
    undo: () => go(undo(history)),
    redo: () => go(redo(history)),
  }
}

export type PhotosEditing = ReturnType<typeof usePhotos>

function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
