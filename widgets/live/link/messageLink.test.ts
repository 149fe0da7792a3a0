import { expect, it } from 'vitest'
import { linkedMessage, messageHash } from './messageLink.ts'

const HERE = 'https://far.example/directe?lang=de'

it('a message’s link is found for its own live, and for no other', () => {
  expect(linkedMessage(HERE + messageHash('7', '12:a_b-c'), '7')).toBe('12:a_b-c')
  for (const hash of ['', '#live-7.', '#live-7-1.12', '#live-17.12', '#live-7.12/13', '#comment-7.12'])
    expect(linkedMessage(HERE + hash, '7')).toBeUndefined()
})
