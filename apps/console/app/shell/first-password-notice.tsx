import { fill } from '@platen/messages'
import { MarkedText, Notice } from '@platen/ui'
import { Link } from 'react-router'
import { useMe } from '../features/people/session/index.ts'
import { useFormats } from '../lib/formats.ts'
import { paths } from '../lib/paths.ts'
import { m } from '../messages/messages.ts'

/** For the first owner, whose password the terminal showed. */
export function FirstPasswordNotice() {
  const { passwordExpiresAt } = useMe()
  const formats = useFormats()
  if (!passwordExpiresAt) return null
  return (
    <Notice tone="warn" className="mb-6" title={m.shell.firstPassword.title}>
      <p>
        <MarkedText
          text={fill(m.shell.firstPassword.text, { moment: formats.moment(new Date(passwordExpiresAt)) })}
          marks={{
            link: (text) => (
              <Link to={paths.account()} className="underline">
                {text}
              </Link>
            ),
          }}
        />
      </p>
    </Notice>
  )
}
