import { expect, test } from 'vitest'
import { readBrowserData } from './browserData.ts'
import { browserFeatureFindings } from './browserFeatures.ts'

/** Some megabytes, which take a while to read. */
const data = readBrowserData()

const problems = (text: string) =>
  browserFeatureFindings([{ path: 'src/lib/a.ts', text }], data).map(({ problem }) => problem)

test.each([
  ["URL.canParse('/a')", 'canParse'],
  ['[1].findLastIndex(Boolean)', 'findLastIndex'],
  ['list.toReversed()', 'toReversed'],
  ['place.checkVisibility()', 'checkVisibility'],
  ['new CloseWatcher()', 'CloseWatcher'],
])('a call or property that a promised browser may lack is found: %s', (code, name) => {
  expect(problems(code)).toEqual([expect.stringContaining(`${name} is younger than`)])
})

test('a name that a file imports or declares is not found, though a late class has it', () => {
  expect(problems("import { CloseWatcher } from './b.ts'; new CloseWatcher()")).toEqual([])
  expect(problems('const CloseWatcher = class {}; new CloseWatcher()')).toEqual([])
  expect(problems('class CloseWatcher {}; new CloseWatcher()')).toEqual([])
})

const problemsOfView = (text: string) =>
  browserFeatureFindings([{ path: 'src/kit/ui/A.tsx', text }], data).map(({ problem }) => problem)

test.each([
  ['an attribute', 'export const A = () => <p inert>Text</p>', 'inert'],
  ['an attribute of one element', 'export const A = () => <img alt="" fetchPriority="high" />', 'fetchpriority'],
  ['a property that is written', 'export const a = (box: HTMLElement) => void (box.inert = true)', 'inert'],
  [
    'a property that is read without a check',
    'export const a = () => navigator.userActivation.isActive',
    'userActivation',
  ],
  ['an event', "export const a = () => document.addEventListener('scrollend', stop)", 'scrollend, an event,'],
])('in a view, %s that a promised browser may lack is found', (_, code, name) => {
  expect(problemsOfView(code)).toEqual([expect.stringContaining(`${name} is younger than`)])
})

test.each([
  ['an old attribute', 'export const A = () => <p hidden role="status" tabIndex={-1}>Text</p>'],
  ['a component’s property', 'export const A = () => <Row inert />'],
  ['a property that is checked before', 'export const a = () => navigator.userActivation?.isActive'],
  ['a style', "export const a = (box: HTMLElement) => void (box.style.animation = 'none')"],
  ['an old event', "export const a = () => document.addEventListener('click', stop)"],
])('in a view, %s is not found', (_, code) => {
  expect(problemsOfView(code)).toEqual([])
})

test.each([
  ["box.querySelector('a:has(h2)')", ':has('],
  ['const links = `a:has(h2)`', ':has('],
  ["box.matches(':popover-open')", ':popover-open'],
])('a selector that a promised browser refuses is found: %s', (code, selector) => {
  expect(problems(code)).toEqual([expect.stringContaining(`${selector} is younger than`)])
})

test.each([
  ['that all browsers have', "['a'].includes('a'); Object.hasOwn({}, 'a')"],
  ['that is checked before', 'box.hidePopover?.()'],
  ['that the file itself defines', 'const list = { toReversed() { return this } }; list.toReversed()'],
  ['that is a library’s', 'v.union([])'],
])('the selector or call %s is not found', (_, code) => {
  expect(problems(code)).toEqual([])
})
