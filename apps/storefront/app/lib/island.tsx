import type { ReactNode } from 'react'
import type { Messages } from '../messages/en.ts'
import { IdScope } from './preact/id-scope.tsx'
import { usePage, type PageData } from './page.ts'

/** What the script of an island reads from its page. */
export interface IslandData<Data> {
  readonly page: PageData
  readonly data: Data
}

interface IslandProps<Data> {
  /** As its script in `islands/` is named. */
  readonly name: string
  /** The texts that the island shows. All texts would be four times as large. */
  readonly textsOf: (messages: Messages) => object
  readonly data: Data
  readonly children: ReactNode
}

/** A part of a page that comes without the router; a script makes it interactive once the page is painted. */
export function Island<Data>({ name, textsOf, data, children }: IslandProps<Data>) {
  const { paths: _, formats: __, messages, ...page } = usePage()
  const { names } = messages
  const read = { page: { ...page, messages: { names, ...textsOf(messages) } }, data }
  // As data of the page rather than an attribute, whose quotes would each be six letters. No `<` can end it.
  const json = JSON.stringify(read).replaceAll('<', String.raw`\u003c`)
  return (
    <>
      <div data-island={name}>
        <IdScope name={name}>{children}</IdScope>
      </div>
      <script type="application/json" data-for={name} dangerouslySetInnerHTML={{ __html: json }} />
    </>
  )
}
