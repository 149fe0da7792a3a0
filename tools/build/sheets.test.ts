import { expect, it } from 'vitest'
import { sheetsOf } from './sheets.ts'

/** The sheets of `widgets/poll/poll.island.tsx` in a project of these files. */
const sheetsIn = (files: Record<string, string>) =>
  sheetsOf('widgets/poll/poll.island.tsx', (path) => {
    const text = files[path]
    if (text === undefined) throw new Error(`${path} is read.`)
    return text
  })

it('an island’s sheets are those of its components, shared ones first, then its own, each once', () => {
  expect(
    sheetsIn({
      'widgets/poll/poll.island.tsx': "import './Poll.tsx'\nimport type {} from './poll.css'",
      'widgets/poll/Poll.tsx':
        "import './results/Bars.tsx'\nimport '#kit/ui/Button.tsx'\nimport '#kit/slides/Strip.tsx'",
      'widgets/poll/results/Bars.tsx': "import type {} from './bars.css'\nimport '#kit/ui/Button.tsx'",
      'src/kit/ui/Button.tsx': "import type {} from './button.css'\nimport './Avatar.tsx'",
      'src/kit/ui/Avatar.tsx': "import type {} from './avatar.css'",
      'src/kit/slides/Strip.tsx': "import type {} from './aStrip.css'",
    }),
  ).toEqual([
    'src/kit/ui/avatar.css',
    'src/kit/ui/button.css',
    'src/kit/slides/aStrip.css',
    'widgets/poll/poll.css',
    'widgets/poll/results/bars.css',
  ])
})

it('an island’s sheets are without those of parts that load on demand', () => {
  const files = { 'widgets/poll/poll.island.tsx': "export const load = () => import('./share/Share.tsx')" }
  expect(sheetsIn(files)).toEqual([])
})
