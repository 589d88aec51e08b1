import type { ReactNode } from 'react'

interface MeetupTicketProps {
  readonly name: ReactNode
  readonly area: string
  readonly landmark?: string | undefined
  readonly fee: ReactNode
  /** `Monday and Friday` · `17:00–19:00`. */
  readonly hours: readonly { readonly days: string; readonly hours: string }[]
}

export function MeetupTicket({ name, area, landmark, fee, hours }: MeetupTicketProps) {
  return (
    <div className="flex h-full flex-col rounded-platen border border-rule bg-sheet">
      <div className="grid gap-1 p-4">
        <div className="flex items-baseline justify-between gap-3">
          <h3 className="text-xl">{name}</h3>
          <span className="figures whitespace-nowrap">{fee}</span>
        </div>
        <p>{area}</p>
        {landmark !== undefined && <p className="text-ink-soft">{landmark}</p>}
      </div>
      <OpenHours hours={hours} />
    </div>
  )
}

interface StudioCardProps {
  readonly title: ReactNode
  readonly address: string
  readonly map?: { readonly url: string; readonly label: string } | undefined
  readonly hours: MeetupTicketProps['hours']
}

/** Where customers pick up orders and pay cash. */
export function StudioCard({ title, address, map, hours }: StudioCardProps) {
  return (
    <div className="rounded-platen border border-rule bg-sheet text-ink">
      <div className="grid justify-items-start gap-1 p-4">
        <p className="font-semibold">{title}</p>
        <address className="not-italic" dir="auto">
          {address}
        </address>
        {map && (
          <a
            href={map.url}
            target="_blank"
            rel="noopener noreferrer"
            className="inline-flex min-h-11 items-center underline"
          >
            {map.label}
          </a>
        )}
      </div>
      {hours.length > 0 && <OpenHours hours={hours} />}
    </div>
  )
}

function OpenHours({ hours }: Pick<MeetupTicketProps, 'hours'>) {
  return (
    <dl className="mt-auto grid gap-2 border-t border-dashed border-rule-strong p-4">
      {hours.map((line) => (
        <div key={line.hours} className="flex flex-wrap justify-between gap-x-3">
          <dt>{line.days}</dt>
          <dd className="figures whitespace-nowrap">{line.hours}</dd>
        </div>
      ))}
    </dl>
  )
}

interface PaymentSlipProps {
  readonly instructions: string
  readonly lines: readonly {
    readonly term: string
    readonly value: string
    readonly action?: ReactNode
  }[]
}

export function PaymentSlip({ instructions, lines }: PaymentSlipProps) {
  return (
    <div className="rounded-platen border border-rule bg-sheet">
      <p className="border-b border-dashed border-rule-strong p-4 whitespace-pre-line">{instructions}</p>
      <dl className="divide-y divide-rule px-4">
        {lines.map(({ term, value, action }) => (
          <div key={term} className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 py-2">
            <dt className="text-sm text-ink-soft">{term}</dt>
            <dd className="figures font-semibold break-words">{value}</dd>
            {action !== undefined && <dd className="col-start-2 row-span-2 row-start-1">{action}</dd>}
          </div>
        ))}
      </dl>
    </div>
  )
}
