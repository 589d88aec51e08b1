import { useWindowVirtualizer, type VirtualItem } from '@tanstack/react-virtual'
import { useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { Link, NavigationType, useNavigationType } from 'react-router'
import { count, fill } from '@platen/messages'
import { useKeys } from '../keyboard.ts'
import { locale, m } from '../../messages/messages.ts'

export interface Column<Row> {
  readonly header: string
  readonly cell: (row: Row) => ReactNode
  readonly numeric?: boolean
  /** Hidden below 768 px (`md`), 1024 (`lg`) or 1280 (`xl`). */
  readonly from?: 'md' | 'lg' | 'xl'
}

export interface Selection {
  readonly ids: ReadonlySet<string>
  readonly onChange: (ids: ReadonlySet<string>) => void
}

interface RecordTableProps<Row> {
  readonly label: string
  readonly rows: readonly Row[]
  readonly columns: readonly Column<Row>[]
  readonly rowId: (row: Row) => string
  /** The text of the first cell, which is a link if `rowPath` is given. */
  readonly rowName: (row: Row) => string
  readonly rowPath?: (row: Row) => string
  readonly selection?: Selection
  readonly onMore?: () => void
  readonly end?: ReactNode
  readonly hasMore?: boolean
}

const ROW_PX = 52
const FROM = { md: 'max-md:hidden', lg: 'max-lg:hidden', xl: 'max-xl:hidden' } as const
/** How many rows before the end the next page is requested. */
const AHEAD = 15
/** Heights of the headings and of the action bar, which cover rows. */
const HEAD_PX = 44
const FOOT_PX = 88

/** Gets the focus when the user goes back to the list. */
let lastOpened: string | undefined

/** Virtual. On a focused row, arrows or J and K move, Enter opens, X selects, Shift with an arrow extends. */
export function RecordTable<Row>(props: RecordTableProps<Row>) {
  const { label, rows, columns, rowId, rowName, rowPath, selection, onMore, end, hasMore = false } = props
  const body = useRef<HTMLTableSectionElement>(null)
  const [top, setTop] = useState(0)
  const back = useNavigationType() === NavigationType.Pop
  const [wanted, setWanted] = useState(back ? lastOpened : undefined)
  useLayoutEffect(() => {
    const measure = () => {
      if (body.current) setTop(body.current.getBoundingClientRect().top + scrollY)
    }
    // The rows move when something above them opens.
    const watcher = new ResizeObserver(measure)
    watcher.observe(document.body)
    measure()
    return () => watcher.disconnect()
  }, [])

  const virtual = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => ROW_PX,
    overscan: 12,
    scrollMargin: top,
    scrollPaddingStart: HEAD_PX,
    scrollPaddingEnd: FOOT_PX,
  })
  const shown = virtual.getVirtualItems()
  const lastShown = shown.at(-1)?.index ?? 0
  useEffect(() => {
    if (rows.length > 0 && lastShown >= rows.length - AHEAD) onMore?.()
  }, [lastShown, rows.length, onMore])

  // A distant row is rendered only after the scroll.
  useEffect(() => {
    if (wanted === undefined) return
    const row = body.current?.querySelector<HTMLElement>(`[data-id="${wanted}"] [data-name]`)
    if (!row) return
    row.focus({ preventScroll: true })
    setWanted(undefined)
  }, [wanted, shown])

  function go(index: number): void {
    const target = Math.min(Math.max(index, 0), rows.length - 1)
    const row = rows[target]
    if (row === undefined) return
    virtual.scrollToIndex(target)
    setWanted(rowId(row))
  }

  function choose(at: number): void {
    const row = rows[at]
    if (row && selection) toggle(selection, rowId(row))
  }

  function goChoosing(at: number, to: number): void {
    if (selection) {
      const both = [rows[at], rows[to]].filter((row) => row !== undefined)
      selection.onChange(new Set([...selection.ids, ...both.map(rowId)]))
    }
    go(to)
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    const at = indexOf(event.target)
    if (at === undefined || event.ctrlKey || event.metaKey || event.altKey) return
    const screen = Math.max(Math.floor((innerHeight - HEAD_PX - FOOT_PX) / ROW_PX) - 1, 1)
    const step =
      event.shiftKey && selection ? (by: number) => goChoosing(at, at + by) : (by: number) => go(at + by)
    const moves: Record<string, () => void> = {
      ArrowDown: () => step(1),
      ArrowUp: () => step(-1),
      j: () => go(at + 1),
      k: () => go(at - 1),
      PageDown: () => go(at + screen),
      PageUp: () => go(at - screen),
      Home: () => go(0),
      End: () => go(rows.length - 1),
      x: () => choose(at),
    }
    const move = moves[event.key]
    if (!move) return
    event.preventDefault()
    move()
  }

  // These work anywhere on the page; on a focused row its own keys win.
  const enter = () => go(firstVisible(shown, virtual.scrollOffset ?? 0))
  useKeys({
    j: { label: m.shared.table.nextRow, run: enter },
    k: { label: m.shared.table.previousRow, run: enter },
    ...(selection && { x: { label: m.shared.table.selectRow, run: enter } }),
  })

  const before = (shown[0]?.start ?? top) - top
  const after = virtual.getTotalSize() - ((shown.at(-1)?.end ?? top) - top)
  const width = columns.length + 1 + (selection ? 1 : 0)
  return (
    <>
      <table
        className="w-full border-collapse text-left"
        aria-label={label}
        aria-rowcount={hasMore ? -1 : rows.length + 1}
      >
        <thead className="sticky top-0 z-10 bg-paper text-sm text-ink-soft">
          <tr className="border-b border-rule-strong">
            {selection && (
              <th className="w-10 py-2 pl-2 max-[24rem]:w-7 max-[24rem]:pl-0">
                <input
                  type="checkbox"
                  aria-label={count(locale, m.shared.table.selectAll, rows.length)}
                  className="block size-6"
                  checked={rows.length > 0 && rows.every((row) => selection.ids.has(rowId(row)))}
                  onChange={({ target }) =>
                    selection.onChange(new Set(target.checked ? rows.map(rowId) : []))
                  }
                />
              </th>
            )}
            {columns.map(({ header, numeric, from }) => (
              <th
                key={header}
                scope="col"
                className={`px-2 py-2 font-semibold max-[24rem]:px-1 ${numeric === true ? 'text-right' : ''} ${from ? FROM[from] : ''}`}
              >
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody ref={body} onKeyDown={onKeyDown}>
          <Spacer heightPx={before} width={width} />
          {shown.map(({ index }) => {
            const row = rows[index]
            if (row === undefined) return null
            const id = rowId(row)
            return (
              <tr
                key={id}
                data-index={index}
                data-id={id}
                aria-rowindex={index + 2}
                className="h-[52px] border-b border-rule focus-within:bg-press-wash hover:bg-tray"
              >
                {selection && (
                  <td className="pl-2 max-[24rem]:pl-0">
                    <input
                      type="checkbox"
                      tabIndex={-1}
                      aria-label={fill(m.shared.table.select, { name: rowName(row) })}
                      className="block size-6"
                      checked={selection.ids.has(id)}
                      onChange={() => toggle(selection, id)}
                    />
                  </td>
                )}
                {columns.map(({ header, cell, numeric, from }, at) => (
                  <td
                    key={header}
                    className={`px-2 py-1 max-[24rem]:px-1 ${numeric === true ? 'figures text-right' : ''} ${from ? FROM[from] : ''}`}
                  >
                    {at > 0 ? (
                      cell(row)
                    ) : rowPath ? (
                      <Name to={rowPath(row)} onOpen={() => (lastOpened = id)}>
                        {cell(row)}
                      </Name>
                    ) : (
                      <Name>{cell(row)}</Name>
                    )}
                  </td>
                ))}
              </tr>
            )
          })}
          <Spacer heightPx={after} width={width} />
        </tbody>
      </table>
      {end}
    </>
  )
}

/** Holds the focus of its row. */
function Name({ to, onOpen, children }: { to?: string; onOpen?: () => void; children: ReactNode }) {
  return to === undefined ? (
    <span data-name tabIndex={0}>
      {children}
    </span>
  ) : (
    <Link
      to={to}
      data-name
      onClick={onOpen}
      className="inline-flex min-h-9 items-center font-semibold underline-offset-4 hover:underline"
    >
      {children}
    </Link>
  )
}

/** Stands in for rows that are not rendered. */
function Spacer({ heightPx, width }: { heightPx: number; width: number }) {
  if (heightPx <= 0) return null
  return (
    <tr aria-hidden="true">
      <td colSpan={width} style={{ height: heightPx }} className="p-0" />
    </tr>
  )
}

function toggle({ ids, onChange }: Selection, id: string): void {
  const next = new Set(ids)
  if (!next.delete(id)) next.add(id)
  onChange(next)
}

function indexOf(target: EventTarget): number | undefined {
  const index = target instanceof Element ? target.closest('tr')?.dataset.index : undefined
  return index === undefined ? undefined : Number(index)
}

function firstVisible(shown: readonly VirtualItem[], scrolledPx: number): number {
  return shown.find(({ start }) => start >= scrolledPx + HEAD_PX)?.index ?? 0
}
