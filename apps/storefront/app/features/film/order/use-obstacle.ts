import { useOnline } from '@platen/ui'
import { useSyncExternalStore } from 'react'
import { useBuilder } from '../builder-context.ts'
import type { FilmKind } from '../panels/kind-choice.tsx'
import { fitsOnSheet, onFilm } from '../sheet/print-measures.ts'
import { checkedSheet, useEditor } from '../sheet/sheet-editor.ts'

/** Why what is shown cannot be added to the cart yet. */
export function useObstacle(kind: FilmKind): string | undefined {
  const { editor, queue, texts, film } = useBuilder()
  const files = useSyncExternalStore(queue.subscribe, queue.get, queue.get)
  const sheet = useEditor(editor, ({ history }) => history.present)
  const online = useOnline()
  if (sheet.pieces.length === 0) return texts.actions.addFirst
  if (files.some(({ state }) => ['waiting', 'sending', 'interrupted'].includes(state.at)))
    return texts.actions.wait
  const isWrong =
    kind === 'sheet'
      ? checkedSheet(sheet, film).problems.length > 0 || sheet.pieces.some(({ place }) => place === null)
      : sheet.prints.some((print) => !fitsOnSheet(onFilm(print.artwork, print), film))
  if (isWrong) return texts.clash.title
  return online || kind === 'transfers' ? undefined : texts.actions.offline
}
