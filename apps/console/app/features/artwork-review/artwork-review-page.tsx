import { PageHeader } from '../../lib/page-header.tsx'
export function ArtworkReviewPage() {
  return <PageHeader title="Artwork" />
}
