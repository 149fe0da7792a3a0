import { expect, it } from 'vitest'
import { isEmail } from './isEmail.ts'

it.each(['agata@diari.example', 'a.b+c@sub.diari.example', 'ñ@correu.cat', "o'brien@diari.example"])(
  'isEmail accepts %j',
  (text) => {
    expect(isEmail(text)).toBe(true)
  },
)

it.each([
  '',
  'agata',
  'agata@',
  '@diari.example',
  'agata@diari',
  'a b@diari.example',
  'a@b@c.example',
  'a@.example',
  'a@b..c',
])('isEmail rejects %j', (text) => {
  expect(isEmail(text)).toBe(false)
})
