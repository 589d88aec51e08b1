import { fill } from '@platen/messages'
import { Notice, Pill, RegistrationMark } from '@platen/ui'
import { useParams } from 'react-router'
import { useToday } from '../../../../lib/formats.ts'
import { PageHeader } from '../../../../lib/pages/page-header.tsx'
import { QueryState } from '../../../../lib/requests/query-state.tsx'
import { inReadersLanguage } from '../../../../messages/customers/in-readers-language.ts'
import { m } from '../../../../messages/messages.ts'
import { OrderDocuments } from '../../documents/index.ts'
import { OrderSection } from '../order/order-section.tsx'
import { ContactButtons, CustomerPageLink } from './customer-links.tsx'
import { CostSection } from './cost-section.tsx'
import { OrderContext } from '../order/order-context.ts'
import { ItemsSection } from './items-section.tsx'
import { JobsSection } from './jobs-section.tsx'
import { MoveDialog } from '../decisions/move-dialog.tsx'
import { MovesPanel } from './moves-panel.tsx'
import { NotesSection, TimelineSection } from './history-sections.tsx'
import { daysLate, lateWords } from '../order/late.ts'
import { useOrder, type Order } from '../order/order.ts'
import { ChangesByOthers, useChangesByOthers } from './changes-by-others.tsx'
import { PaymentsSection } from './payments-section.tsx'
import { StagePill } from '../order/stage-pill.tsx'
import { nextSteps } from '../order/stage.ts'
import { OrderFacts } from './order-facts.tsx'
import { ProofSection } from './proof-section.tsx'
import { ThreadSection } from '../order/thread-section.tsx'
import { useMoves } from './use-moves.ts'

export function OrderPage() {
  const { id } = useParams()
  const query = useOrder(id)
  return (
    <QueryState query={query} what={m.orderWords.what}>
      {(order) => <OrderView key={order.id} order={order} />}
    </QueryState>
  )
}

function OrderView({ order }: { order: Order }) {
  const others = useChangesByOthers(order)
  return (
    <OrderContext value={{ order, decided: others.decided }}>
      <PageHeader
        title={order.number}
        aside={
          <>
            <StagePill stage={order.stage} />
            <LatePill order={order} />
          </>
        }
      >
        <ContactButtons />
      </PageHeader>
      {others.isNews && <ChangesByOthers order={order} events={others.events} onRead={others.read} />}
      <OrderDetails order={order} />
    </OrderContext>
  )
}

function LatePill({ order }: { order: Order }) {
  const late = daysLate(order, useToday()) ?? 0
  return late > 0 && <Pill tone="bad">{lateWords(late)}</Pill>
}

function OrderDetails({ order }: { order: Order }) {
  const { openMove, make, close } = useMoves()
  return (
    <>
      <div className="grid gap-6 xl:grid-cols-[1fr_17rem]">
        <div className="grid content-start gap-4">
          <OrderFacts />
          <NextStep order={order} />
          <CustomerPageLink />
          {order.note !== null && (
            <Notice title={m.orderPage.customerNote}>
              <p className="whitespace-pre-line">{order.note}</p>
            </Notice>
          )}
        </div>
        <aside className="xl:sticky xl:top-6 xl:row-span-2 xl:self-start">
          <MovesPanel onMove={make} />
        </aside>
        <div className="grid min-w-0 content-start gap-8">
          <ItemsSection />
          <ProofSection />
          <ThreadSection about="orders" id={order.id} customer={order.customer} />
          <PaymentsSection />
          <OrderSection id="documents" title={m.documents.title}>
            <OrderDocuments order={order} />
          </OrderSection>
          <JobsSection />
          <CostSection />
          <div className="grid gap-8 lg:grid-cols-2">
            <NotesSection />
            <TimelineSection />
          </div>
        </div>
      </div>
      {openMove !== undefined && <MoveDialog key={openMove} move={openMove} onClose={close} onMove={make} />}
    </>
  )
}

function NextStep({ order }: { order: Order }) {
  const next = nextSteps(order)
  return (
    <p className="flex items-center gap-3 text-lg">
      <RegistrationMark className={`size-6 shrink-0 ${next.length === 0 ? 'text-ink-soft' : 'text-press'}`} />
      <span>
        {next.length === 0 ? (
          m.orderPage.nothingLeft
        ) : (
          <strong className="font-semibold">{next.join(' ')}</strong>
        )}
        {order.holdReason !== null && (
          <span className="text-bad">
            {' '}
            {fill(m.orderPage.onHold, { reason: inReadersLanguage(order.holdReason) })}
          </span>
        )}
      </span>
    </p>
  )
}
