import { expect, it } from 'vitest'
import type { User } from './assignShared.ts'
import { assignShared } from './assignShared.ts'

const user = (name: string, modules: string[], family = name): User => ({ name, family, modules: new Set(modules) })

const table = [
  { name: 'overlays', holds: ['src/ui/overlay/', 'node_modules/popper/'] },
  { name: 'common', holds: ['src/'] },
]

it('puts what two widgets need into the first row that names it', () => {
  const users = [
    user('poll', ['widgets/poll/a.ts', 'src/ui/Button.tsx']),
    user('gift', ['src/ui/overlay/Dialog.tsx', 'src/ui/Button.tsx']),
    user('menu', ['src/ui/overlay/Dialog.tsx', 'node_modules/popper/index.js']),
    user('menu/part', ['node_modules/popper/index.js'], 'menu'),
  ]
  expect(assignShared(users, table)).toEqual([
    { name: 'common', modules: ['src/ui/Button.tsx'], users: ['gift', 'poll'] },
    { name: 'overlays', modules: ['src/ui/overlay/Dialog.tsx'], users: ['gift', 'menu'] },
  ])
})

it('leaves to a widget what only it and its parts need', () => {
  expect(assignShared([user('poll', ['src/a.ts']), user('poll/part', ['src/a.ts'], 'poll')], table)).toEqual([])
})

it('gives what only parts of a widget share a file of theirs', () => {
  const parts = ['one', 'two'].map((name) => user(name, ['widgets/poll/chart.ts', `widgets/poll/${name}.ts`], 'poll'))
  expect(assignShared([user('poll', []), ...parts], table)).toEqual([
    { name: 'poll-parts', modules: ['widgets/poll/chart.ts'], users: ['one', 'two'] },
  ])
})

it('counts a shared file among those who load another, and not among those who share', () => {
  const shared: User = { name: 'overlays', modules: new Set(['src/a.ts', 'src/b.ts']) }
  const users = [user('poll', ['src/a.ts', 'src/b.ts']), user('gift', ['src/a.ts']), shared]
  expect(assignShared(users, table)).toEqual([
    { name: 'common', modules: ['src/a.ts'], users: ['gift', 'overlays', 'poll'] },
  ])
})

it('stops the build for a package that nobody has placed', () => {
  const users = ['poll', 'gift'].map((name) => user(name, ['node_modules/chart/index.js']))
  expect(() => assignShared(users, table)).toThrow('node_modules/chart/index.js (poll, gift)')
})
