import { waitFor, within } from '@testing-library/dom'
import { HttpResponse, http } from 'msw'
import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { deepActiveElement } from '#kit/dom/deepActiveElement.ts'
import { startBackend } from '#testing/startBackend.ts'
import { openProfile } from '../profile.fixture.tsx'

const backend = startBackend()

type Situation = NonNullable<Parameters<ReturnType<typeof backend>['set']>[0]>

async function openGifts(situation: Situation = {}, channel?: 'android' | 'ios') {
  backend().set({ persona: 'subscriber', language: 'en', ...situation })
  const opened = openProfile({ hash: '#profile.gifts', ...(channel && { channel }) })
  return { ...opened, aside: await opened.dialog() }
}

it('the panel of gifts shows the gifts, until when each opens and how often it was given', async () => {
  const { aside, expectAccessible } = await openGifts()
  expect(await aside.findByText(/^You have given away 3 of 10 articles this month\./)).toBeVisible()
  const list = await aside.findByRole('list', { name: 'Gifted articles' })
  const cards = await within(list).findAllByRole('article')
  expect(cards.map((card) => within(card).getByText(/^The link/).textContent)).toEqual([
    'The link expires in 5\u00a0days.',
    'The link expires tomorrow.',
    'The link has expired.',
  ])
  expect(cards.map((card) => within(card).getByText(/^Given/).textContent)).toEqual([
    'Given 2\u00a0times',
    'Given once',
    'Given once',
  ])
  await expectAccessible()
})

it('the panel of gifts shows when all of a month’s gifts are used up', async () => {
  const { aside } = await openGifts({ persona: 'subscriber-gifts-used' })
  expect(await aside.findByText(/^You have given away this month’s 10 articles\. From /)).toBeVisible()
})

it('the panel of gifts shows that there are no gifts yet, and its future content', async () => {
  const none = { page: 1, hasMoreResults: false, results: [] }
  backend().set({ persona: 'subscriber', language: 'en' })
  backend().worker.use(http.get('*/api/front/user/gifts', () => HttpResponse.json({ data: none })))
  const { dialog, page } = openProfile({ hash: '#profile.gifts' })
  const aside = await dialog()
  expect(await aside.findByText('The articles you give away will be here.')).toBeVisible()
  page.session.update({ numberGiftsRemaining: 10 })
  expect(await aside.findByText(/^You have not given away any articles this month\./)).toBeVisible()
})

it.each([
  ['registered', undefined, /^With a subscription you can give away/, 'Subscribe'],
  ['subscriber-no-gift', undefined, /^Your subscription does not include/, 'Upgrade your subscription'],
  ['subscriber-no-gift', 'ios', /^Your subscription does not include/, undefined],
] as const)(
  'the panel of gifts explains gifts to %s (%s), without requesting the list',
  async (persona, channel, text, offer) => {
    const { aside } = await openGifts({ persona, fault: 'gift.list:500' }, channel)
    expect(await aside.findByText(text)).toBeVisible()
    expect(aside.queryAllByRole('link').map((link) => link.textContent)).toEqual(offer ? [offer] : [])
    expect(aside.queryByRole('button', { name: 'Try again' })).toBeNull()
  },
)

it('the panel of gifts shows why the list did not load, and loads it again with the focus in its place', async () => {
  const { aside } = await openGifts({ fault: 'gift.list:500x2' })
  const retry = await aside.findByRole('button', { name: 'Try again' })
  await userEvent.click(retry)
  await waitFor(() => expect(retry).not.toHaveAttribute('data-busy'))
  expect(deepActiveElement()).toBe(retry)
  await userEvent.keyboard('{Enter}')
  expect(await aside.findByRole('list', { name: 'Gifted articles' })).toBeVisible()
})
