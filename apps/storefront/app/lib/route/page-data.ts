import { createContext, type LoaderFunctionArgs } from 'react-router'

/** The patterns of addresses whose pages have the router in browsers too. */
export const pagesWithRouter = createContext<ReadonlySet<string>>()

/**
 * For loaders of pages without the router: the page reads the data, and the router finds nothing to write into it for scripts
 * that it does not have. Only by name: a copy of all properties is empty.
 */
export function readOnServer<Data extends object>(
  { request, pattern, context }: Pick<LoaderFunctionArgs, 'request' | 'pattern' | 'context'>,
  data: Data,
): Data {
  // A page with the router is about to show this one.
  if (new URL(request.url).pathname.endsWith('.data')) return data
  if (context.get(pagesWithRouter).has(pattern)) return data
  const hidden = Object.entries(data).map(([name, value]) => [name, { value: value as unknown }] as const)
  return Object.defineProperties({}, Object.fromEntries(hidden)) as Data
}
