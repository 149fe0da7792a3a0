import { expect, it, onTestFinished, vi } from 'vitest'
import { supports } from './supports.ts'

it.each([
  ['color', 'red', true],
  ['color', 'nothing(red)', false],
  ['no-such-property', 'red', false],
])('supports tells of %s: %s, whatever the page calls CSS: %s', (property, value, isKnown) => {
  vi.stubGlobal('CSS', { theme: 'dark' })
  onTestFinished(() => void vi.unstubAllGlobals())
  expect(supports(property, value)).toBe(isKnown)
})
