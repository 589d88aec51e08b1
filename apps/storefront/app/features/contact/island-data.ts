import type { PageData } from '../../lib/page.ts'
import type { PhoneRegion } from './contact-form.tsx'

interface IslandData {
  readonly page: PageData
  readonly phoneRegion: PhoneRegion
}

/** The texts that the form needs. All texts would be four times as large. */
const SECTIONS = [
  'shell',
  'contact',
  'submission',
  'uploads',
] as const satisfies readonly (keyof PageData['messages'])[]

/** The data of the page for the script of the form. */
export function writeIslandData({ page, phoneRegion }: IslandData): string {
  const { shop, messages, publicUrl, language } = page
  const some = Object.fromEntries(SECTIONS.map((section) => [section, messages[section]]))
  return JSON.stringify({ page: { shop, publicUrl, language, messages: some }, phoneRegion })
}

export function readIslandData(text: string): IslandData {
  return JSON.parse(text) as IslandData
}
