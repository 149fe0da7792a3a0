import { waitFor, within } from '@testing-library/dom'
import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { deepActiveElement } from '../../../src/dom/deepActiveElement.ts'
import { holdCall } from '../../../src/testing/holdCall.ts'
import { startBackend } from '../../../src/testing/startBackend.ts'
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

it('shows what the reader has written, under its articles, with how much it is', async () => {
  const { aside, expectAccessible } = await openComments()
  const heading = await aside.findByRole('heading', { name: /^\d+ comments?$/, level: 2 })
  const count = Number.parseInt(heading.textContent ?? '', 10)
  expect(count).toBeGreaterThan(1)
  expect(dates(aside).length).toBe(Math.min(20, count))
  const [link] = within(aside.getAllByRole('heading', { level: 3 })[0] ?? heading).getAllByRole('link')
  expect(link?.getAttribute('href')).toMatch(/^http/)
  await expectAccessible()
})

it('turns the order, and the focus stays on it', async () => {
  const { aside } = await openComments()
  await waitFor(() => expect(dates(aside).length).toBeGreaterThan(1))
  await userEvent.click(aside.getByText('Oldest'))
  await waitFor(() => {
    const shown = dates(aside)
    expect(shown.length).toBeGreaterThan(1)
    expect(Math.min(...shown.map((date) => Date.parse(date)))).toBe(Date.parse(shown[0] ?? ''))
  })
  expect(deepActiveElement()).toBe(aside.getByRole('radio', { name: 'Oldest' }))
})

it('deletes a comment after a confirmation, says so, and keeps the focus in the list', async () => {
  const { aside, ready } = await openComments()
  await aside.findByRole('heading', { name: /^\d+ comments?$/, level: 2 })
  const before = dates(aside).length
  const [button] = aside.getAllByRole('button', { name: 'Delete the comment' })
  if (!button) throw new Error('There is a comment.')
  await userEvent.click(button)
  const shown = await ready()
  const question = within(await shown.findByRole('alertdialog', { name: 'Delete the comment?' }))
  await userEvent.click(question.getByRole('button', { name: 'Cancel' }))
  expect(dates(aside)).toHaveLength(before)
  await userEvent.click(button)
  const again = within(await shown.findByRole('alertdialog'))
  await userEvent.click(again.getByRole('button', { name: 'Delete the comment' }))
  await waitFor(() => expect(dates(aside)).toHaveLength(before - 1))
  expect(aside.getByText('The comment has been deleted.')).toBeInTheDocument()
  expect(deepActiveElement()?.tagName).toMatch(/^H[23]$/)
})

it('keeps a comment that could not be deleted, and says why', async () => {
  const { aside, ready } = await openComments('subscriber', 'comments.delete:500')
  await aside.findByRole('heading', { name: /^\d+ comments?$/, level: 2 })
  const before = dates(aside).length
  const [button] = aside.getAllByRole('button', { name: 'Delete the comment' })
  if (!button) throw new Error('There is a comment.')
  await userEvent.click(button)
  const question = within(await (await ready()).findByRole('alertdialog'))
  await userEvent.click(question.getByRole('button', { name: 'Delete the comment' }))
  expect((await question.findByRole('alert')).textContent).toMatch(/An error occurred/)
  expect(dates(aside)).toHaveLength(before)
})

it('says so where there are none', async () => {
  const { aside } = await openComments('newcomer')
  expect(await aside.findByText(/You have not commented on any article yet/)).toBeVisible()
  expect(aside.queryByRole('radio')).toBeNull()
})

it('offers a retry after a failure', async () => {
  const { aside } = await openComments('subscriber', 'profile.comments:500x1')
  await userEvent.click(await aside.findByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(dates(aside).length).toBeGreaterThan(1))
})

it('shows the order that was chosen last, whatever is answered late', async () => {
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
