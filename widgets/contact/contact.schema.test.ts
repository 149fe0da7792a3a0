import * as v from 'valibot'
import { expect, it } from 'vitest'
import { ContactMarkerSchema } from './contact.schema.ts'

it.each([
  ['contact', true],
  ['forms/contact-us', true],
  ['users/message', true],
  ['../user/logout', false],
  ['user/logout', false],
  ['USER/delete-account', false],
  ['give-away/1002', false],
  ['comment/content/1002/new', false],
  ['poll/4711/vote/1', false],
])('a message may be sent to %s: %s', (action, may) => {
  expect(v.is(ContactMarkerSchema, { action })).toBe(may)
})
