import { expect, it } from 'vitest'
import { linkChunks } from './linkChunks.ts'
import type { NamedOutput } from './nameOutputs.ts'

const output = (name: string, file: string, rest: Partial<NamedOutput> = {}): NamedOutput => ({
  name,
  file,
  code: '',
  map: '{}',
  sources: [],
  imported: [],
  opened: [],
  ...rest,
})

const others = [
  output('common', 'chunk-2.js'),
  output('poll-Dialog', 'Dialog-3.js'),
  output('runtime', 'chunk-4.js', { formerFile: 'runtime-5.js' }),
]

const link = (code: string, rest: Partial<NamedOutput>) =>
  linkChunks([output('poll', 'poll-1.js', { code, ...rest }), ...others])[0]

it('names each imported file as it is shipped, also by the entry that was merged into it', () => {
  const code = 'import {\n  a\n} from "./chunk-2.js";\nimport "./runtime-5.js";\nexport { b } from "./chunk-4.js";'
  expect(link(code, { imported: ['chunk-2.js', 'runtime-5.js', 'chunk-4.js'] })).toMatchObject({
    name: 'poll',
    code: 'import {\n  a\n} from "./common-_____.js";\nimport "./runtime-_____.js";\nexport { b } from "./runtime-_____.js";',
    imported: ['common', 'runtime', 'runtime'],
  })
})

it('retries what opens on demand with another address', () => {
  const found = link('const load = async () => (await import("./Dialog-3.js")).Dialog', { opened: ['Dialog-3.js'] })
  expect(found?.code).toBe(
    'const load = async () => (await import("./poll-Dialog-_____.js").catch(()=>import("./poll-Dialog-_____.js?"+Date.now()))).Dialog',
  )
  expect(found?.opened).toEqual(['poll-Dialog'])
})

it.each([
  'const again = (href) => import(href)',
  'const text = "./chunk-9.js"; const all = [import(`./x`.length ? "./a.js" : "")]',
])('leaves other addresses alone: %s', (code) => {
  expect(link(code, {})?.code).toBe(code)
})

it.each<[string, string, Partial<NamedOutput>]>([
  ['a part that the code no longer opens', 'load()', { opened: ['Dialog-3.js'] }],
  ['a part that is imported at once', 'import "./Dialog-3.js"', { opened: ['Dialog-3.js'] }],
  ['a file that the code no longer imports', 'load()', { imported: ['Dialog-3.js'] }],
  ['a file that was not built', 'import "./Dialog-3.js";import "./gone.js"', { imported: ['Dialog-3.js', 'gone.js'] }],
])('fails for %s', (_, code, rest) => {
  expect(() => link(code, rest)).toThrow(/Dialog-3|gone/)
})
