import { describe, expect, test } from 'vitest'
import { importFindings } from './imports.ts'

const problems = (path: string, text: string) => importFindings([{ path, text }]).map(({ problem }) => problem)

describe('the directions of imports', () => {
  test.each([
    ['src/lib/a.ts', `import { b } from './site/b.ts'`],
    ['src/kit/styles/a.ts', `import { b } from '#lib/b.ts'`],
    ['src/lib/site/a.ts', `import { b } from '#kit/i18n/b.ts'`],
    ['src/kit/dom/a.ts', `import { b } from '#page/api/b.ts'`],
    ['src/page/api/a.ts', `import { b } from '../storage/b.ts'`],
    ['src/kit/i18n/a.ts', `import { b } from '../ui/b.tsx'`],
    ['src/page/storage/a.ts', `import { b } from '../session/b.ts'`],
    ['src/kit/ui/A.tsx', `import { b } from '#page/api/b.ts'`],
    ['src/kit/ui/A.tsx', `import type { B } from '#page/session/b.ts'`],
    ['src/kit/ui/A.tsx', `const b = () => import('#islands/island/b.ts')`],
    ['src/page/session/a.ts', `import { b } from '../library/b.ts'`],
    ['src/page/session/a.ts', `import { b } from '#kit/ui/b.tsx'`],
    ['src/page/app-bridge/a.ts', `import { b } from '../session/b.ts'`],
    ['src/page/analytics/a.ts', `import { b } from '../session/b.ts'`],
    ['src/kit/content/A.tsx', `import { b } from '#page/api/b.ts'`],
    ['src/page/overlays/a.ts', `import { b } from '#islands/island/b.ts'`],
    ['src/islands/island/a.ts', `import { b } from '#widgets/poll/b.ts'`],
    ['src/islands/island/a.ts', `export { b } from '#widgets/poll/b.ts'`],
    ['src/islands/island/a.ts', `export * from '#widgets/poll/b.ts'`],
    ['src/islands/island/a.ts', `type B = import('#widgets/poll/b.ts').B`],
    ['widgets/poll/a.ts', `import { b } from '#widgets/comments/b.ts'`],
    ['widgets/poll/sub/a.ts', `import { b } from '#widgets/comments/b.ts'`],
    ['widgets/poll/a.ts', `import { b } from '#mocks/backend/b.ts'`],
    ['widgets/poll/a.ts', `import { b } from '#widgets/registry.ts'`],
    ['widgets/comments/a.ts', `import { b } from '#widgets/comments-count/b.ts'`],
    ['widgets/main.ts', `import { b } from '#kit/ui/b.tsx'`],
    ['widgets/main.ts', `import { b } from './poll/poll.schema.ts'`],
    ['mocks/backend/a.ts', `import { b } from '#widgets/poll/poll.model.ts'`],
    ['mocks/backend/a.ts', `import { b } from '#page/api/b.ts'`],
    ['newspaper/cms/a.ts', `import { b } from '#islands/island/b.ts'`],
    ['stage/a.ts', `import { b } from '#stories/support/b.ts'`],
  ])('do not allow %s this one: %s', (path, text) => {
    expect(problems(path, text)).toEqual([expect.stringContaining('may not import')])
  })

  test.each([
    ['src/lib/site/a.ts', `import { b } from '../b.ts'`],
    ['src/lib/a.ts', `import { b } from './b.ts'\nimport * as v from 'valibot'`],
    ['src/kit/ui/A.tsx', `import { b } from '../i18n/b.ts'\nimport css from '../styles/base.css?inline'`],
    ['src/page/library/a.ts', `import { b } from '../session/b.ts'`],
    ['src/islands/island/a.ts', `import { b } from '#page/overlays/b.ts'\nimport { c } from '#kit/content/c.ts'`],
    ['widgets/poll/sub/a.ts', `import { b } from '../poll.model.ts'\nimport { c } from '#page/session/c.ts'`],
    ['widgets/main.ts', `import { b } from '#islands/loader/b.ts'\nimport { c } from './registry.ts'`],
    ['widgets/registry.ts', `import { b } from './poll/poll.widget.ts'`],
    ['widgets/iife.ts', `import type { B } from '#kit/i18n/b.ts'`],
    ['mocks/backend/a.ts', `import { b } from '#widgets/poll/poll.schema.ts'\nimport { http } from 'msw/http'`],
    ['newspaper/cms/a.ts', `import { b } from '../content/b.ts'\nimport { c } from '#page/session/profile.schema.ts'`],
    ['src/kit/ui/A.test.tsx', `import { b } from '#page/session/b.ts'\nimport { expect } from 'vitest'`],
    ['src/kit/ui/testing/a.ts', `import { b } from '#islands/island/b.ts'`],
    ['stories/poll.stories.tsx', `import { states } from '#widgets/poll/poll.states.ts'`],
  ])('allow %s this one: %s', (path, text) => {
    expect(problems(path, text)).toEqual([])
  })

  test('let an island be loaded by import() only', () => {
    const dynamic = `export const load = () => import('./poll/poll.island.tsx')`
    expect(problems('widgets/islands.ts', dynamic)).toEqual([])
    expect(problems('widgets/islands.ts', `import { pollIsland } from './poll/poll.island.tsx'`)).toEqual([
      expect.stringContaining('only by import()'),
    ])
  })

  test('let test helpers be imported by tests only', () => {
    expect(problems('src/kit/ui/A.tsx', `import { b } from './testing/b.tsx'`)).toHaveLength(1)
    expect(problems('src/page/api/a.ts', `import { b } from './client.fixture.ts'`)).toHaveLength(1)
    expect(problems('widgets/poll/a.ts', `import { http } from 'msw/http'`)).toHaveLength(1)
    expect(problems('src/lib/a.ts', `import { readFileSync } from 'node:fs'`)).toHaveLength(1)
  })

  test('let no layer below the views import React', () => {
    expect(problems('src/lib/a.ts', `import { useState } from 'react'`)).toEqual([expect.stringContaining('no React')])
    expect(problems('src/kit/ui/A.tsx', `import { useState } from 'react'`)).toEqual([])
  })
})

