import { Button, Notice, buttonClass } from '@platen/ui'
import { useState, useSyncExternalStore } from 'react'
import { fill } from '@platen/messages'
import { Link, useNavigate } from 'react-router'
import { browserApi } from '../../lib/browser-api.ts'
import { usePage } from '../../lib/page.ts'
import { ProblemNotice, problemOf, submit, type Problem } from '../submission/index.ts'
import { AccountFrame } from './account-frame.tsx'
import { useKnownAccount } from './use-account.ts'

const TOKEN = /^#[\w-]{43}$/

/** Mail scanners and previews of chats open links: only the button uses this one up. */
export function SignInLinkPage() {
  const { messages, paths } = usePage()
  const texts = messages.account.link
  const navigate = useNavigate()
  const hash = useHash()
  const [sending, setSending] = useState<'sign-in' | 'add'>()
  const [problem, setProblem] = useState<Problem>()
  const account = useKnownAccount()
  const isRefused = problem?.kind === 'refused'
  const isOver = isRefused && problem.status === 404
  const hasAnother = isRefused && problem.status === 409

  async function follow(way: 'sign-in' | 'add') {
    if (hash === undefined) return
    setSending(way)
    setProblem(undefined)
    const body = { token: hash.slice(1) }
    try {
      await submit((signal) =>
        way === 'add'
          ? browserApi.createAccountContact({ body, signal })
          : browserApi.createAccountSession({ body, signal }),
      )
      await navigate(paths.account(), { replace: true })
    } catch (error) {
      setProblem(problemOf(error))
      setSending(undefined)
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
  const signedInAs = [account?.email, account?.phone].find((contact) => contact != null)
  const mayAdd = signedInAs !== undefined && !hasAnother
  return (
    <AccountFrame
      title={texts.title}
      text={mayAdd ? fill(texts.addText, { contact: signedInAs }) : texts.text}
    >
      <div className="grid max-w-md gap-5">
        {hasAnother ? (
          <Notice tone="warn" urgent title={texts.hasAnother} />
        ) : (
          <ProblemNotice problem={problem} />
        )}
        {mayAdd && (
          <Button
            className="justify-self-start"
            busy={sending === 'add' ? texts.signingIn : undefined}
            onClick={() => void follow('add')}
          >
            {texts.add}
          </Button>
        )}
        <Button
          variant={mayAdd ? 'line' : 'press'}
          className="justify-self-start"
          disabled={hash === undefined || sending === 'add'}
          busy={sending === 'sign-in' ? texts.signingIn : undefined}
          onClick={() => void follow('sign-in')}
        >
          {mayAdd ? texts.signInAlone : texts.signIn}
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
