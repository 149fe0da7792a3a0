import { within } from '@testing-library/dom'
import { expect, it, onTestFinished } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import { startBackend } from '../comments.page.fixture.ts'

const { open, reopen, backend } = startBackend()
const wide = 'W'.repeat(20)

it.each([390, 1280])('a comment’s placeholder begins where the texts do, at %i px', async (width) => {
  const before = { width: window.innerWidth, height: window.innerHeight }
  onTestFinished(() => page.viewport(before.width, before.height))
  await page.viewport(width, 800)
  open().close()
  for (const comment of backend().backend.state.comments.values())
    if (comment.author.nick === 'Ada') comment.state = 'deletedByUser'
  const view = await reopen({}).ready()
  const [placeholder] = await view.findAllByText('This comment was deleted by the person who wrote it.')
  const [article] = view.getAllByRole('article', { name: 'Comment by Uri' })
  const text = article?.querySelector('p')
  expect(placeholder?.getBoundingClientRect().left).toBe(text?.getBoundingClientRect().left)
})

it('a long nick without spaces does not overflow a small phone', async () => {
  const before = { width: window.innerWidth, height: window.innerHeight }
  onTestFinished(() => page.viewport(before.width, before.height))
  await page.viewport(320, 800)
  open().close()
  for (const { author } of backend().backend.state.comments.values()) if (author.nick === 'Ada') author.nick = wide
  const view = await reopen({}).ready()
  const [article] = await view.findAllByRole('article', { name: `Comment by ${wide}` })
  expect(article?.scrollWidth).toBeLessThanOrEqual(article?.clientWidth ?? 0)
  expect(article?.getBoundingClientRect().right).toBeLessThanOrEqual(320)

  await userEvent.click(view.getByRole('button', { name: `More options for the comment by ${wide}` }))
  await userEvent.click(await view.findByRole('menuitem', { name: `Mute ${wide}` }))
  const dialog = await view.findByRole('alertdialog')
  for (const part of dialog.querySelectorAll('h2, button')) {
    expect(part.scrollWidth).toBeLessThanOrEqual(part.clientWidth)
    expect(part.getBoundingClientRect().right).toBeLessThanOrEqual(dialog.getBoundingClientRect().right)
  }
})

it('the reader’s own comment has a frame where the reader’s system chooses the colours, and a focus ring in its place', async () => {
  const choose = async (value: string) => {
    await cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value }] })
  }
  onTestFinished(() => choose(''))
  const view = await open({ persona: 'subscriber' }).ready()
  const [own] = await view.findAllByRole('article', { name: 'Comment by Aloma del Rec' })
  if (!own) throw new Error('There is no own comment.')
  await expect.poll(() => getComputedStyle(own).outlineStyle).toBe('solid')
  const unseen = getComputedStyle(own).outlineColor
  await choose('active')
  expect(getComputedStyle(own)).toMatchObject({ outlineWidth: '1px' })
  expect(getComputedStyle(own).outlineColor).not.toBe(unseen)
  await userEvent.keyboard('{Shift}')
  own.focus()
  expect(getComputedStyle(own).outlineWidth).toBe('2px')
})

it.each([320, 1280])(
  'an own comment that is not published yet has its menu on the line of its name, beside it, at %i px',
  async (width) => {
    const before = { width: window.innerWidth, height: window.innerHeight }
    onTestFinished(() => page.viewport(before.width, before.height))
    await page.viewport(width, 800)
    const view = await open({ persona: 'subscriber', contentId: '1005' }).ready()
    const [own] = await view.findAllByRole('article', { name: 'Comment by Aloma del Rec' })
    const inside = within(own as HTMLElement)
    const menu = inside.getByRole('button', { name: /^More options/ }).getBoundingClientRect()
    const name = inside.getByText('Aloma del Rec').getBoundingClientRect()
    const mark = inside.getByText('Waiting for review')
    expect(menu.top).toBeLessThan(name.bottom)
    expect(menu.bottom).toBeGreaterThan(name.top)
    for (const { right } of [name, mark.getBoundingClientRect()]) expect(right).toBeLessThanOrEqual(menu.left)
    expect(inside.getByText(/./, { selector: 'p' }).getBoundingClientRect().top).toBeGreaterThanOrEqual(menu.bottom - 4)
  },
)

it('a comment’s focus rings stay clear of its last line and of the buttons’ own letters', async () => {
  const view = await open().ready()
  const [button] = await view.findAllByRole('button', { name: 'Share the comment by Uri' })
  if (!button) throw new Error('There is nothing to press.')
  await userEvent.keyboard('{Shift}')
  button.focus()
  const { outlineStyle, outlineWidth, outlineOffset, paddingInlineStart } = getComputedStyle(button)
  expect(outlineStyle).toBe('solid')
  const ring = button.getBoundingClientRect().top - Number.parseFloat(outlineWidth) - Number.parseFloat(outlineOffset)
  const body = button.closest('article')?.querySelector('p')
  expect(ring - (body?.getBoundingClientRect().bottom ?? Number.NaN)).toBeGreaterThanOrEqual(2)
  expect(Number.parseFloat(paddingInlineStart)).toBeGreaterThanOrEqual(4)
})

it('a muted author’s placeholder has its buttons in a line of their own on a phone', async () => {
  const before = { width: window.innerWidth, height: window.innerHeight }
  onTestFinished(() => page.viewport(before.width, before.height))
  await page.viewport(390, 800)
  const view = await open({ persona: 'subscriber' }).ready()
  const [more] = await view.findAllByRole('button', { name: 'More options for the comment by Uri' })
  await userEvent.click(more ?? document.body)
  await userEvent.click(await view.findByRole('menuitem', { name: 'Mute Uri' }))
  await userEvent.click(within(await view.findByRole('alertdialog')).getByRole('button', { name: 'Mute Uri' }))
  const [text] = await view.findAllByText('You have muted Uri.', { selector: 'p' })
  const bottom = text?.getBoundingClientRect().bottom ?? Number.NaN
  const buttons = within(text?.parentElement ?? document.body).getAllByRole('button')
  expect(buttons).toHaveLength(2)
  for (const button of buttons) expect(button.getBoundingClientRect().top).toBeGreaterThanOrEqual(bottom)
})