describe('the shape of modules', () => {
  test('an import from another room names the room', () => {
    expect(problems('widgets/poll/Poll.test.tsx', `import { b } from '../../src/kit/ui/b.tsx'`)).toEqual([
      'imports ../../src/kit/ui/b.tsx: write #kit/ui/b.tsx',
    ])
    expect(problems('src/kit/ui/overlay/A.tsx', `import { b } from '../../../lib/b.ts'`)).toHaveLength(1)
    expect(problems('widgets/poll/a.test.ts', `const b = import('../comments/b.ts')`)).toHaveLength(1)
  })

  test('an import within its room is relative, unless it climbs three folders', () => {
    expect(problems('widgets/poll/vote/Vote.tsx', `import { b } from '../poll.model.ts'`)).toEqual([])
    expect(problems('src/kit/ui/A.tsx', `import { b } from '../i18n/b.ts'`)).toEqual([])
    expect(problems('tools/build/a/b/c.ts', `import { b } from '../../../checks/b.ts'`)).toHaveLength(1)
  })

  test('an import has the file’s extension', () => {
    expect(problems('src/lib/a.ts', `import { b } from './b'`)).toEqual(['imports ./b without its extension'])
  })

  test('a module is imported once, its types with it', () => {
    expect(
      problems('src/lib/a.ts', `import * as v from 'valibot'\nimport type { GenericSchema } from 'valibot'`),
    ).toEqual(['imports valibot twice: write one statement'])
    expect(problems('src/lib/a.ts', `import type {} from './a.css'\nimport css from './a.css?inline'`)).toEqual([])
  })

  test('no index files and no default exports, except where a tool or a package requires one', () => {
    expect(problems('src/kit/ui/index.ts', 'export const a = 1')).toHaveLength(1)
    expect(problems('src/kit/ui/A.tsx', 'export default 1')).toHaveLength(1)
    expect(problems('src/kit/ui/A.tsx', 'const a = 1\nexport { a as default }')).toHaveLength(1)
    expect(problems('stories/a.stories.tsx', 'export default {}')).toEqual([])
    expect(problems('.storybook/main.ts', 'export default {}')).toEqual([])
    expect(problems('src/islands/lite/react.ts', 'export default {}')).toEqual([])
  })

  test('is reported with the line of a finding', () => {
    const text = `import { a } from './a.ts'\n\nimport { b } from '#kit/ui/b.tsx'`
    expect(importFindings([{ path: 'src/lib/c.ts', text }])).toMatchObject([{ path: 'src/lib/c.ts', line: 3 }])
  })
})
