import type { Resources } from '@platen/api-client'
import { Button, buttonClass } from '@platen/ui'
import { useState } from 'react'
import { Link } from 'react-router'
import { makeThumbnail } from '../../../lib/pictures/make-thumbnail.ts'
import { newId } from '../../../lib/new-id.ts'
import { usePage } from '../../../lib/page.ts'
import { putIntoCart } from '../../cart/index.ts'
import { useBuilder } from '../builder-context.ts'

interface AddFileProps {
  readonly artwork: Resources['ArtworkRecord']
  readonly quantity: number
}

/** Puts a finished file into the cart. */
export function AddFile({ artwork, quantity }: AddFileProps) {
  const { paths } = usePage()
  const { film, texts } = useBuilder()
  const [state, setState] = useState<'open' | 'adding' | 'added'>('open')

  async function add(): Promise<void> {
    setState('adding')
    const { id, fileName, previewUrl, widthPx, heightPx } = artwork
    putIntoCart({
      ...{ kind: 'file', id: newId(), quantity, note: '' },
      artwork: { id, fileName },
      filmWidthMm: film.widthMm,
      lengthMm: Math.round((10 * film.widthMm * heightPx) / widthPx) / 10,
      thumbnail: await makeThumbnail(previewUrl).catch(() => ''),
    })
    setState('added')
  }

  if (state === 'added')
    return (
      <div role="status" className="flex flex-wrap items-center gap-3">
        <span className="font-semibold text-good">✓ {texts.actions.added}</span>
        <Link to={paths.cart()} className={buttonClass('press')}>
          {texts.actions.toCart}
        </Link>
      </div>
    )
  return (
    <Button busy={state === 'adding' ? texts.actions.adding : undefined} onClick={() => void add()}>
      {texts.actions.addToCart}
    </Button>
  )
}
