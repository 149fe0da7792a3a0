import { expect, test } from 'vitest'
import { loaderFindings } from './loaderReact.ts'

const problems = (files: Record<string, string>) =>
  loaderFindings(Object.entries(files).map(([path, text]) => ({ path, text }))).map(
    ({ path, problem }) => `${path} ${problem}`,
  )

test.each(['react', 'react-dom/client', 'preact/compat'])('the loader may not import %s', (name) => {
  expect(problems({ 'src/loader/a.ts': `import { b } from '${name}'` })).toEqual([
    `src/loader/a.ts imports ${name}, and is the loader`,
  ])
})

test('its imports may not either, and are reported with the import chain', () => {
  expect(
    problems({
      'src/loader/a.ts': `import { b } from '../dom/b.ts'`,
      'src/dom/b.ts': `export { c } from './c.ts'`,
      'src/dom/c.ts': `import { useState } from 'react'`,
    }),
  ).toEqual(['src/dom/c.ts imports react, and the loader imports it: src/loader/a.ts → src/dom/b.ts → src/dom/c.ts'])
})

test('a view counts as React even without importing it', () => {
  expect(
    problems({
      'widgets/main.ts': `import { A } from '../src/ui/A.tsx'`,
      'src/ui/A.tsx': 'export const A = () => <a />',
    }),
  ).toEqual(['src/ui/A.tsx is a view, and the loader imports it: widgets/main.ts → src/ui/A.tsx'])
})

test('chunks, types, tests and other folders may', () => {
  expect(
    problems({
      'src/loader/a.ts': `import type { B } from '../ui/b.ts'\nimport type { FC } from 'react'\nconst load = () => import('../ui/b.ts')`,
      'src/loader/a.test.ts': `import { b } from '../ui/b.ts'`,
      'src/ui/b.ts': `import { useState } from 'react'`,
    }),
  ).toEqual([])
})
