import { Notice } from '@platen/ui'
import { Link } from 'react-router'
import { useMe } from '../features/people/session/index.ts'
import { useFormats } from '../lib/formats.ts'
import { paths } from '../lib/paths.ts'

/** For the first owner, whose password the terminal showed. */
export function FirstPasswordNotice() {
  const { passwordExpiresAt } = useMe()
  const formats = useFormats()
  if (!passwordExpiresAt) return null
  return (
    <Notice tone="warn" className="mb-6" title="Change your first password.">
      <p>
        It stops working on {formats.moment(new Date(passwordExpiresAt))}.{' '}
        <Link to={paths.account()} className="underline">
          Change password
        </Link>
      </p>
    </Notice>
  )
}
