import type { ReactNode } from 'react'
import type { Messages } from '../../messages/en.ts'
import { kept } from '../kept/kept.tsx'
import { IdScope } from '../preact/id-scope.tsx'
import { usePage } from '../page.ts'

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
  return (
    <>
      <div data-island={name}>
        <IdScope name={name}>{children}</IdScope>
      </div>
      <IslandPage name={name} textsOf={textsOf} />
      <script type="application/json" data-for={name} dangerouslySetInnerHTML={jsonOf(data)} />
    </>
  )
}

const IslandPage = kept(function IslandPage({
  name,
  textsOf,
}: Omit<IslandProps<never>, 'data' | 'children'>) {
  const { paths: _, formats: __, messages, ...rest } = usePage()
  const { names } = messages
  const page = { ...rest, messages: { names, ...textsOf(messages) } }
  return <script type="application/json" data-page-for={name} dangerouslySetInnerHTML={jsonOf(page)} />
})

/** As data of the page rather than an attribute, whose quotes would each be six letters. No `<` can end it. */
function jsonOf(read: unknown) {
  return { __html: JSON.stringify(read).replaceAll('<', String.raw`\u003c`) }
}
