import { expect, test } from 'vitest'
import { circleFindings } from './circles.ts'

const problems = (files: Record<string, string>) =>
  circleFindings(Object.entries(files).map(([path, text]) => ({ path, text }))).map(({ problem }) => problem)

test('two files that import each other', () => {
  expect(
    problems({ 'src/lib/a.ts': `import { b } from './b.ts'`, 'src/lib/b.ts': `import { a } from './a.ts'` }),
  ).toEqual(['imports itself in a circle: src/lib/a.ts → src/lib/b.ts → src/lib/a.ts'])
})

test('a circle of types, of re-exports, of loading on demand', () => {
  expect(
    problems({
      'mocks/a.ts': `import type { B } from './b.ts'`,
      'mocks/b.ts': `export { c } from './c.ts'`,
      'mocks/c.ts': `export const load = () => import('./a.ts')`,
    }),
  ).toEqual(['imports itself in a circle: mocks/a.ts → mocks/b.ts → mocks/c.ts → mocks/a.ts'])
})

test('each circle is reported once, by its shortest path', () => {
  expect(
    problems({
      'src/a.ts': `import { b } from './b.ts'`,
      'src/b.ts': `import { a } from './a.ts'\nimport { c } from './c.ts'`,
      'src/c.ts': `import { a } from './a.ts'`,
      'src/d.ts': `import { d } from './d.ts'`,
    }),
  ).toEqual([
    'imports itself in a circle: src/a.ts → src/b.ts → src/a.ts',
    'imports itself in a circle: src/d.ts → src/d.ts',
  ])
})

test('sub-folders of a widget that import each other, though no file does', () => {
  expect(
    problems({
      'widgets/poll/form/A.tsx': `import { b } from '../result/b.ts'`,
      'widgets/poll/form/deep/c.ts': '',
      'widgets/poll/result/b.ts': '',
      'widgets/poll/result/D.tsx': `import { c } from '../form/deep/c.ts'`,
    }),
  ).toEqual(['is a sub-folder in a circle of sub-folders: widgets/poll/form → widgets/poll/result → widgets/poll/form'])
})

test('imports in one direction are allowed, and so are files in the widget’s root folder', () => {
  expect(
    problems({
      'widgets/poll/Poll.tsx': `import { A } from './form/A.tsx'`,
      'widgets/poll/poll.model.ts': '',
      'widgets/poll/form/A.tsx': `import { b } from '../result/b.ts'\nimport { m } from '../poll.model.ts'`,
      'widgets/poll/result/b.ts': `import { m } from '../poll.model.ts'`,
    }),
  ).toEqual([])
})
