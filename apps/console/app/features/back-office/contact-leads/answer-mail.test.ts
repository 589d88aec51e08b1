import { expect, test } from 'vitest'
import { answerMail } from './answer-mail.ts'

const LEAD = {
  email: 'ana+shop@example.com',
  name: 'Ana Beltrán',
  message: '40 shirts & a tote?\nBy Friday.',
  reference: 'CL-2026-000007',
  locale: 'es',
} as const

test('prepares an answer in the person’s language and quotes their message', () => {
  const mail = new URL(answerMail(LEAD, 'Norte'))
  expect(decodeURIComponent(mail.pathname)).toBe(LEAD.email)
  expect(mail.searchParams.get('subject')).toBe('Norte: tu solicitud CL-2026-000007')
  expect(mail.searchParams.get('body')).toContain('> 40 shirts & a tote?\r\n> By Friday.')
})

test('prepares an answer in English when the language is unknown', () => {
  expect(new URL(answerMail({ ...LEAD, locale: null }, 'Norte')).searchParams.get('body')).toMatch(
    /^Hello Ana/,
  )
})
