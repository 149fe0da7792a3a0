import { afterEach, expect, it } from 'vitest'
import { expectNamesOnce } from './expectNamesOnce.ts'

afterEach(() => document.body.replaceChildren())

it.each([
  ['a tooltip that is the name', '<button aria-label="3 comments" title="3 comments">3</button>'],
  ['a tooltip that is the text', '<a href="#a" title="Front page">Front page</a>'],
  ['a description that is the name', '<button aria-describedby="d">Save</button><p id="d">Save</p>'],
  ['a picture that repeats its link', '<a href="#a"><img alt="Portrait of Ada" src="data:,"> Portrait of Ada</a>'],
  [
    'a list named as its region',
    '<section aria-labelledby="h"><h2 id="h">Papers</h2><ul aria-labelledby="h"></ul></section>',
  ],
])('expectNamesOnce finds %s', (_, html) => {
  document.body.innerHTML = html
  expect(() => expectNamesOnce(document)).toThrow('Said twice')
})

it('expectNamesOnce accepts names that are announced once', () => {
  document.body.innerHTML =
    '<a href="#a" title="21 November 2026, 12:30">an hour ago</a><a href="#b"><img alt="" src="data:,"> Ada</a>'
  expect(() => expectNamesOnce(document)).not.toThrow()
})
