import { expect, it } from 'vitest'
import { assignFiles } from './assignFiles.ts'

const rows = new Map([
  ['src/kit/', 'common'],
  ['src/kit/ui/overlay/', 'dialogs'],
  ['node_modules/popper/', 'dialogs'],
  ['widgets/poll/chart/', 'poll-chart'],
])

/** Assigns the modules of a library. @param imports The imports of each module; parts are those that nobody imports. */
function assign(imports: Record<string, string[]>) {
  const input = Object.fromEntries(['poll', 'gift', 'menu'].map((name) => [name, `widgets/${name}/${name}.tsx`]))
  const opened = Object.keys(imports).filter((path) => path.includes('Part'))
  const graph = { importsOf: (path: string) => imports[path] ?? [], opened }
  const files = assignFiles(graph, { runtime: 'src/runtime.ts', ...input }, rows)
  return (path: string) => files.get(path)
}

const poll = 'widgets/poll/poll.tsx'
const gift = 'widgets/gift/gift.tsx'
const menu = 'widgets/menu/menu.tsx'
const button = 'src/kit/ui/Button.tsx'
const dialog = 'src/kit/ui/overlay/Dialog.tsx'
const eye = 'node_modules/lucide/eye.mjs'

it('the build puts a module that two widgets need into the row with the longest beginning of its path', () => {
  const file = assign({
    [poll]: [button],
    [gift]: [button, dialog],
    [menu]: [dialog],
    [dialog]: ['node_modules/popper/index.js'],
  })
  expect([button, dialog, 'node_modules/popper/index.js'].map(file)).toEqual(['common', 'dialogs', 'dialogs'])
})

it('the build leaves a module to the runtime that imports it itself, whoever else needs it', () => {
  expect(assign({ 'src/runtime.ts': [button], [poll]: [button], [gift]: [button] })(button)).toBe('runtime')
})

it('the build leaves a module to the widget that alone needs it, also together with its own parts', () => {
  const file = assign({ [poll]: [button], 'widgets/poll/Part.tsx': [button] })
  expect([poll, button].map(file)).toEqual(['poll', 'poll'])
})

it('the build leaves a module to the part that alone needs it', () => {
  const file = assign({ [poll]: [], 'widgets/poll/Part.tsx': [button] })
  expect(['widgets/poll/Part.tsx', button].map(file)).toEqual([undefined, undefined])
})

it('the build has a file for modules that only parts of one widget share, unless a row has it', () => {
  const shared = ['widgets/poll/chart/bar.ts', 'widgets/poll/b.ts']
  const file = assign({ [poll]: [], 'widgets/poll/Part.tsx': shared, 'widgets/poll/OtherPart.tsx': shared })
  expect(shared.map(file)).toEqual(['poll-chart', 'poll-parts'])
})

it('the build shares the modules that a shared one imports', () => {
  const file = assign({
    [poll]: [button],
    [gift]: [button, dialog],
    [button]: [dialog],
    [dialog]: ['src/kit/close.ts'],
  })
  expect([dialog, 'src/kit/close.ts'].map(file)).toEqual(['dialogs', 'common'])
})

it('the build finds a file for a module without a row: the smallest one that all widgets load that need it', () => {
  const file = assign({ [poll]: [button, dialog, eye], [gift]: [button, dialog, eye], [menu]: [button] })
  expect(file(eye)).toBe('dialogs')
})

it('the build counts a widget as one that needs a module when it loads that with another one of a shared file', () => {
  // A widget that loads the button loads the field too, which shows the eye.
  const field = 'src/kit/ui/Field.tsx'
  const file = assign({ [poll]: [button, field, dialog], [gift]: [field, dialog], [menu]: [button], [field]: [eye] })
  expect([field, eye].map(file)).toEqual(['common', 'common'])
})

it('the build puts a module into the runtime where there is no such file, with its imports, but no package', () => {
  const drawn = 'src/lib/draw.ts'
  const file = assign({ [poll]: [eye], [gift]: [eye], [eye]: [drawn] })
  expect([eye, drawn].map(file)).toEqual(['runtime', 'runtime'])
  const chart = 'node_modules/chart/index.js'
  expect(() => assign({ [poll]: [chart], [gift]: [chart] })).toThrow(chart)
})
