import {
  createAccountContact,
  createAccountLogout,
  createAccountSession,
  createSignInLink,
  getAccount,
  getAccountDocumentFile,
  listAccountArtworks,
  listAccountDocuments,
  listAccountEstimates,
  listAccountOrders,
  revokeAccountSessions,
  type AccountRecord,
} from '@platen/contract'
import type { FastifyInstance } from 'fastify'
import { ACCOUNT_COOKIE, hashToken, sessionCookie } from '../../../platform/auth/session-cookie.ts'
import { DEFAULT_LIMIT, linkNextPage, pageOf } from '../../../platform/http/answers/page.ts'
import { route } from '../../../platform/http/route.ts'
import type { Database } from '../../../platform/database/transaction.ts'
import type { Platform } from '../../../platform/platform.ts'
import { decodeId, encodeId } from '../../../platform/records/ids.ts'
import type { RecordKind } from '@platen/contract'
import { readDocumentFile, sendPdf, unknownDocument } from '../../back-office/documents/index.ts'
import { accountOf } from './account-guard.ts'
import {
  isOwnDocument,
  listOwnArtworks,
  listOwnDocuments,
  listOwnEstimates,
  listOwnOrders,
} from './account-lists.store.ts'
import { toAccountArtwork, toAccountDocument, toAccountEstimate, toAccountOrder } from './account-records.ts'
import {
  deleteSession,
  endSessionsOfContact,
  findAccountCustomer,
  type AccountSession,
} from './account.store.ts'
import { requestSignInLink } from './sign-in-links.ts'
import { SESSION_SECONDS, addContactByLink, signInByLink } from './sign-in.ts'

interface AccountDeps extends Pick<
  Platform,
  'database' | 'transaction' | 'clock' | 'limits' | 'keys' | 'storage' | 'log'
> {
  readonly config: { readonly publicUrl: string; readonly consoleUrl: string }
}

export function accountRoutes(app: FastifyInstance, deps: AccountDeps): void {
  const { database, transaction, clock } = deps
  const cookie = sessionCookie(deps.config.publicUrl, ACCOUNT_COOKIE)

  route(app, createSignInLink, ({ body, transaction: once }) =>
    requestSignInLink({ ...deps, transaction: once }, body),
  )

  route(app, createAccountSession, async ({ body, raw }, reply) => {
    const { session, token } = await signInByLink(deps, {
      token: body.token,
      formerToken: cookie.read(raw.headers.cookie),
      device: raw.headers['user-agent'] ?? 'unknown',
    })
    reply.header('set-cookie', cookie.set(token, SESSION_SECONDS))
    return readAccount(database, session)
  })

  route(app, getAccount, ({ raw }) => readAccount(database, accountOf(raw)))

  route(app, createAccountContact, async ({ body, raw }, reply) => {
    const { session, token } = await addContactByLink(deps, {
      token: body.token,
      session: accountOf(raw),
      formerToken: cookie.read(raw.headers.cookie) ?? '',
    })
    const secondsLeft = Math.ceil((session.expiresAt.getTime() - clock.now().getTime()) / 1000)
    reply.header('set-cookie', cookie.set(token, secondsLeft))
    return readAccount(database, session)
  })

  route(app, createAccountLogout, async ({ raw }, reply) => {
    const token = cookie.read(raw.headers.cookie)
    const ended = token === undefined ? 0 : await deleteSession(database, hashToken(token))
    reply.header('set-cookie', cookie.clear())
    return { ended }
  })

  route(app, revokeAccountSessions, async ({ raw }, reply) => {
    const ended = await transaction((tx) => endSessionsOfContact(tx, accountOf(raw)))
    reply.header('set-cookie', cookie.clear())
    return { ended }
  })

  route(app, listAccountOrders, async ({ query, raw }, reply) => {
    const rows = await listOwnOrders(database, accountOf(raw), pageFrom('order', query))
    const { items, next } = pageOf(rows, limitOf(query), ({ id }) => encodeId('order', id))
    linkNextPage(raw, reply, next)
    return items.map((row) => toAccountOrder(row, deps.keys, clock.now()))
  })

  route(app, listAccountEstimates, async ({ query, raw }, reply) => {
    const rows = await listOwnEstimates(database, accountOf(raw), pageFrom('estimate', query))
    const { items, next } = pageOf(rows, limitOf(query), ({ id }) => encodeId('estimate', id))
    linkNextPage(raw, reply, next)
    return items.map((row) => toAccountEstimate(row, deps.keys))
  })

  route(app, listAccountArtworks, async ({ query, raw }, reply) => {
    const rows = await listOwnArtworks(database, accountOf(raw), pageFrom('artwork', query))
    const { items, next } = pageOf(rows, limitOf(query), ({ id }) => encodeId('artwork', id))
    linkNextPage(raw, reply, next)
    return items.map((row) => toAccountArtwork(row, deps.keys, clock.now()))
  })

  route(app, listAccountDocuments, async ({ query, raw }, reply) => {
    const rows = await listOwnDocuments(database, accountOf(raw), pageFrom('document', query))
    const { items, next } = pageOf(rows, limitOf(query), ({ id }) => encodeId('document', id))
    linkNextPage(raw, reply, next)
    return items.map(toAccountDocument)
  })

  route(app, getAccountDocumentFile, async ({ params, raw }, reply) => {
    const id = decodeId('document', params.documentId)
    if (!(await isOwnDocument(database, accountOf(raw), id))) throw unknownDocument()
    const file = await readDocumentFile(deps, id)
    if (!file) throw unknownDocument()
    return sendPdf(raw, reply, file)
  })
}

interface PageQuery {
  readonly cursor?: string
  readonly limit?: number
}

function limitOf({ limit = DEFAULT_LIMIT }: PageQuery): number {
  return limit
}

function pageFrom(kind: RecordKind, query: PageQuery) {
  return {
    before: query.cursor === undefined ? undefined : decodeId(kind, query.cursor),
    limit: limitOf(query) + 1,
  }
}

async function readAccount(database: Database, session: AccountSession): Promise<AccountRecord> {
  const customer = await findAccountCustomer(database, session)
  return {
    name: customer?.name ?? null,
    email: session.email,
    phone: session.phone,
    locale: customer?.locale ?? null,
    expiresAt: session.expiresAt.toISOString(),
  }
}
