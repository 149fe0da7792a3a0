import { expect, it } from 'vitest'
import { linkParameter } from './linkParameter.ts'

it.each([
  ['?email=a+b@diari.example', 'a+b@diari.example'],
  ['?email=a%2Bb@diari.example', 'a+b@diari.example'],
  ['?email=%20a@diari.example+', 'a@diari.example'],
  ['?email=', ''],
  ['?other=1', null],
])('linkParameter reads the email address of the link %s', (search, email) => {
  expect(linkParameter(new URLSearchParams(search), 'email')).toBe(email)
})
