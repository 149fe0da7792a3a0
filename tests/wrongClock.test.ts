import { createToken } from '#mocks/backend/token.ts'
import { accessMessages } from '#widgets/comments/comments.messages.ts'
import { alternateEngines } from './support/alternateEngines.ts'
import { getConversation } from './support/conversation.ts'
import { t } from './support/loadIntl.ts'
import { article, startNewspaper } from './support/newspaper.ts'

const { read, url } = startNewspaper()
const test = alternateEngines()

const HOUR = 60 * 60 * 1000
const DAYS_OF_A_TOKEN = 30 * 24 * HOUR

/** A visit by a device that is two hours ahead, with a token that ends in so many hours. */
async function visit(hours: number, engine: 'react' | 'lite') {
  const { page, context } = await read('/', { engine })
  await page.clock.install({ time: Date.now() + 2 * HOUR })
  const token = createToken('subscriber', new Date(Date.now() + hours * HOUR - DAYS_OF_A_TOKEN))
  await context.addCookies([{ name: 'nx-session-user', value: token, url: url() }])
  await page.goto(`${url()}${article('1002')}#comentaris`)
  await page.locator('#comentaris').scrollIntoViewIfNeeded()
  return page
}

test('a reader whose device is two hours ahead stays signed in', async ({ engine }) => {
  const page = await visit(1, engine)
  await getConversation(page).field.waitFor()
})

test('a reader whose token has ended is a visitor, by the server’s word too', async ({ engine }) => {
  const page = await visit(-1, engine)
  await page.getByText(t(accessMessages.commentTitle)).waitFor()
})
