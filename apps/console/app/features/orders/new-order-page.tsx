import { PageHeader } from '../../lib/page-header.tsx'
export function NewOrderPage() {
  return <PageHeader title="New order" />
}
