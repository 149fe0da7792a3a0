import { within } from '@testing-library/dom'
import { HttpResponse, http } from 'msw/http'
import { describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { firstByTier } from '#testing/byTier.ts'
import { focused, type Scene, startBackend } from '../comments.page.fixture.ts'

const { open, reopen, backend } = startBackend({ newest: 4 })

async function write(text: string, scene: Scene = {}) {
  const comments = open(scene)
  const view = await comments.ready()
  const field = await view.findByRole<HTMLTextAreaElement>('textbox', { name: 'Write a comment' })
  await userEvent.click(field)
  await view.findByRole('button', { name: 'Publish the comment' })
  await userEvent.keyboard(text)
  return {
    comments,
    view,
    field,
    list: () => view.findByRole('listbox', { name: 'Readers you can mention' }),
    async nicks() {
      const list = await view.findByRole('listbox')
      return within(list)
        .getAllByRole('option')
        .map((option) => option.querySelector('bdi')?.textContent)
    },
    closed: () => vi.waitFor(() => expect(view.queryByRole('listbox')).toBeNull()),
    /** The selected option as exposed to screen readers. */
    chosen() {
      const id = field.getAttribute('aria-activedescendant')
      const option = id === null ? null : field.getRootNode({ composed: false })
      return option instanceof ShadowRoot && id ? option.getElementById(id)?.querySelector('bdi')?.textContent : null
    },
    async published() {
      await userEvent.click(view.getByRole('button', { name: 'Publish the comment' }))
      await view.findByRole('heading', { name: '5\u00a0comments' })
      return [...backend().backend.state.comments.values()].at(-1)
    },
  }
}

describe('the list of mentions after “@” and two letters', () => {
  it('suggests readers to pick by keyboard, and sends the mention', async () => {
    const { comments, view, field, list, nicks, chosen, closed, published } = await write('Look @uri')
    expect(await nicks()).toEqual(['Uri', 'Nurieta77'])
    expect(field.getAttribute('aria-controls')).toBe((await list()).id)
    expect(chosen()).toBe('Uri')
    await vi.waitFor(() =>
      expect(view.getByText('2 readers found. Choose with the arrow keys.').closest('[role=status]')).not.toBeNull(),
    )
    await comments.expectAccessible()

    await userEvent.keyboard('{ArrowDown}')
    expect(chosen()).toBe('Nurieta77')
    await userEvent.keyboard('{ArrowDown}')
    expect(chosen()).toBe('Uri')
    await userEvent.keyboard('{ArrowUp}{Enter}')
    await closed()
    expect(field.value).toBe('Look @Nurieta77 ')
    expect(focused()).toBe(field)
    expect(field.getAttributeNames()).not.toContain('aria-activedescendant')
    await userEvent.keyboard('here')
    expect(field.value).toBe('Look @Nurieta77 here')
    const posted = await published()
    expect(posted).toMatchObject({ body: 'Look @Nurieta77 here', mentions: [{ nick: 'Nurieta77' }] })
    expect(within(view.getAllByRole('article')[0] ?? field).getByText('@Nurieta77').tagName).toBe('STRONG')
  })

  it('stands at the “@”, clear of the rules, with the chosen reader’s picture on another ground', async () => {
    const { view, field, list } = await write('@uri')
    const inset = Number.parseFloat(getComputedStyle(field).paddingLeft)
    const start = field.getBoundingClientRect().left + inset
    await vi.waitFor(async () => expect(Math.abs((await list()).getBoundingClientRect().left - start)).toBeLessThan(2))
    await userEvent.fill(field, 'Look at this, @uri')
    await vi.waitFor(async () => {
      const { left, bottom } = (await list()).getBoundingClientRect()
      expect(left).toBeGreaterThan(start + 24)
      expect(bottom).toBeLessThan(view.getByText('Community rules').getBoundingClientRect().top)
    })
    const chosen = (await list()).querySelector('[aria-selected=true]')
    const picture = chosen?.querySelector('.q-avatar')
    if (!chosen || !picture) throw new Error('Nobody is chosen.')
    expect(getComputedStyle(picture).backgroundColor).not.toBe(getComputedStyle(chosen).backgroundColor)
  })

  it('marks each reader’s type, where the backend tells it', async () => {
    const found = [
      { id: '2003', nick: 'Uri', type: 'journalist' },
      { id: '2004', nick: 'Nurieta77' },
    ]
    const { list } = await write('Look ')
    backend().worker.use(http.post('*/api/front/comment/user/search', () => HttpResponse.json({ response: found })))
    await userEvent.keyboard('@uri')
    const kinds = within(await list()).getAllByRole('option')
    expect(kinds.map((option) => option.querySelector('bdi')?.dataset.type)).toEqual(['journalist', undefined])
  })

  it('keeps the typed text where the nick would make the comment too long', async () => {
    const { field, list, closed } = await write('a')
    const typed = `${'a'.repeat(1995)} @nur`
    await userEvent.fill(field, typed)
    await list()
    await userEvent.keyboard('{Enter}')
    await closed()
    expect(field.value).toBe(typed)
    expect(focused()).toBe(field)
  })

  it('picks with Tab, or by pointer without losing the focus', async () => {
    const { field, list, closed } = await write('@uri')
    await list()
    await userEvent.keyboard('{Tab}')
    await closed()
    expect(field.value).toBe('@Uri ')
    expect(focused()).toBe(field)
    await userEvent.keyboard('and @uri')
    await userEvent.click(within(await list()).getByRole('option', { name: 'Nurieta77' }))
    await closed()
    expect(field.value).toBe('@Uri and @Nurieta77 ')
    expect(focused()).toBe(field)
  })

  it('inserts the nick in the middle of a text', async () => {
    const { field, list } = await write('Hello there')
    field.setSelectionRange(6, 6)
    await userEvent.keyboard('@uri')
    await list()
    await userEvent.keyboard('{Enter}')
    expect(field.value).toBe('Hello @Uri there')
    await vi.waitFor(() => expect(field.selectionStart).toBe('Hello @Uri '.length))
  })

  it('leaves Enter, arrows and Escape alone when it is closed', async () => {
    const { field, list, closed, view } = await write('@uri')
    await list()
    await userEvent.keyboard('{Escape}')
    await closed()
    expect(view.getByRole('button', { name: 'Publish the comment' })).toBeDefined()
    await userEvent.keyboard('{Enter}x')
    expect(field.value).toBe('@uri\nx')
    await userEvent.keyboard('{Escape}')
    expect(view.queryByRole('button', { name: 'Publish the comment' })).toBeNull()
  })

  it('is hidden when the caret leaves the mention, and shown when it returns', async () => {
    const { field, list, closed } = await write('@uri')
    await list()
    field.setSelectionRange(0, 0)
    await closed()
    field.setSelectionRange(4, 4)
    await list()
    field.blur()
    await closed()
    field.focus()
    await list()
  })

  it('has the readers of the name at the caret', async () => {
    const { field, list, nicks, closed } = await write('@ada and @uri')
    expect(await nicks()).toEqual(['Uri', 'Nurieta77'])
    field.setSelectionRange(3, 3)
    await closed()
    field.setSelectionRange(field.value.length, field.value.length)
    await list()
  })

  it('is shown again for another name in the same place', async () => {
    const { field, list, closed } = await write('@uri')
    await list()
    await userEvent.keyboard('{Escape}')
    await closed()
    await userEvent.clear(field)
    await userEvent.keyboard('@nur')
    await list()
  })

  it('does not pick during an IME composition', async () => {
    const { field, list } = await write('@uri')
    await list()
    field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, isComposing: true }))
    field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, keyCode: 229 }))
    expect(field.value).toBe('@uri')
    expect(await list()).toBeDefined()
  })

  it('is restored with the draft after a reload', async () => {
    const { comments, field, list } = await write('@uri')
    await list()
    await userEvent.keyboard('{Enter}')
    expect(field.value).toBe('@Uri ')
    comments.close()
    const view = await reopen({}).ready()
    await userEvent.click(await view.findByRole('button', { name: 'Publish the comment' }))
    await view.findByRole('heading', { name: '5\u00a0comments' })
    expect([...backend().backend.state.comments.values()].at(-1)).toMatchObject({ mentions: [{ nick: 'Uri' }] })
  })

  it('drops a mention whose name is edited', async () => {
    const { list, published } = await write('@uri')
    await list()
    await userEvent.keyboard('{Enter}{Backspace}{Backspace}nada')
    expect(await published()).toMatchObject({ body: '@Urnada', mentions: [] })
  })
})

it('an empty list of mentions is announced, but not shown', async () => {
  const { view } = await write('@xqxq')
  expect((await view.findByText('No reader has that name.')).closest('[role=status]')).not.toBeNull()
  expect(view.queryByRole('listbox')).toBeNull()
})

it.each(
  firstByTier(
    [
      ['comments.userSearch:500', 'An error occurred while making the request'],
      ['comments.userSearch:abort', 'Unable to connect to the server'],
      ['comments.userSearch:wrong-shape', 'Something went wrong'],
    ],
    1,
  ),
)('a failed search for mentions is announced without blocking the form: %s', async (fault, message) => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const { view, field, published } = await write('@uri', { fault })
  const announcement = await view.findByText(new RegExp(message))
  expect(announcement.closest('[role=status]')?.className).toBe('visually-hidden')
  expect(view.queryByRole('alert')).toBeNull()
  expect(field.value).toBe('@uri')
  expect(await published()).toMatchObject({ body: '@uri', mentions: [] })
})
