import { Button, Notice, buttonClass } from '@platen/ui'
import { useState, useSyncExternalStore } from 'react'
import { Link, useNavigate } from 'react-router'
import { browserApi } from '../../lib/browser-api.ts'
import { usePage } from '../../lib/page.ts'
import { ProblemNotice, problemOf, submit, type Problem } from '../submission/index.ts'
import { AccountFrame } from './account-frame.tsx'

const TOKEN = /^#[\w-]{43}$/

/** Mail scanners and previews of chats open links: only the button uses this one up. */
export function SignInLinkPage() {
  const { messages, paths } = usePage()
  const texts = messages.account.link
  const navigate = useNavigate()
  const hash = useHash()
  const [isSending, setIsSending] = useState(false)
  const [problem, setProblem] = useState<Problem>()
  const isOver = problem?.kind === 'refused' && problem.status === 404

  async function signIn(token: string) {
    setIsSending(true)
    setProblem(undefined)
    try {
      await submit((signal) => browserApi.createAccountSession({ body: { token }, signal }))
      await navigate(paths.account(), { replace: true })
    } catch (error) {
      setProblem(problemOf(error))
      setIsSending(false)
    }
  }

  if (hash !== undefined && (isOver || !TOKEN.test(hash)))
    return (
      <AccountFrame title={texts.overTitle} text={texts.overText}>
        <Link to={paths.signIn()} className={buttonClass('press')}>
          {texts.newLink}
        </Link>
      </AccountFrame>
    )
  return (
    <AccountFrame title={texts.title} text={texts.text}>
      <div className="grid max-w-md gap-5">
        <ProblemNotice problem={problem} />
        <Button
          className="justify-self-start"
          disabled={hash === undefined}
          busy={isSending ? texts.signingIn : undefined}
          onClick={() => hash !== undefined && void signIn(hash.slice(1))}
        >
          {texts.signIn}
        </Button>
        <noscript>
          <Notice>{messages.cart.needsScript}</Notice>
        </noscript>
      </div>
    </AccountFrame>
  )
}

/** Undefined on the server, which never gets it. */
function useHash(): string | undefined {
  return useSyncExternalStore(
    (onChange) => {
      addEventListener('hashchange', onChange)
      return () => removeEventListener('hashchange', onChange)
    },
    () => location.hash,
    () => undefined,
  )
}
