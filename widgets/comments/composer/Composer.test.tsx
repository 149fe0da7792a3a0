import { within } from '@testing-library/dom'
import { describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { createToken } from '#mocks/backend/token.ts'
import { everyByTier } from '#testing/byTier.ts'
import { holdCall } from '#testing/holdCall.ts'
import { installApp } from '#testing/installApp.ts'
import { eventually, focused, startBackend, whole } from '../comments.page.fixture.ts'

const { open, reopen, backend } = startBackend({ newest: 4 })

type View = Awaited<ReturnType<ReturnType<typeof open>['ready']>>
const field = (view: View) => view.findByRole<HTMLTextAreaElement>('textbox', { name: 'Write a comment' })
const publishButton = (view: View) => view.findByRole('button', { name: 'Publish the comment' })
const publish = async (view: View) => userEvent.click(await publishButton(view))
const written = () =>
  [...backend().backend.state.comments.values()].filter(({ body }) => body.startsWith('Hello there'))

describe('the composer', () => {
  it('is one line that expands on focus', async () => {
    const comments = open()
    const view = await comments.ready()
    const line = await field(view)
    expect(view.queryByText('Community rules')).toBeNull()
    expect(view.queryByRole('button', { name: 'Publish the comment' })).toBeNull()
    await userEvent.click(line)
    expect(await view.findByText('Community rules')).toBeDefined()
    expect(view.getByText(/characters left/)).toBeDefined()
    // Before it fails, to those who look and to those who listen.
    expect(view.getByText('Required')).toBeVisible()
    expect(line).toBeRequired()
    await comments.expectAccessible()
    await userEvent.type(line, 'Hello')
    await userEvent.keyboard('{Escape}')
    expect(view.queryByText('Community rules')).toBeNull()
    expect(line.value).toBe('Hello')
  })

  it('publishes once, at the top, and moves the focus there', async () => {
    const comments = open()
    const view = await comments.ready()
    await userEvent.type(await field(view), 'Hello there')
    // Answered after the second click, which would otherwise be one on what has taken the button's place.
    const release = holdCall(backend(), 'comments.new')
    await userEvent.dblClick(await publishButton(view))
    release()
    expect(await view.findByRole('heading', { name: '5\u00a0comments' })).toBeDefined()
    expect(view.getAllByRole('article')[0]?.textContent).toMatch(/Hello there/)
    await eventually(() => expect(focused()).toBe(view.getAllByRole('article')[0]))
    expect((await field(view)).value).toBe('')
    expect(view.getByText('Your comment has been published.').closest('[role=status]')).not.toBeNull()
    expect(written()).toHaveLength(1)
    expect(comments.onEvent).toHaveBeenCalledWith('quiosc:comment-posted', {
      contentId: '1002',
      comment: expect.objectContaining({ body: 'Hello there' }),
    })
  })

  it('publishes with Ctrl+Enter', async () => {
    const view = await open().ready()
    await userEvent.type(await field(view), 'Hello')
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    expect(await view.findByRole('heading', { name: '5\u00a0comments' })).toBeDefined()
  })

  it('drops the text that a reader has typed once another one has signed in', async () => {
    const comments = open()
    const view = await comments.ready()
    await userEvent.type(await field(view), 'Hello there')
    comments.page.app.receive({ action: 'updateUserToken', payload: { token: createToken('premium-c', new Date()) } })
    await eventually(async () => expect((await field(view)).value).toBe(''))
    expect(comments.page.session.get()).toMatchObject({ user: { nick: expect.any(String) } })
  })

  it('publishes nothing when it is empty', async () => {
    const comments = open()
    const view = await comments.ready()
    await userEvent.type(await field(view), '   ')
    await publish(view)
    expect(view.getByText('Write something before you publish.')).toBeDefined()
    expect((await field(view)).getAttribute('aria-invalid')).toBe('true')
    expect(focused()).toBe(await field(view))
    await comments.expectAccessible()
  })

  it.each(
    everyByTier(3, [
      ['comments.new:500x1', 'An error occurred while making the request'],
      ['comments.new:abortx1', 'Unable to connect to the server'],
      ['comments.new:403x1', 'You are not authorized'],
      ['comments.new:wrong-shapex1', 'Something went wrong'],
    ]),
  )('keeps the text when sending fails: %s', async (fault, message) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const comments = open({ fault })
    const view = await comments.ready()
    await userEvent.type(await field(view), 'Hello')
    await publish(view)
    expect((await view.findByRole('alert')).textContent).toMatch(new RegExp(message))
    expect((await field(view)).value).toBe('Hello')
    await comments.expectAccessible()
    await publish(view)
    expect(await view.findByRole('heading', { name: '5\u00a0comments' })).toBeDefined()
  })

  it('keeps a draft after a reload', async () => {
    const first = open()
    await userEvent.type(await field(await first.ready()), 'Hello')
    first.close()
    const view = await reopen({}).ready()
    expect((await field(view)).value).toBe('Hello')
    expect(await publishButton(view)).toBeDefined()
  })

  it('keeps a draft when the session expires, and restores it after the sign-in', async () => {
    const first = open({ ...whole, fault: 'comments.new:401x1' })
    const view = await first.ready()
    await userEvent.type(await field(view), 'Hello')
    await publish(view)
    expect(await view.findByText('To comment, you need a subscription')).toBeDefined()
    expect(view.getByText('What you wrote is kept: you will find it here when you come back.')).toBeDefined()
    expect(view.queryByRole('textbox')).toBeNull()
    expect(view.getAllByRole('article').length).toBeGreaterThan(10)
    first.close()
    const again = await open().ready()
    expect((await field(again)).value).toBe('Hello')
  })

  it('shows that a comment is pending moderation', async () => {
    const comments = open({ contentId: '1005' })
    const view = await comments.ready()
    const count = (await view.findByRole('heading', { level: 2 })).textContent
    await userEvent.type(await field(view), 'Hello')
    expect(view.getByText('We review comments before we publish them.')).toBeDefined()
    await publish(view)
    const notice = await view.findByText(/it may take a while to appear/)
    await eventually(() => expect(focused()?.contains(notice)).toBe(true))
    expect(view.getByRole('heading', { level: 2 }).textContent).toBe(count)
    expect(view.queryByText('Hello')).toBeNull()
    await comments.expectAccessible()
  })

  it('shows the position of a comment that is sorted further down', async () => {
    const view = await open({ ...whole, contentId: '1001', order: 'asc' }).ready()
    await userEvent.type(await field(view), 'Hello')
    await publish(view)
    expect(await view.findByText(/You will find it at the end of the conversation/)).toBeDefined()
    expect(view.getByRole('heading', { name: '1.201\u00a0comments' })).toBeDefined()
  })

  it.each([
    ['anonymous', 'To comment, you need a subscription', ['/tarifes?backUrl=', '/usuari/login?backUrl=']],
    ['registered', 'To comment, you need a subscription', ['/tarifes?backUrl=']],
    ['subscriber-no-comments', 'Your subscription does not include commenting', ['/promocions/upgrade?backUrl=']],
    ['banned', 'You cannot take part in the comments', ['/contacte.html']],
  ] as const)('is not offered to %s', async (persona, title, ways) => {
    const comments = open({ persona })
    const view = await comments.ready()
    const text = await view.findByText(title)
    expect(view.queryByRole('textbox')).toBeNull()
    const links = within(text.closest<HTMLElement>('.locked') ?? document.body).getAllByRole('link')
    const addresses = links.map((link) => new URL(link.getAttribute('href') ?? '', window.location.href))
    expect(addresses.map(({ pathname, search }) => pathname + search.replace(/=.*/, '='))).toEqual(ways)
    for (const { search, searchParams } of addresses)
      if (search) expect(searchParams.get('backUrl')).toBe(window.location.href)
    await comments.expectAccessible()
  })

  it('opens the app’s sign-in', async () => {
    const sent = installApp('android')
    const view = await open({ persona: 'anonymous' }).ready()
    await userEvent.click(await view.findByRole('link', { name: 'Already a subscriber? Sign in' }))
    expect(sent.mock.lastCall?.[0]).toEqual({
      action: 'showLogin',
      payload: { backUrl: window.location.href },
    })
  })

  it.each([
    ['anonymous', 'To comment, you need a subscription'],
    ['registered', 'To comment, you need a subscription'],
  ] as const)('offers no purchase in the iOS app: %s', async (persona, title) => {
    installApp('ios')
    const view = await open({ persona }).ready()
    expect(await view.findByText(title)).toBeDefined()
    expect(view.queryByRole('link', { name: 'Subscribe' })).toBeNull()
  })
})

