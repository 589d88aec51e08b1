type Head = readonly [title: string, className?: string]

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
