export { pageMeta } from './page-meta.ts'
export { sitemapXml } from './sitemap.ts'
export { breadcrumbRecord, productRecord, shopRecord } from './structured-data.ts'
