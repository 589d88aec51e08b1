import type { PublicConfigResponse } from '@platen/contract'
import type { ShopNames } from '@platen/formats/own-names'
import type { offeredLocales } from '@platen/messages'
import { existsSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** The other side is `apps/storefront/app/lib/route/visit.ts`. */
export interface Visit {
  readonly languages: ReturnType<typeof offeredLocales>
  readonly brand: PublicConfigResponse['brand'] | undefined
  readonly ownNames: ShopNames
  readonly shareVersion: string
  readonly hasFaq: boolean
  /** What the visitor sees of the shop. */
  readonly opening: 'open' | 'soon' | 'preview'
  readonly version: object | undefined
  readonly fetch: typeof fetch
  readonly publicUrl: string
  readonly nonce: string
  readonly pseudoTexts: boolean
  readonly report: (error: unknown) => void
  readonly onHtml?: (html: Buffer) => void
}

export type AnswerPage = (request: Request, visit: Visit) => Promise<Response>

export interface BuiltStorefront {
  readonly filesFolder: string
  /** Loaded with the first page, so that a replica that serves only the API never loads it. */
  loadPages(): Promise<AnswerPage>
  /** Undefined while they have to be loaded. */
  loadedPages(): AnswerPage | undefined
}

const BUILD = new URL('../../../../../storefront/build/', import.meta.url)

/** Undefined when it was not built; the API works without it. */
export function findStorefront(build = BUILD): BuiltStorefront | undefined {
  const filesFolder = fileURLToPath(new URL('client/', build))
  const server = new URL('server/index.js', build)
  if (!existsSync(filesFolder) || !existsSync(server)) return undefined
  let loaded: Loaded | undefined
  const builtAt = () => statSync(server, { throwIfNoEntry: false })?.mtimeMs
  return {
    filesFolder,
    // A new build has files with new names and removes the old ones.
    loadPages: () => {
      const at = builtAt()
      if (loaded && isCurrent(loaded, at)) return loaded.pages
      const fresh: Loaded = { builtAt: at ?? 0, pages: importPages(server, at ?? 0) }
      loaded = fresh
      fresh.pages.then(
        (answerPage) => (fresh.answerPage = answerPage),
        () => (loaded = undefined),
      )
      return fresh.pages
    },
    loadedPages: () => (loaded && isCurrent(loaded, builtAt()) ? loaded.answerPage : undefined),
  }
}

interface Loaded {
  readonly builtAt: number
  readonly pages: Promise<AnswerPage>
  answerPage?: AnswerPage
}

/** The old pages serve while a build is being replaced. */
function isCurrent(loaded: Loaded, builtAt: number | undefined): boolean {
  return builtAt === undefined || builtAt === loaded.builtAt
}

/** Modules are cached by their address, so a new build needs a new address. */
async function importPages(server: URL, builtAt: number): Promise<AnswerPage> {
  const address = new URL(server)
  address.searchParams.set('built', String(builtAt))
  const { answerPage } = (await import(address.href)) as { answerPage: AnswerPage }
  return answerPage
}
