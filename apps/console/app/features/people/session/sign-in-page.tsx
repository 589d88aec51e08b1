import { useEffect } from 'react'
import { Navigate, useNavigate, useSearchParams } from 'react-router'
import { paths } from '../../../lib/paths.ts'
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
    document.title = 'Sign in · Platen console'
  }, [])
  const target = consolePath(search.get('to'))
  if (session?.authenticated === true) return <Navigate to={target} replace />
  return (
    <SignedOutLayout title="Sign in">
      {/* If the cached session of another user was cleared, this page is not notified of the new one. */}
      <SignInForm onDone={() => void navigate(target, { replace: true })} />
      <p className="text-sm text-ink-soft">
        Forgot your password? An owner can send you a new link under Team. If you are the only owner, run{' '}
        <code className="figures">npm run owner:reset</code> on the server.
      </p>
    </SignedOutLayout>
  )
}

/** The address is user input, so only pages of the console are allowed. */
function consolePath(target: string | null): string {
  return target?.startsWith('/') === true && !target.startsWith('//') ? target : paths.today()
}
