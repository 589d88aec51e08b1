import {
  TEMPLATE_NAMES,
  type MessageTemplate,
  type MessageTemplateRequest,
  type TemplateName,
  type TemplateVariable,
} from '@platen/contract'
import { formatsFor } from '@platen/formats'
import { offeredLocales, type Locale } from '@platen/messages'
import { languageFor } from '../../../messages/messages.ts'
import type { AdminAuthor } from '../../../platform/auth/guard.ts'
import type { Database } from '../../../platform/database/transaction.ts'
import type { Platform } from '../../../platform/platform.ts'
import { encodeId } from '../../../platform/records/ids.ts'
import { replaceDocument } from '../../../platform/records/replace-document.ts'
import { refuseInvalid } from '../../../platform/refusal.ts'
import type { Shop, ShopCache } from '../../selling/catalog/index.ts'
import { greeting } from './compose-email.ts'
import { findRow, listRows, lockRow, writeRow, type TemplateRow } from './message-templates.store.ts'
import { isChat, originalText, recipientOf, rulesOf, textProblems } from './template-rules.ts'

interface Place {
  readonly name: TemplateName
  readonly language: Locale
}

export async function listTemplates(database: Database, shop: Shop): Promise<MessageTemplate[]> {
  const rows = await listRows(database)
  return TEMPLATE_NAMES.flatMap((name) =>
    offeredLocales(shop.locales).map((language) =>
      toRecord(
        { name, language },
        rows.find((row) => row.name === name && row.language === language),
        shop,
      ),
    ),
  )
}

export async function getTemplate(database: Database, place: Place, shop: Shop): Promise<MessageTemplate> {
  return toRecord(place, await findRow(database, place.name, place.language), shop)
}

export async function replaceTemplate(
  deps: Pick<Platform, 'transaction' | 'clock'> & { readonly shop: Pick<ShopCache, 'get'> },
  {
    name,
    language,
    request: { text, revision },
    author,
  }: Place & { readonly request: MessageTemplateRequest; readonly author: AdminAuthor },
): Promise<MessageTemplate> {
  if (text !== null) refuseInvalid(textProblems(name, text))
  const shop = await deps.shop.get()
  return replaceDocument(deps, {
    entity: { type: 'message_template', id: `${name}/${language}` },
    title: () => `the text ${name} (${language})`,
    revision,
    author,
    lock: (tx) => lockRow(tx, name, language),
    read: (tx) => getTemplate(tx, { name, language }, shop),
    write: (tx, change) => writeRow(tx, { name, language, text }, change),
    content: ({ subject, body, edited }) => ({ subject, body, edited }),
  })
}

function toRecord({ name, language }: Place, row: TemplateRow | undefined, shop: Shop): MessageTemplate {
  const { messages } = languageFor([language])
  const original = originalText(name, messages)
  const edited = row?.body != null
  return {
    name,
    language,
    channel: isChat(name) ? 'whatsapp' : 'email',
    recipient: recipientOf(name),
    variables: rulesOf(name).map((rule) => ({
      ...rule,
      example: rule.section ? null : exampleOf(rule.name, language, shop),
    })),
    subject: edited ? row.subject : original.subject,
    body: edited ? row.body : original.body,
    original,
    edited,
    revision: row?.revision ?? 1,
    updatedAt: row?.updatedAt.toISOString() ?? null,
    updatedBy: row?.updatedBy
      ? { id: encodeId('adminUser', row.updatedBy.id), name: row.updatedBy.name }
      : null,
  }
}

const EXAMPLE = { name: 'Ana Torres', minor: 2_950, day: '2026-12-04' } as const

function exampleOf(name: TemplateVariable, language: Locale, shop: Shop): string {
  const format = formatsFor(language, shop)
  switch (name) {
    case 'number':
      return 'PL-2026-000042'
    case 'storeName':
      return shop.storeName
    case 'total':
    case 'due':
      return format.money(EXAMPLE.minor)
    case 'readyBy':
      return format.day(EXAMPLE.day)
    case 'greeting':
      return greeting(EXAMPLE.name, languageFor([language]).messages.emails)
    case 'studio':
      return shop.studio?.address ?? '…'
    default:
      return 'https://…'
  }
}
