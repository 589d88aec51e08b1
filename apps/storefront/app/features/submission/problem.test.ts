import { PlatenError } from '@platen/api-client'
import { expect, test } from 'vitest'
import { ConnectionLost } from '../../lib/upload-file.ts'
import { problemOf, secondsToWait } from './problem.ts'
import { SubmissionRefused } from './submit.ts'

const BODY = {
  error: { code: 'RATE_LIMITED', message: 'Too many.', resolution: 'Wait a little.' },
  detail: 'Too many.',
}
const refused = (headers: Record<string, string>) =>
  new SubmissionRefused(new Response(null, { status: 429, headers }), BODY)

test('a refusal keeps the words of the shop and the moment from which it may be tried again', () => {
  const problem = problemOf(refused({ 'retry-after': '90' }), 1000)
  expect(problem).toMatchObject({ kind: 'refused', message: 'Too many.', resolution: 'Wait a little.' })
  expect(secondsToWait(problem, 1000)).toBe(90)
  expect(secondsToWait(problem, 60_500)).toBe(31)
  expect(secondsToWait(problem, 500_000)).toBe(0)
})

test.each([{}, { 'retry-after': 'soon' }, { 'retry-after': '-3' }])('%o asks for no wait', (headers) => {
  expect(secondsToWait(problemOf(refused(headers), 0), 0)).toBe(0)
})

test('a refused upload is a refusal, and a lost connection is not', () => {
  expect(problemOf(new PlatenError(new Response(null, { status: 413 }), BODY)).kind).toBe('refused')
  expect(problemOf(new ConnectionLost('gone')).kind).toBe('unreachable')
  expect(problemOf(new TypeError('Failed to fetch')).kind).toBe('unreachable')
})
