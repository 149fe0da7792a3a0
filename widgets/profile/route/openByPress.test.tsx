import { waitFor } from '@testing-library/dom'
import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { deepActiveElement } from '#kit/dom/deepActiveElement.ts'
import { startBackend } from '#testing/startBackend.ts'
import { openProfile } from '../profile.fixture.tsx'

const backend = startBackend()

async function open(fallback: string) {
  backend().set({ persona: 'registered', language: 'en' })
  const opened = openProfile({ hash: '', fallback })
  await opened.ready()
  const child = opened.host.querySelector<HTMLElement>('a,button')
  if (!child) throw new Error('There is a child.')
  return { ...opened, child }
}

it.each([
  ['a button', '<button type="button">Mariona</button>'],
  ['a link', '<a href="/perfil">Mariona</a>'],
  ['a link in other elements', '<p><span><a href="/perfil">Mariona</a></span></p>'],
])('the aside opens on a press on %s, which stays, and returns the focus to it', async (_, fallback) => {
  const { child, dialog, expectAccessible } = await open(fallback)
  expect(child).toBeVisible()
  await userEvent.click(child)
  const aside = await dialog()
  expect(await aside.findByRole('heading', { name: 'Your profile' })).toBeVisible()
  expect(location.hash).toBe('#profile')
  await expectAccessible()
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(location.hash).toBe(''))
  expect(child).toBeVisible()
  await waitFor(() => expect(deepActiveElement()).toBe(child))
})

it('the aside opens by the keyboard', async () => {
  const { child, dialog } = await open('<button type="button">Mariona</button>')
  child.focus()
  await userEvent.keyboard('{Enter}')
  expect(await (await dialog()).findByRole('heading', { name: 'Your profile' })).toBeVisible()
})

it('the aside opens the panel that a link names', async () => {
  const { child, dialog } = await open('<a href="#profile.saved">Saved</a>')
  await userEvent.click(child)
  expect(await (await dialog()).findByRole('heading', { name: 'Saved articles', level: 2 })).toBeVisible()
})
