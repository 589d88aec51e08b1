import { CropMarks, FilmRoll } from '@platen/ui'
import type { ReactNode } from 'react'
import { usePage } from '../../lib/page.ts'

interface AccountFrameProps {
  readonly title: string
  readonly text?: string | undefined
  readonly children: ReactNode
}

/** The head of each page of the account, as that of an order has. */
export function AccountFrame({ title, text, children }: AccountFrameProps) {
  const { messages } = usePage()
  return (
    <CropMarks className="mx-6 mt-8 mb-12 sm:mx-8 sm:mt-10">
      <section aria-labelledby="account" className="relative bg-sheet p-5 sm:p-10">
        <FilmRoll className="absolute top-10 right-10 hidden w-56 text-ink lg:block" />
        <p className="font-semibold text-press">{messages.shell.account}</p>
        <h1 id="account" className="mt-2 max-w-3xl text-4xl break-words sm:text-6xl">
          {title}
        </h1>
        {text !== undefined && <p className="mt-4 max-w-xl text-lg">{text}</p>}
        <div className="mt-6">{children}</div>
      </section>
    </CropMarks>
  )
}