describe('a reply', () => {
  it('opens under its comment, is added to its replies and counted', async () => {
    const comments = open(whole)
    const view = await comments.ready()
    const [article] = await view.findAllByRole('article', { name: 'Comment by Don Simón' })
    const row = within(article?.closest<HTMLElement>('.row') ?? document.body)
    await userEvent.click(row.getByRole('button', { name: 'Reply to Don Simón' }))
    const reply = row.getByRole('textbox', { name: 'Write a reply to Don Simón' })
    expect(focused()).toBe(reply)
    await comments.expectAccessible()
    await userEvent.type(reply, 'Hello Simón')
    await userEvent.click(await row.findByRole('button', { name: 'Publish the reply' }))
    await eventually(() => expect(focused()?.textContent).toMatch(/Hello Simón/))
    expect(row.queryByRole('textbox')).toBeNull()
    await eventually(() => expect(row.getAllByRole('article').at(-1)?.textContent).toMatch(/Hello Simón/))
    expect(view.getByRole('heading', { name: '28\u00a0comments' })).toBeDefined()
    await eventually(() => expect(row.getAllByRole('article')).toHaveLength(4))
  })

  it('keeps its draft when it is cancelled, and over a reload', async () => {
    const first = open()
    const view = await first.ready()
    await userEvent.click(await view.findByRole('button', { name: 'Reply to Ada' }))
    await userEvent.type(view.getByRole('textbox', { name: 'Write a reply to Ada' }), 'Hello Ada')
    await userEvent.keyboard('{Escape}')
    expect(view.queryByRole('textbox', { name: 'Write a reply to Ada' })).toBeNull()
    first.close()
    const again = await reopen({}).ready()
    expect((await again.findByRole<HTMLTextAreaElement>('textbox', { name: 'Write a reply to Ada' })).value).toBe(
      'Hello Ada',
    )
    expect(focused()).toBe(document.body)
  })
})

