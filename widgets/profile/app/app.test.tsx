import { waitFor } from '@testing-library/dom'
import { expect, it, onTestFinished, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { installApp } from '#testing/installApp.ts'
import { startBackend } from '#testing/startBackend.ts'
import { openPanel } from '../openPanel.fixture.tsx'

const backend = startBackend()

it('the app’s panels list the editions, and send the chosen one to the app', async () => {
  backend().set({ persona: 'anonymous', language: 'en' })
  const sent = installApp('android')
  const { aside, expectAccessible } = await openPanel('edition')
  const edition = await aside.findByRole('button', { name: 'Andorra' })
  expect(aside.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Catalonia',
    'Balearic Islands',
    'Andorra',
  ])
  edition.focus()
  await userEvent.keyboard('{Enter}')
  expect(sent).toHaveBeenCalledWith({ action: 'changeEdition', payload: { edition: 'Andorra' } })
  await expectAccessible()
})

it('the app’s panels load the editions again after a failure', async () => {
  backend().set({ persona: 'subscriber', language: 'en', fault: 'editions:500x1' })
  installApp('android')
  const { aside } = await openPanel('edition')
  await userEvent.click(await aside.findByRole('button', { name: 'Try again' }))
  expect(await aside.findByRole('button', { name: 'Catalonia' })).toBeVisible()
})

it('the app’s panels explain on the web that there is no edition to choose', async () => {
  backend().set({ persona: 'subscriber', language: 'en' })
  const { aside } = await openPanel('edition')
  expect(await aside.findByText('There are no other regional editions to choose from.')).toBeVisible()
})

it('the app’s panels show how much has been downloaded, and open it', async () => {
  backend().set({ persona: 'subscriber', language: 'en' })
  const sent = installApp('ios')
  const { aside, page, expectAccessible } = await openPanel('downloads')
  expect(await aside.findByText('0 MB')).toBeVisible()
  const pdfs = [
    { id: 1, size: 12_400_000 },
    { id: 2, size: 9_800_000 },
    { id: 3, size: '8 MB' },
  ]
  page.app.receive({ action: 'setSavedPDFs', payload: { pdfs } })
  expect(await aside.findByText('23 MB')).toBeVisible()
  await userEvent.click(aside.getByRole('button', { name: 'Show downloaded print issues' }))
  await waitFor(() => expect(sent).toHaveBeenCalledWith({ action: 'showDownloadedPDFs' }))
  await expectAccessible()
})

it('the app’s panels count the downloads when the app answers only the second request', async () => {
  backend().set({ persona: 'subscriber', language: 'en' })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  onTestFinished(() => void vi.useRealTimers())
  const sent = installApp('android')
  const { aside, page } = await openPanel('downloads')
  expect(await aside.findByText('0 MB')).toBeVisible()
  const requests = () => sent.mock.calls.filter(([message]) => message.action === 'fetchSavedPDFs').length
  await waitFor(() => expect(requests()).toBeGreaterThan(1))
  page.app.receive({ action: 'setSavedPDFs', payload: { pdfs: [{ id: 1, size: 12_400_000 }] } })
  expect(await aside.findByText('13 MB')).toBeVisible()
  const until = requests()
  vi.advanceTimersByTime(5_000)
  expect(requests()).toBe(until)
})

it('the app’s panels explain on the web that downloads are in the app', async () => {
  backend().set({ persona: 'subscriber', language: 'en' })
  const { aside } = await openPanel('downloads')
  expect(await aside.findByText('Downloaded print issues can only be seen in the app.')).toBeVisible()
  expect(aside.queryByRole('button', { name: 'Show downloaded print issues' })).toBeNull()
})
