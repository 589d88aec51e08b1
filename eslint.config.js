import reactHooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'

/** Type-aware linting of every TypeScript file; the borders between folders are checked by `.dependency-cruiser.js`. */
export default tseslint.config(
  {
    ignores: [
      '**/node_modules/**',
      'data/**',
      '**/dist/**',
      '**/build/**',
      '**/.react-router/**',
      '**/*.generated.ts',
      '**/*.js',
      '**/*.cjs',
    ],
  },
  ...tseslint.configs.strictTypeChecked,
  ...tseslint.configs.stylisticTypeChecked,
  {
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/consistent-type-definitions': 'off',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
      'no-console': 'error',
    },
  },
  {
    files: ['apps/storefront/**', 'apps/console/**', 'packages/ui/**'],
    extends: [reactHooks.configs.flat.recommended],
    // Loaders answer with a status by throwing a response, which is the framework's way.
    rules: { '@typescript-eslint/only-throw-error': 'off' },
  },
  {
    // Index arithmetic on typed arrays, where what an index means is an invariant.
    files: ['packages/nesting/src/**'],
    rules: { '@typescript-eslint/no-non-null-assertion': 'off' },
  },
  {
    files: ['**/*.test.ts', 'benchmarks/**', 'scripts/**', 'e2e/**', 'lab/**', '**/testing/**'],
    rules: { 'no-console': 'off', '@typescript-eslint/no-non-null-assertion': 'off' },
  },
)
