import { expect, it } from 'vitest'
import type { Output } from './bundle.ts'
import { foldEntries } from './foldEntries.ts'

const output = (file: string, code: string, rest: Partial<Output> = {}): Output => ({
  file,
  code,
  map: '{}',
  sources: rest.entry ? [] : [`${file}.ts`],
  imported: [],
  opened: [],
  ...rest,
})

const code = 'let island=1;export{island as p,island as q};'

const fold = (stub: string, home = output('chunk.js', code)) =>
  foldEntries([output('poll.js', stub, { entry: 'poll.ts' }), home, output('common.js', '')], () => false)

it.each([
  'import{p as a}from"./chunk.js";import"./common.js";export{a as shown};',
  'import "./common.js";\nimport {\n  p\n} from "./chunk.js";\nexport {\n  p as shown\n};\n',
  '// a comment\nexport { p as shown } from "./chunk.js"',
])('folds a re-exporting file into the one with the code: %j', (stub) => {
  const [home, ...others] = fold(stub)
  expect(home).toMatchObject({ file: 'chunk.js', entry: 'poll.ts', formerFile: 'poll.js' })
  expect(home?.code).toBe(`${code}\nexport{island as shown};`)
  expect(others.map(({ file }) => file)).toEqual(['common.js'])
})

it.each([
  ['an entry with code of its own', 'import{p}from"./chunk.js";p();export{p as shown};', { sources: ['poll.ts'] }],
  ['one that hands on what two files have', 'export{p}from"./chunk.js";export{c}from"./common.js";', {}],
  ['one that hands on whatever there is', 'export*from"./chunk.js";', {}],
])('does not fold %s', (_, stub, rest) => {
  const outputs = [
    output('poll.js', stub, { entry: 'poll.ts', ...rest }),
    output('chunk.js', code),
    output('common.js', ''),
  ]
  expect(foldEntries(outputs, () => false).map(({ file }) => file)).toEqual(['poll.js', 'chunk.js', 'common.js'])
})

it('does not fold an entry into a file that has its own name', () => {
  const stub = output('poll.js', 'export{p as shown}from"./chunk.js"', { entry: 'poll.ts' })
  expect(foldEntries([stub, output('chunk.js', code)], () => true)).toHaveLength(2)
  expect(fold('export{p as shown}from"./chunk.js"', output('chunk.js', code, { entry: 'gift.ts' }))).toHaveLength(3)
})

it('fails when the exported names do not match', () => {
  expect(() => fold('export{p as q}from"./chunk.js"')).toThrow('already exports')
  expect(() => fold('export{gone as shown}from"./chunk.js"')).toThrow('gone')
})
