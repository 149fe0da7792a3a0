import { parse } from 'valibot'
import { expect, it, vi } from 'vitest'
import { check } from '../../src/lib/parseJson.ts'
import { ProfileMarkerSchema } from '../profile/profile.schema.ts'
import { HeaderMarkerSchema } from './header.schema.ts'

it('has defaults for everything', () => {
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

it('leads to the same premium pages as the profile', () => {
  expect(parse(ProfileMarkerSchema, {}).links).toMatchObject(parse(HeaderMarkerSchema, {}).links)
})

it('takes entries with children and theirs, and without an address of their own', () => {
  const link = { text: 'City', href: null, target: null, rel: null, title: null }
  const secondaryMenu = [{ link, children: [{ link: { text: 'Boroughs' }, children: [{ link }] }] }]
  expect(check({ siteId: '6', secondaryMenu }, HeaderMarkerSchema)).toEqual({
    ok: true,
    value: expect.objectContaining({ siteId: 6, secondaryMenu }),
  })
})

it.each([
  [{ siteId: 'six' }, 'siteId'],
  [{ searchSource: '/search' }, 'searchSource'],
  [{ searchSource: '../user/logout' }, 'searchSource'],
  [{ searchSource: 'https://other.test' }, 'searchSource'],
  [{ idiomsMenu: [{ link: { text: ' ' } }] }, 'idiomsMenu'],
  [{ editionsMenu: [{ link: { text: 'x', href: 'javascript:alert(1)' } }] }, 'editionsMenu'],
  [
    { editionsMenu: [{ link: { text: 'x' }, children: [{ link: { text: 'x', href: '//evil.test' } }] }] },
    'editionsMenu',
  ],
])('%j is refused', (options, key) => {
  expect(check(options, HeaderMarkerSchema)).toEqual({ ok: false, failure: expect.stringContaining(key) })
})

it.each(['premium', 'javascript:alert(1)', 'https://', 'https://a:99999/'])(
  'leads to the premium page’s usual address in place of %j, and reports it',
  (premium) => {
    const onDropped = vi.fn()
    expect(check({ links: { premium, founders: '/f' } }, HeaderMarkerSchema, onDropped)).toMatchObject({
      value: { links: { premium: '/premium', founders: '/f' } },
    })
    expect(onDropped).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/^premium: /), expect.anything())
  },
)
