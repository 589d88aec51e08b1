import { EmptyState, FabricSwatch, GarmentDrawing, Pill, buttonClass } from '@platen/ui'
import { Link } from 'react-router'
import { useFormats } from '../../../lib/formats.ts'
import { PageHeader } from '../../../lib/pages/page-header.tsx'
import { paths } from '../../../lib/paths.ts'
import { QueryState } from '../../../lib/requests/query-state.tsx'
import { RecordTable, type Column } from '../../../lib/lists/record-table.tsx'
import { useMay } from '../../people/session/index.ts'
import { priceFromMinor, toForm, type Garment } from './garment-document.ts'
import { useGarments } from '../catalog/index.ts'
import { coloursOf, sizesOf } from './variants.ts'

const MAX_SWATCHES = 10

export function GarmentsPage() {
  const garments = useGarments()
  const columns = useColumns()
  const mayWrite = useMay('settings:write')
  return (
    <>
      <PageHeader title="Garments">
        {mayWrite && (
          <Link to={paths.newGarment()} className={buttonClass('press')}>
            Add garment
          </Link>
        )}
      </PageHeader>
      <QueryState query={garments} what="the garments">
        {(rows) =>
          rows.length === 0 ? (
            <EmptyState title="No garments yet.">
              <p>Add a garment to start selling.</p>
            </EmptyState>
          ) : (
            <RecordTable
              label="Garments"
              rows={rows}
              columns={columns}
              rowId={({ id }) => id}
              rowName={({ name }) => name}
              rowPath={({ id }) => paths.garment(id)}
            />
          )
        }
      </QueryState>
    </>
  )
}

function useColumns(): readonly Column<Garment>[] {
  const formats = useFormats()
  return [
    {
      header: 'Garment',
      cell: ({ name, kind, variants }) => (
        <span className="flex items-center gap-3">
          <GarmentDrawing
            kind={kind}
            view="front"
            colour={variants[0]?.colourHex ?? ''}
            className="size-10 shrink-0"
          />
          {name}
        </span>
      ),
    },
    { header: 'Kind', cell: ({ kind }) => kind.replaceAll('_', ' '), from: 'lg' },
    { header: 'Fabric', cell: ({ fabric }) => fabric.replaceAll('_', ' '), from: 'xl' },
    {
      header: 'Colours',
      from: 'md',
      cell: ({ variants }) => {
        const colours = coloursOf(variants)
        return (
          <span className="flex items-center gap-0.5" title={colours.map(({ name }) => name).join(', ')}>
            {colours.slice(0, MAX_SWATCHES).map(({ name, hex }) => (
              <FabricSwatch key={name} hex={hex} className="size-5" />
            ))}
            <span className="figures ml-1 text-sm">{colours.length}</span>
          </span>
        )
      },
    },
    {
      header: 'Sizes',
      from: 'lg',
      cell: ({ variants }) => {
        const sizes = sizesOf(variants)
        return sizes.length < 3 ? sizes.join(', ') : `${sizes[0] ?? ''}–${sizes.at(-1) ?? ''}`
      },
    },
    {
      header: 'On hand',
      numeric: true,
      from: 'lg',
      cell: ({ variants }) =>
        formats.number(variants.reduce((sum, { stock }) => sum + (stock?.available ?? 0), 0)),
    },
    { header: 'From', numeric: true, cell: (garment) => formats.money(priceFromMinor(toForm(garment))) },
    {
      header: 'Status',
      cell: ({ active, variants }) => {
        if (!active) return <Pill tone="over">Hidden</Pill>
        const off = variants.filter((variant) => !variant.active).length
        return off === 0 ? <Pill tone="good">For sale</Pill> : <Pill tone="wait">{off} not for sale</Pill>
      },
    },
  ]
}
