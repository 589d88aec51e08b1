import { fill } from '@platen/messages'
import type { SizeTier } from '@platen/pricing'
import { Button, EmptyState, Notice, useOnline, useUndoKeys } from '@platen/ui'
import { useState } from 'react'
import { useFilmAtOwnPrices } from '../../lib/own-film.ts'
import { usePage } from '../../lib/page.ts'
import type { FilmTexts } from '../../messages/film.ts'
import { BuilderContext, useBuilder, type SoldFilm } from './builder-context.ts'
import { priceSheets, priceTransfers } from './film-price.ts'
import { OrderActions } from './order/order-actions.tsx'
import { ClashNotice } from './panels/clash-notice.tsx'
import { FileDrop } from './panels/file-drop.tsx'
import { FinishedFile } from './panels/finished-file.tsx'
import { KindChoice, type FilmKind } from './panels/kind-choice.tsx'
import { PrintList } from './panels/print-list.tsx'
import { SelectedPiece } from './panels/selected-piece.tsx'
import { ShareSheet } from './panels/share-sheet.tsx'
import { SheetSummary } from './panels/sheet-summary.tsx'
import { SheetTools } from './panels/sheet-tools.tsx'
import { TransfersSummary } from './panels/transfers-summary.tsx'
import { EMPTY_SHEET } from './sheet/sheet.ts'
import { checkedSheet, useEditor } from './sheet/sheet-editor.ts'
import { SheetStage } from './stage/sheet-stage.tsx'
import { ZOOM } from './stage/stage-view.ts'
import { useBuilderOf } from './use-builder.ts'
import { useOpenedSheet } from './use-opened-sheet.ts'

interface FilmBuilderProps {
  readonly film: SoldFilm
  readonly texts: FilmTexts
  readonly sizeTiers: readonly SizeTier[]
}

/** Only in the browser. */
export function FilmBuilder({ film: sold, texts, sizeTiers }: FilmBuilderProps) {
  const film = useFilmAtOwnPrices(sold)
  const { isKept, ...builder } = useBuilderOf(film, texts)
  const opened = useOpenedSheet(builder.editor)
  const [kind, setKind] = useState<FilmKind>(opened.kind ?? (film.sheets ? 'sheet' : 'transfers'))
  const [sheets, setSheets] = useState(opened.sheets)
  const online = useOnline()
  useUndoKeys(builder.editor)
  if (opened.isOpening) return <BuilderLoading texts={texts} />
  return (
    <BuilderContext value={builder}>
      <div className="mt-6 grid gap-6 lg:grid-cols-[23rem_minmax(0,1fr)] lg:gap-8">
        <div className="grid content-start gap-5">
          {!online && (
            <Notice tone="warn" title={texts.kept.offline}>
              {isKept ? texts.kept.offlineText : texts.kept.unsaved}
            </Notice>
          )}
          {!isKept && online && <Notice tone="warn">{texts.kept.unsaved}</Notice>}
          {opened.isCopy && <Notice>{texts.shared.opened}</Notice>}
          <KindChoice kind={kind} onChange={setKind} />
          {kind !== 'file' && (
            <>
              <FileDrop />
              <PrintList kind={kind} />
            </>
          )}
        </div>
        <div
          id="film-sheet"
          className="grid min-w-0 scroll-mt-4 content-start gap-3 lg:sticky lg:top-4 lg:self-start"
        >
          {kind === 'sheet' && (
            <SheetPanel sheets={sheets} onSheets={setSheets} cartItemId={opened.cartItemId} />
          )}
          {kind === 'file' && <FinishedFile />}
          {kind === 'transfers' && (
            <TransfersSummary sizeTiers={sizeTiers}>
              <div className="max-lg:hidden">
                <OrderActions kind="transfers" sheets={1} cartItemId={undefined} />
              </div>
            </TransfersSummary>
          )}
        </div>
      </div>
      {kind !== 'file' && (
        <PhoneBar kind={kind} sheets={sheets} sizeTiers={sizeTiers} cartItemId={opened.cartItemId} />
      )}
    </BuilderContext>
  )
}

interface PhoneBarProps {
  readonly kind: FilmKind
  readonly sheets: number
  readonly sizeTiers: readonly SizeTier[]
  readonly cartItemId: string | undefined
}

