import type { Messages } from '../../messages/en.ts'

/** A shop may name fabrics that no language file knows yet; they are shown as it calls them. */
export function fabricName(fabric: string, messages: Messages): string {
  const names: Readonly<Record<string, string>> = messages.garment.fabrics
  return names[fabric] ?? fabric.replaceAll('_', ' ')
}
