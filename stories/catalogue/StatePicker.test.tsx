import { screen, waitFor, within } from '@testing-library/dom'
import { HttpResponse, http } from 'msw/http'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderOnPage } from '#testing/renderOnPage.ts'
import { runAxe } from '#testing/runAxe.ts'
import { startNetwork } from '#testing/startNetwork.ts'
import type { ToolbarSettings } from '../support/preparePage.ts'
import { StatePicker } from './StatePicker.tsx'

const worker = startNetwork()

const list = (...titles: [id: string, title: string, name: string][]) =>
  http.get('*/index.json', () =>
    HttpResponse.json({
      v: 5,
      entries: Object.fromEntries(
        titles.map(([id, title, name]) => [
          id,
          { id, title, name, type: 'story', tags: title === 'Catalogue' ? ['dev'] : ['dev', 'test'] },
        ]),
      ),
    }),
  )

const stories = list(
  ['catalogue--start', 'Catalogue', 'Start'],
  ['comments--open', 'Comments', 'Open'],
  ['comments--banned', 'Comments', 'Banned user'],
  ['poll--open', 'Poll', 'Open'],
)

/** With the settings that a toolbar keeps. */
function Page() {
  const [settings, setSettings] = useState<ToolbarSettings>({
    lang: 'ca',
    theme: 'light',
    channel: 'web',
    formats: 'specification',
  })
  return <StatePicker settings={settings} onChange={(change) => setSettings({ ...settings, ...change })} />
}

it('a state in another language and theme is three presses away', async () => {
  worker.use(stories)
  const container = renderOnPage(<Page />)
  await userEvent.click(await screen.findByRole('radio', { name: 'Deutsch' }))
  await userEvent.click(screen.getByRole('radio', { name: 'Dark' }))
  const link = await screen.findByRole('link', { name: 'Banned user' })
  expect(link.getAttribute('href')).toBe(
    './?path=/story/comments--banned&globals=lang:de;theme:dark;channel:web;formats:specification',
  )
  expect(link.getAttribute('target')).toBe('_top')
  expect((await runAxe(container)).violations.map(({ id }) => id)).toEqual([])
})

it('a state has the chosen numbers and dates', async () => {
  worker.use(stories)
  renderOnPage(<Page />)
  const choices = within(await screen.findByRole('group', { name: 'Numbers and dates' }))
  await userEvent.click(choices.getByRole('radio', { name: 'The language’s' }))
  const link = await screen.findByRole('link', { name: 'Banned user' })
  expect(link.getAttribute('href')).toMatch(/;formats:language$/)
})

it('the picker lists the states of each widget under its name, and not itself', async () => {
  worker.use(stories)
  renderOnPage(<Page />)
  await screen.findAllByRole('link')
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Comments',
    'Poll',
  ])
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Open', 'Banned user', 'Open'])
})

it('the picker finds states by words of the widget and of the state, and by other words for them, in any order', async () => {
  worker.use(stories)
  renderOnPage(<Page />)
  await screen.findAllByRole('link')
  const search = screen.getByRole('searchbox', { name: 'Find a state' })
  await userEvent.fill(search, 'open comm')
  expect(screen.getAllByRole('link')).toHaveLength(1)
  await userEvent.fill(search, 'blocked')
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Banned user'])
  await userEvent.fill(search, 'walrus')
  expect(screen.queryAllByRole('link')).toEqual([])
  expect(screen.getByRole('status').textContent).toBe('There is no state with these words.')
})

it.each([
  ['an error', () => new HttpResponse(null, { status: 404 })],
  ['JSON without stories', () => HttpResponse.json({ v: 1 })],
])('the picker shows that the list did not load when the answer is %s', async (_, answer) => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  worker.use(http.get('*/index.json', answer))
  renderOnPage(<Page />)
  expect((await screen.findByRole('alert')).textContent).toContain('did not load')
  await waitFor(() => expect(logged).toHaveBeenCalledOnce())
})
