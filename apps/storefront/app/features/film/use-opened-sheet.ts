import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { browserApi } from '../../lib/browser-api.ts'
import { submit } from '../submission/index.ts'
import type { FilmKind } from './panels/kind-choice.tsx'
import { sheetOf } from './sheet/save-sheet.ts'
import type { SheetEditor } from './sheet/sheet-editor.ts'

interface OpenedSheet {
  /** What is built meanwhile would be replaced. */
  readonly isOpening: boolean
  readonly isCopy: boolean
  readonly cartItemId: string | undefined
  readonly sheets: number
  readonly kind: FilmKind | undefined
}

/** Takes over the sheet that the address names (`?from=`): a shared one, or that of the cart (`&cartItem=`). */
export function useOpenedSheet(editor: SheetEditor): OpenedSheet {
  const [query, setQuery] = useSearchParams()
  const [isCopy, setCopy] = useState(false)
  const [first] = useState(() => ({
    token: query.get('from') ?? undefined,
    cartItemId: query.get('cartItem') ?? undefined,
    sheets: Math.min(500, Math.max(1, Number.parseInt(query.get('sheets') ?? '', 10) || 1)),
  }))
  const [isOpening, setOpening] = useState(first.token !== undefined)
  const begun = useRef(false)
  useEffect(() => {
    const { token, cartItemId } = first
    if (token === undefined || begun.current) return
    begun.current = true
    submit((signal) => browserApi.getLayout({ token, signal }))
      .then((layout) => {
        editor.replace(sheetOf(layout))
        setCopy(cartItemId === undefined)
        // A reload keeps what was changed since.
        const rest = new URLSearchParams(cartItemId === undefined ? {} : { cartItem: cartItemId })
        setQuery(rest, { replace: true, preventScrollReset: true })
      })
      .catch(() => undefined)
      .finally(() => setOpening(false))
  }, [editor, first, setQuery])
  return { isOpening, isCopy, cartItemId: first.cartItemId, sheets: first.sheets, kind: undefined }
}
