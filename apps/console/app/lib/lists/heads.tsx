/** An empty title is a cell without a heading. */
type Head = readonly [title: string, className?: string]

/** The heading row of a plain table. */
export function Heads({ of, className }: { of: readonly Head[]; className: string }) {
  return (
    <tr>
      {of.map(([title, own = '']) =>
        title === '' ? (
          <td key={title} />
        ) : (
          <th key={title} scope="col" className={`${className} ${own}`}>
            {title}
          </th>
        ),
      )}
    </tr>
  )
}
