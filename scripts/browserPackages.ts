import { importsOf } from './checks/importsOf.ts'
import { readSources } from './checks/source.ts'

/** What the test runner itself serves, or what runs in Node only. */
const elsewhere = /^(node:|vitest|@vitest\/|virtual:|@?storybook|msw\/node$|playwright|fast-check|lucide\/|@fontsource)/

/**
 * The packages that tests and stories load in the browser. Vite has to have them ready before the first test: one that it comes upon later makes it
 * load the page anew, and the test that is under way with it.
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
  // What JSX becomes.
  const all = new Set([...imported, 'react/jsx-runtime', 'react/jsx-dev-runtime'])
  return [...all].filter((name) => !elsewhere.test(name)).sort()
}
