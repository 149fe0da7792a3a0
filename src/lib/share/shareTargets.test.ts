import { expect, it } from 'vitest'
import { shareHref, shareTargets } from './shareTargets.ts'

const shared = { title: 'Pa & peix: 100 % «bo»', url: 'https://far.example/a?b=1&c=2' }

it('a share target gets the title and the address', () => {
  const forms = shareTargets.map((target) => {
    const { origin, pathname, searchParams } = new URL(shareHref(target, shared))
    return [origin === 'null' ? 'mailto:' : origin + pathname, Object.fromEntries(searchParams)]
  })
  const both = `${shared.title}\n${shared.url}`
  expect(forms).toEqual([
    ['https://x.com/intent/post', { text: shared.title, url: shared.url }],
    ['https://bsky.app/intent/compose', { text: both }],
    ['https://www.facebook.com/sharer/sharer.php', { u: shared.url }],
    ['https://wa.me/', { text: both }],
    ['https://t.me/share/url', { url: shared.url, text: shared.title }],
    ['mailto:', { subject: shared.title, body: both }],
  ])
})

it('a share target encodes spaces as %20, which every mail program understands', () => {
  expect(shareHref('mail', { title: 'Bon dia', url: 'https://far.example/' })).toBe(
    'mailto:?subject=Bon%20dia&body=Bon%20dia%0Ahttps%3A%2F%2Ffar.example%2F',
  )
})

it('a share target shares the address alone without a title', () => {
  expect(shareHref('x', { title: '', url: 'https://far.example/' })).toBe(
    'https://x.com/intent/post?url=https%3A%2F%2Ffar.example%2F',
  )
  expect(shareHref('whatsapp', { title: '', url: 'https://far.example/' })).toBe(
    'https://wa.me/?text=https%3A%2F%2Ffar.example%2F',
  )
})
