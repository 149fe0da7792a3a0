import { waitFor, within } from '@testing-library/dom'
import { expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { deepActiveElement } from '#kit/dom/deepActiveElement.ts'
import type { SnackbarMessage } from '#page/overlays/snackbar.types.ts'
import { startBackend } from '#testing/startBackend.ts'
import { openProfile } from '../profile.fixture.tsx'

const backend = startBackend()

type Persona = NonNullable<Parameters<ReturnType<typeof backend>['set']>[0]>['persona']

async function open(panel: string, persona: Persona = 'subscriber', fault?: string) {
  backend().set({ persona, language: 'en', ...(fault && { fault }) })
  const show = vi.fn<(message: SnackbarMessage) => void>()
  const opened = openProfile({ hash: `#profile.${panel}`, overrides: { snackbars: { show } } })
  const aside = await opened.dialog()
  return { ...opened, aside, said: () => show.mock.lastCall?.[0] }
}
const unfollow = { name: /^Unfollow/ }

it('the panel “Following” links to the panels of followed entities, with their numbers', async () => {
  const { aside, expectAccessible } = await open('following')
  expect(await aside.findByRole('button', { name: 'Authors 2' })).toBeVisible()
  expect(aside.getByRole('button', { name: 'Columns 1' })).toBeVisible()
  await expectAccessible()
  await userEvent.click(aside.getByRole('button', { name: 'Authors 2' }))
  expect(await aside.findByRole('heading', { name: 'Authors', level: 2 })).toBeVisible()
  expect(await aside.findAllByRole('button', unfollow)).toHaveLength(2)
})

it('the panel “Following” shows its rows without counts when those are not known', async () => {
  const { aside } = await open('following', 'subscriber', 'user.interest:500')
  expect(await aside.findByRole('button', { name: 'Authors' })).toBeVisible()
})

it.each([
  ['signs', 'Authors', 'The authors you follow will be here.'],
  ['themes', 'Topics', 'The topics you follow will be here.'],
  ['columns', 'Columns', 'The columns you follow will be here.'],
])(
  'the panel “%s” removes all entries by keyboard alone, and then names its future content',
  async (panel, label, empty) => {
    const { aside, said, expectAccessible } = await open(panel)
    const list = await aside.findByRole('list', { name: label })
    const [first] = await within(list).findAllByRole('button', unfollow)
    await expectAccessible()
    first?.focus()
    for (let left = within(list).getAllByRole('button', unfollow).length; left > 0; left--) {
      expect(deepActiveElement()).toHaveAccessibleName(/^Unfollow/)
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(aside.queryAllByRole('button', unfollow)).toHaveLength(left - 1))
      expect(said()?.text).toMatch(/^You have stopped following/)
    }
    expect(await aside.findByText(empty)).toBeVisible()
    expect(deepActiveElement()).toBe(aside.getByRole('heading', { name: label, level: 2 }))
    said()?.action?.run()
    expect(await aside.findByRole('button', unfollow)).toBeVisible()
    expect(said()?.text).toMatch(/^You are now following/)
  },
)

it.each(['signs', 'themes', 'columns'])(
  'the panel “%s” suggests nothing to a reader who follows nothing',
  async (panel) => {
    const { aside } = await open(panel, 'newcomer')
    expect(await aside.findByText(/you follow will be here/)).toBeVisible()
    expect(aside.queryAllByRole('listitem')).toEqual([])
    expect(aside.queryAllByRole('button', { name: /^Follow/ })).toEqual([])
  },
)

it('the panel “Following” shows an entry that is followed again after the list was closed and opened anew', async () => {
  const { aside, said } = await open('signs')
  const [first] = await aside.findAllByRole('button', unfollow)
  const name = first?.textContent ?? ''
  await userEvent.click(first as HTMLElement)
  await waitFor(() => expect(said()?.action).toBeDefined())
  await userEvent.click(aside.getByRole('button', { name: 'Back' }))
  await userEvent.click(await aside.findByRole('button', { name: 'Authors 1' }))
  await waitFor(() => expect(aside.queryAllByRole('button', unfollow)).toHaveLength(1))
  said()?.action?.run()
  await waitFor(() => expect(aside.queryAllByRole('button', unfollow)).toHaveLength(2))
  expect(aside.getByRole('button', { name })).toBeVisible()
})

it('the panel “Following” keeps an author whom the server refuses to unfollow, and the focus', async () => {
  const { aside, said } = await open('signs', 'subscriber', 'unfollow.author:500')
  const [first] = await aside.findAllByRole('button', unfollow)
  await userEvent.click(first as HTMLElement)
  await waitFor(() => expect(said()?.kind).toBe('error'))
  expect(said()?.text).toMatch(/^We could not save this\. An error occurred/)
  expect(aside.getAllByRole('button', unfollow)).toHaveLength(2)
  expect(deepActiveElement()).toBe(first)
})

it.each([
  ['signs', 'following.author:403x1', 'You are not authorized to perform this operation.'],
  ['themes', 'following.topic:500x1', 'We could not load this list.'],
  ['columns', 'following.column:abortx1', 'We could not load this list.'],
])('the panel “%s” shows why it did not load, and loads again', async (panel, fault, reason) => {
  const { aside } = await open(panel, 'subscriber', fault)
  expect(await aside.findByText(reason)).toBeVisible()
  await userEvent.click(aside.getByRole('button', { name: 'Try again' }))
  expect((await aside.findAllByRole('button', unfollow)).length).toBeGreaterThan(0)
})
