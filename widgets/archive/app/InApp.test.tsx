import { expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { startNetwork } from '#testing/startNetwork.ts'
import { answerIssues, germanForms, showArchive } from '../archive.fixture.tsx'

const worker = startNetwork()

const show = (scenario: Parameters<typeof showArchive>[0] = {}) => {
  worker.use(answerIssues().handler)
  return showArchive({ channel: 'android', ...scenario })
}

it('a paper is downloaded by the app', async () => {
  const { view, send, track } = show()
  const paper = await view.findByRole<HTMLAnchorElement>('link', {
    name: /^21\/11\/2026 · Daily Saturday,? 21\sNovember 2026 Download the PDF/,
  })
  await userEvent.click(paper)
  expect(send).toHaveBeenCalledWith('downloadPDF', {
    url: paper.href,
    size: 12_400_000,
    date: '21/11/2026',
    pdfID: '1021',
    title: 'Daily 21/11/2026',
    trackingLabel: 'far-21.pdf',
  })
  expect(track).toHaveBeenCalledExactlyOnceWith({ category: 'archive', action: 'download', label: 'Daily 21/11/2026' })
})

it('the app and analytics get a paper’s date as the backend writes it, whatever form its readers see', async () => {
  const { view, send, track } = show({ intl: germanForms() })
  await userEvent.click(await view.findByRole('link', { name: /^21\.11\.2026 · Daily/ }))
  expect(send).toHaveBeenCalledWith(
    'downloadPDF',
    expect.objectContaining({ date: '21/11/2026', title: 'Daily 21/11/2026' }),
  )
  expect(track).toHaveBeenCalledExactlyOnceWith({ category: 'archive', action: 'download', label: 'Daily 21/11/2026' })
})

it('saved papers are marked, also those saved later', async () => {
  const { view, send, receive } = show()
  expect(send).toHaveBeenCalledWith('fetchSavedPDFs')
  receive({ action: 'setSavedPDFs', pdfs: [{ id: '1020', size: 12_400_000 }] })
  expect(await view.findByRole('link', { name: /^20\/11\/2026.*Downloaded/ })).toBeDefined()
  expect(view.queryByRole('link', { name: /^21\/11\/2026.*Downloaded/ })).toBeNull()
  receive({ action: 'setSavedPDFs', pdfs: ['1020', '1021'].map((id) => ({ id, size: 1 })) })
  expect(await view.findByRole('link', { name: /^21\/11\/2026.*Downloaded/ })).toBeDefined()
})

it('the app has a link to the downloads, and the web has none', async () => {
  const { view, send } = show()
  await userEvent.click(await view.findByRole('button', { name: 'Downloaded print issues' }))
  expect(send).toHaveBeenCalledWith('showDownloadedPDFs')

  const web = show({ channel: 'web' })
  await web.view.findByRole('link', { name: /^20\/11\/2026/ })
  expect(web.view.queryByRole('button', { name: 'Downloaded print issues' })).toBeNull()
  expect(web.send).not.toHaveBeenCalled()
})

it('the app handles the archive’s sign-in, and the requested paper opens afterwards', async () => {
  const { view, send, signIn } = show({ user: null })
  await userEvent.click(await view.findByRole('button', { name: /^20\/11\/2026/ }))
  await userEvent.click(view.getByRole('link', { name: /Sign in/ }))
  expect(send).toHaveBeenCalledWith('showLogin', { backUrl: `${window.location.href}#quiosc-resume` })
  signIn({ subscriber: true })
  await vi.waitFor(() => expect(send).toHaveBeenCalledWith('downloadPDF', expect.objectContaining({ pdfID: '1020' })))
})
