import { parse } from 'valibot'
import { expect, it } from 'vitest'
import { readValue } from '#testing/readValue.ts'
import { subscriptionUrl } from './links/accountUrl.ts'
import { ProfileMarkerSchema } from './profile.schema.ts'

const defaults = parse(ProfileMarkerSchema, {}).links
const names = Object.keys(defaults)

it.each(names)('the profile’s schema reports an address that cannot be opened, and uses its default: %s', (name) => {
  for (const address of ['https://', 'https://%', 'https://diari.example:99999/', 'http://diari.example/', 'a', 7]) {
    const links = { ...defaults, shop: '/s', card: '/c', [name]: address }
    const expected = { ...defaults, shop: '/s', card: '/c', [name]: Reflect.get(defaults, name) }
    expect(readValue({ links }, ProfileMarkerSchema)).toEqual({
      read: { links: expected },
      reports: [expect.stringContaining(`links.${name}: `)],
    })
  }
})

it('the profile’s schema has an address of the subscription’s frame whatever is configured', () => {
  const { links } = parse(ProfileMarkerSchema, { links: { subscription: 'https://' } })
  const facts = {
    here: 'https://diari.example/a.html',
    channel: 'web',
    hosts: [],
    dark: false,
    token: undefined,
  } as const
  expect(subscriptionUrl(links.subscription, 'ara', facts)).toMatch(/^https:\/\/diari\.example\/subscripcio\/perfil\?/)
})
