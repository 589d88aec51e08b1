import { fill } from '@platen/messages'
import { MarkedText } from '@platen/ui'
import { PageHeader } from '../../../lib/pages/page-header.tsx'
import { m } from '../../../messages/messages.ts'
import { useMe } from '../session/index.ts'
import { AccountSection } from './account-section.tsx'
import { LanguageField } from './language-field.tsx'
import { OneTimeCodes } from './one-time-codes.tsx'
import { OwnSessions } from './own-sessions.tsx'
import { PasswordForm } from './password-form.tsx'

export function AccountPage() {
  const { name, email, role } = useMe()
  return (
    <>
      <PageHeader
        title={m.account.title}
        aside={
          <p className="text-ink-soft">
            <MarkedText
              text={fill(m.account.who, { name, role: m.shared.roles[role], email })}
              marks={{ email: (text) => <span className="figures text-sm">{text}</span> }}
            />
          </p>
        }
      />
      <AccountSection title={m.account.language.label} about={m.account.language.about}>
        <LanguageField className="max-w-md" />
      </AccountSection>
      <PasswordForm />
      <OneTimeCodes />
      <OwnSessions />
    </>
  )
}
