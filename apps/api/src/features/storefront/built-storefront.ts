import { existsSync } from 'node:fs'
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
  let pages: Promise<AnswerPage> | undefined
  return {
    filesFolder,
    loadPages: () => {
      pages ??= import(server.href).then((module: { answerPage: AnswerPage }) => module.answerPage)
      pages.catch(() => (pages = undefined))
      return pages
    },
  }
}
