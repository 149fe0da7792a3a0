import { importsOf } from './checks/importsOf.ts'
import { readSources } from './checks/source.ts'

/** Packages that the test runner itself serves, or that run in Node only. */
const elsewhere = /^(node:|vitest|@vitest\/|virtual:|@?storybook|msw\/node$|playwright|fast-check|lucide\/|@fontsource)/

/**
 * The packages that tests and stories load in the browser. Vite has to bundle them before the first test: one that it discovers later makes it
 * reload the page, and abort the running test.
 */
export function browserPackages(): string[] {
  const sources = readSources(
    'src/**/*.{ts,tsx}',
    'widgets/**/*.{ts,tsx}',
    'stories/**/*.{ts,tsx}',
    'mocks/browser.ts',
    'mocks/backend/**/*.ts',
    'mocks/**/*.test.tsx',
  ).filter(({ path }) => !path.endsWith('.test.ts'))
  const imported = sources
    .flatMap(importsOf)
    .filter(({ kind, target, specifier }) => kind !== 'type' && target === undefined && specifier !== '')
    .map(({ specifier }) => specifier)
  // What JSX compiles to.
  const all = new Set([...imported, 'react/jsx-runtime', 'react/jsx-dev-runtime'])
  return [...all].filter((name) => !elsewhere.test(name)).sort()
}
