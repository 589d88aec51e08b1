import { PageHeader } from '../../../lib/pages/page-header.tsx'
import { useMe } from '../session/index.ts'
import { OneTimeCodes } from './one-time-codes.tsx'
import { OwnSessions } from './own-sessions.tsx'
import { PasswordForm } from './password-form.tsx'

export function AccountPage() {
  const { name, email, role } = useMe()
  return (
    <>
      <PageHeader
        title="Your account"
        aside={
          <p className="text-ink-soft">
            {name}, {role} · <span className="figures text-sm">{email}</span>
          </p>
        }
      />
      <PasswordForm />
      <OneTimeCodes />
      <OwnSessions />
    </>
  )
}
