import { expect, it, vi } from 'vitest'
import { issueLine } from '../../schema/issues/describeIssue.ts'
import { ValueError } from '../../schema/issues/ValueError.ts'
import { readSupport } from './readSupport.ts'

it.each([
  [undefined, undefined, []],
  [null, undefined, ['support']],
  [{}, undefined, []],
  [{ phone: ' 971 12 34 56 ' }, { phone: '971 12 34 56', hours: undefined }, []],
  [{ phone: '+34 (971) 12-34-56', hours: 'de 8 a 15 h' }, { phone: '+34 (971) 12-34-56', hours: 'de 8 a 15 h' }, []],
  [{ phone: '971123456', hours: 7 }, { phone: '971123456', hours: undefined }, ['support.hours']],
  [{ phone: 'javascript:alert(1)' }, undefined, ['support.phone']],
  [{ phone: 971123456 }, undefined, ['support.phone']],
  ['971123456', undefined, ['support']],
])('readSupport reads %j as %j, and reports wrong values', (support, named, wrong) => {
  const report = vi.fn()
  expect(readSupport(support, report)).toEqual(named)
  const lines = report.mock.calls.map(([error]) => (error instanceof ValueError ? issueLine(error.issue) : error))
  expect(lines).toEqual(wrong.map((path) => expect.stringContaining(path)))
})
