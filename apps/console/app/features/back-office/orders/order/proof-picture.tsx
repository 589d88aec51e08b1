import { Notice, buttonClass } from '@platen/ui'
import { useState } from 'react'

export function ProofPicture({ url, alt }: { url: string; alt: string }) {
  const [state, setState] = useState<'loading' | 'picture' | 'file'>('loading')
  const [large, setLarge] = useState(false)
  return (
    <figure className="grid gap-2">
      {state !== 'file' && (
        <button
          type="button"
          aria-pressed={large}
          aria-label={large ? `Shrink ${alt}` : `Enlarge ${alt}`}
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
        <Notice title="The proof is not an image.">
          <p>It is a PDF, or it was deleted.</p>
        </Notice>
      )}
      <figcaption>
        <a href={url} target="_blank" rel="noopener" className={buttonClass('line', 'min-h-9 px-3 text-sm')}>
          {state === 'file' ? 'Download file' : 'Open in new tab'}
        </a>
      </figcaption>
    </figure>
  )
}
