import { expect, test } from 'vitest'
import { stateFindings } from './moduleState.ts'

const problems = (text: string, path = 'src/lib/a.ts') => stateFindings([{ path, text }]).map(({ problem }) => problem)

test.each([
  ['let count = 0', 'keeps a variable'],
  ['export let count = 0', 'keeps a variable'],
  ['const made = new Map<string, number>()', 'an empty Map'],
  ['export const made = new Set()', 'an empty Set'],
  ['const made = new WeakMap()', 'a new WeakMap'],
  ['const ends = new AbortController()', 'a new AbortController'],
  ['const store = createStore(() => ({}))', 'what createStore remembers'],
  ['const one = memoize(make)', 'what memoize remembers'],
  ['const Part = React.lazy(load)', 'what lazy remembers'],
  ['const next = (() => { let n = 0; return () => n++ })()', 'what is in it'],
  ['const list: string[] = []\nexport const add = (one: string) => list.push(one)', 'changes list'],
  ['const cache: Record<string, number> = {}\nexport function f(key: string) { cache[key] = 1 }', 'changes cache'],
  ['const state = { count: 0 }\nexport const f = () => state.count++', 'changes state'],
  ['const state = { count: 0 }\nexport const f = () => { delete state.count }', 'changes state'],
  ['const state = { deep: { list: [1] } }\nexport const f = () => state.deep.list.sort()', 'changes state'],
  ['const state = {}\nexport const f = (more: object) => Object.assign(state, more)', 'changes state'],
  ["const known = new Map([['a', 1]])\nexport const f = () => known.delete('a')", 'changes known'],
  ['export function f() { f.calls = 1 }', 'changes f'],
  ["import { table } from './table.ts'\nexport const f = () => table.push(1)", 'changes table'],
  ['export class A { static made = 0 }', 'a static field'],
])('state in a module is found: %s', (code, problem) => {
  expect(problems(code)).toEqual([expect.stringContaining(problem)])
})

test.each([
  "export const names = ['a', 'b']",
  "export const places = new Map([['a', 1]])",
  "const wanted = new Set(['a'])\nexport const f = (one: string) => wanted.has(one)",
  'export const words = /a/',
  'export const Context = createContext(undefined)',
  'export const Row = memo(function Row() { return null })',
  'export function createList() {\n  const list: string[] = []\n  let count = 0\n  return { add: (one: string) => list.push(one) }\n}',
  'const list = [1]\nexport const f = () => { const list = [2]; list.push(3) }',
  'const list = [1]\nexport const f = (list: number[]) => list.push(3)',
  "import * as v from 'valibot'\nexport const Schema = v.set(v.string())",
  'export class A { static readonly name = "a" }',
  'declare let built: string',
])('a module without state is allowed: %s', (code) => {
  expect(problems(code)).toEqual([])
})

test('tests may have state in a module', () => {
  expect(problems('let count = 0', 'src/lib/a.test.ts')).toEqual([])
  expect(problems('const made = new Map()', 'testing/a.ts')).toEqual([])
})
