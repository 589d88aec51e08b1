import { fill } from '@platen/messages'
import { Notice, buttonClass } from '@platen/ui'
import { useState } from 'react'
import { m } from '../../../../messages/messages.ts'

const words = m.orderWords.proof

export function ProofPicture({ url, customer }: { url: string; customer: string }) {
  const [state, setState] = useState<'loading' | 'picture' | 'file'>('loading')
  const [large, setLarge] = useState(false)
  return (
    <figure className="grid gap-2">
      {state !== 'file' && (
        <button
          type="button"
          aria-pressed={large}
          aria-label={fill(large ? words.shrink : words.enlarge, { customer })}
          onClick={() => setLarge(!large)}
          className={`overflow-auto rounded-platen border border-rule bg-tray ${large ? 'max-h-[70dvh] cursor-zoom-out' : 'max-h-72 cursor-zoom-in'}`}
        >
          <img
            src={url}
            alt=""
            onLoad={() => setState('picture')}
            // A PDF fails to load as an image and is offered as a download.
            onError={() => setState('file')}
            className={large ? 'w-auto max-w-none' : 'mx-auto max-h-72 object-contain'}
          />
        </button>
      )}
      {state === 'file' && (
        <Notice title={words.noImage}>
          <p>{words.noImageHint}</p>
        </Notice>
      )}
      <figcaption>
        <a href={url} target="_blank" rel="noopener" className={buttonClass('line', 'min-h-9 px-3 text-sm')}>
          {state === 'file' ? words.download : words.open}
        </a>
      </figcaption>
    </figure>
  )
}
