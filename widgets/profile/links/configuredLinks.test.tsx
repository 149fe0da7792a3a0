import { expect, it } from 'vitest'
import { startBackend } from '#testing/startBackend.ts'
import { openProfile } from '../profile.fixture.tsx'

const backend = startBackend()

it('a profile without options of its own links to the pages of the configuration', async () => {
  backend().set({ persona: 'registered' })
  const links = { rates: 'https://shop.example/tarifes', shop: 'https://botiga.example/', espai: '/espai/' }
  const aside = await openProfile({ config: { links } }).dialog()
  const hrefOf = async (name: string | RegExp) => (await aside.findByRole('link', { name })).getAttribute('href')
  expect(await hrefOf('Subscribe')).toBe('https://shop.example/tarifes')
  expect(await hrefOf(/^Shop/)).toBe('https://botiga.example/')
})
