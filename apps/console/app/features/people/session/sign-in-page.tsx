import { fill } from '@platen/messages'
import { MarkedText } from '@platen/ui'
import { useEffect } from 'react'
import { Navigate, useNavigate, useSearchParams } from 'react-router'
import { paths } from '../../../lib/paths.ts'
import { m } from '../../../messages/messages.ts'
import { SignedOutLayout } from './signed-out-layout.tsx'
import { useSession } from './session.ts'
import { SignInForm } from './sign-in-form.tsx'
import { useSessionMessages } from './session-messages.ts'

export function SignInPage() {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const { data: session, refetch } = useSession({ ask: true })
  useSessionMessages(() => void refetch())
  useEffect(() => {
    document.title = fill(m.shell.documentTitle, { page: m.session.signIn.title })
  }, [])
  const target = consolePath(search.get('to'))
  if (session?.authenticated === true) return <Navigate to={target} replace />
  return (
    <SignedOutLayout title={m.session.signIn.title}>
      {/* If the cached session of another user was cleared, this page is not notified of the new one. */}
      <SignInForm onDone={() => void navigate(target, { replace: true })} />
      <p className="text-sm text-ink-soft">
        <MarkedText
          text={m.session.signIn.forgot}
          marks={{ command: (text) => <code className="figures">{text}</code> }}
        />
      </p>
    </SignedOutLayout>
  )
}

/** The address is user input, so only pages of the console are allowed. */
function consolePath(target: string | null): string {
  return target?.startsWith('/') === true && !target.startsWith('//') ? target : paths.today()
}
