import { parse } from 'valibot'
import { expect, it } from 'vitest'
import { check } from '#lib/schema/parseJson.ts'
import { readValue } from '#testing/readValue.ts'
import { ProfileMarkerSchema } from '#widgets/profile/profile.schema.ts'
import { HeaderMarkerSchema } from './header.schema.ts'

it('the header’s schema has defaults for everything', () => {
  expect(check({}, HeaderMarkerSchema)).toEqual({
    ok: true,
    value: {
      searchSource: 'search',
      secondaryMenu: [],
      idiomsMenu: [],
      editionsMenu: [],
      links: { premium: '/premium', founders: '/fundadors-premium' },
    },
  })
})

it('the header’s schema has the same addresses of premium pages as the profile', () => {
  expect(parse(ProfileMarkerSchema, {}).links).toMatchObject(parse(HeaderMarkerSchema, {}).links)
})

it('the header’s schema accepts entries with children and theirs, and without an address of their own', () => {
  const link = { text: 'City', href: null, target: null, rel: null, title: null }
  const secondaryMenu = [{ link, children: [{ link: { text: 'Boroughs' }, children: [{ link }] }] }]
  expect(check({ siteId: '6', secondaryMenu }, HeaderMarkerSchema)).toEqual({
    ok: true,
    value: expect.objectContaining({ siteId: 6, secondaryMenu }),
  })
})

it.each([
  [{ siteId: 'six' }, {}, 'siteId: '],
  [{ searchSource: '/search' }, {}, 'searchSource: '],
  [{ searchSource: '../user/logout' }, {}, 'searchSource: '],
  [{ searchSource: 'https://other.test' }, {}, 'searchSource: '],
  [{ secondaryMenu: null }, {}, 'secondaryMenu: expected a list, got null'],
  [{ idiomsMenu: [{ link: { text: ' ' } }] }, {}, 'idiomsMenu[0].link.text: must not be empty'],
  [
    { editionsMenu: [{ link: { text: 'x', href: 'javascript:alert(1)' } }, { link: { text: 'y' } }] },
    { editionsMenu: [{ link: { text: 'x' } }, { link: { text: 'y' } }] },
    'editionsMenu[0].link.href: must be a path that begins with /',
  ],
  [
    { editionsMenu: [{ link: { text: 'x' }, children: [{ link: { text: 'x', href: '//evil.test' } }] }] },
    { editionsMenu: [{ link: { text: 'x' }, children: [{ link: { text: 'x' } }] }] },
    'editionsMenu[0].children[0].link.href: ',
  ],
  [
    { secondaryMenu: [{ link: { text: 'x', href: 'mailto:a@b.example' } }] },
    { secondaryMenu: [{ link: { text: 'x' } }] },
    'got "mailto:a@b.example"',
  ],
])('the header’s schema reads %j without its wrong values, which are reported', (options, expected, problem) => {
  expect(readValue(options, HeaderMarkerSchema)).toEqual({
    read: { ...parse(HeaderMarkerSchema, {}), ...expected },
    reports: [expect.stringContaining(problem)],
  })
})

it.each(['premium', 'javascript:alert(1)', 'https://', 'https://a:99999/'])(
  'the header’s schema uses the premium page’s usual address in place of %j, and reports it',
  (premium) => {
    const { read, reports } = readValue({ links: { premium, founders: '/f' } }, HeaderMarkerSchema)
    expect(read?.links).toEqual({ premium: '/premium', founders: '/f' })
    expect(reports).toEqual([expect.stringMatching(/^links\.premium: /)])
  },
)
