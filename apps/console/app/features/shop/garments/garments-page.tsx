import { count, fill } from '@platen/messages'
import { EmptyState, FabricSwatch, GarmentPicture, Pill, buttonClass } from '@platen/ui'
import { Link } from 'react-router'
import { listText, useFormats } from '../../../lib/formats.ts'
import { PageHeader } from '../../../lib/pages/page-header.tsx'
import { paths } from '../../../lib/paths.ts'
import { QueryState } from '../../../lib/requests/query-state.tsx'
import { RecordTable, type Column } from '../../../lib/lists/record-table.tsx'
import { useMay } from '../../people/session/index.ts'
import { priceFromMinor, toForm, type Garment } from './garment-document.ts'
import { fabricName, useGarments, useKindNames, useShownGarments } from '../catalog/index.ts'
import { coloursOf, sizesOf } from './variants.ts'
import { locale, m } from '../../../messages/messages.ts'

const texts = m.garments.columns
const MAX_SWATCHES = 10

export function GarmentsPage() {
  const garments = useGarments()
  const columns = useColumns()
  const mayWrite = useMay('settings:write')
  const mayImport = useMay('catalog:import')
  return (
    <>
      <PageHeader title={m.garments.title}>
        {mayImport && (
          <Link to={paths.productImport()} className={buttonClass('line')}>
            {m.productImport.title}
          </Link>
        )}
        {mayWrite && (
          <Link to={paths.newGarment()} className={buttonClass('press')}>
            {m.garments.add}
          </Link>
        )}
      </PageHeader>
      <QueryState query={garments} what={m.garments.what}>
        {(rows) =>
          rows.length === 0 ? (
            <EmptyState title={m.garments.none}>
              <p>{m.garments.noneHint}</p>
            </EmptyState>
          ) : (
            <RecordTable
              label={m.garments.title}
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
  const kindName = useKindNames()
  const shown = useShownGarments()
  return [
    {
      header: m.garments.one,
      cell: ({ id, kind, name, variants }) => (
        <span className="flex items-center gap-3">
          <GarmentPicture
            garment={shown({ id, kind })}
            view="front"
            colour={variants[0]?.colourHex ?? ''}
            className="hidden size-10 shrink-0 min-[23rem]:block"
          />
          {name}
        </span>
      ),
    },
    { header: texts.kind, cell: ({ kind }) => kindName(kind), from: 'lg' },
    { header: texts.fabric, cell: ({ fabric }) => fabricName(fabric), from: 'xl' },
    {
      header: texts.colours,
      from: 'md',
      cell: ({ variants }) => {
        const colours = coloursOf(variants)
        return (
          <span className="flex items-center gap-0.5" title={listText(colours.map(({ name }) => name))}>
            {colours.slice(0, MAX_SWATCHES).map(({ name, hex }) => (
              <FabricSwatch key={name} hex={hex} className="size-5" />
            ))}
            <span className="figures ml-1 text-sm">{colours.length}</span>
          </span>
        )
      },
    },
    {
      header: texts.sizes,
      from: 'lg',
      cell: ({ variants }) => {
        const sizes = sizesOf(variants)
        return sizes.length < 3
          ? listText(sizes)
          : fill(m.garments.sizeRange, { first: sizes[0] ?? '', last: sizes.at(-1) ?? '' })
      },
    },
    {
      header: texts.onHand,
      numeric: true,
      from: 'lg',
      cell: ({ variants }) =>
        formats.number(variants.reduce((sum, { stock }) => sum + (stock?.available ?? 0), 0)),
    },
    {
      header: texts.from,
      numeric: true,
      from: 'md',
      cell: (garment) => formats.money(priceFromMinor(toForm(garment))),
    },
    {
      header: texts.status,
      cell: ({ active, variants }) => {
        if (!active) return <Pill tone="over">{m.garments.hidden}</Pill>
        const off = variants.filter((variant) => !variant.active).length
        return off === 0 ? (
          <Pill tone="good">{m.garments.forSale}</Pill>
        ) : (
          <Pill tone="wait">{count(locale, m.garments.notForSale, off)}</Pill>
        )
      },
    },
  ]
}
