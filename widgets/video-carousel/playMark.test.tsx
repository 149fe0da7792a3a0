import { expect, it, onTestFinished } from 'vitest'
import { cdp } from 'vitest/browser'
import { mountCarousel } from '#kit/slides/carousel.fixture.ts'
import { startNetwork } from '#testing/startNetwork.ts'
import { videoCarouselIsland } from './video-carousel.island.tsx'

startNetwork()

const choose = (value: string) =>
  cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value }] })

it.each(['none', 'active'])('the play mark is a triangle on another ground, with forced colours %s', async (forced) => {
  onTestFinished(() => void choose(''))
  await choose(forced)
  const cards = [{ id: 1, title: 'The light', shareUrl: { href: '/videos/1.html' }, image: { url: '/favicon.svg' } }]
  const { host, ready } = mountCarousel({ island: videoCarouselIsland, block: { cards }, width: 1200 })
  await ready()
  const mark = host.shadowRoot?.querySelector('.play')
  if (!mark) throw new Error('The mark is not there.')
  const triangle = getComputedStyle(mark, '::before')
  await expect.poll(() => [triangle.clipPath.startsWith('polygon('), triangle.borderTopWidth]).toEqual([true, '0px'])
  expect(triangle.backgroundColor).not.toBe(getComputedStyle(mark).backgroundColor)
})
