import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { withoutMessageClass } from './withoutMessageClass.ts'

const code = readFileSync('node_modules/intl-messageformat/index.js', 'utf8')

it('withoutMessageClass removes the class from the package, and nothing else', () => {
  const rest = withoutMessageClass(code)
  expect(rest).not.toContain('class IntlMessageFormat')
  expect(rest).not.toContain('__parse')
  expect(rest).toContain('function formatToParts(')
  const exported = (text: string) => /^export \{.*$/m.exec(text)?.[0]
  expect(exported(rest)).toBe(exported(code))
})

it('withoutMessageClass fails for a package that declares the class in another way', () => {
  expect(() => withoutMessageClass('export class IntlMessageFormat {}')).toThrow('declares its class in another way')
})
