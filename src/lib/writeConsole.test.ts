import { expect, it, onTestFinished, vi } from 'vitest'
import { writeConsole } from './writeConsole.ts'

it('writes as it is told', () => {
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
])('a console %s stops nobody who writes on it', (_, replaced) => {
  vi.stubGlobal('console', replaced)
  onTestFinished(() => void vi.unstubAllGlobals())
  expect(() => writeConsole('error', 'a')).not.toThrow()
})
