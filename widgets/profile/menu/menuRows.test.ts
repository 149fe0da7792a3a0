import { Gift } from 'lucide'
import { expect, it } from 'vitest'
import { linksOf } from '#lib/site/addresses/links.ts'
import { menuRows } from './menuRows.ts'

const links = linksOf({ site: 'ara', env: 'PRO', links: { premium: '/premium', founders: '/founders' } })

it.each([
  [undefined, '/premium'],
  [{ founder: false, fundador: false }, '/premium'],
  [{ founder: true, fundador: false }, '/founders'],
  [{ founder: false, fundador: true }, '/founders'],
])('the profile’s menu links %o to the premium page %s', (reader, href) => {
  const { action } = menuRows.premium
  expect(action.kind === 'link' && action.href(links, reader)).toBe(href)
})

it('the profile’s menu has the icon of the gift button for gifts', () => expect(menuRows.gifts.icon).toBe(Gift))
