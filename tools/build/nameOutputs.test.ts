import { expect, it } from 'vitest'
import type { Output } from './bundle.ts'
import { entryName, nameOutputs } from './nameOutputs.ts'

const output = (file: string, rest: Partial<Output> = {}): Output => ({
  file,
  code: '',
  map: '{}',
  sources: [],
  imported: [],
  opened: [],
  ...rest,
})

const shared = {
  groups: [{ name: 'common', modules: ['src/Button.tsx', 'src/a.css'], importers: ['poll'] }],
}

const outputs = [
  output('runtime-1.js', { entry: 'entry:runtime', code: 'export{a as createRuntime}from"./chunk-1.js"' }),
  output('chunk-1.js', { sources: ['src/createRuntime.ts'], code: 'let r;export{r as a}' }),
  output('poll-1.js', { entry: 'entry:poll', sources: ['widgets/poll/poll.island.tsx'] }),
  output('Part-1.js', { entry: 'opened:widgets/poll/Part.tsx', sources: ['widgets/poll/Part.tsx'] }),
  output('common-1.js', { entry: 'entry:shared/common', code: 'import"./chunk-2.js"' }),
  output('chunk-2.js', { sources: ['src/a.css', 'src/Button.tsx'] }),
]

it('names entries by their source and shared files by their content, and omits empty entries', () => {
  const named = nameOutputs(outputs, shared)
  expect(named.map(({ file, name }) => [file, name])).toEqual([
    ['chunk-1.js', 'runtime'],
    ['poll-1.js', 'poll'],
    ['Part-1.js', 'poll-Part'],
    ['chunk-2.js', 'common'],
  ])
})

it('fails for an unexpected output file', () => {
  expect(() => nameOutputs([...outputs, output('chunk-3.js', { sources: ['src/x.ts'] })], shared)).toThrow('src/x.ts')
})

it.each([
  ['opened:widgets/comments/dialogs/OpenedDialog.tsx', 'comments-OpenedDialog'],
  ['opened:widgets/save-to-list/openSavePanel.ts', 'save-to-list-openSavePanel'],
  ['opened:src/page/overlays/openSnackbar.ts', 'overlays-openSnackbar'],
  ['entry:follow-button', 'follow-button'],
  ['widgets/main.ts', undefined],
])('names %s %s', (entry, name) => {
  expect(entryName(entry)).toBe(name)
})
