import { expect, it, vi } from 'vitest'
import { contactPath } from './contactPath.ts'

it.each([
  ['forms/contact-us', 'forms/contact-us'],
  ['users/message', 'users/message'],
  ['user/logout', 'contact'],
  ['USER/delete-account', 'contact'],
  ['give-away/1002', 'contact'],
  ['comment/content/1002/new', 'contact'],
  ['poll/4711/vote/1', 'contact'],
])('contactPath sends the message of a marker that names %s to %s', (action, path) => {
  const report = vi.fn()
  expect(contactPath(action, report)).toBe(path)
  expect(report).toHaveBeenCalledTimes(path === action ? 0 : 1)
})