it('a comment and a reply are written and sent by keyboard alone', async () => {
  const view = await open().ready()
  await field(view)
  const tabTo = async (name: RegExp | string) => {
    for (let presses = 0; presses < 40; presses++) {
      await userEvent.tab()
      const label = focused()?.getAttribute('aria-label') ?? focused()?.textContent ?? ''
      if (typeof name === 'string' ? label === name : name.test(label)) return
    }
    throw new Error(`Tab does not reach ${name}`)
  }
  // Past the button that skips them, and their order.
  for (let presses = 0; presses < 3; presses++) await userEvent.tab()
  await userEvent.keyboard('Hello')
  await publishButton(view)
  await tabTo('Publish the comment')
  await userEvent.keyboard('{Enter}')
  await eventually(() => expect(focused()?.textContent).toMatch(/Hello/))

  await tabTo(/^Like/)
  await userEvent.keyboard('{Enter}')
  expect(view.getByRole('button', { name: 'Like 1', pressed: true })).toBe(focused())

  await tabTo(/^Reply to Aloma del Rec/)
  await userEvent.keyboard('{Enter}')
  await userEvent.keyboard('Hello again{Control>}{Enter}{/Control}')
  await eventually(() => expect(focused()?.textContent).toMatch(/Hello again/))

  await tabTo(/^More options for the comment by Aloma/)
  await userEvent.keyboard('{Enter}')
  await eventually(() => expect(focused()?.getAttribute('role')).toBe('menuitem'))
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await view.findByRole('alertdialog')
  await userEvent.tab({ shift: true })
  await userEvent.keyboard('{Enter}')
  await eventually(() => expect(view.queryByText('Hello again')).toBeNull())
  await eventually(() => expect(focused()?.textContent).toMatch(/Hello/))
})
