import { expect, it } from 'vitest'
import { sites } from './config/config.ts'
import { issuePrice } from './issuePrice.ts'

it.each(sites)('an issue of %s has the price of its site', (site) => {
  expect(issuePrice(site)).toBe(site.endsWith('balears') ? 299 : 99)
})
