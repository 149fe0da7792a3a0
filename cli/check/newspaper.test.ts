import { afterAll, beforeAll, expect, it } from 'vitest'
import { openNewspaper } from '#newspaper/cms/testing/openNewspaper.ts'
import { everyByTier } from '#testing/byTier.ts'
import { newspaperPages } from '#tests/support/newspaperPages.ts'
import { createTestTerminal } from '../createTestTerminal.fixture.ts'
import type { Ask } from '../network/Ask.types.ts'
import { askFor } from '../network/askFor.fixture.ts'
import { createAsk } from '../network/createAsk.ts'
import { checkCommand } from './checkCommand.ts'

let paper: Awaited<ReturnType<typeof openNewspaper>>
beforeAll(async () => {
  paper = await openNewspaper()
})
afterAll(() => paper.close())

/** The newspaper without a built library: its scripts answer all the same. */
const ask: Ask = (request) =>
  /\/(?:widgets|service-worker)\.js$/.test(request.url.pathname)
    ? askFor({ [request.url.href]: new Response('', { headers: { 'content-type': 'text/javascript' } }) })(request)
    : createAsk()(request)

/** In `npm test` every second one: what the command finds has tests of its own. */
const pages = everyByTier(4, newspaperPages)

it('the check reports nothing about the pages of the sample newspaper', async () => {
  const terminal = createTestTerminal({ ask })
  await checkCommand.run(
    pages.map((path) => paper.url + path),
    terminal,
  )
  expect(terminal.printed()).toBe(`${pages.length} files, no problems`)
})
