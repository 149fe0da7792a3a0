import { describe, expect, it } from 'vitest'
import { nameProblem } from './nameProblem.ts'
import { takenNames } from './takenNames.ts'
import { newFiles } from './widgetFiles.ts'

const taken = takenNames()
const problem = (name: string) => nameProblem(name, taken, newFiles)

it.each(['weather', 'tide-table', 'euro-2028', 'x'])('nameProblem accepts the name %s', (name) => {
  expect(problem(name)).toBeUndefined()
})

describe('nameProblem refuses', () => {
  it('no name at all', () => {
    expect(problem('')).toContain('npm run new-widget weather')
  })

  it.each([
    'Weather',
    'tideTable',
    'tide_table',
    'tide--table',
    '-tide',
    'tide-',
    '2028-euro',
    'tide table',
    '../tide',
    'marés',
    'tide.table',
    '--help',
  ])('%s, which is not in kebab case', (name) => {
    expect(problem(name)).toContain('is not in kebab case')
  })

  it('one that is too long', () => {
    expect(problem('x'.repeat(24))).toBeUndefined()
    expect(problem('x'.repeat(25))).toContain('25 characters, of at most 24')
  })

  it.each([
    ['poll', 'a widget'],
    ['comments-count', 'a widget'],
    ['runtime', 'a file that the build writes'],
    ['sanitizer', 'a file that the build writes'],
    ['validation', 'a folder of src'],
    ['editions', 'a call of the mocks'],
    ['gifts', 'a folder of mocks/backend'],
    ['user', 'a call of the mocks'],
    ['table', 'an element of HTML'],
    ['map', 'an element of HTML'],
    ['font-face', 'an element of HTML'],
    ['profile-saved', 'a file that the build writes'],
    ['main', 'a file of widgets'],
  ])('%s, which %s has', (name, owner) => {
    expect(problem(name)).toBe(`“${name}” is taken: it is the name of ${owner}`)
  })

  it.each([
    ...['new', 'class', 'await', 'let', 'static', 'enum'],
    ...['set', 'promise', 'error', 'abort-signal', 'global-this', 'constructor', 'value-of', 'to-string', 'undefined'],
  ])('%s, which is JavaScript’s', (name) => {
    expect(problem(name)).toContain('JavaScript’s own')
  })

  it.each(['heading', 'skeleton', 'failure-notice'])('%s, which the example imports', (name) => {
    expect(problem(name)).toMatch(/would make \w+ mean two things in widgets/)
  })
})
