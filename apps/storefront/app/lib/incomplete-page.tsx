import { Notice } from '@platen/ui'
import type { Messages } from '../messages/en.ts'

interface IncompletePageProps {
  readonly texts: Messages['submission']
  /** Of the page itself. */
  readonly address: string
}

/**
 * Hidden until a script of the page does not load: without it nothing on the page answers. The page that the server
 * sends has it; `entry.server.tsx` and `islands/every-page.js` show it.
 */
export function IncompletePage({ texts, address }: IncompletePageProps) {
  return (
    <div data-incomplete hidden className="fixed inset-x-0 bottom-0 z-50 mx-auto max-w-xl p-4">
      <Notice tone="warn" title={texts.incompleteTitle} urgent className="shadow-platen">
        <p>{texts.incompleteText}</p>
        <a href={address} className="inline-flex min-h-11 items-center font-semibold">
          {texts.reload}
        </a>
      </Notice>
    </div>
  )
}
