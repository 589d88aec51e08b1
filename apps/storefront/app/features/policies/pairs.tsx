interface PairsProps {
  readonly names: readonly [string, string]
  readonly rows: readonly (readonly [string, string])[]
}

/** A table of names and values. */
export function Pairs({ names, rows }: PairsProps) {
  return (
    <table className="w-full text-left">
      <thead>
        <tr className="border-b border-rule-strong text-sm text-ink-soft">
          {names.map((name, index) => (
            <th key={name} scope="col" className={`py-2 font-normal ${index === 1 ? 'text-right' : 'pr-4'}`}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, value]) => (
          <tr key={name} className="border-b border-rule">
            <th scope="row" className="py-2 pr-4 font-semibold">
              {name}
            </th>
            <td className="figures py-2 text-right whitespace-nowrap">{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
