/** The walls of the house: who may import whom. `docs/architecture.md` draws them. */
export default {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'features-meet-at-the-door',
      comment: 'A feature is entered through its index.ts only.',
      severity: 'error',
      from: { path: '^apps/api/src/features/([^/]+)/' },
      to: {
        path: '^apps/api/src/features/([^/]+)/',
        pathNot: ['^apps/api/src/features/$1/', '^apps/api/src/features/[^/]+/index\\.ts$'],
      },
    },
    {
      name: 'console-features-meet-at-the-door',
      comment:
        'A feature is entered through its index.ts; pages.ts alone names the pages, each a file of its own.',
      severity: 'error',
      from: { path: '^apps/console/app/features/([^/]+)/' },
      to: {
        path: '^apps/console/app/features/([^/]+)/',
        pathNot: ['^apps/console/app/features/$1/', '^apps/console/app/features/[^/]+/index\\.ts$'],
      },
    },
    {
      name: 'console-lib-knows-no-feature',
      severity: 'error',
      from: { path: '^apps/console/app/lib/' },
      to: { path: '^apps/console/app/features/' },
    },
    {
      name: 'storefront-features-meet-at-the-door',
      comment: 'A feature is entered through its index.ts only.',
      severity: 'error',
      from: { path: '^apps/storefront/app/features/([^/]+)/' },
      to: {
        path: '^apps/storefront/app/features/([^/]+)/',
        pathNot: ['^apps/storefront/app/features/$1/', '^apps/storefront/app/features/[^/]+/index\\.ts$'],
      },
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
      name: 'storefront-lib-knows-no-feature',
      severity: 'error',
      from: { path: '^apps/storefront/app/(lib|messages)/' },
      to: { path: '^apps/storefront/app/features/' },
    },
    {
      name: 'the-app-uses-doors',
      severity: 'error',
      from: { path: '^apps/api/src/(?!features/)', pathNot: '\\.test\\.ts$' },
      to: { path: '^apps/api/src/features/', pathNot: '^apps/api/src/features/[^/]+/index\\.ts$' },
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
      name: 'only-tests-use-the-testing-folder',
      severity: 'error',
      from: { pathNot: '(\\.test\\.ts$|/testing/|^e2e/|^benchmarks/|^scripts/)' },
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
