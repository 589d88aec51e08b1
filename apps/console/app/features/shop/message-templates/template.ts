import type { Resources } from '@platen/api-client'
import { api } from '../../../lib/requests/api.ts'
import { useRead } from '../../../lib/requests/use-read.ts'
import { m } from '../../../messages/messages.ts'

export type Template = Resources['MessageTemplate']
export type TemplateName = Template['name']

export const TEMPLATES_KEY = ['message-templates'] as const

export function useTemplates() {
  return useRead(TEMPLATES_KEY, (signal) => api.listMessageTemplates({ signal }))
}

const NAMES: Readonly<Record<string, string>> = m.templates.names

/** A step has the same name as an email and as a WhatsApp message. */
export function templateTitle(name: TemplateName): string {
  return NAMES[name.replace(/^whatsapp-/, '')] ?? name
}

export interface TemplateForm {
  text: { subject: string; body: string }
}

export function requestTextOf(
  { channel }: Pick<Template, 'channel'>,
  { subject, body }: TemplateForm['text'],
): Template['original'] {
  return { subject: channel === 'email' ? subject.trim() : null, body: body.trim() }
}
