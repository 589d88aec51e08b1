import type { Resources } from '@platen/api-client'
import { count } from '@platen/messages'
import { buttonClass, CropMarks } from '@platen/ui'
import { Link } from 'react-router'
import { usePage } from '../../lib/page.ts'
import type { FilmTexts } from '../../messages/film.ts'
import { lengthsIn } from './lengths.ts'
import { onFilm } from './sheet/print-measures.ts'
import { SheetDrawing } from './sheet-drawing.tsx'

interface SharedSheetPageProps {
  readonly layout: Resources['SheetLayoutRecord']
  readonly texts: FilmTexts
}

/** Works without JavaScript: whoever gets the link in a chat sees the sheet. */
export function SharedSheetPage({ layout, texts }: SharedSheetPageProps) {
  const { formats, language, paths, shop } = usePage()
  const lengths = lengthsIn('mm', formats)
  const artworks = new Map(layout.artworks.map((artwork) => [artwork.id, artwork]))
  const sells = shop.film !== null
  return (
    <div className="mx-auto grid max-w-6xl gap-10 px-4 py-8 sm:py-12 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <CropMarks className="m-6 self-start text-ink-soft">
        <SheetDrawing
          layout={layout}
          title={count(language, texts.sheetText, layout.pieces.length, {
            length: lengths.long(layout.lengthMm),
          })}
        />
      </CropMarks>
      <div className="grid content-start gap-6">
        <h1 className="text-3xl sm:text-4xl" dir="auto">
          {layout.name ?? texts.shared.heading}
        </h1>
        <dl className="grid grid-cols-2 gap-4">
          <Fact name={texts.summary.length} value={lengths.long(layout.lengthMm)} />
          {layout.priceMinor !== null && (
            <Fact name={texts.shared.price} value={formats.money(layout.priceMinor)} />
          )}
          <Fact
            name={texts.summary.used}
            value={`${formats.number(Math.round(layout.utilisationPercent))}%`}
          />
          <Fact name={texts.shared.pieces} value={formats.number(layout.pieces.length)} />
        </dl>
        {sells && (
          <div className="grid justify-items-start gap-2">
            <Link to={paths.openedFilm(layout.token)} className={buttonClass('press')}>
              {texts.shared.open}
            </Link>
            <p className="text-sm text-ink-soft">{texts.shared.openText}</p>
          </div>
        )}
        <ul className="grid gap-px overflow-clip rounded-platen border border-rule bg-rule">
          {layout.prints.map((print) => {
            const artwork = artworks.get(print.artworkId)
            return (
              <li
                key={`${print.artworkId} ${print.widthMm} ${print.heightMm}`}
                className="grid grid-cols-[3rem_1fr_auto] items-center gap-3 bg-sheet p-2"
              >
                <span className="checkerboard grid size-12 place-items-center overflow-clip">
                  {artwork && (
                    <img src={artwork.previewUrl} alt="" className="max-h-full max-w-full object-contain" />
                  )}
                </span>
                <span className="min-w-0">
                  <span className="block truncate font-semibold" dir="auto">
                    {artwork ? artwork.fileName : texts.shared.missing}
                  </span>
                  <span className="figures text-sm text-ink-soft">
                    {lengths.size(artwork ? onFilm(artwork, print) : print)}
                  </span>
                </span>
                <span className="figures">× {print.copies}</span>
              </li>
            )
          })}
        </ul>
      </div>
    </div>
  )
}

function Fact({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div>
      <dt className="text-sm text-ink-soft">{name}</dt>
      <dd className="figures text-2xl font-semibold">{value}</dd>
    </div>
  )
}
