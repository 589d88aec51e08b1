import type { Resources } from '@platen/api-client'
import { Button } from '@platen/ui'
import { useState } from 'react'
import { browserApi } from '../../../lib/browser-api.ts'
import { usePage } from '../../../lib/page.ts'
import { fill } from '@platen/messages'
import { ProblemNotice, problemOf, submit, type Problem } from '../../submission/index.ts'
import { useLive } from '../../../lib/use-live.ts'
import { ARTWORK_TYPES, FilePicker, fileErrorOf, UploadRow, useUpload } from '../../uploads/index.ts'
import { type ArtworkToReplace, sharpPixels } from './designs.ts'
import type { Order } from '../status/tracking-status.ts'
import { useVersionCheck } from './use-version-check.ts'
import { findingAdvice, findingTitle } from '../../../lib/texts/finding-words.ts'

interface ReplaceArtworkProps {
  readonly trackingToken: string
  readonly order: Order
  readonly wanted: ArtworkToReplace
  readonly onDone: (order: Order, text: string) => void
}

export function ReplaceArtwork({ trackingToken, order, wanted, onDone }: ReplaceArtworkProps) {
  const { shop, messages, formats } = usePage()
  const texts = messages.order
  const live = useLive()
  const maxBytes = shop.limits.maxUploadBytes
  const { upload, send, retry, clear } = useUpload<Resources['ArtworkRecord']>('/api/v1/artworks', maxBytes)
  const fileError = fileErrorOf(upload, maxBytes, messages, formats)
  const version = upload.phase === 'done' ? upload.record : undefined
  const check = useVersionCheck(order, wanted, version)
  const [sending, setSending] = useState(false)
  const [problem, setProblem] = useState<Problem>()
  const { artwork, prints } = wanted
  const sharp = sharpPixels(prints, shop.limits.recommendedDpi)

  return (
    <div className="grid gap-4">
      <div className="grid grid-cols-2 gap-4">
        <Picture title={texts.versionBefore} src={artwork.previewUrl} name={artwork.fileName} />
        {version && (
          <Picture title={texts.versionAfter} src={version.previewUrl} name={version.fileName} isNew />
        )}
      </div>
      <p className="text-sm text-ink-soft">
        {fill(texts.printedAt, {
          size: [...new Set(prints.map((print) => sizeText(print.widthMm, print.heightMm)))].join(', '),
        })}
      </p>
      {!version && <Findings preflights={prints.map(({ artwork: { preflight } }) => preflight)} />}
      <noscript>
        <p className="font-semibold">{texts.scriptless}</p>
      </noscript>
      <fieldset disabled={!live} className="grid gap-4">
        {upload.phase === 'empty' || fileError !== undefined ? (
          <FilePicker
            label={fill(texts.newVersionOf, { file: artwork.fileName })}
            hint={fill(sharp ? texts.versionHint : messages.shared.artworkFormats, {
              size: Math.round(maxBytes / 1024 / 1024),
              width: formats.number(sharp?.widthPx ?? 0),
              height: formats.number(sharp?.heightPx ?? 0),
            })}
            error={upload.phase === 'empty' ? undefined : `${upload.fileName}: ${fileError}`}
            accept={ARTWORK_TYPES}
            action={texts.versionPick}
            onFiles={([file]) => {
              if (file) send(file)
            }}
          />
        ) : (
          <UploadRow
            upload={upload}
            maxBytes={maxBytes}
            onRetry={retry}
            onRemove={() => {
              setProblem(undefined)
              clear()
            }}
          />
        )}
        {version && (
          <>
            <Verdict check={check} />
            <ProblemNotice problem={problem} />
            <Button
              className="justify-self-start"
              variant={check !== 'checking' && check?.state === 'failed' ? 'line' : 'press'}
              busy={sending ? texts.usingVersion : undefined}
              onClick={() => void replace(version.id)}
            >
              {texts.useVersion}
            </Button>
          </>
        )}
      </fieldset>
    </div>
  )

  /** Print by print, so that a retry after a lost connection sends only the missing ones. */
  async function replace(artworkId: string) {
    setSending(true)
    setProblem(undefined)
    let replaced: Order | undefined
    try {
      for (const { id: placementId } of prints) {
        replaced = await submit((signal) =>
          browserApi.replaceOrderArtwork({
            trackingToken,
            body: { placementId, artworkId },
            idempotencyKey: `${artworkId}-${placementId}`,
            signal,
          }),
        )
      }
      if (replaced) onDone(replaced, outcomeOf(replaced))
    } catch (error) {
      setProblem(problemOf(error))
      setSending(false)
    }
  }

  function outcomeOf(replaced: Order): string {
    const ids = new Set(prints.map(({ id }) => id))
    const states = replaced.items.flatMap(({ placements }) => placements.filter(({ id }) => ids.has(id)))
    return states.some(({ state }) => state === 'failed') ? texts.versionFailed : texts.versionTaken
  }

  function sizeText(widthMm: number, heightMm: number): string {
    return `${formats.number(widthMm)} × ${formats.number(heightMm)} mm`
  }
}

function Verdict({ check }: { check: ReturnType<typeof useVersionCheck> }) {
  const { messages } = usePage()
  const texts = messages.order
  if (!check) return null
  return (
    <div role="status">
      {check === 'checking' ? (
        <p className="text-ink-soft">{messages.shared.checking}</p>
      ) : (
        <>
          <p className="font-semibold">{texts.versionVerdicts[check.state]}</p>
          {check.dpi !== null && (
            <p className="figures text-sm text-ink-soft">{fill(texts.dpi, { dpi: check.dpi })}</p>
          )}
          <Findings preflights={[check]} />
        </>
      )}
    </div>
  )
}

function Picture({
  title,
  src,
  name,
  isNew = false,
}: {
  title: string
  src: string
  name: string
  isNew?: boolean
}) {
  return (
    <figure className="min-w-0">
      <div
        className={`checkerboard aspect-square rounded-platen border p-2 ${isNew ? 'border-press' : 'border-rule'}`}
      >
        <img src={src} alt="" className="size-full object-contain" />
      </div>
      <figcaption className="mt-1 text-sm">
        <strong>{title}</strong>{' '}
        <span className="break-all text-ink-soft" dir="auto">
          {name}
        </span>
      </figcaption>
    </figure>
  )
}

function Findings({ preflights }: { preflights: readonly Resources['Preflight'][] }) {
  const { messages } = usePage()
  const findings = new Map(
    preflights.flatMap((preflight) =>
      preflight.findings.map((finding) => [finding.code, { finding, preflight }] as const),
    ),
  )
  const shown = [...findings.values()].filter(({ finding }) => finding.severity !== 'info')
  if (shown.length === 0) return null
  return (
    <ul className="mt-2 grid gap-2">
      {shown.map(({ finding, preflight }) => (
        <li
          key={finding.code}
          className={`border-l-4 py-1 pl-3 text-sm ${finding.severity === 'error' ? 'border-bad' : 'border-warn'}`}
        >
          {findingTitle(finding, messages)}.{' '}
          <strong className="font-semibold">{findingAdvice(finding, preflight, messages)}</strong>
        </li>
      ))}
    </ul>
  )
}
