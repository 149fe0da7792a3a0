import { expect, it } from 'vitest'
import { startBackend } from '../../../src/testing/startBackend.ts'
import { openProfile } from '../profile.fixture.tsx'

const backend = startBackend()

it('tells how much a public reader’s comments are liked, and how many there are', async () => {
  backend().set({ persona: 'subscriber', language: 'en' })
  const aside = await openProfile().dialog()
  expect(await aside.findByText(/^\d+ likes? · 8 comments$/)).toBeVisible()
  expect(aside.getByText(/^\d+ followers? · following \d+ readers?/)).toBeVisible()
})

it('leaves out what could not be loaded', async () => {
  backend().set({ persona: 'subscriber', language: 'en', fault: 'profile.own:500' })
  const aside = await openProfile().dialog()
  expect(await aside.findByText(/^8 comments$/)).toBeVisible()
})

it('tells nothing of a private reader', async () => {
  backend().set({ persona: 'registered', language: 'en' })
  const aside = await openProfile().dialog()
  expect(await aside.findByText('Private profile')).toBeVisible()
  expect(aside.queryByText(/likes?|followers?/)).toBeNull()
})
