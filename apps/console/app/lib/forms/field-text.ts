import type { PlatenError } from '@platen/api-client'
import { sentence } from './refused-fields.ts'

/** Empty when there is no such field. */
export function fieldText(form: HTMLFormElement, name: string): string {
  const value = new FormData(form).get(name)
  return typeof value === 'string' ? value : ''
}

export function fieldError(refused: PlatenError | undefined, path: string): string | undefined {
  const message = refused?.fields.find((field) => field.path === path)?.message
  return message === undefined ? undefined : sentence(message)
}
