// Adds the orders that are new since the last time to a CSV file. Run it as often as you like, from cron for one.
import { appendFile, readFile } from 'node:fs/promises'
import { createPlatenClient, expectData, pages, PlatenError } from '@platen/api-client'

const { PLATEN_URL = 'http://localhost:3000', PLATEN_API_KEY } = process.env
const file = process.argv[2] ?? 'orders.csv'
const COLUMNS = ['id', 'number', 'createdAt', 'stage', 'customerName', 'units', 'total', 'currency']

if (!PLATEN_API_KEY) fail('Set PLATEN_API_KEY to a key that may read orders: plt_…')

try {
  const written = await textIn(file)
  const known = new Set(written.match(/^ord_\w+/gm))
  const orders = await newOrders(known)
  await appendFile(file, (written === '' ? [COLUMNS, ...orders] : orders).map(row).join(''))
  console.log(`${orders.length} new in ${file}, which has ${known.size + orders.length} now.`)
} catch (error) {
  if (error instanceof PlatenError)
    fail(`The store refused: ${error.code}. ${error.message}\n${error.resolution}`)
  if (error instanceof TypeError) fail(`Nothing answers at ${PLATEN_URL}.`)
  throw error
}

/** The orders whose ids are not known, oldest first, as rows. */
async function newOrders(known) {
  const shop = createPlatenClient({ baseUrl: PLATEN_URL, apiKey: PLATEN_API_KEY })
  const { currencyExponent } = await expectData(shop.getPublicConfigV1())

  const found = []
  const newestFirst = (page) => shop.listOrders({ query: { ...page, limit: 200 } })
  for await (const orders of pages(newestFirst)) {
    const unknown = orders.filter(({ id }) => !known.has(id))
    found.push(...unknown)
    // A whole page, not one order: of two that are placed in the same moment, the later one may show first.
    if (unknown.length === 0) break
  }

  return found.reverse().map((order) => {
    const total = (order.totals.totalMinor / 10 ** currencyExponent).toFixed(currencyExponent)
    return COLUMNS.map((column) => (column === 'total' ? total : order[column]))
  })
}

function textIn(path) {
  return readFile(path, 'utf8').catch((error) => {
    if (error.code === 'ENOENT') return ''
    throw error
  })
}

/** RFC 4180. Customers type their names: what a spreadsheet would take for a formula begins with an apostrophe. */
function row(values) {
  const cells = values.map((value) => String(value).replace(/^(?=[=+\-@\t\r])/, "'"))
  return `${cells.map((cell) => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(',')}\r\n`
}

function fail(message) {
  console.error(message)
  process.exit(1)
}
