import { Button } from '@platen/ui'
import { fill } from '@platen/messages'
import { useId, useState, type ReactNode } from 'react'
import { usePage } from '../../../lib/page.ts'
import { artworkHelpTexts } from '../../../messages/artwork-help.ts'
import { ProblemNotice } from '../../submission/index.ts'
import type { Picture } from '../../cart/index.ts'
import { BeforeAfter } from './before-after.tsx'
import { useArtworkEdit, type Edit } from './use-artwork-edit.ts'

export interface ArtworkHelpProps {
  readonly picture: Picture
  /** Of the print. */
  readonly widthMm: number
  /** Also called with the picture before, to undo. */
  readonly onChanged: (picture: Picture, kind: Edit['kind'] | 'undo') => void
}

/** What can be done with the picture, each with one tap: it makes another artwork, and the one before is kept for undoing. */
export function ArtworkHelp({ picture, widthMm, onChanged }: ArtworkHelpProps) {
  const { language } = usePage()
  const texts = artworkHelpTexts(language).artworkHelp
  const heading = useId()
  const { running, problem, last, edit, undo } = useArtworkEdit(picture, onChanged)
  const { artwork } = picture
  const tap = (name: keyof typeof texts.kinds, change: Edit) => (
    <Button
      variant="line"
      busy={running === name ? texts.working : undefined}
      unavailable={running !== undefined && running !== name ? texts.working : undefined}
      onClick={() => void edit(change, name)}
    >
      {texts.kinds[name]}
    </Button>
  )

  return (
    <section className="grid gap-3" aria-labelledby={heading}>
      <h3 id={heading} className="text-base">
        {texts.title}
      </h3>
      {/* Earlier drafts have artwork without pages. */}
      {artwork.pages && artwork.pages.count > 1 && (
        <PageChooser
          key={artwork.id}
          {...artwork.pages}
          busy={running === 'choose_page' ? texts.working : undefined}
          onChoose={(page) => void edit({ kind: 'choose_page', page }, 'choose_page')}
        />
      )}
      {/* Above the pressed buttons, where phones show it. */}
      <ProblemNotice problem={problem} />
      {last && (
        <div className="flex flex-wrap items-center justify-between gap-2">
          <p role="status">{texts.done[last.kind]}</p>
          <Button variant="line" onClick={undo}>
            {texts.undo}
          </Button>
        </div>
      )}
      <div className="flex flex-wrap gap-2">
        {tap('remove_background', { kind: 'remove_background' })}
        {tap('everywhere', { kind: 'remove_background', everywhere: true })}
        {tap('trim', { kind: 'trim' })}
        {!artwork.vector && tap('sharpen_edges', { kind: 'sharpen_edges' })}
        {!artwork.vector && tap('vectorise', { kind: 'vectorise' })}
        <Recolour>{(colour) => tap('recolour', { kind: 'recolour', colour })}</Recolour>
      </div>
      {last && <BeforeAfter key={last.after.artwork.id} {...last} widthMm={widthMm} texts={texts} />}
    </section>
  )
}

function Recolour({ children }: { children: (colour: string) => ReactNode }) {
  const { language } = usePage()
  const texts = artworkHelpTexts(language).artworkHelp
  const [colour, setColour] = useState('#ffffff')
  return (
    <span className="inline-flex gap-2">
      <input
        type="color"
        value={colour}
        aria-label={texts.colour}
        className="h-11 w-11 cursor-pointer rounded-platen border border-rule-strong bg-sheet p-1"
        onChange={(event) => setColour(event.target.value)}
      />
      {children(colour)}
    </span>
  )
}

interface PageChooserProps {
  readonly count: number
  readonly shown: number
  readonly busy: string | undefined
  readonly onChoose: (page: number) => void
}

function PageChooser({ count, shown, busy, onChoose }: PageChooserProps) {
  const { language } = usePage()
  const texts = artworkHelpTexts(language).artworkHelp
  const field = useId()
  const [page, setPage] = useState(String(shown))
  const chosen = Number(page)
  const isPage = Number.isInteger(chosen) && chosen >= 1 && chosen <= count
  return (
    <form
      className="flex flex-wrap items-center gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        if (isPage && chosen !== shown) onChoose(chosen)
      }}
    >
      <label htmlFor={field}>{texts.page}</label>
      <input
        id={field}
        type="number"
        inputMode="numeric"
        min={1}
        max={count}
        value={page}
        className="figures min-h-11 w-24 rounded-platen border border-rule-strong bg-sheet px-3"
        onChange={(event) => setPage(event.target.value)}
      />
      <span className="figures">{fill(texts.pages, { count })}</span>
      <Button variant="line" type="submit" busy={busy}>
        {texts.showPage}
      </Button>
    </form>
  )
}
