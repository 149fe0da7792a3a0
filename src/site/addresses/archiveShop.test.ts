import { expect, it } from 'vitest'
import { sites } from '../config/config.ts'
import { archiveShop } from './archiveShop.ts'

it.each(sites)('%s has its price and its addresses for each environment', (site) => {
  const balearic = ['balears', 'en-balears', 'es-balears', 'de-balears'].includes(site)
  const shop = archiveShop(site, 'PRO')
  expect(shop.issuePrice).toBe(balearic ? 299 : 99)
  expect(shop.issueUrl).toBe(balearic ? '/subscripcions/balears/exemplar/dades' : '/subscripcions/exemplar/dades')
  expect(shop.subscribeUrl).toBe(balearic ? '/subscripcions/balears/hemeroteca/' : '/subscripcions/hemeroteca/')
  expect(shop.upgradeUrl).toBe('/promocions/upgrade')
  for (const env of ['DEV', 'INT', 'PRE'] as const) {
    expect(archiveShop(site, env).issueUrl).toMatch(/^\/subscripcions\/pre\//)
    expect(archiveShop(site, env).subscribeUrl).toMatch(/^\/subscripcions\/pre\//)
  }
})
