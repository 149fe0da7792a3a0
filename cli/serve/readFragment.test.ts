import { expect, it } from 'vitest'
import { readFragment } from './readFragment.ts'

const fragment = (widget: string, query: string) => readFragment(widget, new URLSearchParams(query))

it('a fragment’s parameter is an attribute of the marker', () => {
  expect(fragment('comments', 'content-id=1001&order=asc&lang=ca-ES&heading=3')).toMatchObject({
    ok: true,
    value: { widget: 'comments', attributes: { contentId: '1001', order: 'asc', lang: 'ca-ES', heading: '3' } },
  })
})

it('a fragment has the same key, in whatever order its parameters are', () => {
  const [one, other] = ['content-id=1001&lang=ca', 'lang=ca&content-id=1001'].map((query) =>
    fragment('comments', query),
  )
  expect(one).toMatchObject({ value: { key: expect.any(String) } })
  expect(one?.ok && one.value.key).toBe(other?.ok && other.value.key)
})

it.each([
  ['comments', '', 'content-id: is required'],
  ['comments', 'content-id=1001&content-id=1002', 'content-id: is given twice'],
  ['comments', 'content-id=../../user/logout', /^content-id: /],
  ['comments', 'content-id=1001&order=sideways', /^order: /],
  ['comments', 'content-id=1001&ordre=asc', /^ordre: is no option of comments.*order/],
  ['comments', 'content-id=1001&lang=tlh', 'lang: “tlh” is none'],
  ['comments', 'content-id=1001&widget-state=ready', 'widget-state: is no option of comments'],
  ['comments', 'content-id=1001&load=eager', 'load: is no option of comments'],
  ['comments', 'content-id=1001&api-base=https://evil.example', /^api-base: is no option of comments/],
  ['poll', 'poll-id=4711&__proto__=x', /^__proto__: is no option of poll/],
  ['poll', 'poll-id=4711%00', /^poll-id: /],
])('a fragment %s?%s is refused by the parameter’s name', (widget, query, failure) => {
  expect(fragment(widget, query)).toMatchObject({
    ok: false,
    failure: typeof failure === 'string' ? failure : expect.stringMatching(failure),
  })
})