/** Length and price stay in view while sizes are set above the sheet. */
function PhoneBar({ kind, sheets, sizeTiers, cartItemId }: PhoneBarProps) {
  const { formats } = usePage()
  const { editor, texts, lengths, film } = useBuilder()
  const sheet = useEditor(editor, ({ history }) => history.present)
  const { lengthMm } = checkedSheet(sheet, film)
  if (sheet.pieces.length === 0) return null
  const { unitMinor } = priceSheets(lengthMm, sheets, film)
  const { totalMinor } = priceTransfers(sheet, film, sizeTiers)
  return (
    <div className="sticky bottom-0 z-10 -mx-4 mt-6 flex items-center justify-between gap-3 border-t border-rule bg-paper px-4 py-2 lg:hidden">
      {kind === 'sheet' ? (
        <a href="#film-sheet" className="figures leading-tight no-underline">
          <span className="block text-sm text-ink-soft">{lengthMm === 0 ? '—' : lengths.long(lengthMm)}</span>
          <span className="block text-lg font-semibold">
            {unitMinor === undefined ? '—' : formats.money(unitMinor)}
          </span>
        </a>
      ) : (
        <p className="figures leading-tight">
          <span className="block text-sm text-ink-soft">{texts.summary.total}</span>
          <span className="block text-lg font-semibold">
            {totalMinor === undefined ? '—' : formats.money(totalMinor)}
          </span>
        </p>
      )}
      <OrderActions kind={kind} sheets={sheets} cartItemId={cartItemId} />
    </div>
  )
}

interface SheetPanelProps {
  readonly sheets: number
  readonly onSheets: (sheets: number) => void
  readonly cartItemId: string | undefined
}

function SheetPanel({ sheets, onSheets, cartItemId }: SheetPanelProps) {
  const { editor, texts } = useBuilder()
  const isEmpty = useEditor(editor, ({ history }) => history.present.pieces.length === 0)
  const [zoom, setZoom] = useState<number>(ZOOM.least)
  const [shares, setShares] = useState(false)
  const onZoom = (factor: number) => setZoom((now) => Math.min(ZOOM.most, Math.max(ZOOM.least, now * factor)))
  return (
    <>
      <SheetSummary sheets={sheets} onSheets={onSheets}>
        <Button
          variant="line"
          unavailable={isEmpty ? texts.actions.addFirst : undefined}
          onClick={() => setShares(true)}
        >
          {texts.actions.share}
        </Button>
        <div className="max-lg:hidden">
          <OrderActions kind="sheet" sheets={sheets} cartItemId={cartItemId} />
        </div>
      </SheetSummary>
      <ClashNotice />
      {isEmpty ? (
        <EmptyState title={texts.empty.title}>
          <p className="text-ink-soft">{texts.empty.text}</p>
          <FilmFacts />
        </EmptyState>
      ) : (
        <>
          <SheetTools zoom={zoom} onZoom={onZoom} onFit={() => setZoom(1)} />
          <SheetStage zoom={zoom} onZoom={onZoom} />
          <SelectedPiece />
          <div className="flex flex-wrap items-center justify-between gap-3">
            <FilmFacts />
            <Button variant="quiet" onClick={() => editor.edit(() => EMPTY_SHEET)}>
              {texts.actions.clear}
            </Button>
          </div>
        </>
      )}
      {shares && <ShareSheet onClose={() => setShares(false)} />}
    </>
  )
}

function FilmFacts() {
  const { texts, lengths, film } = useBuilder()
  return (
    <p className="figures text-sm text-ink-soft">
      {fill(texts.filmFacts, {
        width: lengths.short(film.widthMm),
        length: lengths.long(film.maxLengthMm),
        gap: lengths.short(film.gapMm),
      })}
    </p>
  )
}

/** In the place of the builder until the page is live. */
export function BuilderLoading({ texts }: { readonly texts: FilmTexts }) {
  const { messages, paths } = usePage()
  return (
    <>
      <div aria-hidden="true" className="mt-6 grid gap-6 lg:grid-cols-[23rem_minmax(0,1fr)]">
        <div className="h-80 rounded-platen bg-tray" />
        <div className="h-96 rounded-platen bg-tray" />
      </div>
      <noscript>
        <p className="mt-4 rounded-platen bg-warn-wash px-4 py-3">
          {texts.noScript} <a href={paths.contact()}>{messages.shell.contact}</a>
        </p>
      </noscript>
    </>
  )
}
