import { Link } from 'react-router'
import { usePage } from '../../lib/page.ts'
import { PageSection } from '../tracking/index.ts'
import { LinkRequest } from './link-request.tsx'
import type { Account } from './use-account.ts'

/** For whoever orders by email one day and by phone another. The link itself asks whether to add its contact. */
export function AddContact({ account: { email, phone } }: { account: Account }) {
  const { messages, paths } = usePage()
  const texts = messages.account.add
  if (email !== null && phone !== null) return null
  return (
    <PageSection title={email === null ? texts.emailTitle : texts.phoneTitle}>
      {email === null ? (
        <>
          <p className="mb-4 text-ink-soft">{texts.emailText}</p>
          <LinkRequest label={texts.emailTitle} sentText={texts.sentText} />
        </>
      ) : (
        <p className="text-ink-soft">
          {texts.phoneText}{' '}
          <Link to={paths.contact()} className="inline-flex min-h-6 items-center font-semibold underline">
            {messages.shell.contact}
          </Link>
        </p>
      )}
    </PageSection>
  )
}
