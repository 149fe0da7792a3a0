import { expect, it } from 'vitest'
import { assignShared, type Importer } from './assignShared.ts'

const user = (name: string, modules: string[], family = name): Importer => ({ name, family, modules: new Set(modules) })

const table = [
  { name: 'overlays', paths: ['src/kit/ui/overlay/', 'node_modules/popper/'] },
  { name: 'common', paths: ['src/'] },
]

it('assigns code of two widgets to the first row that lists it', () => {
  const users = [
    user('poll', ['widgets/poll/a.ts', 'src/kit/ui/Button.tsx']),
    user('gift', ['src/kit/ui/overlay/Dialog.tsx', 'src/kit/ui/Button.tsx']),
    user('menu', ['src/kit/ui/overlay/Dialog.tsx', 'node_modules/popper/index.js']),
    user('menu/part', ['node_modules/popper/index.js'], 'menu'),
  ]
  expect(assignShared(users, table)).toEqual([
    { name: 'common', modules: ['src/kit/ui/Button.tsx'], importers: ['gift', 'poll'] },
    { name: 'overlays', modules: ['src/kit/ui/overlay/Dialog.tsx'], importers: ['gift', 'menu'] },
  ])
})

it('leaves code in the widget that alone uses it', () => {
  expect(assignShared([user('poll', ['src/a.ts']), user('poll/part', ['src/a.ts'], 'poll')], table)).toEqual([])
})

it('creates a file for code shared only by lazy parts of a widget', () => {
  const parts = ['one', 'two'].map((name) => user(name, ['widgets/poll/chart.ts', `widgets/poll/${name}.ts`], 'poll'))
  expect(assignShared([user('poll', []), ...parts], table)).toEqual([
    { name: 'poll-parts', modules: ['widgets/poll/chart.ts'], importers: ['one', 'two'] },
  ])
})

it('puts a folder that several parts of a widget share into a file of its own, where a row names it', () => {
  const rows = [...table, { name: 'poll-chart', paths: ['widgets/poll/chart/'], ofParts: true as const }]
  const parts = ['one', 'two'].map((name) =>
    user(name, ['widgets/poll/chart/bar.ts', 'widgets/poll/b.ts', 'src/c.ts'], 'poll'),
  )
  expect(assignShared([user('poll', []), ...parts], rows)).toEqual([
    { name: 'poll-chart', modules: ['widgets/poll/chart/bar.ts'], importers: ['one', 'two'] },
    { name: 'poll-parts', modules: ['src/c.ts', 'widgets/poll/b.ts'], importers: ['one', 'two'] },
  ])
})

it('treats a shared file as an importer of another, but not as a sharing widget', () => {
  const shared: Importer = { name: 'overlays', modules: new Set(['src/a.ts', 'src/b.ts']) }
  const users = [user('poll', ['src/a.ts', 'src/b.ts']), user('gift', ['src/a.ts']), shared]
  expect(assignShared(users, table)).toEqual([
    { name: 'common', modules: ['src/a.ts'], importers: ['gift', 'overlays', 'poll'] },
  ])
})

it('fails for a shared package without a row', () => {
  const users = ['poll', 'gift'].map((name) => user(name, ['node_modules/chart/index.js']))
  expect(() => assignShared(users, table)).toThrow('node_modules/chart/index.js (poll, gift)')
})
