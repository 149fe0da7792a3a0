import { waitFor, within } from '@testing-library/dom'
import { HttpResponse, http } from 'msw/http'
import { expect, it, onTestFinished } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { deepActiveElement } from '#kit/dom/deepActiveElement.ts'
import { holdCall } from '#testing/holdCall.ts'
import { startBackend } from '#testing/startBackend.ts'
import { openPanel } from '../openPanel.fixture.tsx'

const backend = startBackend()

async function openComments(persona: 'subscriber' | 'newcomer' = 'subscriber', fault?: string) {
  backend().set({ persona, language: 'en', ...(fault && { fault }) })
  return openPanel('comments')
}

type Aside = Awaited<ReturnType<typeof openPanel>>['aside']

/** The dates of the shown comments, in their order. */
const dates = (aside: Aside) =>
  aside.queryAllByRole('listitem').map((comment) => comment.querySelector('time')?.getAttribute('datetime') ?? '')

/** How many there are, with those out of sight. */
const count = (aside: Aside) => Number(aside.queryAllByRole('listitem')[0]?.getAttribute('aria-setsize'))

it('the panel shows the reader’s comments, under their articles, with their number', async () => {
  const { aside, expectAccessible } = await openComments()
  const heading = await aside.findByRole('heading', { name: /^\d+\u00a0comments?$/, level: 2 })
  const total = Number.parseInt(heading.textContent ?? '', 10)
  expect(total).toBeGreaterThan(1)
  expect(await within(aside.getByRole('list', { name: 'Your comments' })).findAllByRole('listitem')).not.toHaveLength(0)
  expect(count(aside)).toBe(total)
  const [link] = within(aside.getAllByRole('heading', { level: 3 })[0] ?? heading).getAllByRole('link')
  expect(link?.getAttribute('href')).toMatch(/^http/)
  await expectAccessible()
})

it('the panel breaks neither a date nor a comment’s state in a narrow window, and keeps the button beside them', async () => {
  const before = { width: window.innerWidth, height: window.innerHeight }
  onTestFinished(() => page.viewport(before.width, before.height))
  await page.viewport(340, 800)
  const { aside } = await openComments()
  const [state] = await aside.findAllByText('Waiting for review')
  const foot = state?.parentElement
  const parts = [...(foot?.children ?? [])]
  expect(parts.length).toBe(3)
  const texts = parts.slice(0, 2).map((part) => {
    const words = document.createRange()
    words.selectNodeContents(part)
    return new Set([...words.getClientRects()].map(({ top }) => Math.round(top))).size
  })
  expect(texts).toEqual([1, 1])
  const [remove, row] = [parts[2], foot].map((element) => element?.getBoundingClientRect() ?? new DOMRect())
  expect(remove?.right).toBeCloseTo(row?.right ?? Number.NaN, 0)
})

it('the panel changes the order, announces the number of comments, and keeps the focus on the control', async () => {
  const { aside } = await openComments()
  await waitFor(() => expect(dates(aside).length).toBeGreaterThan(1))
  const regions = aside.getAllByRole('status')
  const spoken = () => regions.map(({ textContent }) => textContent).join('')
  expect(spoken()).not.toMatch(/comments/)
  await userEvent.click(aside.getByText('Oldest'))
  await waitFor(() => {
    const shown = dates(aside)
    expect(shown.length).toBeGreaterThan(1)
    expect(Math.min(...shown.map((date) => Date.parse(date)))).toBe(Date.parse(shown[0] ?? ''))
  })
  await waitFor(() => expect(spoken()).toMatch(/^\d+\scomments$/))
  expect(deepActiveElement()).toBe(aside.getByRole('radio', { name: 'Oldest' }))
})

it('the panel deletes a comment after a confirmation, announces it, and keeps the focus in the list', async () => {
  const { aside, ready } = await openComments()
  const [button] = await aside.findAllByRole('button', { name: 'Delete the comment' })
  const before = count(aside)
  if (!button) throw new Error('There is a comment.')
  await userEvent.click(button)
  const shown = await ready()
  const question = within(await shown.findByRole('alertdialog', { name: 'Delete the comment?' }))
  await userEvent.click(question.getByRole('button', { name: 'Cancel' }))
  expect(count(aside)).toBe(before)
  await userEvent.click(button)
  const again = within(await shown.findByRole('alertdialog'))
  await userEvent.click(again.getByRole('button', { name: 'Delete the comment' }))
  await waitFor(() => expect(count(aside)).toBe(before - 1))
  expect(aside.getByText('The comment has been deleted.')).toBeInTheDocument()
  // On the comment that has taken its place.
  expect(deepActiveElement()).toBe(aside.getAllByRole('button', { name: 'Delete the comment' })[0])
})

