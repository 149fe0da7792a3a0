import { expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { createTestIntl } from '#testing/createTestIntl.ts'
import { renderInShadow } from '#testing/renderInShadow.tsx'
import { LazyPart, type LoadPart } from './LazyPart.tsx'

const Greeting = ({ name }: { name: string }) => <p>Hello {name}</p>

it('LazyPart shows a part once its code has loaded', async () => {
  const load: LoadPart<{ name: string }> = async () => Greeting
  const { view } = renderInShadow(<LazyPart load={load} name="Greetings" props={{ name: 'Ada' }} />)
  expect(view.getByRole('status')).toBeDefined()
  expect(await view.findByText('Hello Ada')).toBeDefined()
})

it('LazyPart names the part that did not load, and retries on a press', async () => {
  const load = vi.fn<LoadPart<{ name: string }>>().mockRejectedValueOnce(new Error('lost')).mockResolvedValue(Greeting)
  const { view } = renderInShadow(<LazyPart load={load} name="Greetings" props={{ name: 'Ada' }} />, {
    intl: createTestIntl(),
  })
  expect((await view.findByRole('alert')).textContent).toMatch(/^We could not open “Greetings”\./)
  await userEvent.click(view.getByRole('button', { name: 'Try again' }))
  expect(await view.findByText('Hello Ada')).toBeDefined()
})

it('LazyPart leaves a failed load to its callback', async () => {
  const onLoadFailed = vi.fn()
  const load: LoadPart<{ name: string }> = async () => {
    throw new Error('lost')
  }
  const { view } = renderInShadow(<LazyPart load={load} props={{ name: 'Ada' }} onLoadFailed={onLoadFailed} />)
  await vi.waitFor(() => expect(onLoadFailed).toHaveBeenCalledExactlyOnceWith(new Error('lost')))
  expect(view.queryByRole('alert')).toBeNull()
  expect(view.queryByRole('status')).toBeNull()
})
