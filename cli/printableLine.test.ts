import { expect, it } from 'vitest'
import { printableLine, printableText } from './printableLine.ts'

it.each([
  ['a\u001b[31mb', 'a[31mb'],
  ['a\u009b31mb\u007f', 'a31mb'],
  ['a\r\nb\nc\rd\u2028e\u2029f\u0085g\th', 'a b c d e f g h'],
  ['\u202eabc\u2066\u200f\u061c', 'abc'],
  ['::error::x', ': :error::x'],
  [' \n::error::x', '  : :error::x'],
  [':\u001b:error::x', ': :error::x'],
  ['a ##[error]x ##vso[task] #\u0000#teamcity[x]', 'a # #[error]x # #vso[task] # #teamcity[x]'],
])('printableLine makes %j harmless', (text, line) => {
  expect(printableLine(text)).toBe(line)
})

it.each(['a::before', 'http://[::1]:80/', '## 2', 'l’ànima – «наука» 👩‍🔬', '  1:2  error'])(
  'printableLine leaves %s as it is',
  (text) => {
    expect(printableLine(text)).toBe(text)
  },
)

it('printableLine does not change a line that it has made', () => {
  const once = printableLine('::##[##vso[:::\u001b::')
  expect(printableLine(once)).toBe(once)
})

it('printableText breaks lines between lines only', () => {
  expect(printableText(['a\n::b', '', '::c'])).toBe('a ::b\n\n: :c\n')
})
