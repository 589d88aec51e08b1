import { TableImportPage } from '../../../lib/table-import/table-import-page.tsx'
import { PRODUCTS } from './product-import.ts'

export function ProductImportPage() {
  return <TableImportPage subject={PRODUCTS} />
}
