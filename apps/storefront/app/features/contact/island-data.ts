import type { PageData } from '../../lib/page.ts'
import type { HomeOfPhones } from './contact-form.tsx'

interface IslandData {
  readonly page: PageData
  readonly home: HomeOfPhones
}

/** The texts that the form draws with. All of them would be four times as much to load. */
const SECTIONS = [
  'shell',
  'contact',
  'submission',
  'uploads',
] as const satisfies readonly (keyof PageData['messages'])[]

/** What the page hands to the script of its form. */
export function writeIslandData({ page, home }: IslandData): string {
  const { shop, messages, publicUrl, language } = page
  const some = Object.fromEntries(SECTIONS.map((section) => [section, messages[section]]))
  return JSON.stringify({ page: { shop, publicUrl, language, messages: some }, home })
}

export function readIslandData(text: string): IslandData {
  return JSON.parse(text) as IslandData
}
