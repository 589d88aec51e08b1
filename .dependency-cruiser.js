/** The walls of the house: who may import whom. `docs/architecture.md` draws them. */
export default {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'features-meet-at-the-door',
      comment: 'A feature is entered through its index.ts only.',
      severity: 'error',
      from: { path: '^apps/(api/src|console/app)/features/([^/]+/[^/]+)/' },
      to: {
        path: '^apps/$1/features/',
        pathNot: ['^apps/$1/features/$2/', '^apps/$1/features/[^/]+/[^/]+/index\\.ts$'],
      },
    },
    {
      name: 'storefront-features-meet-at-the-door',
      severity: 'error',
      from: { path: '^apps/storefront/app/features/([^/]+)/' },
      to: {
        path: '^apps/storefront/app/features/',
        pathNot: ['^apps/storefront/app/features/$1/', '^apps/storefront/app/features/[^/]+/index\\.ts$'],
      },
    },
    {
      name: 'web-libs-know-no-feature',
      severity: 'error',
      from: { path: '^apps/(console|storefront)/app/(lib|messages)/' },
      to: { path: '^apps/$1/app/features/' },
    },
    {
      name: 'storefront-messages-know-no-lib',
      comment: 'lib builds on messages. A folder circle would hide what needs what.',
      severity: 'error',
      from: { path: '^apps/storefront/app/messages/', pathNot: '\\.test\\.ts$' },
      to: { path: '^apps/storefront/app/lib/' },
    },
    {
      name: 'console-uses-doors',
      comment: 'Only the table of pages names pages, because each page is a file that is loaded on demand.',
      severity: 'error',
      from: { path: '^apps/console/app/(?!features/|pages\\.ts$)' },
      to: {
        path: '^apps/console/app/features/',
        pathNot: '^apps/console/app/features/[^/]+/[^/]+/index\\.ts$',
      },
    },
    {
      name: 'the-table-of-pages-names-pages',
      severity: 'error',
      from: { path: '^apps/console/app/pages\\.ts$' },
      to: { path: '^apps/console/app/features/', pathNot: '-page\\.tsx$' },
    },
    {
      name: 'storefront-pages-use-doors',
      severity: 'error',
      from: { path: '^apps/storefront/app/(?!features/)' },
      to: {
        path: '^apps/storefront/app/features/',
        pathNot: '^apps/storefront/app/features/[^/]+/index\\.ts$',
      },
    },
    {
      name: 'the-app-uses-doors',
      severity: 'error',
      from: { path: '^apps/api/src/(?!features/)', pathNot: '\\.test\\.ts$' },
      to: { path: '^apps/api/src/features/', pathNot: '^apps/api/src/features/[^/]+/[^/]+/index\\.ts$' },
    },
    {
      name: 'platform-knows-no-feature',
      severity: 'error',
      from: { path: '^apps/api/src/platform/', pathNot: '\\.test\\.ts$' },
      to: { path: '^apps/api/src/features/' },
    },
    {
      name: 'packages-know-no-app',
      severity: 'error',
      from: { path: '^packages/' },
      to: { path: '^apps/' },
    },
    {
      name: 'pure-packages-do-no-io',
      severity: 'error',
      from: { path: '^packages/(pricing|placement|nesting)/', pathNot: '\\.test\\.ts$' },
      to: { dependencyTypes: ['core', 'npm'] },
    },
    {
      name: 'web-apps-know-the-interface-alone',
      comment: 'A web app reaches the service through the API client.',
      severity: 'error',
      from: { path: '^apps/(storefront|console)/' },
      to: { path: '^(apps/api/|packages/contract/)' },
    },
    {
      name: 'web-apps-do-not-know-each-other',
      comment: 'What both need is of packages/ui.',
      severity: 'error',
      from: { path: '^apps/(storefront|console)/' },
      to: { path: '^apps/(storefront|console)/', pathNot: '^apps/$1/' },
    },
    {
      name: 'only-tests-use-the-testing-folder',
      severity: 'error',
      from: { pathNot: '(\\.test\\.ts$|/testing/|^e2e/|^benchmarks/|^lab/)' },
      to: { path: '^apps/api/src/testing/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(node_modules|dist|build|data|\\.react-router)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.json'],
    },
  },
}
