import { expect, test } from 'vitest'
import { renderFindings } from './rendering.ts'

const problems = (text: string, path = 'src/ui/A.tsx') => renderFindings([{ path, text }]).map(({ problem }) => problem)

/** A component that does this while it renders. */
const component = (code: string) => `export function A({ id }) {\n  ${code}\n  return <p>{id}</p>\n}`

test.each([
  'window',
  'document',
  'globalThis',
  'self',
  'localStorage',
  'sessionStorage',
  'navigator',
  'location',
  'history',
  'screen',
  'matchMedia',
  'getComputedStyle',
  'performance',
  'setTimeout',
  'setInterval',
  'requestAnimationFrame',
  'requestIdleCallback',
  'queueMicrotask',
])('a component may not read %s while rendering', (name) => {
  expect(problems(component(`const a = ${name}`))).toEqual([
    `asks for ${name} while A renders: take it in an effect, or have it handed in`,
  ])
})

test.each(['Date.now()', 'new Date()', 'Date()'])('a component may not read the clock while rendering: %s', (code) => {
  expect(problems(component(`const a = ${code}`))).toEqual([expect.stringContaining('asks for the time')])
})

test.each([
  ['in what it returns', 'export const A = () => <p>{window.name}</p>'],
  ['asked by its type', component("const a = typeof window === 'undefined'")],
  ['in the first value of a state', component('const [a] = useState(() => window.name)')],
  ['in a memo', component('const a = useMemo(() => window.name, [])')],
  ['in a selector', component('const a = useStore(store, () => window.name)')],
  ['in a snapshot', component('const a = useSyncExternalStore(subscribe, () => window.name)')],
  ['for each one of a list', component('const a = [1].map(() => window.name)')],
  ['in a function called on the spot', component('const a = (() => window.name)()')],
  ['in a function between tags', 'export const A = () => <List>{() => window.name}</List>'],
  ['in a helper inside', component('const ask = () => window.name\n  const a = ask()')],
  ['in a helper beside', `const ask = () => window.name\n${component('const a = ask()')}`],
  ['in a helper handed on by name', `const ask = () => window.name\n${component('const [a] = useState(ask)')}`],
  ['in a hook', 'export function useName() { return window.name }'],
  ['behind memo', 'export const A = memo(function A() { return <p>{window.name}</p> })'],
  [
    'in a component of another function',
    'export function make() {\n  function B() { return <p>{window.name}</p> }\n  return B\n}',
  ],
  ['in a class', 'export class A extends Component { render() { return window.name } }'],
])('%s', (_, text) => {
  expect(problems(text)).toEqual([expect.stringContaining('asks for window')])
})

test('reports a helper in another file at its own line', () => {
  const findings = renderFindings([
    { path: 'src/ui/A.tsx', text: `import { b as ask } from '../dom/b.ts'\n${component('const a = ask()')}` },
    { path: 'src/dom/b.ts', text: '\nexport const b = () => window.name' },
  ])
  expect(findings).toEqual([{ path: 'src/dom/b.ts', line: 2, problem: expect.stringContaining('while A renders') }])
})

test.each([
  ['effects', component('useEffect(() => { window.scrollTo(0, 0) }, [])')],
  ['effects before the paint', component('useLayoutEffect(() => { document.title = id }, [])')],
  ['callbacks', component('const a = useCallback(() => Date.now(), [])')],
  [
    'what a store is followed with',
    component('useSyncExternalStore((f) => window.addEventListener("online", f), () => id)'),
  ],
  ['handlers', 'export const A = () => <button onClick={() => window.close()} />'],
  [
    'named handlers',
    'export function A() {\n  const close = () => window.close()\n  return <button onClick={close} />\n}',
  ],
  ['what is handed in', 'export const A = ({ window, now }) => <p>{window.name}{now()}</p>'],
  [
    'what only has such a name',
    'export const A = ({ page }) => <p title={page.location}>{page.document({ window: 1 })}</p>',
  ],
  ['types', 'export const A = ({ page }: { page: typeof window }) => <p ref={page as Document} />'],
  ['a given time', 'export const A = ({ time }) => <p>{new Date(time).getTime()}</p>'],
  ['what is no view', 'export function start() { window.scrollTo(0, 0) }'],
])('%s may', (_, text) => {
  expect(problems(text)).toEqual([])
})

test('tests are exempt', () => {
  expect(problems(component('const a = window'), 'src/ui/A.test.tsx')).toEqual([])
})
