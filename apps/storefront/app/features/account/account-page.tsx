import { Button, LoadingRows } from '@platen/ui'
import { fill } from '@platen/messages'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { browserApi } from '../../lib/browser-api.ts'
import { usePage } from '../../lib/page.ts'
import { refreshOwnFilm } from '../../lib/own-film.ts'
import { noteSignedIn } from '../../lib/route/signed-in.ts'
import type { Catalog } from '../cart/index.ts'
import { forgetContact } from '../checkout/index.ts'
import { ProblemNotice, problemOf, submit, type Problem } from '../submission/index.ts'
import { PageSection } from '../tracking/index.ts'
import { AccountFrame } from './account-frame.tsx'
import { AddContact } from './add-contact.tsx'
import { OwnArtworks } from './own-artworks.tsx'
import { OwnFilmSection } from './own-film.tsx'
import { OwnEstimates, OwnFiles } from './own-papers.tsx'
import { OwnOrders } from './own-orders.tsx'
import { useAccount, type Account } from './use-account.ts'

export function AccountPage({ catalog }: { catalog: Catalog }) {
  const { messages, paths } = usePage()
  const texts = messages.account
  const navigate = useNavigate()
  const [state, retry] = useAccount()
  const isOut = state.kind === 'signed-out'
  useEffect(() => {
    if (isOut) void navigate(paths.signIn(), { replace: true })
  }, [isOut, navigate, paths])

  if (state.kind === 'signed-in') return <OwnAccount account={state.account} catalog={catalog} />
  return (
    <div className="mx-auto max-w-6xl pb-8">
      <AccountFrame title={texts.title}>
        {state.kind === 'problem' ? (
          <div className="grid max-w-md gap-4">
            <ProblemNotice problem={state.problem} />
            <Button variant="line" className="justify-self-start" onClick={retry}>
              {messages.shell.retry}
            </Button>
          </div>
        ) : (
          <LoadingRows label={texts.loading} />
        )}
        <noscript>
          <p className="mt-4">{messages.cart.needsScript}</p>
        </noscript>
      </AccountFrame>
    </div>
  )
}

function OwnAccount({ account, catalog }: { account: Account; catalog: Catalog }) {
  const { messages } = usePage()
  const texts = messages.account
  const { name, email, phone } = account
  return (
    <div className="mx-auto max-w-6xl pb-8">
      <AccountFrame title={name === null ? texts.title : fill(texts.hello, { name })}>
        <p className="max-w-xl text-lg break-words" dir="auto">
          {email !== null && phone !== null
            ? fill(texts.provenBoth, { email, phone })
            : fill(texts.proven, { contact: email ?? phone ?? '' })}
        </p>
        <SignOut />
      </AccountFrame>
      <div className="grid gap-x-12 gap-y-10 px-4 lg:grid-cols-[3fr_2fr]">
        <div className="grid min-w-0 content-start gap-10">
          <OwnOrders catalog={catalog} />
        </div>
        <div className="grid min-w-0 content-start gap-10">
          <OwnFilmSection catalog={catalog} />
          <OwnEstimates />
          <OwnFiles />
          <OwnArtworks />
          <AddContact account={account} />
          <PageSection title={texts.security}>
            <p className="text-ink-soft">{texts.securityText}</p>
            <SignOut everywhere />
          </PageSection>
        </div>
      </div>
    </div>
  )
}

function SignOut({ everywhere = false }: { everywhere?: boolean }) {
  const { messages, paths } = usePage()
  const texts = messages.account
  const navigate = useNavigate()
  const [isSending, setIsSending] = useState(false)
  const [problem, setProblem] = useState<Problem>()

  async function signOut() {
    setIsSending(true)
    setProblem(undefined)
    try {
      await submit((signal) =>
        everywhere ? browserApi.revokeAccountSessions({ signal }) : browserApi.accountLogout({ signal }),
      )
      noteSignedIn(false)
      refreshOwnFilm()
      forgetContact()
      await navigate(paths.signIn(), { replace: true })
    } catch (error) {
      setProblem(problemOf(error))
      setIsSending(false)
    }
  }

  return (
    <div className="mt-4 grid max-w-md gap-4">
      <ProblemNotice problem={problem} />
      <Button
        variant="line"
        className="justify-self-start"
        busy={isSending ? texts.signingOut : undefined}
        onClick={() => void signOut()}
      >
        {everywhere ? texts.signOutEverywhere : texts.signOut}
      </Button>
    </div>
  )
}
