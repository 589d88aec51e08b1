import { BIRTHDAY } from './birthday.ts'
import { CAFE } from './cafe.ts'
import { EVENT } from './event.ts'
import { QUOTES } from './quotes.ts'
import { SCHOOL } from './school.ts'
import { TEAM } from './team.ts'
import type { Template } from './template.ts'

export * from './template.ts'
export * from './texts.ts'

export const TEMPLATES: readonly Template[] = [...BIRTHDAY, ...TEAM, ...EVENT, ...CAFE, ...SCHOOL, ...QUOTES]
