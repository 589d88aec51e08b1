import type { Resources } from '@platen/api-client'
import { fill } from '@platen/messages'
import { Button, CropMarks, PrintedGarment, printedViews } from '@platen/ui'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { usePage } from '../../../lib/page.ts'
import { layersTexts } from '../../../messages/layers.ts'
import { draftOf } from '../design/drafts.ts'
import { hasWork } from '../design/design.ts'
import {
  colourOf,
  findPrintableGarment,
  type Catalog,
  type PrintableGarment,
} from '../design/printable-garment.ts'
import { copiedDesign } from './copied-design.ts'
import { pictureFile } from './picture-file.ts'
import { SavePicture } from './save-picture.tsx'

interface SharedDesignPageProps {
  readonly design: Resources['DesignRecord']
  readonly catalog: Catalog
  /** From the address: what it was designed on. */
  readonly garment: string | undefined
  readonly colour: string | undefined
}

/** What somebody else designed, to look at and to make a copy of. It never changes. */
export function SharedDesignPage({ design, catalog, garment, colour }: SharedDesignPageProps) {
  const { messages, language, paths } = usePage()
  const texts = layersTexts(language).share
  const navigate = useNavigate()
  const [isCopying, setCopying] = useState(false)
  const [asksFirst, setAsksFirst] = useState(false)
  const sides = useRef<HTMLDivElement>(null)
  const printable = garmentFor(design, catalog, garment)
  if (!printable) return <p className="mx-auto max-w-6xl px-4 py-12">{texts.noGarment}</p>
  const shown = colourOf(printable, colour ?? '') ?? printable.garment.colours[0]
  const prints = design.prints.map((print) => ({ ...print, rotationDeg: 0 as const }))
  const views = printedViews(prints, catalog.zones)

  async function copy(): Promise<void> {
    if (!printable) return
    const draft = draftOf(printable.garment.slug)
    const before = draft.read()
    if (before && hasWork(before) && !asksFirst) {
      setAsksFirst(true)
      return
    }
    setCopying(true)
    draft.write(await copiedDesign(design, printable, shown?.name ?? ''))
    await navigate(paths.designer(printable.garment.slug, { colour: shown?.name ?? '' }))
  }

  return (
    <div className="mx-auto grid max-w-6xl gap-10 px-4 py-8 sm:py-12 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <CropMarks className="m-6 self-start text-ink-soft">
        <div ref={sides} className="grid gap-6 sm:grid-cols-2">
          {(views.length > 0 ? views : (['front'] as const)).map((view) => (
            <PrintedGarment
              key={view}
              garment={printable.garment.views}
              view={view}
              colour={shown?.hex ?? ''}
              title={fill(texts.picture, {
                garment: printable.garment.name,
                side: messages.shared.views[view],
              })}
              className="w-full"
              prints={prints}
              zones={catalog.zones}
              pictureOf={({ artwork }) => artwork?.previewUrl ?? ''}
            />
          ))}
        </div>
      </CropMarks>
      <div className="grid content-start justify-items-start gap-4">
        <h1 className="text-3xl sm:text-4xl" dir="auto">
          {design.name ?? texts.heading}
        </h1>
        <p className="text-ink-soft">{fill(texts.on, { garment: printable.garment.name })}</p>
        {asksFirst && (
          <p role="alert" className="font-semibold text-warn">
            {fill(texts.replaces, { garment: printable.garment.name })}
          </p>
        )}
        <Button busy={isCopying ? texts.use : undefined} onClick={() => void copy()}>
          {asksFirst ? texts.useAnyway : texts.use}
        </Button>
        <p className="text-sm text-ink-soft">{texts.useText}</p>
        <SavePicture sides={sides} fileName={pictureFile(design.prints, printable.garment.slug)} />
      </div>
    </div>
  )
}

/** The one that it was designed on, else the first that has its zones. */
function garmentFor(
  { prints }: Resources['DesignRecord'],
  catalog: Catalog,
  slug: string | undefined,
): PrintableGarment | undefined {
  const named = slug === undefined ? undefined : findPrintableGarment(catalog, slug)
  const hasZones = ({ zones }: PrintableGarment) =>
    prints.every(({ zoneId }) => zones.some(({ id }) => id === zoneId))
  if (named && hasZones(named)) return named
  return catalog.garments
    .map((garment) => findPrintableGarment(catalog, garment.slug))
    .find((printable) => printable !== undefined && hasZones(printable))
}
