import { waitFor } from '@testing-library/dom'
import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { startBackend } from '#testing/startBackend.ts'
import { openPanel } from '../openPanel.fixture.tsx'
import { openProfile } from '../profile.fixture.tsx'

const backend = startBackend()

it('the profile’s head shows a public reader’s likes and number of comments', async () => {
  backend().set({ persona: 'subscriber', language: 'en' })
  const aside = await openProfile().dialog()
  expect(await aside.findByText(/^\d+ likes? · 8 comments$/)).toBeVisible()
  expect(aside.getByText(/^\d+ followers? · following \d+ readers?/)).toBeVisible()
})

it('the profile’s head leaves out a count that could not be loaded', async () => {
  backend().set({ persona: 'subscriber', language: 'en', fault: 'profile.own:500' })
  const aside = await openProfile().dialog()
  expect(await aside.findByText(/^8 comments$/)).toBeVisible()
})

it('the profile’s head shows no counts of a private reader', async () => {
  backend().set({ persona: 'registered', language: 'en' })
  const aside = await openProfile().dialog()
  expect(await aside.findByText('Private profile')).toBeVisible()
  expect(aside.queryByText(/likes?|followers?/)).toBeNull()
})

it('the profile’s head keeps its counts after a change whose answer does not have them', async () => {
  backend().set({ persona: 'premium-c', language: 'en' })
  const { aside, snackbars } = await openPanel('public-profile')
  await userEvent.type(await aside.findByRole('textbox', { name: 'Description' }), 'Llegeixo.')
  await userEvent.click(aside.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(snackbars()).toMatchObject([{ kind: 'success' }]))
  await userEvent.click(aside.getByRole('button', { name: 'Back' }))
  expect(await aside.findByText(/^\d+ followers? · following \d+ readers?/)).toBeVisible()
})

it('the profile’s head counts one followed reader less as soon as one is unfollowed', async () => {
  backend().set({ persona: 'subscriber', language: 'en' })
  const { aside } = await openPanel('reader', { hash: '#profile.reader.2002' })
  await userEvent.click(await aside.findByRole('button', { name: /^Following Bet/ }))
  await aside.findByRole('button', { name: 'Follow Bet' })
  await userEvent.click(aside.getByRole('button', { name: 'Back' }))
  expect(await aside.findByText(/· following 2 readers$/)).toBeVisible()
})
