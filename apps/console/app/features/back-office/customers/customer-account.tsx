import type { Resources } from '@platen/api-client'
import { count, fill } from '@platen/messages'
import { Button, Notice, buttonClass } from '@platen/ui'
import { useState } from 'react'
import { CopyButton } from '../../../lib/copy-button.tsx'
import { Dialog } from '../../../lib/dialog.tsx'
import { FigureText } from '../../../lib/figure-text.tsx'
import { ago, useFormats } from '../../../lib/formats.ts'
import { ActionDialog } from '../../../lib/requests/action-dialog.tsx'
import { api } from '../../../lib/requests/api.ts'
import { QueryState } from '../../../lib/requests/query-state.tsx'
import { useAction } from '../../../lib/requests/use-action.ts'
import { useRead } from '../../../lib/requests/use-read.ts'
import { locale, m } from '../../../messages/messages.ts'
import { deviceName } from '../../people/account/index.ts'
import { useRefusal } from '../../people/session/index.ts'
import type { CustomerDetail } from './customers.ts'

const texts = m.customers.account

type SignInLink = Resources['CustomerSignInLink']

/** Where the customer is signed in, and the link that staff send on WhatsApp. */
export function CustomerAccount({ customer }: { customer: CustomerDetail }) {
  const refusal = useRefusal('customers:write')
  const [link, setLink] = useState<SignInLink>()
  const [isEnding, setIsEnding] = useState(false)
  const sessions = useRead(['customers', customer.id, 'sessions'], (signal) =>
    api.listCustomerSessions({ customerId: customer.id, signal }),
  )
  const make = useAction({
    send: (_: undefined, key) =>
      api.createCustomerSignInLink({ customerId: customer.id, idempotencyKey: key }),
    changes: ['audit-log'],
    onDone: setLink,
  })
  const noPhone = customer.phone === null ? texts.noPhone : undefined
  return (
    <section aria-labelledby="customer-account">
      <h2 id="customer-account" className="mb-1 text-lg">
        {texts.title}
      </h2>
      <p className="mb-3 text-sm text-ink-soft">{texts.about}</p>
      <QueryState query={sessions} what={texts.what}>
        {(found) => (
          <>
            <Sessions sessions={found} />
            <div className="mt-3 flex flex-wrap gap-2">
              <Button
                variant="line"
                unavailable={refusal ?? noPhone ?? make.unavailable}
                onClick={() => make.run(undefined)}
              >
                {texts.make}
              </Button>
              {found.length > 0 && (
                <Button variant="quiet" unavailable={refusal} onClick={() => setIsEnding(true)}>
                  {texts.end}
                </Button>
              )}
            </div>
          </>
        )}
      </QueryState>
      {link && <LinkDialog customer={customer} link={link} onClose={() => setLink(undefined)} />}
      {isEnding && <EndDialog customer={customer} onClose={() => setIsEnding(false)} />}
    </section>
  )
}

function Sessions({ sessions }: { sessions: readonly Resources['CustomerSession'][] }) {
  const formats = useFormats()
  if (sessions.length === 0) return <p className="border-y border-rule py-3 text-sm">{texts.none}</p>
  return (
    <ul className="border-t border-rule">
      {sessions.map(({ id, email, phone, device, createdAt, lastSeenAt }) => (
        <li key={id} className="border-b border-rule py-2">
          <span className="block font-semibold" title={device}>
            {deviceName(device)}
          </span>
          <span className="block text-sm break-all">
            {[email, phone].filter((contact) => contact !== null).join(' · ')}
          </span>
          <span className="block text-sm text-ink-soft">
            <FigureText
              text={fill(texts.seen, { moment: formats.stamp(new Date(createdAt)), ago: ago(lastSeenAt) })}
            />
          </span>
        </li>
      ))}
    </ul>
  )
}

interface LinkDialogProps {
  readonly customer: CustomerDetail
  readonly link: SignInLink
  readonly onClose: () => void
}

function LinkDialog({ customer, link, onClose }: LinkDialogProps) {
  const formats = useFormats()
  const { signInText: text = '', signInChatUrl, expiresAt } = link
  return (
    <Dialog title={fill(texts.makeTitle, { name: customer.name })} onClose={onClose}>
      <Notice>
        {fill(texts.makeText, {
          phone: customer.phone ?? '',
          until: formats.stamp(new Date(expiresAt)),
        })}
      </Notice>
      <section aria-label={texts.message} className="min-w-0">
        <p
          className="rounded-platen border border-rule bg-tray p-4 wrap-anywhere whitespace-pre-line"
          dir="auto"
        >
          {text}
        </p>
      </section>
      <div className="flex flex-wrap items-center gap-2">
        <a href={signInChatUrl} target="_blank" rel="noopener noreferrer" className={buttonClass('press')}>
          {texts.openWhatsApp}
        </a>
        <CopyButton text={text} label={fill(m.shared.copy.what, { what: texts.copyWhat })} />
      </div>
      <p className="text-sm text-ink-soft">{m.shared.copy.shownOnce}</p>
    </Dialog>
  )
}

function EndDialog({ customer, onClose }: Omit<LinkDialogProps, 'link'>) {
  const end = useAction({
    send: (_: undefined, key) =>
      api.createCustomerSessionRevocation({ customerId: customer.id, idempotencyKey: key }),
    changes: ['customers', 'audit-log'],
    onDone: onClose,
    done: ({ ended }) => count(locale, texts.ended, ended),
  })
  return (
    <ActionDialog
      title={fill(texts.endTitle, { name: customer.name })}
      submitLabel={texts.end}
      onClose={onClose}
      action={end}
      onSubmit={() => end.run(undefined)}
    >
      <p>{texts.endText}</p>
    </ActionDialog>
  )
}
