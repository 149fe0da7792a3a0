import { expect, it, onTestFinished, vi } from 'vitest'
import { writeConsole } from './writeConsole.ts'

it('writeConsole calls the console’s method with its values', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  onTestFinished(() => warn.mockRestore())
  writeConsole('warn', 'a', 1)
  expect(warn.mock.calls).toEqual([['a', 1]])
})

it.each([
  [
    'that throws',
    {
      error: () => {
        throw new Error('not here')
      },
    },
  ],
  ['without methods', {}],
  ['that is none', undefined],
])('writeConsole does not fail on a console %s', (_, replaced) => {
  vi.stubGlobal('console', replaced)
  onTestFinished(() => void vi.unstubAllGlobals())
  expect(() => writeConsole('error', 'a')).not.toThrow()
})
