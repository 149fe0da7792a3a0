import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { DRAFTS_KEY } from '#page/storage/createDrafts.ts'
import { holdCall } from '#testing/holdCall.ts'
import { eventually, startBackend } from '../comments.page.fixture.ts'

const { open, reopen, backend } = startBackend({ newest: 4 })

const taken = () => [...backend().backend.state.comments.values()].filter(({ body }) => body === 'Hello there')

/** The reader publishes and reloads; the answer comes too late for the first page. @returns The reloaded page's view. */
async function reloadWhileSending(form: { opens?: string; field: string; button: string }, isTaken: boolean) {
  const first = open()
  const view = await first.ready()
  if (form.opens) await userEvent.click((await view.findAllByRole('button', { name: form.opens }))[0] ?? document.body)
  const field = await view.findByRole<HTMLTextAreaElement>('textbox', { name: form.field })
  await userEvent.type(field, 'Hello there')
  const release = holdCall(backend(), 'comments.new')
  await userEvent.click(await view.findByRole('button', { name: form.button }))
  await eventually(() => expect(field.readOnly).toBe(true))
  // The storage that a page loaded now would find: the page before does not live to read its answer.
  const stored = sessionStorage.getItem(DRAFTS_KEY) ?? ''
  first.close()
  if (isTaken) {
    release()
    await eventually(() => expect(taken()).toHaveLength(1))
    await eventually(() => expect(sessionStorage.getItem(DRAFTS_KEY)).toBeNull())
  }
  sessionStorage.setItem(DRAFTS_KEY, stored)
  return reopen({}).ready()
}

const comment = { field: 'Write a comment', button: 'Publish the comment' }
const reply = { opens: 'Reply to Uri', field: 'Write a reply to Uri', button: 'Publish the reply' }

it.each([
  ['comment', comment],
  ['reply', reply],
])('a %s that the server accepted while the page was reloaded is no draft any more', async (_, form) => {
  const view = await reloadWhileSending(form, true)
  expect(await view.findByText('Hello there', { selector: '.body' })).toBeDefined()
  await eventually(() => expect(view.queryByDisplayValue('Hello there')).toBeNull())
  expect(sessionStorage.getItem(DRAFTS_KEY)).toBeNull()
})

it('a comment that did not reach the server is restored as a draft', async () => {
  const view = await reloadWhileSending(comment, false)
  expect(await view.findByDisplayValue('Hello there')).toBeDefined()
})
