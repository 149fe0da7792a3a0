import { within } from '@testing-library/dom'
import { describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { holdCall } from '#testing/holdCall.ts'
import { eventually, focused, startBackend } from '../comments.page.fixture.ts'

const { backend, open } = startBackend()

type View = Awaited<ReturnType<ReturnType<typeof open>['ready']>>

const articleBy = async (view: View, nick: string) => {
  const [article] = await view.findAllByRole('article', { name: `Comment by ${nick}` })
  return article
}
const replyTo = (view: View, nick: string) => view.findByRole('button', { name: `Reply to ${nick}` })
const replyField = (view: View, nick: string) =>
  view.findByRole<HTMLTextAreaElement>('textbox', { name: `Write a reply to ${nick}` })

describe('the closed form of a comment', () => {
  it.each(['{Escape}', 'Cancel'])('returns the focus from a reply to its comment: %s', async (way) => {
    const view = await open().ready()
    await userEvent.click(await replyTo(view, 'Ada'))
    await replyField(view, 'Ada')
    if (way === 'Cancel') await userEvent.click(await view.findByRole('button', { name: way }))
    else {
      await view.findByRole('button', { name: 'Cancel' })
      await userEvent.keyboard(way)
    }
    const article = await articleBy(view, 'Ada')
    await eventually(() => expect(focused()).toBe(article))
  })

  it('moves the focus from above the list to the headline, and with Escape does not move it', async () => {
    const view = await open().ready()
    const field = await view.findByRole('textbox', { name: 'Write a comment' })
    await userEvent.click(field)
    await view.findByRole('button', { name: 'Cancel' })
    await userEvent.keyboard('{Escape}')
    await eventually(() => expect(view.queryByRole('button', { name: 'Cancel' })).toBeNull())
    expect(focused()).toBe(field)
    await userEvent.keyboard('x')
    await userEvent.click(await view.findByRole('button', { name: 'Cancel' }))
    await eventually(() => expect(focused()).toBe(view.getByRole('heading', { name: '27\u00a0comments' })))
  })
})

describe('the button “Reply”', () => {
  it('focuses the form that is already open', async () => {
    const view = await open().ready()
    await userEvent.click(await replyTo(view, 'Ada'))
    const field = await replyField(view, 'Ada')
    expect(focused()).toBe(field)
    await userEvent.click(await replyTo(view, 'Ada'))
    expect(focused()).toBe(field)
  })

  it('does not take the focus again when the replies are hidden and shown', async () => {
    const view = await open().ready()
    const article = await articleBy(view, 'Don Simón')
    const row = within(article?.closest<HTMLElement>('.row') ?? document.body)
    await userEvent.click(row.getByRole('button', { name: 'Show 2\u00a0replies' }))
    await userEvent.click(await row.findByRole('button', { name: 'Reply to Roger dels Horts' }))
    await replyField(view, 'Roger dels Horts')
    const toggle = row.getByRole('button', { name: 'Hide the replies' })
    await userEvent.click(toggle)
    await userEvent.click(toggle)
    await replyField(view, 'Roger dels Horts')
    expect(focused()).toBe(toggle)
  })
})

it('a late publication does not steal the focus from another form', async () => {
  const view = await open().ready()
  const release = holdCall(backend(), 'comments.new')
  await userEvent.type(await view.findByRole('textbox', { name: 'Write a comment' }), 'Hello there')
  await userEvent.click(await view.findByRole('button', { name: 'Publish the comment' }))
  await userEvent.click(await replyTo(view, 'Ada'))
  const field = await replyField(view, 'Ada')
  await userEvent.keyboard('Hello')
  release()
  await view.findByRole('heading', { name: '28\u00a0comments' })
  await eventually(() => expect(view.getByText('Your comment has been published.')).toBeDefined())
  await userEvent.keyboard(' Ada')
  expect(field.value).toBe('Hello Ada')
})
