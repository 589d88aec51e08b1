export { pageMeta, sharePictureUrl } from './page-meta.ts'
export { sitemapXml } from './sitemap.ts'
export { breadcrumbRecord, faqRecord, listRecord, productRecord, shopRecord } from './structured-data.ts'
