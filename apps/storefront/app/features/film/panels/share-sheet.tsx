import { fill } from '@platen/messages'
import { Button, Modal, Notice } from '@platen/ui'
import { useEffect, useState } from 'react'
import { CopyButton } from '../../../lib/copy-button.tsx'
import { usePage } from '../../../lib/page.ts'
import { refusalWords } from '../../../lib/texts/refusal-words.ts'
import { saveFile } from '../../../lib/pictures/save-file.ts'
import { canShare, share as shareWith } from '../../../lib/pictures/web-share.ts'
import { problemOf, type Problem } from '../../submission/index.ts'
import { useBuilder } from '../builder-context.ts'
import { saveSheet, type SavedSheet } from '../sheet/save-sheet.ts'
import { checkedSheet } from '../sheet/sheet-editor.ts'
import { sheetFile } from '../stage/sheet-picture.ts'

const PICTURE_WIDTH_PX = 1_200

/** A link that shows this state of the sheet, and its picture for a chat. */
export function ShareSheet({ onClose }: { readonly onClose: () => void }) {
  const { publicUrl, paths, messages, shop } = usePage()
  const { editor, texts, lengths, film } = useBuilder()
  const [sheet] = useState(() => editor.get().history.present)
  const [saved, setSaved] = useState<SavedSheet>()
  const [problem, setProblem] = useState<Problem>()
  const [picture, setPicture] = useState<File>()
  const { share } = texts

  useEffect(() => {
    saveSheet(sheet).then(setSaved, (error: unknown) => setProblem(problemOf(error)))
    const { lengthMm } = checkedSheet(sheet, film)
    const cutText = `${shop.storeName} · ${fill(texts.cutHere, { length: lengths.long(lengthMm) })}`
    void sheetFile({ sheet, film, unit: lengths.unit, cutText, widthPx: PICTURE_WIDTH_PX }, 'sheet.png').then(
      setPicture,
    )
    // Once for the sheet that the dialog was opened with.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])

  const link = saved && publicUrl + paths.sharedFilm(saved.token)
  return (
    <Modal label={share.title} onClose={onClose} className="w-[min(32rem,calc(100vw-2rem))] p-6">
      <h2 className="text-2xl">{share.title}</h2>
      <p className="mt-2 text-ink-soft">{share.text}</p>
      {problem && (
        <Notice tone="bad" urgent className="mt-4">
          {problem.kind === 'refused' ? refusalWords(problem, messages).text : texts.actions.failed}
        </Notice>
      )}
      <div className="mt-4 grid gap-2">
        <p className="font-semibold">{share.link}</p>
        {link === undefined ? (
          !problem && <p role="status">{texts.actions.sharing}</p>
        ) : (
          <>
            <p className="figures rounded-platen border border-rule bg-tray px-3 py-2 text-sm break-all">
              {link}
            </p>
            <div className="flex flex-wrap items-center gap-2">
              <CopyButton text={link} what={share.link} label={share.copy} />
              {canShare({ url: link }) && (
                <Button variant="line" onClick={() => void shareWith({ url: link, title: shop.storeName })}>
                  {share.send}
                </Button>
              )}
            </div>
            <p className="text-sm text-ink-soft">{share.expires}</p>
          </>
        )}
      </div>
      {picture && (
        <div className="mt-5 grid gap-2">
          <p className="font-semibold">{share.picture}</p>
          <SheetPicture picture={picture} name={share.picture} />
          <div className="flex flex-wrap gap-2">
            {canShare({ files: [picture] }) && (
              <Button variant="line" onClick={() => void shareWith({ files: [picture] })}>
                {share.sendPicture}
              </Button>
            )}
            <Button variant="line" onClick={() => saveFile(picture)}>
              {texts.actions.download}
            </Button>
          </div>
        </div>
      )}
      <Button variant="quiet" className="mt-5" onClick={onClose}>
        {share.close}
      </Button>
    </Modal>
  )
}

function SheetPicture({ picture, name }: { readonly picture: File; readonly name: string }) {
  return (
    <img
      ref={(element) => {
        const address = URL.createObjectURL(picture)
        element?.setAttribute('src', address)
        return () => URL.revokeObjectURL(address)
      }}
      alt={name}
      className="max-h-56 justify-self-start rounded-platen border border-rule object-contain"
    />
  )
}
