import { fill } from '@platen/messages'
import { Button, Modal, Notice, PrintedGarment, buttonClass, printedViews } from '@platen/ui'
import { useEffect, useRef, useState } from 'react'
import { browserApi } from '../../../lib/browser-api.ts'
import { CopyButton } from '../../../lib/copy-button.tsx'
import { newId } from '../../../lib/new-id.ts'
import { usePage } from '../../../lib/page.ts'
import { refusalWords } from '../../../lib/texts/refusal-words.ts'
import { canShare, share } from '../../../lib/pictures/web-share.ts'
import { layersTexts } from '../../../messages/layers.ts'
import { problemOf, submit, type Problem } from '../../submission/index.ts'
import { useDesigner } from '../designer-context.ts'
import { printOf } from '../layers/use-composition.ts'
import { asLayers } from '../layers/zone-layers.ts'
import { layersFor } from '../roster/roster.ts'
import { pictureFile } from './picture-file.ts'
import { SavePicture } from './save-picture.tsx'

/** A link that shows the design as it is now; whoever opens it can make a copy. */
export function ShareDesign({ onClose }: { onClose: () => void }) {
  const { publicUrl, paths, messages, language, shop } = usePage()
  const texts = layersTexts(language).share
  const { design, printable, person, fabric } = useDesigner()
  const { garment, zones } = printable
  const sides = useRef<HTMLDivElement>(null)
  const [token, setToken] = useState<string>()
  const [problem, setProblem] = useState<Problem>()

  useEffect(() => {
    const prints = printable.zones.flatMap(({ id }) => {
      // As it is shown: nobody prints the words that stand for a name.
      const layers = layersFor(asLayers(design, id), person)
      return layers.length > 0 ? [printOf(id, layers)] : []
    })
    submit((signal) => browserApi.createDesign({ body: { prints }, idempotencyKey: newId(), signal })).then(
      (record) => setToken(record.token),
      (error: unknown) => setProblem(problemOf(error)),
    )
    // Once for the design that the dialog was opened with.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])

  const { garmentSlug, colour, placements } = design
  const link =
    token === undefined ? undefined : publicUrl + paths.sharedDesign(token, { garment: garmentSlug, colour })
  return (
    <Modal label={texts.title} onClose={onClose} className="w-[min(32rem,calc(100vw-2rem))] p-6">
      <h2 className="text-2xl">{texts.title}</h2>
      <p className="mt-2 text-ink-soft">{texts.text}</p>
      {problem && (
        <Notice tone="bad" urgent className="mt-4">
          {problem.kind === 'refused' ? refusalWords(problem, messages).text : messages.shared.offline}
        </Notice>
      )}
      <div className="mt-4 grid gap-2">
        {link === undefined ? (
          !problem && <p role="status">{texts.saving}</p>
        ) : (
          <>
            <p className="figures rounded-platen border border-rule bg-tray px-3 py-2 text-sm break-all">
              {link}
            </p>
            <div className="flex flex-wrap items-center gap-2">
              <CopyButton text={link} what={texts.link} label={texts.copy} />
              {canShare({ url: link }) && (
                <Button variant="line" onClick={() => void share({ url: link, title: shop.storeName })}>
                  {texts.send}
                </Button>
              )}
              <a href={link} target="_blank" rel="noopener" className={buttonClass('line')}>
                {texts.open}
              </a>
            </div>
            <p className="text-sm text-ink-soft">{texts.expires}</p>
          </>
        )}
      </div>
      <div ref={sides} className="mt-5 flex justify-center gap-3">
        {printedViews(placements, zones).map((view) => (
          <PrintedGarment
            key={view}
            garment={garment.views}
            view={view}
            colour={fabric}
            title={fill(texts.picture, { garment: garment.name, side: messages.shared.views[view] })}
            className="min-w-0 flex-1 basis-0 max-w-48"
            prints={placements}
            zones={zones}
            pictureOf={({ artwork }) => artwork.previewUrl}
          />
        ))}
      </div>
      <div className="mt-3 grid justify-items-center gap-2">
        <SavePicture sides={sides} fileName={pictureFile(placements, garmentSlug)} />
      </div>
      <Button variant="quiet" className="mt-5" onClick={onClose}>
        {texts.close}
      </Button>
    </Modal>
  )
}
