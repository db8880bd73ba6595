// Biome formats and lints; only the rules that need types stand here (a forgotten await is a lost write).
import { createRequire } from 'node:module';

const require = createRequire(new URL('./scripts/package.json', import.meta.url));
const tseslint = require('typescript-eslint');

export default [
  { ignores: ['**/dist/**', '**/generated/**', 'node_modules/**', '**/*.{js,mjs,cjs}'] },
  ...['domain', 'api', 'admin'].map((workspace) => ({
    files: [`${workspace}/**/*.{ts,tsx}`],
    languageOptions: {
      parser: tseslint.parser,
      parserOptions: {
        project: [`./${workspace}/${workspace === 'admin' ? 'tsconfig.json' : 'tsconfig.test.json'}`],
        tsconfigRootDir: import.meta.dirname,
      },
    },
    plugins: { '@typescript-eslint': tseslint.plugin },
    rules: {
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: false }],
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
    },
  })),
];
