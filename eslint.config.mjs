// Biome formats and lints; here stand the rules that need types (a forgotten await is a lost write) or that only this project has.
import { createRequire } from 'node:module';
import { ownTables } from './scripts/boundaries/writers.mjs';

const require = createRequire(new URL('./scripts/package.json', import.meta.url));
const tseslint = require('typescript-eslint');
const jest = require('eslint-plugin-jest');

// Dates (domain/src/fechas.ts): the compiler keeps calendar dates and instants apart; this closes the ways around it.
const dates = [
  {
    selector: "CallExpression[callee.property.name='toISOString']",
    message: 'An instant becomes text by instanteDe; its day in Ecuador is hoyEn(instante).',
  },
  {
    selector:
      "CallExpression[callee.property.name=/^(slice|substring|substr)$/][arguments.0.value=0][arguments.1.value=10]:not([callee.object.property.name='identificacion']):not([callee.object.name='identificacion'])",
    message: 'The first ten characters of an instant are the day in Greenwich: hoyEn(instante).',
  },
  {
    selector: 'TSAsExpression > TSTypeReference[typeName.name=/^(Fecha|Instante)$/]',
    message: 'Text becomes a date by esFecha, leerFecha or comoFecha, and an instant by esInstante or isoOf.',
  },
];

// What always travels together is one named thing (src/platform.ts, the stores of an act), not a longer list.
const constructors = [
  {
    selector: "MethodDefinition[kind='constructor'] > FunctionExpression[params.length>6]",
    message: 'A constructor takes six arguments at most: name what travels together, and hand it over as one.',
  },
];

// Who reads a query knows its tables by their aliases.
const aliases = [
  {
    selector: 'CallExpression[callee.property.name=/^(from|innerJoin|leftJoin)$/] > Literal[value=/^[a-z]{1,2}$/]',
    message: 'An alias is the name of its table, or of the part it plays where the table stands twice.',
  },
];

// What a screen loads (domain/src/mensajes.ts): only an area that is imported, or read as `mensajes.LEG.x`, leaves its other texts behind.
const texts = [
  {
    selector:
      "VariableDeclarator[id.type='ObjectPattern']:matches([init.name='mensajes'], [init.name='propios'], [init.object.name='mensajes'])",
    message: "Import the area (import { LEG, propios } from '@adjudica/domain') and read its texts with a dot.",
  },
];

const projects = {
  'domain/src': 'domain/tsconfig.test.json',
  'api/src': 'api/tsconfig.test.json',
  'admin/src': 'admin/tsconfig.json',
  'admin/e2e': 'admin/e2e/tsconfig.json',
};

export default [
  { ignores: ['**/dist/**', '**/generated/**', 'node_modules/**', '**/*.{js,mjs,cjs}'] },
  ...Object.entries(projects).map(([folder, project]) => ({
    files: [`${folder}/**/*.{ts,tsx}`],
    languageOptions: {
      parser: tseslint.parser,
      parserOptions: { project, tsconfigRootDir: import.meta.dirname },
    },
    plugins: { '@typescript-eslint': tseslint.plugin },
    rules: {
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: false }],
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
    },
  })),
  {
    files: ['{domain,api,admin}/src/**/*.{ts,tsx}'],
    ignores: ['domain/src/fechas.ts', '**/*.test.{ts,tsx}', '**/testing/**'],
    rules: { 'no-restricted-syntax': ['error', ...dates, ...constructors] },
  },
  {
    // an import's statements read the staged row as `f`, its classification as `c`, the row it changes as `t`
    files: ['api/src/**/*.ts'],
    ignores: ['**/*.test.ts', '**/testing/**', 'api/src/{seed,capabilities/importacion}/**'],
    rules: { 'no-restricted-syntax': ['error', ...dates, ...constructors, ...aliases] },
  },
  {
    files: ['{domain,admin}/src/**/*.{ts,tsx}'],
    ignores: ['domain/src/fechas.ts', '**/*.test.{ts,tsx}', '**/testing/**'],
    rules: { 'no-restricted-syntax': ['error', ...dates, ...constructors, ...texts] },
  },
  {
    // Imports write a whole file by set statements; one transaction of `reseal` seals every column anew; demo data are a past that no act can make.
    files: ['api/src/**/*.ts'],
    ignores: [
      '**/*.test.ts',
      'api/src/{entities,db/migrations,testing,seed,capabilities/importacion}/**',
      'api/src/db/installation/reseal.ts',
    ],
    plugins: { adjudica: { rules: { 'own-tables': ownTables } } },
    rules: { 'adjudica/own-tables': 'error' },
  },
  {
    // A title says what goes in and what comes out, behind the rows it proves (their IDs are checked by scripts/requisitos.mjs).
    files: ['**/*.{test,e2e}.{ts,tsx}'],
    plugins: { jest },
    settings: { jest: { version: 30, globalAliases: { test: ['long'] } } },
    rules: {
      'jest/valid-title': [
        'error',
        {
          mustMatch: {
            test: [
              '^(?:[A-Z]{3}-\\d{3} )*(?![A-Z]{3}-\\d{3})\\S+ \\S',
              'A title is two words at least, behind the IDs.',
            ],
          },
        },
      ],
      'jest/no-identical-title': 'error',
      'jest/no-focused-tests': 'error',
    },
  },
];
