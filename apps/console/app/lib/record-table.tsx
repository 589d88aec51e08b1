import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { Link } from 'react-router'

export interface Column<Row> {
  readonly header: string
  readonly cell: (row: Row) => ReactNode
  /** Numbers stand in columns. */
  readonly numeric?: boolean
  /** Left out where there is little room: `md` below 768 px, `lg` below 1024, `xl` below 1280. */
  readonly from?: 'md' | 'lg' | 'xl'
}

export interface Selection {
  readonly ids: ReadonlySet<string>
  readonly onChange: (ids: ReadonlySet<string>) => void
}

interface RecordTableProps<Row> {
  /** What the table holds, for those who hear it: "Orders". */
  readonly label: string
  readonly rows: readonly Row[]
  readonly columns: readonly Column<Row>[]
  readonly rowId: (row: Row) => string
  /** What a row is called: the first cell, which is its link when `rowPath` is given. */
  readonly rowName: (row: Row) => string
  readonly rowPath?: (row: Row) => string
  readonly selection?: Selection
  /** Called when the end comes near. */
  readonly onMore?: () => void
  /** Shown below the last row: that more is coming, or that this is all. */
  readonly end?: ReactNode
}

const ROW_PX = 52
const FROM = { md: 'max-md:hidden', lg: 'max-lg:hidden', xl: 'max-xl:hidden' } as const
/** So many rows before the end the next page is asked for. */
const AHEAD = 15

/**
 * A list of records as a table. Only the rows in sight are in the page, however many there are. With the focus on a
 * row: arrows or J and K go on, Home and End jump, Enter opens, X chooses.
 */
export function RecordTable<Row>(props: RecordTableProps<Row>) {
  const { label, rows, columns, rowId, rowName, rowPath, selection, onMore, end } = props
  const body = useRef<HTMLTableSectionElement>(null)
  const [top, setTop] = useState(0)
  const [wanted, setWanted] = useState<number>()
  useLayoutEffect(() => {
    const element = body.current
    if (element) setTop(element.getBoundingClientRect().top + scrollY)
  }, [rows.length])

  const virtual = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => ROW_PX,
    overscan: 12,
    scrollMargin: top,
  })
  const shown = virtual.getVirtualItems()
  const lastShown = shown.at(-1)?.index ?? 0
  useEffect(() => {
    if (rows.length > 0 && lastShown >= rows.length - AHEAD) onMore?.()
  }, [lastShown, rows.length, onMore])

  // A row that was out of sight is in the page only after the scroll.
  useEffect(() => {
    if (wanted === undefined) return
    const row = body.current?.querySelector<HTMLElement>(`[data-index="${wanted}"] [data-name]`)
    if (!row) return
    row.focus()
    setWanted(undefined)
  }, [wanted, shown])

  function go(index: number): void {
    const target = Math.min(Math.max(index, 0), rows.length - 1)
    virtual.scrollToIndex(target)
    setWanted(target)
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    const target = event.target as HTMLElement
    const at = Number(target.closest('tr')?.dataset.index)
    if (Number.isNaN(at) || event.ctrlKey || event.metaKey || event.altKey) return
    const row = rows[at]
    const moves: Record<string, () => void> = {
      ArrowDown: () => go(at + 1),
      j: () => go(at + 1),
      ArrowUp: () => go(at - 1),
      k: () => go(at - 1),
      Home: () => go(0),
      End: () => go(rows.length - 1),
      x: () => row && selection && toggle(selection, rowId(row)),
    }
    const move = moves[event.key]
    if (!move) return
    event.preventDefault()
    move()
  }

  const before = (shown[0]?.start ?? top) - top
  const after = virtual.getTotalSize() - ((shown.at(-1)?.end ?? top) - top)
  const width = columns.length + 1 + (selection ? 1 : 0)
  return (
    <>
      <table className="w-full border-collapse text-left" aria-label={label}>
        <thead className="sticky top-0 z-10 bg-paper text-sm text-ink-soft">
          <tr className="border-b border-rule-strong">
            {selection && (
              <th className="w-10 py-2 pl-2">
                <input
                  type="checkbox"
                  aria-label={`Choose all ${rows.length} shown`}
                  className="size-6"
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
                className={`px-2 py-2 font-semibold ${numeric === true ? 'text-right' : ''} ${from ? FROM[from] : ''}`}
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
                className="h-[52px] border-b border-rule focus-within:bg-press-wash hover:bg-tray"
              >
                {selection && (
                  <td className="pl-2">
                    <input
                      type="checkbox"
                      tabIndex={-1}
                      aria-label={`Choose ${rowName(row)}`}
                      className="size-6"
                      checked={selection.ids.has(id)}
                      onChange={() => toggle(selection, id)}
                    />
                  </td>
                )}
                {columns.map(({ header, cell, numeric, from }, at) => (
                  <td
                    key={header}
                    className={`px-2 py-1 ${numeric === true ? 'figures text-right' : ''} ${from ? FROM[from] : ''}`}
                  >
                    {at > 0 ? (
                      cell(row)
                    ) : rowPath ? (
                      <Name to={rowPath(row)}>{cell(row)}</Name>
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

/** What takes the focus of its row. */
function Name({ to, children }: { to?: string; children: ReactNode }) {
  return to === undefined ? (
    <span data-name tabIndex={0}>
      {children}
    </span>
  ) : (
    <Link
      to={to}
      data-name
      className="inline-flex min-h-9 items-center font-semibold underline-offset-4 hover:underline"
    >
      {children}
    </Link>
  )
}

/** Stands for the rows that are out of sight. */
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
