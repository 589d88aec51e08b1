import { Autocomplete } from '@base-ui/react/autocomplete'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { api } from '../lib/requests/api.ts'
import type { Page } from '../lib/pages/page.ts'
import { paths } from '../lib/paths.ts'
import { queryKeys } from '../lib/requests/query-keys.ts'
import { STAGES } from '../features/back-office/orders/index.ts'
import { useMe } from '../features/people/session/index.ts'
import { useRead } from '../lib/requests/use-read.ts'
import { SEARCH_INPUT } from './search-input.ts'
import { m } from '../messages/messages.ts'

interface Command {
  readonly label: string
  readonly detail: string
  readonly words: string
  readonly path: string
}

/** The API searches from three characters on. */
const MIN_LENGTH = 3
const MAX_ORDERS = 8
const MAX_CUSTOMERS = 4

interface CommandsProps {
  readonly pages: readonly Page[]
  readonly text: string
  readonly onText: (text: string) => void
  readonly onDone: () => void
}

export function Commands({ pages, text, onText, onDone }: CommandsProps) {
  const input = useRef<HTMLInputElement>(null)
  // The caret stays behind what was typed before this input was there.
  useLayoutEffect(() => input.current?.setSelectionRange(-1, -1), [])
  const navigate = useNavigate()
  const ofPages = usePageCommands(pages).filter(({ label, words }) => matches(`${label} ${words}`, text))
  const { orders, isSearching } = useOrderCommands(text)
  const customers = useCustomerCommands(text)
  const commands = [...orders, ...customers, ...ofPages]
  const [entered, setEntered] = useState<string>()
  const first = entered === text && !isSearching ? commands[0] : undefined
  useEffect(() => {
    if (first) run(first)
  })

  function run({ path }: Command) {
    onDone()
    void navigate(path)
  }

  return (
    <Autocomplete.Root
      items={commands}
      mode="none"
      open
      inline
      autoHighlight="always"
      keepHighlight
      value={text}
      onValueChange={onText}
      itemToStringValue={({ label }: Command) => label}
    >
      <Autocomplete.Input
        ref={input}
        {...SEARCH_INPUT}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !isSearching) return
          // The first order in the list is still that of a shorter text.
          event.preventBaseUIHandler()
          setEntered(text)
        }}
      />
      <Autocomplete.List className="max-h-[50dvh] overflow-y-auto py-2">
        {(command: Command) => (
          <Autocomplete.Item
            key={command.path}
            value={command}
            onClick={() => run(command)}
            className="flex min-h-11 cursor-default items-center justify-between gap-4 px-4 data-[highlighted]:bg-press-wash"
          >
            <span className="truncate">{command.label}</span>
            <span className="shrink-0 text-sm text-ink-soft">{command.detail}</span>
          </Autocomplete.Item>
        )}
      </Autocomplete.List>
      <Autocomplete.Empty className="px-4 empty:hidden">
        <p className="py-4 text-ink-soft">{m.shell.search.nothing}</p>
      </Autocomplete.Empty>
    </Autocomplete.Root>
  )
}

function usePageCommands(pages: readonly Page[]): Command[] {
  const { permissions } = useMe()
  return pages
    .filter(({ path }) => !path.includes(':'))
    .filter(({ permission }) => permission === undefined || permissions.includes(permission))
    .map(({ path, title, words = '' }) => ({ path, label: title, detail: m.shell.search.page, words }))
}

function useOrderCommands(text: string): { orders: Command[]; isSearching: boolean } {
  const { permissions } = useMe()
  const q = text.trim()
  const { data, isPlaceholderData, fetchStatus } = useRead(
    queryKeys.ordersFound(q, MAX_ORDERS),
    (signal) => api.listOrders({ query: { q, limit: MAX_ORDERS }, signal }),
    { enabled: q.length >= MIN_LENGTH && permissions.includes('orders:read'), keepPrevious: true },
  )
  if (q.length < MIN_LENGTH) return { orders: [], isSearching: false }
  const isSearching = fetchStatus === 'fetching' && (data === undefined || isPlaceholderData)
  const found = isPlaceholderData && !isSearching ? [] : (data ?? [])
  const orders = found.map(({ id, number, customerName, stage }) => ({
    path: paths.order(id),
    label: `${number}  ${customerName}`,
    detail: STAGES[stage].label,
    words: '',
  }))
  return { orders, isSearching }
}

function useCustomerCommands(text: string): Command[] {
  const { permissions } = useMe()
  const q = text.trim()
  const { data, isPlaceholderData } = useRead(
    queryKeys.customersFound(q, MAX_CUSTOMERS),
    (signal) => api.listCustomers({ query: { q, limit: MAX_CUSTOMERS }, signal }),
    { enabled: q.length >= MIN_LENGTH && permissions.includes('customers:read'), keepPrevious: true },
  )
  if (q.length < MIN_LENGTH || isPlaceholderData) return []
  return (data ?? []).map(({ id, name, company, email, phone }) => ({
    path: paths.customer(id),
    label: [name, company ?? email ?? phone].filter((part) => part !== null).join('  '),
    detail: m.shell.search.customer,
    words: '',
  }))
}

function matches(words: string, text: string): boolean {
  const within = words.toLowerCase()
  return text
    .toLowerCase()
    .split(/\s+/)
    .every((word) => within.includes(word))
}
