import { FabricSwatch } from '@platen/ui'
import { m } from '../../messages/messages.ts'

/** The head of a table with a row for each colour and a column for each size. */
export function SizeHeads({ sizes }: { sizes: readonly string[] }) {
  return (
    <thead className="text-sm">
      <tr className="border-b border-rule-strong">
        <th scope="col" className="sticky left-0 z-10 bg-paper px-3 py-2">
          {m.shared.table.colour}
        </th>
        {sizes.map((size) => (
          <th key={size} scope="col" className="figures px-2 py-2 text-center">
            {size}
          </th>
        ))}
      </tr>
    </thead>
  )
}

export function ColourHead({ name, hex }: { name: string; hex: string }) {
  return (
    <th scope="row" className="sticky left-0 z-10 bg-paper px-3 text-sm font-semibold">
      <span className="flex items-center gap-2">
        <FabricSwatch hex={hex} className="size-5 shrink-0" />
        {name}
      </span>
    </th>
  )
}
