import { fill } from '@platen/messages'
import { Button, FabricSwatch, GarmentPicture } from '@platen/ui'
import { useState } from 'react'
import { FormProvider } from 'react-hook-form'
import { Link } from 'react-router'
import { FormMoney } from '../../../lib/forms/form-fields.tsx'
import { DraftNotice } from '../../../lib/drafts/draft-notice.tsx'
import { useFormats } from '../../../lib/formats.ts'
import { paths } from '../../../lib/paths.ts'
import { QueryState } from '../../../lib/requests/query-state.tsx'
import { m } from '../../../messages/messages.ts'
import { useGarments, usePrintSettings, useShownGarments } from '../catalog/index.ts'
import {
  GarmentFacts,
  GarmentPreview,
  PhotosSection,
  VariantEditor,
  priceFromMinor,
  toForm,
  useNewGarment,
  type Garment,
} from '../garments/index.ts'
import { usePrintPrices, type PrintSettings } from '../print-zones/index.ts'
import { ExamplesNotice } from './examples-notice.tsx'
import { useProgress, type FirstRun } from './first-run.ts'
import { StepScreen, useNextStep } from './step-screen.tsx'

const texts = m.setup.product

export function ProductStep({ firstRun }: { firstRun: FirstRun }) {
  const [isAdding, setAdding] = useState(false)
  const { examples } = firstRun
  return (
    <QueryState query={useGarments()} what={m.garments.what}>
      {(garments) => {
        const own = garments.filter(
          ({ id, active }) => active && !examples.garments.some((one) => one.id === id),
        )
        return own.length === 0 || isAdding ? (
          <NewProduct firstRun={firstRun} onCreated={() => setAdding(false)} />
        ) : (
          <OwnProducts firstRun={firstRun} own={own} onAdd={() => setAdding(true)} />
        )
      }}
    </QueryState>
  )
}

function NewProduct({ firstRun, onCreated }: { firstRun: FirstRun; onCreated: () => void }) {
  const { kept, save } = useNewGarment({ draft: 'setup product', isOnSale: true, onCreated })
  return (
    <FormProvider {...kept.form}>
      <StepScreen
        step="product"
        continueLabel={texts.save}
        busy={save.busy}
        unavailable={save.unavailable}
        onSkip={kept.drop}
        onContinue={kept.submit(save.run)}
        wide
      >
        <div className="empty:hidden">
          <DraftNotice kept={kept} what={m.garments.whatOne} />
        </div>
        <ExamplesNotice firstRun={firstRun} />
        <div className="grid gap-x-14 gap-y-8 xl:grid-cols-[minmax(0,1fr)_22rem]">
          <GarmentFacts kept={kept} isFirst />
          <div className="min-w-0 px-6 pt-6">
            <GarmentPreview />
          </div>
        </div>
        <VariantEditor stockOf={() => undefined} readOnly={false} isFirst />
        <PhotosSection readOnly={false} savedIds={[]} />
      </StepScreen>
    </FormProvider>
  )
}

interface OwnProductsProps {
  readonly firstRun: FirstRun
  readonly own: readonly Garment[]
  readonly onAdd: () => void
}

function OwnProducts(props: OwnProductsProps) {
  return (
    <QueryState query={usePrintSettings()} what={m.zones.what}>
      {(print) => <ProductsAndPrices {...props} print={print} />}
    </QueryState>
  )
}

function ProductsAndPrices({
  firstRun,
  own,
  onAdd,
  print,
}: OwnProductsProps & { readonly print: PrintSettings }) {
  const next = useNextStep('product')
  const confirm = useProgress(next)
  const isDone = firstRun.steps.some(({ name, state }) => name === 'product' && state === 'done')
  const goOn = () => confirm.run({ confirm: 'product' })
  const { kept, save } = usePrintPrices(print, goOn)
  return (
    <FormProvider {...kept.form}>
      <StepScreen
        step="product"
        continueLabel={isDone && !kept.dirty ? m.setup.next : m.setup.continue}
        isDone={isDone}
        busy={save.busy || confirm.busy}
        unavailable={save.unavailable}
        onSkip={kept.drop}
        onContinue={kept.submit((form) => (kept.dirty ? save.run(form) : goOn()))}
      >
        <section aria-label={texts.own} className="grid gap-3">
          <ul className="grid gap-3 sm:grid-cols-2">
            {own.map((garment) => (
              <li key={garment.id}>
                <OwnProduct garment={garment} />
              </li>
            ))}
          </ul>
          <Button variant="line" className="justify-self-start" onClick={onAdd}>
            {texts.another}
          </Button>
        </section>
        <PrintPrices print={print} isExample={firstRun.examples.printPrices} />
        <ExamplesNotice firstRun={firstRun} />
      </StepScreen>
      {save.conflict}
    </FormProvider>
  )
}

function OwnProduct({ garment }: { garment: Garment }) {
  const shown = useShownGarments()
  const formats = useFormats()
  const { id, kind, name, variants } = garment
  const colours = [...new Set(variants.map(({ colourHex }) => colourHex))]
  return (
    <Link
      to={paths.garment(id)}
      className="flex items-center gap-4 rounded-platen border border-rule-strong bg-sheet p-3 no-underline hover:border-ink"
    >
      <GarmentPicture
        garment={shown({ id, kind })}
        view="front"
        colour={colours[0] ?? ''}
        className="size-20 shrink-0"
      />
      <span className="grid min-w-0 gap-1">
        <span className="truncate font-display text-xl leading-tight font-bold">{name}</span>
        <span className="figures text-ink-soft">
          {fill(m.garments.preview.from, { price: formats.money(priceFromMinor(toForm(garment))) })}
        </span>
        <span aria-hidden="true" className="flex gap-1">
          {colours.slice(0, 6).map((hex) => (
            <FabricSwatch key={hex} hex={hex} className="size-5" />
          ))}
        </span>
      </span>
    </Link>
  )
}

interface PrintPricesProps {
  readonly print: PrintSettings
  readonly isExample: boolean
}

/** A garment costs its price and that of its prints, which are the same for all. */
function PrintPrices({ print, isExample }: PrintPricesProps) {
  return (
    <section aria-labelledby="print-prices" className="grid gap-4">
      <div>
        <h2 id="print-prices" className="text-2xl">
          {texts.prints}
        </h2>
        <p className="mt-1 max-w-prose text-ink-soft">
          {texts.printsText} {isExample && <strong className="text-ink">{texts.printsExample}</strong>}
        </p>
      </div>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {print.sizeTiers.map(({ id, label }, index) => (
          <li key={id}>
            <FormMoney name={`sizeTiers.${index}.priceMinor`} label={label} />
          </li>
        ))}
      </ul>
    </section>
  )
}
