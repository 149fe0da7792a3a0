import { expect, test } from 'vitest'
import { layerFindings } from './layerOrder.ts'

const problems = (files: Record<string, string>) =>
  layerFindings(Object.entries(files).map(([name, text]) => ({ path: `widgets/poll/${name}`, text }))).map(
    ({ path, problem }) => `${path} ${problem}`,
  )

test.each([
  ['poll.schema.ts', 'poll.api.ts'],
  ['poll.api.ts', 'poll.model.ts'],
  ['poll.model.ts', 'poll.store.ts'],
  ['poll.store.ts', 'Poll.tsx'],
  ['Poll.tsx', 'poll.island.tsx'],
  ['form/form.model.ts', 'poll.store.ts'],
])('%s may not import %s', (from, to) => {
  const specifier = from.includes('/') ? `../${to}` : `./${to}`
  for (const text of [
    `import { a } from '${specifier}'`,
    `import type { A } from '${specifier}'`,
    `export { a } from '${specifier}'`,
    `const load = () => import('${specifier}')`,
  ]) {
    expect(problems({ [from]: text, [to]: '' })).toEqual([expect.stringContaining(`may not import widgets/poll/${to}`)])
  }
})

test('a helper has the highest layer that it imports', () => {
  expect(
    problems({
      'poll.model.ts': `import { a } from './a.ts'`,
      'a.ts': `import { b } from './b.ts'`,
      'b.ts': `import type { Store } from './poll.store.ts'`,
      'poll.store.ts': '',
    }),
  ).toEqual(['widgets/poll/poll.model.ts may not import widgets/poll/a.ts: the model comes before the store'])
})

test('a file that imports React is a view', () => {
  expect(problems({ 'poll.store.ts': `import { useMemo } from 'react'` })).toHaveLength(1)
  expect(
    problems({ 'poll.store.ts': `import { a } from './a.ts'`, 'a.ts': `import { createContext } from 'react'` }),
  ).toHaveLength(1)
})

test('each layer may import earlier ones and its own', () => {
  expect(
    problems({
      'poll.schema.ts': '',
      'poll.api.ts': `import { a } from './poll.schema.ts'`,
      'poll.model.ts': `import { a } from './poll.schema.ts'\nimport { b } from './a.ts'`,
      'a.ts': `import type { A } from './poll.schema.ts'`,
      'poll.store.ts': `import { a } from './poll.model.ts'\nimport type { Api } from './poll.api.ts'`,
      'Poll.tsx': `import { useState } from 'react'\nimport { B } from './B.tsx'\nimport type { S } from './poll.store.ts'`,
      'B.tsx': '',
      'poll.island.tsx': `import { Poll } from './Poll.tsx'\nimport { a } from './poll.store.ts'`,
      'Poll.test.tsx': `import { pollIsland } from './poll.island.tsx'`,
    }),
  ).toEqual([])
})
