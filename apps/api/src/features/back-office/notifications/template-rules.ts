import {
  CHAT_NAMES,
  type ChatName,
  type EmailName,
  type MessageTemplate,
  type TemplateName,
  type TemplateText,
  type TemplateVariable,
} from '@platen/contract'
import type { Messages } from '../../../messages/en.ts'
import type { FieldProblem } from '../../../platform/refusal.ts'
import { EMAIL_TEMPLATES, originalEmail, sectionsOf, type Recipient } from './compose-email.ts'
import { mayNeedStudio, originalChat } from './order-message.ts'

type Rule = Omit<MessageTemplate['variables'][number], 'example'>

export function isChat(name: TemplateName): name is ChatName {
  return CHAT_NAMES.some((known) => known === name)
}

export function originalText(name: TemplateName, messages: Messages): TemplateText {
  return isChat(name) ? originalChat(name, messages) : originalEmail(name, messages)
}

export function recipientOf(name: TemplateName): Recipient {
  return isChat(name) ? 'customer' : EMAIL_TEMPLATES[name].to
}

export function rulesOf(name: TemplateName): Rule[] {
  return isChat(name) ? chatRules(name) : emailRules(name)
}

function chatRules(name: ChatName): Rule[] {
  const names: TemplateVariable[] =
    name === 'whatsapp-lead-answer'
      ? ['number', 'storeName']
      : name === 'whatsapp-account-sign-in'
        ? ['greeting', 'storeName', 'link']
        : ['greeting', 'number', 'storeName', ...(mayNeedStudio(name) ? (['studio'] as const) : []), 'link']
  return names.map((variable) => ({
    name: variable,
    section: false,
    inSubject: false,
    required: variable === 'link',
  }))
}

const VALUES = {
  order: ['number', 'storeName', 'total', 'due', 'readyBy'],
  lead: ['number', 'storeName'],
  estimate: ['number', 'storeName', 'total'],
  account: ['storeName'],
  member: ['storeName'],
} as const satisfies Record<string, readonly TemplateVariable[]>

function emailRules(name: EmailName): Rule[] {
  return [
    ...VALUES[EMAIL_TEMPLATES[name].about].map((variable) => ({
      name: variable,
      section: false,
      inSubject: true,
      required: false,
    })),
    ...sectionsOf(name).map((variable) => ({
      name: variable,
      section: true,
      inSubject: false,
      required: variable === 'link',
    })),
  ]
}

/** Of a text that somebody wrote for this message. */
export function textProblems(name: TemplateName, { subject, body }: TemplateText): FieldProblem[] {
  const rules = rulesOf(name)
  return [
    ...(isChat(name) && subject !== null
      ? [problem('subject', 'must be null: WhatsApp messages have none', 'not_used')]
      : []),
    ...(!isChat(name) && subject === null ? [problem('subject', 'is required', 'required')] : []),
    ...unknownIn(
      'subject',
      subject ?? '',
      rules.filter(({ inSubject }) => inSubject),
    ),
    ...unknownIn('body', body, rules),
    ...rules.flatMap((rule) => sectionProblems(rule, body)),
  ]
}

/** Also braces that make no variable, which would be sent as they are. */
function unknownIn(field: 'subject' | 'body', text: string, rules: readonly Rule[]): FieldProblem[] {
  const found = [...text.matchAll(/\{\{[^{}\n]{0,60}\}\}|\{\{|\}\}/g)].map(([variable]) => variable)
  const unknown = found.filter((variable) => rules.every((rule) => variable !== written(rule)))
  return unknown
    .slice(0, 1)
    .map((variable) => problem(field, `has the unknown variable ${variable}`, 'unknown_variable', variable))
}

function sectionProblems(rule: Rule, body: string): FieldProblem[] {
  const places = body.split(written(rule)).length - 1
  if (places === 0 && rule.required) return [problem('body', `needs ${written(rule)}`, 'lacks_link')]
  if (!rule.section) return []
  const alone = body.split('\n').filter((line) => line.trim() === written(rule)).length
  if (alone < places)
    return [problem('body', `has ${written(rule)} beside other words`, 'section_in_line', written(rule))]
  return places > 1 ? [problem('body', `has ${written(rule)} twice`, 'repeated')] : []
}

function written({ name }: Rule): string {
  return `{{${name}}}`
}

function problem(
  field: 'subject' | 'body',
  message: string,
  reason: FieldProblem['reason'],
  limit?: string,
): FieldProblem {
  return { path: `text.${field}`, message, reason, ...(limit === undefined ? {} : { limit }) }
}
