import { useEffect, useMemo, useState } from 'react'
import { kept } from '@platen/ui'
import { makeThumbnail } from '../../lib/pictures/make-thumbnail.ts'
import { newId } from '../../lib/new-id.ts'
import { usePage } from '../../lib/page.ts'
import type { FilmTexts } from '../../messages/film.ts'
import type { Builder, SoldFilm } from './builder-context.ts'
import { createUploadQueue } from './files/upload-queue.ts'
import { lengthsIn, type Unit } from './lengths.ts'
import { createNester } from './nesting/nester.ts'
import NestWorker from './nesting/nest-worker.ts?worker'
import { keepSheet, readKeptSheet } from './sheet/kept-sheet.ts'
import { proposedSize } from './sheet/print-measures.ts'
import { addPrint } from './sheet/sheet.ts'
import { createSheetEditor } from './sheet/sheet-editor.ts'

const keptUnit = kept<Unit | ''>('film-unit', '', (value): value is Unit | '' =>
  ['', 'mm', 'in'].includes(String(value)),
)

/** Inches where the reader's region uses them, until they choose. */
function useUnit(): Unit {
  const chosen = keptUnit.use()
  if (chosen !== '') return chosen
  return /-(US|LR|MM)$/.test(navigator.language) ? 'in' : 'mm'
}

export function useBuilderOf(film: SoldFilm, texts: FilmTexts): Builder & { readonly isKept: boolean } {
  const { formats, shop } = usePage()
  const unit = useUnit()
  const maxBytes = shop.limits.maxUploadBytes
  const parts = useParts(film, maxBytes)
  const isKept = useKeeping(parts.editor)
  return useMemo(
    () => ({
      ...parts,
      ...{ film, texts, isKept },
      lengths: lengthsIn(unit, formats),
      setUnit: (next: Unit) => keptUnit.write(next),
    }),
    [parts, film, texts, isKept, unit, formats],
  )
}

/** Made once: a change of the shop's film needs a reload, as its prices do. */
function useParts(film: SoldFilm, maxBytes: number) {
  const [parts] = useState(() => {
    const editor = createSheetEditor(
      film,
      createNester(() => new NestWorker()),
      readKeptSheet(),
    )
    const queue = createUploadQueue({
      maxBytes,
      onArrived: async (artwork, file) => {
        const thumbnail = await makeThumbnail(artwork.previewUrl, file)
        const print = {
          id: newId(),
          artwork,
          thumbnail,
          keepsProportions: true,
          ...proposedSize(artwork, film),
        }
        editor.edit((sheet) => addPrint(sheet, print))
      },
    })
    return { editor, queue }
  })
  useEffect(() => {
    const { editor, queue } = parts
    addEventListener('online', queue.resumeAll)
    // A sheet that was left while it was packed.
    if (editor.get().history.present.pieces.some(({ place }) => place === null)) editor.pack()
    return () => {
      removeEventListener('online', queue.resumeAll)
      editor.stop()
    }
  }, [parts])
  return parts
}

const QUIET_MS = 400

/** Some time after the last change, so that it never delays one. */
function useKeeping({ subscribe, get }: Builder['editor']): boolean {
  const [isKept, setKept] = useState(true)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let written = get().history.present
    const write = () => {
      const { present } = get().history
      if (present === written) return
      written = present
      setKept(keepSheet(present))
    }
    const stop = subscribe(() => {
      clearTimeout(timer)
      timer = setTimeout(write, QUIET_MS)
    })
    addEventListener('pagehide', write)
    return () => {
      stop()
      clearTimeout(timer)
      write()
      removeEventListener('pagehide', write)
    }
  }, [subscribe, get])
  return isKept
}
