import { existsSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** What a page is told of the request that it answers. `apps/storefront/app/lib/visit.ts` is the other side of this. */
export interface Visit {
  readonly fetch: typeof fetch
  readonly publicUrl: string
  readonly nonce: string
  readonly report: (error: unknown) => void
}

export type AnswerPage = (request: Request, visit: Visit) => Promise<Response>

/** The storefront as `npm start` has built it: files for browsers, and a function that renders pages. */
export interface BuiltStorefront {
  readonly filesFolder: string
  /** Loaded with the first page that is asked for: a copy that serves programs alone never pays for it. */
  loadPages(): Promise<AnswerPage>
}

const BUILD = new URL('../../../../storefront/build/', import.meta.url)

/** Undefined when it was not built: the interface works without it. */
export function findStorefront(build = BUILD): BuiltStorefront | undefined {
  const filesFolder = fileURLToPath(new URL('client/', build))
  const server = new URL('server/index.js', build)
  if (!existsSync(filesFolder) || !existsSync(server)) return undefined
  let loaded: { readonly builtAt: number; readonly pages: Promise<AnswerPage> } | undefined
  return {
    filesFolder,
    // A new build brings files of new names, and takes those away that pages of the old one name.
    loadPages: () => {
      const builtAt = statSync(server, { throwIfNoEntry: false })?.mtimeMs
      if (loaded && (builtAt === undefined || builtAt === loaded.builtAt)) return loaded.pages
      const pages = importPages(server, builtAt ?? 0)
      loaded = { builtAt: builtAt ?? 0, pages }
      pages.catch(() => (loaded = undefined))
      return pages
    },
  }
}

/** Modules are kept by their address for as long as the process lives; another build is another address. */
async function importPages(server: URL, builtAt: number): Promise<AnswerPage> {
  const address = new URL(server)
  address.searchParams.set('built', String(builtAt))
  const { answerPage } = (await import(address.href)) as { answerPage: AnswerPage }
  return answerPage
}
