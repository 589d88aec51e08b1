import type { Messages } from '../../messages/en.ts'

/** The name of a fabric. One without a translation is shown by its id. */
export function fabricName(fabric: string, messages: Messages): string {
  const names: Readonly<Record<string, string>> = messages.garment.fabrics
  return names[fabric] ?? fabric.replaceAll('_', ' ')
}
