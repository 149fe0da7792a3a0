import { HttpResponse, http } from 'msw/http'
import { expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { holdCall } from '#testing/holdCall.ts'
import { startGifts, stubBrowser } from '../gift.fixture.ts'

const { backend, open, reopen } = startGifts()

const storedInterests = () => JSON.parse(localStorage.getItem('nx-user-interests-9006') ?? '{}')

it('an article that was given before keeps its days when the list of gifts comes while its link is being made', async () => {
  stubBrowser()
  open().close()
  const dateGiftCreated = new Date(Date.now() - 2 * 24 * 3_600_000).toISOString()
  const answer = { response: { results: [{ id: '1004', dateGiftCreated }] } }
  backend().worker.use(http.get('*/api/front/user/gifts', () => HttpResponse.json(answer)))
  const list = holdCall(backend(), 'gift.list')
  const link = holdCall(backend(), 'gift.new')
  const view = await reopen({}).ready()
  await userEvent.click(await view.findByRole('button', { name: 'Copy the gift link' }))
  list()
  await vi.waitFor(() =>
    expect(storedInterests().value?.interests.gifts).toContainEqual(expect.objectContaining({ contentId: '1004' })),
  )
  link()
  await view.findByRole('textbox', { name: 'Gift link' })
  expect(view.getByText('The link expires in 5 days.')).toBeDefined()
})
