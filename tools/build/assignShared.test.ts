import { expect, it } from 'vitest'
import { assignShared, type Importer, placeOthers } from './assignShared.ts'

const user = (name: string, modules: string[], family = name): Importer => ({ name, family, modules: new Set(modules) })

const rows = new Map([
  ['src/', 'common'],
  ['src/kit/ui/overlay/', 'overlays'],
  ['node_modules/popper/', 'overlays'],
])

it('assigns code of two widgets to the row with the longest beginning of its path', () => {
  const users = [
    user('poll', ['widgets/poll/a.ts', 'src/kit/ui/Button.tsx']),
    user('gift', ['src/kit/ui/overlay/Dialog.tsx', 'src/kit/ui/Button.tsx']),
    user('menu', ['src/kit/ui/overlay/Dialog.tsx', 'node_modules/popper/index.js']),
    user('menu/part', ['node_modules/popper/index.js'], 'menu'),
  ]
  expect(assignShared(users, rows).groups).toEqual([
    { name: 'common', modules: ['src/kit/ui/Button.tsx'], importers: ['gift', 'poll'] },
    { name: 'overlays', modules: ['src/kit/ui/overlay/Dialog.tsx'], importers: ['gift', 'menu'] },
  ])
})

it('leaves code in the widget that alone uses it', () => {
  expect(assignShared([user('poll', ['src/a.ts']), user('poll/part', ['src/a.ts'], 'poll')], rows).groups).toEqual([])
})

it('creates a file for code shared only by lazy parts of a widget, unless a row has it', () => {
  const parts = ['one', 'two'].map((name) =>
    user(name, ['widgets/poll/chart/bar.ts', 'widgets/poll/b.ts', `widgets/poll/${name}.ts`], 'poll'),
  )
  expect(assignShared([user('poll', []), ...parts], new Map([['widgets/poll/chart/', 'poll-chart']])).groups).toEqual([
    { name: 'poll-chart', modules: ['widgets/poll/chart/bar.ts'], importers: ['one', 'two'] },
    { name: 'poll-parts', modules: ['widgets/poll/b.ts'], importers: ['one', 'two'] },
  ])
})

it('treats a shared file as an importer of another, but not as a sharing widget', () => {
  const shared: Importer = { name: 'overlays', modules: new Set(['src/a.ts', 'src/b.ts']) }
  const users = [user('poll', ['src/a.ts', 'src/b.ts']), user('gift', ['src/a.ts']), shared]
  expect(assignShared(users, rows).groups).toEqual([
    { name: 'common', modules: ['src/a.ts'], importers: ['gift', 'overlays', 'poll'] },
  ])
})

const eye = 'node_modules/lucide/eye.mjs'

it('finds a file for a module without a row: the smallest one that all who need it load anyway', () => {
  const users = [
    user('login', ['src/kit/ui/overlay/Dialog.tsx', 'src/form.ts', eye]),
    user('register', ['src/kit/ui/overlay/Dialog.tsx', 'src/form.ts', eye]),
    user('gift', ['src/kit/ui/overlay/Dialog.tsx']),
  ]
  expect(placeOthers(assignShared(users, rows))).toEqual([[eye, 'common']])
})

it('puts it into the runtime where there is none, but no package', () => {
  const users = (path: string) => [user('poll', [path]), user('gift', [path])]
  expect(placeOthers(assignShared(users(eye), rows))).toEqual([[eye, 'runtime']])
  expect(() => placeOthers(assignShared(users('node_modules/chart/index.js'), rows))).toThrow(
    'node_modules/chart/index.js (poll, gift)',
  )
})
