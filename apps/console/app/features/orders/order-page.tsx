import { Notice, RegistrationMark } from '@platen/ui'
import { useParams } from 'react-router'
import { PageHeader } from '../../lib/page-header.tsx'
import { QueryState } from '../../lib/query-state.tsx'
import { ContactButtons } from './contact-buttons.tsx'
import { CostSection } from './cost-section.tsx'
import { CustomerPage } from './customer-page.tsx'
import { DeskContext } from './desk.ts'
import { ItemsSection } from './items-section.tsx'
import { JobsSection } from './jobs-section.tsx'
import { MoveDialog } from './move-dialog.tsx'
import { MovesPanel } from './moves-panel.tsx'
import { NotesSection } from './notes-section.tsx'
import { useOrder, type Order } from './order.ts'
import { OthersWork } from './others-work.tsx'
import { PaymentsSection } from './payments-section.tsx'
import { StagePill } from './stage-pill.tsx'
import { STAGES } from './stage.ts'
import { TicketFacts } from './ticket-facts.tsx'
import { TimelineSection } from './timeline-section.tsx'
import { useMoves } from './use-moves.ts'
import { useOthersWork } from './use-others-work.ts'

/** One order as a job ticket. */
export function OrderPage() {
  const { id } = useParams()
  const query = useOrder(id)
  return (
    <QueryState query={query} what="the order">
      {(order) => <OrderOnDesk key={order.id} order={order} />}
    </QueryState>
  )
}

function OrderOnDesk({ order }: { order: Order }) {
  const others = useOthersWork(order)
  return (
    <DeskContext value={{ order, decided: others.decided }}>
      <PageHeader title={order.number} aside={<StagePill stage={order.stage} />}>
        <ContactButtons />
      </PageHeader>
      {others.isNews && <OthersWork order={order} events={others.events} onRead={others.read} />}
      <Ticket order={order} />
    </DeskContext>
  )
}

function Ticket({ order }: { order: Order }) {
  const { asking, make, close } = useMoves()
  return (
    <>
      <div className="grid gap-6 xl:grid-cols-[1fr_17rem]">
        <div className="grid content-start gap-4">
          <TicketFacts />
          <NextStep order={order} />
          <CustomerPage />
          {order.note !== null && (
            <Notice title="The customer says">
              <p className="whitespace-pre-line">{order.note}</p>
            </Notice>
          )}
        </div>
        <aside className="xl:sticky xl:top-6 xl:row-span-2 xl:self-start">
          <MovesPanel onMove={make} />
        </aside>
        <div className="grid min-w-0 content-start gap-8">
          <ItemsSection />
          <PaymentsSection />
          <JobsSection />
          <CostSection />
          <div className="grid gap-8 lg:grid-cols-2">
            <NotesSection />
            <TimelineSection />
          </div>
        </div>
      </div>
      {asking !== undefined && <MoveDialog key={asking} move={asking} onClose={close} onMove={make} />}
    </>
  )
}

function NextStep({ order }: { order: Order }) {
  const next = STAGES[order.stage].next
  return (
    <p className="flex items-center gap-3 text-lg">
      <RegistrationMark
        className={`size-6 shrink-0 ${next === undefined ? 'text-ink-soft' : 'text-press'}`}
      />
      <span>
        {next === undefined ? 'Nothing is left to do.' : <strong className="font-semibold">{next}</strong>}
        {order.holdReason !== null && <span className="text-bad"> Stopped: “{order.holdReason}”</span>}
      </span>
    </p>
  )
}
