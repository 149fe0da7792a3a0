import { importsOf } from './checks/importsOf.ts'
import { readSources } from './checks/source.ts'

/** Packages that the test runner itself serves, or that run in Node only. */
const elsewhere =
  /^(node:|vitest|@vitest\/|virtual:|@?storybook|msw\/node$|playwright|fast-check|lucide\/|@fontsource|dejavu-fonts-ttf\/)/

/** A possible import of a package: anything quoted after `from` or `import` that names neither a file nor a room. */
const packageImport = /\b(?:from|import)\s*\(?\s*['"]([^'".#][^'"]*)['"]/g

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
  // The modules that compiled JSX imports.
  const found = new Set(['react/jsx-runtime', 'react/jsx-dev-runtime'])
  for (const source of sources) {
    // Only files that may name another package are parsed: every start of the test runner waits for this list.
    const named = [...source.text.matchAll(packageImport)].map(([, name = '']) => name)
    if (named.every((name) => found.has(name) || elsewhere.test(name))) continue
    for (const { kind, target, specifier } of importsOf(source))
      if (kind !== 'type' && target === undefined && specifier !== '') found.add(specifier)
  }
  return [...found].filter((name) => !elsewhere.test(name)).sort()
}
