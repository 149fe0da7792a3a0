import { HttpResponse, http } from 'msw/http'
import { expect, it, vi } from 'vitest'
import { act } from '#testing/act.ts'
import { runAxe } from '#testing/runAxe.ts'
import { startNetwork } from '#testing/startNetwork.ts'
import { answerCount, openPage } from './comments-count.fixture.tsx'

const worker = startNetwork()

it('the comments’ count shows the number, and labels it for screen readers', async () => {
  const { handler } = answerCount(1234)
  worker.use(handler)
  const { view, host } = openPage().show()
  expect(await view.findByText('1.234 comentaris')).toBeDefined()
  expect(view.getByText('1.234').closest('[aria-hidden=true]')).not.toBeNull()
  expect((await runAxe(host)).violations).toEqual([])
})

it('the comments’ count sends one request, the same as the comments’ first, for all markers', async () => {
  const { requested, handler } = answerCount(7)
  worker.use(handler)
  const { show } = openPage()
  const together = [show(), show()]
  for (const { view } of together) expect(await view.findByText('7 comentaris')).toBeDefined()
  expect(show().view.getByText('7 comentaris')).toBeDefined()
  expect(requested).toEqual(['comment/content/1001?order=desc'])
})

it('the comments’ count updates when the page’s comments publish a count', async () => {
  const { handler } = answerCount(0)
  worker.use(handler)
  const { emit, show } = openPage()
  const { view } = show()
  expect(await view.findByText('Encara no hi ha comentaris')).toBeDefined()
  expect(view.queryByText('0')).toBeNull()
  act(() => emit('quiosc:comments-counted', { contentId: '1001', count: 1 }))
  expect(view.getByText('1 comentari')).toBeDefined()
})

it('the comments’ count keeps the fallback, without an error, when the request fails', async () => {
  worker.use(http.get('*/comment/content/:contentId', () => new HttpResponse(null, { status: 500 })))
  const { errors, show } = openPage()
  const { host, shadow } = show()
  host.append('Comentaris')
  await vi.waitFor(() => expect(errors.get()).toHaveLength(1))
  expect(
    shadow
      .querySelector('slot')
      ?.assignedNodes()
      .map(({ textContent }) => textContent),
  ).toEqual(['Comentaris'])
})

it('the comments’ count does not change the height of its line', async () => {
  const { handler } = answerCount(12)
  worker.use(handler)
  const line = document.createElement('p')
  line.append('Editorial ')
  document.body.append(line)
  const before = line.getBoundingClientRect().height
  const { view, host } = openPage().show()
  line.append(host)
  await view.findByText('12 comentaris')
  expect(line.getBoundingClientRect().height).toBe(before)
  line.remove()
})
