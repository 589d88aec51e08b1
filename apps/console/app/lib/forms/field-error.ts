import type { PlatenError } from '@platen/api-client'

/** What the shop found wrong with one field, as a sentence below it. */
export function fieldError(refused: PlatenError | undefined, path: string): string | undefined {
  const message = refused?.fields.find((field) => field.path === path)?.message
  return message === undefined ? undefined : `${message.charAt(0).toUpperCase()}${message.slice(1)}.`
}
