import { expect, it } from 'vitest'
import { setCookie } from '#testing/setCookie.ts'
import { startNetwork } from '#testing/startNetwork.ts'
import { answerMessage, showPaywall } from '../testing/showPaywall.fixture.tsx'

const worker = startNetwork()

const cookie = 'nx-paywall-data-1004'
const contentId = '1004'

/** Each message has its id as its title. */
const answerWithIds = () => worker.use(answerMessage(({ messageId }) => ({ title: `Message ${messageId}` })))

it.each([
  ['firstMessageId', { firstMessageId: 501 }, '501'],
  ['the message of its own type', { firstMessageId: 9, messageIds: [{ messageId: 502, type: 'blocking' }] }, '502'],
  ['the first message, where none says its type', { messageIds: [{ messageId: 503 }, { messageId: 504 }] }, '503'],
])('a paywall shows the message that the cookie names: %s', async (_, data, id) => {
  answerWithIds()
  setCookie(cookie, { accessGranted: false, ...data })
  const { view } = showPaywall({ type: 'blocking', contentId })
  expect(await view.findByRole('heading', { name: `Message ${id}` })).toBeDefined()
})

it('a paywall prefers the marker’s message to the cookie’s', async () => {
  answerWithIds()
  setCookie(cookie, { firstMessageId: 501 })
  const { view } = showPaywall({ type: 'blocking', contentId, messageId: '777' })
  expect(await view.findByRole('heading', { name: 'Message 777' })).toBeDefined()
})

it.each([
  ['of another type', { messageType: 'blocking', firstMessageId: 501 }],
  ['whose entry is of another type', { messageIds: [{ messageId: 501, type: 'regiwall' }] }],
])('a paywall leaves a message %s to the box that it was written for', async (_, data) => {
  setCookie(cookie, data)
  const { view } = showPaywall({ type: 'column-offer', contentId })
  expect(await view.findByRole('heading', { name: 'The whole newspaper, without limits' })).toBeDefined()
})

it.each([
  ['messageType', { messageType: 'regiwall' }],
  ['the first message’s entry', { firstMessageId: 5, messageIds: [{ messageId: 5, type: 'regiwall' }] }],
  ['the only entry', { messageIds: [{ messageId: '5', type: 'regiwall' }] }],
])('a paywall takes the type from the cookie where the marker has none: %s', async (_, data) => {
  worker.use(answerMessage(() => ({})))
  setCookie(cookie, data)
  const { view } = showPaywall({ contentId })
  expect(await view.findByRole('heading', { name: 'Register for free to keep reading' })).toBeDefined()
})

it.each([
  ['no cookie', undefined],
  ['a cookie of an unknown type', { messageType: 'wall' }],
])('a paywall reports a missing data-type when %s', (_, data) => {
  if (data) setCookie(cookie, data)
  expect(() => showPaywall({ contentId })).toThrow('data-type')
})
