import { waitFor, within } from '@testing-library/dom'
import { expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { deepActiveElement } from '#kit/dom/deepActiveElement.ts'
import { getLibrary } from '#page/library/getLibrary.ts'
import { idsOf } from '#page/library/library.model.ts'
import type { SnackbarMessage } from '#page/overlays/snackbar.types.ts'
import { holdCall } from '#testing/holdCall.ts'
import { startBackend } from '#testing/startBackend.ts'
import { openProfile } from '../profile.fixture.tsx'

const backend = startBackend()

type Persona = NonNullable<Parameters<ReturnType<typeof backend>['set']>[0]>['persona']

/** Opens the lists of a reader; `said` is the last snackbar. */
async function openSaved(hash = '#profile.saved', persona: Persona = 'subscriber', fault?: string) {
  backend().set({ persona, language: 'en', ...(fault && { fault }) })
  const show = vi.fn<(message: SnackbarMessage) => void>()
  const opened = openProfile({ hash, overrides: { snackbars: { show } } })
  const aside = await opened.dialog()
  return { ...opened, aside, said: () => show.mock.lastCall?.[0] }
}

const openList = async ({ aside }: Awaited<ReturnType<typeof openSaved>>, name: RegExp) => {
  await userEvent.click(await aside.findByRole('button', { name }))
  const articles = await aside.findByRole('list', { name: 'Articles in the list' })
  await within(articles).findAllByRole('listitem')
  return articles
}
const removals = (articles: HTMLElement) => within(articles).getAllByRole('button', { name: /^Remove from the list/ })

it('the panel of saved articles shows the lists with their contents, the one of everything under our name', async () => {
  const { aside, expectAccessible } = await openSaved()
  expect(await aside.findByRole('button', { name: 'All saved articles 3\u00a0articles' })).toBeVisible()
  expect(within(aside.getByRole('list', { name: 'Your lists' })).getAllByRole('listitem').length).toBeGreaterThan(1)
  await expectAccessible()
})

it('the panel of saved articles opens a list under its name, with its articles', async () => {
  const opened = await openSaved()
  const articles = await openList(opened, /^All saved articles/)
  expect(opened.aside.getByRole('heading', { name: 'All saved articles', level: 2 })).toBeVisible()
  const [first] = within(articles).getAllByRole('article')
  expect(first && within(first).getByRole('link')).toHaveAttribute('href')
  expect(first && within(first).getByText(/^\d\d \w{3,4} \d{4}$/)).toBeVisible()
  expect(location.hash).toMatch(/^#profile\.list\.\d+$/)
  // The list of everything keeps its name.
  expect(opened.aside.queryByRole('button', { name: 'Rename' })).toBeNull()
  await opened.expectAccessible()
})

it('the panel of saved articles removes an article, moves the focus to the next one, and restores it', async () => {
  const opened = await openSaved()
  const { aside, said } = opened
  const articles = await openList(opened, /^All saved articles/)
  const [first, second] = removals(articles)
  await userEvent.click(first as HTMLElement)
  await waitFor(() => expect(first).not.toBeInTheDocument())
  expect(said()).toMatchObject({ kind: 'info', text: 'Article removed from your lists.', action: { label: 'Undo' } })
  expect(deepActiveElement()).toBe(second)
  expect(aside.getByText('2 articles', { selector: '.list-head *' })).toBeVisible()

  said()?.action?.run()
  await waitFor(() => expect(removals(articles)).toHaveLength(3))
  expect(removals(articles)[0]).toHaveAccessibleName(first?.getAttribute('aria-label') ?? '')
  expect(said()).toMatchObject({ kind: 'success', text: 'Article saved.' })
  await userEvent.click(aside.getByRole('button', { name: 'Back' }))
  expect(await aside.findByRole('button', { name: 'All saved articles 3\u00a0articles' })).toBeVisible()
})

it('the panel of saved articles keeps an article that could not be removed, and the focus', async () => {
  const opened = await openSaved('#profile.saved', 'subscriber', 'content.unsave:500')
  const articles = await openList(opened, /^All saved articles/)
  const [first] = removals(articles)
  await userEvent.click(first as HTMLElement)
  await waitFor(() => expect(opened.said()?.kind).toBe('error'))
  expect(opened.said()?.text).toBe('An error occurred while making the request. Please try again later.')
  expect(removals(articles)).toHaveLength(3)
  expect(deepActiveElement()).toBe(first)
})

it('the panel of saved articles removes an article from one list only, and explains an empty one', async () => {
  const opened = await openSaved('#profile.saved', 'collector')
  const { aside, said } = opened
  const articles = await openList(opened, /^Per ordenar/)
  await userEvent.click(removals(articles)[0] as HTMLElement)
  expect(await aside.findByText('The articles you save to this list will be here.')).toBeVisible()
  expect(said()?.text).toBe('Article removed from the list.')
  expect(deepActiveElement()).toBe(aside.getByRole('heading', { name: 'Per ordenar', level: 2 }))
  await userEvent.click(aside.getByRole('button', { name: 'Back' }))
  expect(await aside.findByRole('button', { name: 'All saved articles 10.000\u00a0articles' })).toBeVisible()
})

it('the panel of saved articles creates a list, after the server has refused a name', async () => {
  const { aside, ready, said } = await openSaved()
  await userEvent.click(await aside.findByRole('button', { name: 'Create a list' }))
  const dialog = within(await (await ready()).findByRole('dialog', { name: 'New list' }))
  const field = dialog.getByRole('textbox', { name: 'Name of the list' })
  expect(deepActiveElement()).toBe(field)
  await userEvent.keyboard('{Enter}')
  expect(await dialog.findByText('Give the list a name.')).toBeVisible()
  await userEvent.type(field, 'Receptes{Enter}')
  expect(await dialog.findByText('You already have a list with this name.')).toBeVisible()
  expect(field).toHaveValue('Receptes')
  await userEvent.type(field, ' 2{Enter}')
  expect(await aside.findByRole('button', { name: 'Receptes 2 No articles' })).toBeVisible()
  expect(said()?.text).toBe('List created.')
})

it('the panel of saved articles renames a list by keyboard alone: a refusal keeps the typed name, success leads back', async () => {
  const opened = await openSaved()
  const { aside, ready, said } = opened
  await userEvent.click(await aside.findByRole('button', { name: /^Receptes/ }))
  ;(await aside.findByRole('button', { name: 'Rename' })).focus()
  await userEvent.keyboard('{Enter}')
  const dialog = within(await (await ready()).findByRole('dialog', { name: 'Rename the list' }))
  const field = dialog.getByRole('textbox', { name: 'Name of the list' })
  expect(field).toHaveValue('Receptes')
  await userEvent.keyboard(`{Control>}a{/Control}${'x'.repeat(51)}{Enter}`)
  expect(await dialog.findByText('The name can have 50 characters at most.')).toBeVisible()
  expect(field).toHaveValue('x'.repeat(51))
  expect(deepActiveElement()).toBe(field)
  await userEvent.keyboard('{Control>}a{/Control}Cuina{Enter}')
  expect(await aside.findByRole('button', { name: /^Cuina/ })).toBeVisible()
  expect(said()?.text).toBe('List renamed.')
  expect(location.hash).toBe('#profile.saved')
})

it('the panel of saved articles renames a list beyond the hundredth, and removes an article from that list alone', async () => {
  backend().set({ persona: 'premium-s', language: 'en' })
  const lists = backend().backend.state.libraries.get('9011')?.lists ?? []
  // Of 101, because there is one of everything: the newest come first.
  lists.unshift({ id: '9011999', title: 'La primera', contents: new Set(['1001']) })
  const show = vi.fn<(message: SnackbarMessage) => void>()
  const { dialog, ready } = openProfile({ hash: '#profile.list.9011999', overrides: { snackbars: { show } } })
  const aside = await dialog()
  expect(await aside.findByRole('heading', { name: 'La primera', level: 2 })).toBeVisible()
  const articles = await aside.findByRole('list', { name: 'Articles in the list' })
  await userEvent.click((await within(articles).findAllByRole('button', { name: /^Remove/ }))[0] as HTMLElement)
  await waitFor(() => expect(show.mock.lastCall?.[0].text).toBe('Article removed from the list.'))
  await userEvent.click(aside.getByRole('button', { name: 'Rename' }))
  const dialogOfName = within(await (await ready()).findByRole('dialog', { name: 'Rename the list' }))
  await userEvent.type(dialogOfName.getByRole('textbox'), ' de totes{Enter}')
  await waitFor(() => expect(show.mock.lastCall?.[0].text).toBe('List renamed.'))
  expect(lists[0]?.title).toBe('La primera de totes')
})

it('the panel of saved articles stays in the panel that the reader has opened when a name is saved late, and announces it', async () => {
  const { aside, ready, said } = await openSaved()
  const release = holdCall(backend(), 'lists.rename')
  await userEvent.click(await aside.findByRole('button', { name: /^Receptes/ }))
  await userEvent.click(await aside.findByRole('button', { name: 'Rename' }))
  const dialog = within(await (await ready()).findByRole('dialog', { name: 'Rename the list' }))
  await userEvent.type(dialog.getByRole('textbox'), ' d’estiu{Enter}')
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
  release()
  await waitFor(() => expect(said()?.text).toBe('List renamed.'))
  expect(location.hash).toMatch(/^#profile\.list/)
  expect(await aside.findByRole('heading', { name: 'Receptes d’estiu', level: 2 })).toBeVisible()
})

it('the panel of saved articles loses a content that another part of the page removes', async () => {
  const opened = await openSaved()
  const articles = await openList(opened, /^All saved articles/)
  const library = getLibrary(opened.page)
  const [id = ''] = idsOf(library.getState(), 'content')
  await library.unsaveContent(id)
  await waitFor(() => expect(removals(articles)).toHaveLength(2))
})

it('the panel of saved articles deletes a list after a question, and shows why it could not', async () => {
  const opened = await openSaved('#profile.saved', 'subscriber', 'lists.delete:500x1')
  const { aside, ready, said } = opened
  await userEvent.click(await aside.findByRole('button', { name: /^Receptes/ }))
  await userEvent.click(await aside.findByRole('button', { name: 'Delete' }))
  const question = within(await (await ready()).findByRole('alertdialog', { name: 'Delete the list “Receptes”?' }))
  expect(deepActiveElement()).toBe(question.getByRole('button', { name: 'Cancel' }))
  await userEvent.click(question.getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(said()?.kind).toBe('error'))
  await userEvent.click(question.getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(said()?.text).toBe('List deleted.'))
  await waitFor(() => expect(location.hash).toBe('#profile.saved'))
  expect(aside.queryByRole('button', { name: /^Receptes/ })).toBeNull()
})

it('the panel of saved articles pages through ten thousand articles, with few of them in the document', async () => {
  const opened = await openSaved('#profile.saved', 'collector')
  const articles = await openList(opened, /^All saved articles/)
  const rows = () => within(articles).getAllByRole('listitem')
  expect(rows()[0]).toHaveAttribute('aria-setsize', '10000')
  const more = opened.aside.getByRole('button', { name: 'Show more' })
  // It stood there before: a region that comes with its text is often not announced.
  const regions = opened.aside.getAllByRole('status')
  await userEvent.click(more)
  await waitFor(() => expect(deepActiveElement()?.closest('li')?.getAttribute('aria-posinset')).toBe('21'))
  expect(rows().length).toBeLessThan(30)
  expect(regions.map(({ textContent }) => textContent)).toContain('20\u00a0more in the list')
})

it('the panel of saved articles moves the focus to the first of the new articles from any scroll position', async () => {
  const opened = await openSaved('#profile.saved', 'collector')
  const articles = await openList(opened, /^All saved articles/)
  const release = holdCall(backend(), 'lists.contents')
  await userEvent.click(opened.aside.getByRole('button', { name: 'Show more' }))
  within(articles).getAllByRole('listitem')[0]?.scrollIntoView()
  release()
  await waitFor(() => expect(deepActiveElement()?.closest('li')?.getAttribute('aria-posinset')).toBe('21'))
})

it('the panel of saved articles leaves the focus alone that the reader has moved while more articles were loading', async () => {
  const opened = await openSaved('#profile.saved', 'collector')
  const articles = await openList(opened, /^All saved articles/)
  const release = holdCall(backend(), 'lists.contents')
  const more = opened.aside.getByRole('button', { name: 'Show more' })
  await userEvent.click(more)
  const back = opened.aside.getByRole('button', { name: 'Back' })
  back.focus()
  release()
  await waitFor(() => expect(more).not.toHaveAttribute('data-busy'))
  expect(within(articles).getAllByRole('listitem').length).toBeGreaterThan(0)
  expect(deepActiveElement()).toBe(back)
})

it('the panel of saved articles loads a failed list again, with the focus in its place', async () => {
  const { aside } = await openSaved('#profile.list.9006002', 'subscriber', 'lists.contents:500x2')
  const retry = await aside.findByRole('button', { name: 'Try again' })
  await userEvent.click(retry)
  await waitFor(() => expect(retry).not.toHaveAttribute('data-busy'))
  expect(deepActiveElement()).toBe(retry)
  await userEvent.keyboard('{Enter}')
  expect(await aside.findByRole('list', { name: 'Articles in the list' })).toBeVisible()
  expect(deepActiveElement()?.closest('dialog')).not.toBeNull()
})

it('the panel of saved articles names its future content to a reader who has saved nothing', async () => {
  const { aside, expectAccessible } = await openSaved('#profile.saved', 'newcomer')
  expect(await aside.findByText('The articles you save will be here.')).toBeVisible()
  expect(aside.getByRole('link', { name: 'Go to the front page' })).toHaveAttribute('href')
  await expectAccessible()
})
