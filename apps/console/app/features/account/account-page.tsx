import { PageHeader } from '../../lib/page-header.tsx'

export function AccountPage() {
  return <PageHeader title="Your account" />
}