it('the panel publishes which comment it has deleted, and on which article', async () => {
  const { aside, ready, host } = await openComments()
  const deletions: { contentId: string; commentId: string }[] = []
  host.addEventListener('quiosc:comment-deleted', ({ detail }) => deletions.push(detail))
  const [button] = await aside.findAllByRole('button', { name: 'Delete the comment' })
  if (!button) throw new Error('There is a comment.')
  await userEvent.click(button)
  const question = within(await (await ready()).findByRole('alertdialog'))
  await userEvent.click(question.getByRole('button', { name: 'Delete the comment' }))
  await waitFor(() => expect(deletions).toHaveLength(1))
  const deleted = backend().backend.state.comments.get(deletions[0]?.commentId ?? '')
  expect(deleted?.contentId).toBe(deletions[0]?.contentId)
  expect(deleted?.removed || deleted?.state === 'deletedByUser').toBe(true)
})

it('the panel has few of thousands of comments in the document, tells their position among all, and deletes one of them', async () => {
  backend().set({ persona: 'subscriber', language: 'en' })
  const { comments } = backend().backend.state
  const [mine] = [...comments.values()].filter(
    ({ author, parentCommentId }) => author.id === '9006' && !parentCommentId,
  )
  if (!mine) throw new Error('She has written something.')
  for (let at = 0; at < 2000; at++) comments.set(`9${at}`, { ...mine, id: `9${at}`, body: `Body ${at}` })
  const { aside, ready } = await openPanel('comments')
  const heading = await aside.findByRole('heading', { name: /^2\.\d+\u00a0comments$/, level: 2 })
  const total = Number(heading.textContent?.replace(/\D/g, ''))
  const list = await aside.findByRole('list', { name: 'Your comments' })
  const rows = () => within(list).getAllByRole('listitem')
  const body = list.closest('.q-side-body') as HTMLElement
  await waitFor(() => {
    body.scrollTop = body.scrollHeight
    expect(Number(rows().at(-1)?.getAttribute('aria-posinset'))).toBeGreaterThan(40)
  })
  expect(rows().length).toBeLessThan(30)
  const row = rows()[2]
  const [position, text] = [row?.getAttribute('aria-posinset'), row?.querySelector('p')?.textContent]
  expect(row).toHaveAttribute('aria-setsize', String(total))
  within(row as HTMLElement)
    .getByRole('button', { name: 'Delete the comment' })
    .focus()
  await userEvent.keyboard('{Enter}')
  const question = within(await (await ready()).findByRole('alertdialog'))
  await userEvent.click(question.getByRole('button', { name: 'Delete the comment' }))
  await waitFor(() => expect(rows()[0]).toHaveAttribute('aria-setsize', String(total - 1)))
  expect(text && aside.queryByText(text)).toBeNull()
  await waitFor(() => expect(deepActiveElement()?.closest('li')).toHaveAttribute('aria-posinset', position ?? ''))
})

it('the panel keeps a comment that could not be deleted, and shows why', async () => {
  const { aside, ready } = await openComments('subscriber', 'comments.delete:500')
  const [button] = await aside.findAllByRole('button', { name: 'Delete the comment' })
  const before = count(aside)
  if (!button) throw new Error('There is a comment.')
  await userEvent.click(button)
  const question = within(await (await ready()).findByRole('alertdialog'))
  await userEvent.click(question.getByRole('button', { name: 'Delete the comment' }))
  expect((await question.findByRole('alert')).textContent).toMatch(/An error occurred/)
  expect(count(aside)).toBe(before)
})

it('the panel loads the next list page where the backend does not count the comments', async () => {
  backend().set({ persona: 'subscriber', language: 'en' })
  const written = Array.from({ length: 21 }, (_, index) => ({ id: String(index + 1), body: `Body ${index + 1}` }))
  backend().worker.use(
    http.get('*/api/front/profile/comments/:id', ({ request }) => {
      const start = (Number(new URL(request.url).searchParams.get('page')) - 1) * 20
      const comments = written.slice(start, start + 20)
      return HttpResponse.json({ contents: comments.length > 0 ? [{ id: '1001', comments }] : [] })
    }),
  )
  const { aside } = await openPanel('comments')
  const list = await aside.findByRole('list', { name: 'Your comments' })
  await waitFor(() => {
    const body = list.closest('.q-side-body') as HTMLElement
    body.scrollTop = body.scrollHeight
    expect(aside.getByText('Body 21')).toBeInTheDocument()
  })
})

it('the panel tells that there are no comments', async () => {
  const { aside } = await openComments('newcomer')
  expect(await aside.findByText(/You have not commented on any article yet/)).toBeVisible()
  expect(aside.queryByRole('radio')).toBeNull()
})

it('the panel offers a retry after a failure', async () => {
  const { aside } = await openComments('subscriber', 'profile.comments:500x1')
  await userEvent.click(await aside.findByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(dates(aside).length).toBeGreaterThan(1))
})

it('the panel shows the order that was chosen last, whatever is answered late', async () => {
  backend().set({ persona: 'subscriber', language: 'en' })
  const release = holdCall(backend(), 'profile.comments')
  const { aside } = await openPanel('comments')
  await userEvent.click(await aside.findByText('Oldest'))
  release()
  await waitFor(() => {
    const shown = dates(aside)
    expect(shown.length).toBeGreaterThan(1)
    expect(Math.min(...shown.map((date) => Date.parse(date)))).toBe(Date.parse(shown[0] ?? ''))
  })
})
