import { Link } from 'react-router'
import { usePage } from '../../lib/page.ts'
import { AccountFrame } from './account-frame.tsx'
import { LinkRequest } from './link-request.tsx'

export function SignInPage() {
  const { messages, paths } = usePage()
  const texts = messages.account.signIn
  return (
    <AccountFrame title={texts.title} text={texts.text}>
      <LinkRequest label={texts.title} sentText={texts.sentText} />
      <noscript>
        <p className="mt-4">{messages.cart.needsScript}</p>
      </noscript>
      <p className="mt-8 max-w-md border-t border-rule pt-4 text-sm text-ink-soft">
        {texts.phoneOnly}{' '}
        <Link to={paths.contact()} className="inline-flex min-h-6 items-center font-semibold underline">
          {messages.shell.contact}
        </Link>
      </p>
    </AccountFrame>
  )
}
