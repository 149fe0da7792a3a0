import { HttpResponse, http } from 'msw/http'
import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { runAxe } from '#testing/runAxe.ts'
import { startNetwork } from '#testing/startNetwork.ts'
import { answerIssues, issue, showArchive } from '../archive.fixture.tsx'

const worker = startNetwork()

type View = ReturnType<typeof showArchive>['view']

async function show(path?: string) {
  worker.use(answerIssues().handler)
  const shown = showArchive(path === undefined ? {} : { path })
  await shown.view.findAllByRole('link', { name: /^\d\d.11.2026/ })
  return shown
}

const goTo = async (view: View, month: string, year: string) => {
  await userEvent.selectOptions(view.getByRole('combobox', { name: 'Year' }), year)
  await userEvent.selectOptions(view.getByRole('combobox', { name: 'Month' }), month)
  await userEvent.click(view.getByRole('button', { name: 'Go to month' }))
}
/** Papers on this day alone. */
const answerDay = (day: string) =>
  http.get('*/api/front/archive/publications', ({ request }) => {
    const items = new URL(request.url).searchParams.get('date') === day ? [issue(5)] : []
    return HttpResponse.json({ response: { items, currentPage: 1, numPages: items.length, totalItems: items.length } })
  })

it('the archive’s form for a month leads by keyboard to the newest paper of a month, with the edition, and tells the number of papers', async () => {
  const shown = await show('/hemeroteca/edition/portclar?order=asc')
  const { view, place } = shown
  worker.use(answerDay('2024-12-29'))
  await goTo(view, 'December', '2024')
  await expect
    .poll(() => shown.shadow.activeElement)
    .toBe(await view.findByRole('heading', { name: '1\u00a0print issue' }))
  expect(place()).toBe('/hemeroteca/edition/portclar/date/2024-12-29?order=asc')
  expect(view.getByRole('combobox', { name: 'Month' })).toHaveValue('12')
  expect(view.getByRole('combobox', { name: 'Year' })).toHaveValue('2024')
  const { violations } = await runAxe(shown.host)
  expect(violations.map(({ id }) => id)).toEqual([])
})

it('the archive’s form for a month offers no month after this one, and begins with the archive’s first year', async () => {
  const { handler } = answerIssues()
  worker.use(handler)
  const { view } = showArchive({ options: { firstYear: '2024' } })
  const optionsOf = (name: string) =>
    [...view.getByRole<HTMLSelectElement>('combobox', { name }).options].map(({ text }) => text)
  expect(optionsOf('Year')).toEqual(['2026', '2025', '2024'])
  expect(optionsOf('Month').at(-1)).toBe('November')
  await userEvent.selectOptions(view.getByRole('combobox', { name: 'Year' }), '2025')
  await userEvent.selectOptions(view.getByRole('combobox', { name: 'Month' }), 'December')
  await userEvent.selectOptions(view.getByRole('combobox', { name: 'Year' }), '2026')
  expect(view.getByRole('combobox', { name: 'Month' })).toHaveValue('11')
})

it('the archive’s form for a month says that a month has no papers, after seven days at most', async () => {
  const { view, place } = await show()
  worker.use(answerDay('2025-03-01'))
  await goTo(view, 'March', '2025')
  expect(await view.findByRole('heading', { name: 'No print issues found' })).toBeVisible()
  expect(place()).toBe('/hemeroteca/date/2025-03-31')
})
