import type { ReactNode } from 'react'
import { useParams } from 'react-router'
import { laterPart } from '../../../lib/later-part.tsx'
import { QueryState } from '../../../lib/requests/query-state.tsx'
import { m } from '../../../messages/messages.ts'
import { useSettings, type Settings } from '../settings/index.ts'
import { ContactStep } from './contact-step.tsx'
import { DeliveryStep } from './delivery-step.tsx'
import { EndScreen } from './end-screen.tsx'
import { useFirstRun, type FirstRun, type StepName } from './first-run.ts'
import { GuideFrame } from './guide-frame.tsx'
import { DONE, stepOf } from './guide-steps.ts'
import { LanguagesStep } from './languages-step.tsx'
import { MoneyStep } from './money-step.tsx'
import { NameStep } from './name-step.tsx'
import { PaymentStep } from './payment-step.tsx'
import { StartScreen } from './start-screen.tsx'
import { TestOrderStep } from './test-order-step.tsx'

/** The form of a product is as large as all others together. */
const ProductStep = laterPart(async () => (await import('./product-step.tsx')).ProductStep)

export function GuidePage() {
  const { step: slug = '' } = useParams()
  const firstRun = useFirstRun()
  const step = stepOf(slug)
  return (
    <QueryState query={firstRun} what={m.setup.what}>
      {(data) => (
        <GuideFrame firstRun={data} current={step}>
          <Screen key={slug} slug={slug} step={step} firstRun={data} />
        </GuideFrame>
      )}
    </QueryState>
  )
}

interface ScreenProps {
  readonly slug: string
  readonly step: StepName | undefined
  readonly firstRun: FirstRun
}

function Screen({ slug, step, firstRun }: ScreenProps) {
  const settings = useSettings()
  if (step === undefined)
    return slug === DONE ? <EndScreen firstRun={firstRun} /> : <StartScreen firstRun={firstRun} />
  return (
    <QueryState query={settings} what={m.settings.what}>
      {(data) => SCREENS[step]({ firstRun, settings: data })}
    </QueryState>
  )
}

const SCREENS: Readonly<
  Record<StepName, (props: { readonly firstRun: FirstRun; readonly settings: Settings }) => ReactNode>
> = {
  brand: (props) => <NameStep {...props} />,
  money: (props) => <MoneyStep {...props} />,
  languages: (props) => <LanguagesStep {...props} />,
  contact: (props) => <ContactStep {...props} />,
  payment: (props) => <PaymentStep {...props} />,
  delivery: (props) => <DeliveryStep {...props} />,
  product: ({ firstRun }) => <ProductStep firstRun={firstRun} />,
  test_order: ({ firstRun }) => <TestOrderStep firstRun={firstRun} />,
}
