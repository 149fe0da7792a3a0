import { waitFor } from '@testing-library/dom'
import { expect, it, onTestFinished, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import type { Page } from '#islands/runtime/page.types.ts'
import { getKnownReaders } from '#page/session/getKnownReaders.ts'
import { mountOnPage } from '#testing/mountOnPage.ts'
import { publicProfileIsland } from './public-profile.island.tsx'

async function openLink(
  options: Record<string, string> = { userId: '2002', nick: 'Bet' },
  overrides: Partial<Page> = {},
  fallback = '',
) {
  const open = vi.fn<Page['open']>(async () => true)
  const show = vi.fn()
  onTestFinished(() => history.replaceState(null, '', location.pathname))
  const mounted = mountOnPage({
    island: publicProfileIsland,
    options,
    overrides: { open, snackbars: { show }, ...overrides },
    watch: (host) => host.insertAdjacentHTML('afterbegin', fallback),
  })
  const shown = await mounted.ready()
  return { ...mounted, open, show, link: shown.getByRole('link') }
}

it('a public profile’s nick opens the reader’s panel by keyboard, and adds the aside where the page has none', async () => {
  const { link, open, expectAccessible } = await openLink()
  expect(link).toHaveAccessibleName('Profile of Bet')
  link.focus()
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(location.hash).toBe('#profile.reader.2002'))
  expect(open).toHaveBeenCalledWith('profile')
  await expectAccessible()
})

it.each(['profile', 'page-shell'])('a public profile’s nick leaves the opening to the page’s %s', async (widget) => {
  const marker = document.createElement('div')
  marker.dataset.widget = widget
  document.body.append(marker)
  onTestFinished(() => marker.remove())
  const { link, open } = await openLink()
  await userEvent.click(link)
  await waitFor(() => expect(location.hash).toBe('#profile.reader.2002'))
  expect(open).not.toHaveBeenCalled()
})

it('a public profile’s nick hands the reader’s id on to the profile: its card may have neither nick nor picture', async () => {
  const { link, page } = await openLink({ userId: '2002', nick: 'Bet' }, {}, '<img src="/avatars/a4.svg" alt=""> Bet')
  await userEvent.click(link)
  await waitFor(() => expect(getKnownReaders(page).find('2002')).toMatchObject({ nick: 'Bet' }))
  expect(getKnownReaders(page).find('2002')?.avatarUrl).toMatch(/\/avatars\/a4\.svg$/)
})

it('a public profile’s nick of more than seven letters is smaller than a short one', async () => {
  const sizeOf = async (nick: string) => {
    const { link } = await openLink({ userId: '2002', nick })
    return Number.parseFloat(getComputedStyle(link.querySelector('bdi') ?? link).fontSize)
  }
  expect(await sizeOf('Don Simón')).toBeLessThan(await sizeOf('Bet'))
})

it('a public profile’s nick shows an error when the aside cannot be loaded', async () => {
  const { link, show } = await openLink(undefined, { open: async () => false })
  await userEvent.click(link)
  await waitFor(() => expect(show.mock.calls[0]?.[0]).toMatchObject({ kind: 'error', text: expect.any(String) }))
})

it('a public profile’s nick is cut when it is long, and replaced by a word when it is missing', async () => {
  const { link } = await openLink({ userId: '9011', nick: 'capita_de_la_barca_petita' })
  expect(link.textContent?.length).toBeLessThanOrEqual(21)
  expect((await openLink({ userId: '2' })).link).toHaveAccessibleName('Profile of A reader')
})
