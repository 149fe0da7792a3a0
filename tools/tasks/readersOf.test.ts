import { expect, it } from 'vitest'
import { readSources } from '../checks/source.ts'
import { readersOf } from './readersOf.ts'

const reader = (text: string, path = 'tools/docs/a.test.ts') => readersOf(['docs/examples/poll.html'], [{ path, text }])

it.each([
  ["readFileSync('docs/examples/poll.html')"],
  ["globSync('docs/examples/*.html')"],
  ["readSources('docs/**/*.{html,css}')"],
  ['readFileSync(`docs/examples/$' + '{name}.html`)'],
  ["readdirSync('docs/examples')"],
  ["readdirSync(new URL('../../docs/examples/', import.meta.url))"],
])('readersOf finds a test that reads a changed file: %s', (text) => {
  expect(reader(text)).toEqual(['tools/docs/a.test.ts'])
})

it.each([
  ["globSync('docs/*.md')"],
  ["readFileSync('README.md')"],
  ["import example from 'docs/examples/poll.html'"],
  ["readFileSync(path) // of docs/examples/poll.html, with 'docs' and 'a word'"],
])('readersOf leaves out a test that reads no changed file: %s', (text) => {
  expect(reader(text)).toEqual([])
})

it('readersOf finds the tests of this project that read files which no module imports', () => {
  const sources = readSources('{tools,src}/**/*.ts')
  expect(readersOf(['README.md'], sources)).toContain('tools/docs/citations.test.ts')
  expect(readersOf(['README.md'], sources)).not.toContain('src/kit/styles/titles.test.ts')
  expect(readersOf(['widgets/poll/poll.css'], sources)).toContain('src/kit/styles/titles.test.ts')
  expect(readersOf(['widgets/poll/locales/ca.json'], sources)).toContain('src/kit/i18n/numbersAndUnits.test.ts')
})
