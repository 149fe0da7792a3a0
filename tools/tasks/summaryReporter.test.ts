import { expect, test } from 'vitest'
import { summarize } from './summaryReporter.ts'

interface FakeTest {
  name: string
  state: 'passed' | 'failed' | 'skipped'
  errors?: { message: string }[]
}

const module = (name: string, state: 'passed' | 'failed', tests: FakeTest[], errors: { message: string }[] = []) => ({
  project: { name: 'unit' },
  relativeModuleId: name,
  moduleId: `/project/${name}`,
  state: () => state,
  // vitest's errors also have a stack and other fields.
  errors: () => errors as never,
  children: {
    allTests: () =>
      tests.map((test) => ({
        id: `id of ${test.name}`,
        fullName: test.name,
        result: () => ({ state: test.state, errors: test.errors }),
      })),
  },
})

test('the reporter counts passed tests, and keeps failed ones with their reasons', () => {
  const summary = summarize(
    [
      module('a.test.ts', 'failed', [
        { name: 'adds', state: 'passed' },
        { name: 'divides', state: 'failed', errors: [{ message: 'expected 1 to be 2' }] },
        { name: 'rounds', state: 'skipped' },
      ]),
      module('b.test.ts', 'passed', [{ name: 'reads', state: 'passed' }]),
    ],
    [],
  )
  expect(summary).toEqual({
    passed: 2,
    failures: [
      {
        file: 'unit a.test.ts',
        test: 'divides',
        messages: ['expected 1 to be 2'],
        source: { project: 'unit', moduleId: '/project/a.test.ts', testId: 'id of divides' },
      },
    ],
  })
})

test('a file that could not be loaded is a failure, though none of its tests failed', () => {
  const summary = summarize([module('a.test.ts', 'failed', [], [{ message: 'no such file' }])], [])
  const source = { project: 'unit', moduleId: '/project/a.test.ts' }
  expect(summary).toEqual({ passed: 0, failures: [{ file: 'unit a.test.ts', messages: ['no such file'], source }] })
})

test('an error outside of any test is a failure', () => {
  expect(summarize([], [{ message: 'thrown too late' }]).failures).toEqual([
    { file: 'outside of any test', messages: ['thrown too late'] },
  ])
})
