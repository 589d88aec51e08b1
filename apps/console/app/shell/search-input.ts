import { m } from '../messages/messages.ts'

/** Both inputs of the search look alike, because one replaces the other while somebody types. */
export const SEARCH_INPUT = {
  'aria-label': m.shell.search.label,
  placeholder: m.shell.search.placeholder,
  autoFocus: true,
  className: 'min-h-14 w-full border-b border-rule bg-transparent px-4 text-lg outline-none',
} as const
