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

const code = 'let island=1;export{island as p,island as q};'
const home = output('chunk-1.js', { sources: ['src/poll.ts'], code })
const common = output('chunk-2.js', { sources: ['src/Button.tsx'], code: 'let c;export{c}' })

const merge = (stub: string, rest: Partial<Output> = {}) =>
  nameOutputs([output('poll-1.js', { entry: 'entry:poll', code: stub, ...rest }), home, common], shared)

it.each([
  'import{p as a}from"./chunk-1.js";import"./chunk-2.js";export{a as shown};',
  'import "./chunk-2.js";\nimport {\n  p\n} from "./chunk-1.js";\nexport {\n  p as shown\n};\n',
  '// a comment\nexport { p as shown } from "./chunk-1.js"',
])('merges a re-exporting file into the one with the code: %j', (stub) => {
  const [merged, ...others] = merge(stub)
  expect(merged).toMatchObject({ file: 'chunk-1.js', name: 'poll', formerFile: 'poll-1.js' })
  expect(merged?.code).toBe(`${code}\nexport{island as shown};`)
  expect(others.map(({ file }) => file)).toEqual(['chunk-2.js'])
})

it.each([
  ['with code of its own', 'import{p}from"./chunk-1.js";p();export{p as shown};', { sources: ['poll.ts'] }],
  ['that hands on what two files have', 'export{p}from"./chunk-1.js";export{c}from"./chunk-2.js";', {}],
  ['that hands on whatever there is', 'export*from"./chunk-1.js";', {}],
])('does not merge an entry %s', (_, stub, rest) => {
  expect(() => merge(stub, rest)).toThrow('unexpected file for src/poll.ts')
})

it('does not merge an entry into a file that has its own name', () => {
  const stub = output('poll-1.js', { entry: 'entry:poll', code: 'export{c as island}from"./chunk-2.js"' })
  expect(nameOutputs([stub, common], shared).map(({ name }) => name)).toEqual(['poll', 'common'])
})

it('fails when the exported names do not match', () => {
  expect(() => merge('export{p as q}from"./chunk-1.js"')).toThrow('already exports')
  expect(() => merge('export{gone as shown}from"./chunk-1.js"')).toThrow('gone')
})
