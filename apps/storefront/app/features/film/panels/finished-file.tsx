import { expectData, type Resources } from '@platen/api-client'
import { fill } from '@platen/messages'
import { Notice } from '@platen/ui'
import { useEffect, useState } from 'react'
import { browserApi } from '../../../lib/browser-api.ts'
import { findingAdvice, findingTitle } from '../../../lib/texts/finding-words.ts'
import { usePage } from '../../../lib/page.ts'
import { QuantityStepper } from '../../cart/index.ts'
import { problemOf, type Problem } from '../../submission/index.ts'
import { ARTWORK_TYPES, FilePicker, UploadRow, useUpload } from '../../uploads/index.ts'
import { useBuilder } from '../builder-context.ts'
import { AddFile } from '../order/add-file.tsx'

type Artwork = Resources['ArtworkRecord']
type Quote = Resources['QuoteResponse']

interface Checked {
  readonly of: string
  readonly quote?: Quote
  readonly problem?: Problem
}

/** A sheet that was laid out elsewhere: as wide as the film, checked as it arrives, sold by its length. */
export function FinishedFile() {
  const { shop } = usePage()
  const { texts, lengths, film } = useBuilder()
  const words = texts.finished
  const [quantity, setQuantity] = useState(1)
  const { upload, send, retry, clear } = useUpload<Artwork>('/api/v1/artworks', shop.limits.maxUploadBytes)
  const artwork = upload.phase === 'done' ? upload.record : undefined
  const checked = useCheck(artwork, quantity)
  return (
    <section aria-label={words.title} className="grid gap-4">
      <FilePicker
        label={words.title}
        hint={fill(words.hint, {
          width: lengths.short(film.widthMm),
          margin: lengths.short(film.sideMarginMm),
          length: lengths.long(film.maxLengthMm),
        })}
        accept={ARTWORK_TYPES}
        action={words.pick}
        onFiles={([file]) => file && send(file)}
      />
      {upload.phase !== 'empty' && (
        <UploadRow upload={upload} maxBytes={shop.limits.maxUploadBytes} onRetry={retry} onRemove={clear} />
      )}
      {artwork && checked?.problem && <Refused problem={checked.problem} artwork={artwork} />}
      {artwork && checked?.quote && (
        <>
          <Facts artwork={artwork} quote={checked.quote} />
          <div className="flex flex-wrap items-end justify-between gap-3">
            <QuantityStepper
              name={texts.summary.sheets}
              quantity={quantity}
              max={shop.limits.maxQuantityPerItem}
              texts={{
                less: texts.summary.fewerSheets,
                more: texts.summary.moreSheets,
                quantity: texts.summary.sheets,
              }}
              onChange={(wanted) => setQuantity(Math.max(1, wanted))}
            />
            <AddFile key={`${artwork.id} ${quantity}`} artwork={artwork} quantity={quantity} />
          </div>
        </>
      )}
    </section>
  )
}

/** By the service, which has the only rules for files. */
function useCheck(artwork: Artwork | undefined, quantity: number): Checked | undefined {
  const [checked, setChecked] = useState<Checked>()
  const of = artwork && `${artwork.id} ${quantity}`
  useEffect(() => {
    if (!artwork || of === undefined) return
    const stop = new AbortController()
    const body = { items: [{ kind: 'sheet' as const, artworkId: artwork.id, quantity }] }
    expectData(browserApi.createQuote({ body, signal: stop.signal })).then(
      (quote) => setChecked({ of, quote }),
      (error: unknown) => {
        if (!stop.signal.aborted) setChecked({ of, problem: problemOf(error) })
      },
    )
    return () => stop.abort()
  }, [artwork, of, quantity])
  if (!artwork) return undefined
  // Of another quantity, until the answer is there.
  return checked?.of.startsWith(`${artwork.id} `) === true ? checked : undefined
}

const KNOWN = ['other_width', 'outside_film', 'sheet_too_long'] as const

function Refused({ problem, artwork }: { readonly problem: Problem; readonly artwork: Artwork }) {
  const { texts, lengths, film } = useBuilder()
  const words = texts.finished
  const found = problem.kind === 'refused' ? problem.fields[0]?.reason : undefined
  const reason = KNOWN.find((known) => known === found)
  return (
    <Notice tone="bad" urgent title={words.cannot}>
      {fill(reason === undefined ? texts.actions.failed : words.refused[reason], {
        width: lengths.short(film.widthMm),
        stated: artwork.statedWidthMm === null ? '' : lengths.short(artwork.statedWidthMm),
        margin: lengths.short(film.sideMarginMm),
        length: lengths.long(film.maxLengthMm),
      })}
    </Notice>
  )
}

function Facts({ artwork, quote }: { readonly artwork: Artwork; readonly quote: Quote }) {
  const { messages, formats } = usePage()
  const { texts, lengths, film } = useBuilder()
  const words = texts.finished
  const [item] = quote.items
  const preflight = item?.placements[0]?.preflight
  // The sides have to be empty.
  const findings = preflight?.findings.filter(({ code }) => code !== 'EMPTY_MARGIN') ?? []
  const lengthMm = Math.round((10 * film.widthMm * artwork.heightPx) / artwork.widthPx) / 10
  return (
    <div className="grid gap-4 sm:grid-cols-[10rem_1fr]">
      <img
        src={artwork.previewUrl}
        alt={words.picture}
        className="checkerboard max-h-80 w-full border border-rule object-contain object-top"
      />
      <div className="grid content-start gap-3">
        <dl className="grid grid-cols-2 gap-3">
          <Fact name={words.size} value={lengths.size({ widthMm: film.widthMm, heightMm: lengthMm })} />
          <Fact
            name={words.resolution}
            value={
              preflight?.dpi == null ? texts.prints.vector : fill(texts.prints.dpi, { dpi: preflight.dpi })
            }
          />
          <Fact name={texts.summary.price} value={formats.money(item?.unitPriceMinor ?? 0)} isAccent />
          {quote.totals.totalMinor !== item?.unitPriceMinor && (
            <Fact name={texts.summary.total} value={formats.money(quote.totals.totalMinor)} />
          )}
        </dl>
        {preflight && findings.length === 0 && <p className="font-semibold text-good">✓ {words.good}</p>}
        {preflight &&
          findings.map((finding) => (
            <Notice
              key={finding.code}
              tone={finding.severity === 'error' ? 'bad' : 'warn'}
              title={findingTitle(finding, messages)}
            >
              {findingAdvice(finding, preflight, messages)}
            </Notice>
          ))}
      </div>
    </div>
  )
}

function Fact({ name, value, isAccent = false }: { name: string; value: string; isAccent?: boolean }) {
  return (
    <div>
      <dt className="text-sm text-ink-soft">{name}</dt>
      <dd className={`figures text-lg font-semibold ${isAccent ? 'text-press' : ''}`}>{value}</dd>
    </div>
  )
}
