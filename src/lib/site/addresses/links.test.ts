import { expect, it } from 'vitest'
import { environments, sites } from '../config/config.ts'
import { commonLinks, linkNames, linksOf, withOwnLinks } from './links.ts'

it.each(sites)('%s has subscription pages of its own, and others outside production', (site) => {
  const balearic = site.endsWith('balears')
  const shop = (env: (typeof environments)[number]) => linksOf({ site, env, links: {} })
  expect(shop('PRO')).toMatchObject({
    subscriptions: balearic ? '/subscripcions/balears' : '/subscripcions',
    archiveIssue: balearic ? '/subscripcions/balears/exemplar/dades' : '/subscripcions/exemplar/dades',
    archiveSubscription: balearic ? '/subscripcions/balears/hemeroteca/' : '/subscripcions/hemeroteca/',
    mgm: balearic ? '/subscripcions/balears/promocions/mgm' : '/subscripcions/promocions/mgm',
    rates: '/tarifes',
    upgrade: '/promocions/upgrade',
  })
  for (const env of environments.filter((name) => name !== 'PRO'))
    for (const name of ['archiveIssue', 'archiveSubscription', 'mgm'] as const)
      expect(shop(env)[name]).toMatch(/^\/subscripcions\/pre\//)
})

it('linksOf has a name for each link, and each can be set', () => {
  const links = Object.fromEntries(linkNames.map((name) => [name, `https://other.example/${name}`]))
  expect(linksOf({ site: 'ara', env: 'PRE', links })).toEqual(links)
})

it('linksOf moves the links below the base of the subscription pages to its host', () => {
  const links = linksOf({ site: 'balears', env: 'PRE', links: { subscriptions: 'https://pre.shop.example/b/' } })
  expect(links).toMatchObject({
    archiveIssue: 'https://pre.shop.example/b/exemplar/dades',
    espai: 'https://pre.shop.example/b/espai/',
    mgm: 'https://pre.shop.example/b/promocions/mgm',
    rates: '/tarifes',
  })
})

it('linksOf prefers a marker’s own address to the configuration’s, and the configuration’s to a default', () => {
  const links = linksOf({ site: 'ara', env: 'PRO', links: { premium: '/a', founders: '/b' } })
  const own = { premium: '/c', founders: commonLinks.founders }
  expect(withOwnLinks(links, own)).toMatchObject({ premium: '/c', founders: '/b' })
})
