import type { Resources } from '@platen/api-client'
import { fill } from '@platen/messages'
import { Link } from 'react-router'
import { browserApi } from '../../lib/browser-api.ts'
import { usePage } from '../../lib/page.ts'
import { ListedSection } from './listed-section.tsx'
import { useListed } from './use-account.ts'

const PAGE = 12
const ask = (page: object) => browserApi.listAccountArtworks({ query: { ...page, limit: PAGE } })

/** Each opens the newest order with it, from which it can be ordered again. */
export function OwnArtworks() {
  const { messages, paths } = usePage()
  const texts = messages.account
  const list = useListed<Resources['AccountArtwork']>(ask)
  return (
    <ListedSection title={texts.artwork} list={list}>
      {(artworks) => (
        <ul className="grid grid-cols-3 gap-3">
          {artworks.map(({ id, fileName, previewUrl, orderNumber, trackingToken }) => (
            <li key={id} className="min-w-0">
              <Link
                to={paths.reorder(trackingToken)}
                aria-label={fill(texts.artworkOf, { file: fileName, number: orderNumber })}
                className="block no-underline"
              >
                <img
                  src={previewUrl}
                  alt=""
                  loading="lazy"
                  className="checkerboard aspect-square w-full rounded-platen border border-rule object-contain p-2"
                />
                <span className="mt-1 block truncate text-xs text-ink-soft">{fileName}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </ListedSection>
  )
}
