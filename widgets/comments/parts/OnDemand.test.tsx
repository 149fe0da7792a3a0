import { expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderInShadow } from '../../../src/ui/testing/renderInShadow.tsx'
import type { LoadPart } from './OnDemand.tsx'
import { OnDemand } from './OnDemand.tsx'

const Greeting = ({ name }: { name: string }) => <p>Hello {name}</p>

it('shows a part once its code is there', async () => {
  const load: LoadPart<{ name: string }> = async () => Greeting
  const { view } = renderInShadow(<OnDemand load={load} props={{ name: 'Ada' }} />)
  expect(view.getByRole('status')).toBeDefined()
  expect(await view.findByText('Hello Ada')).toBeDefined()
})

it('tries again on a press when the code does not come', async () => {
  const load = vi.fn<LoadPart<{ name: string }>>().mockRejectedValueOnce(new Error('lost')).mockResolvedValue(Greeting)
  const { view } = renderInShadow(<OnDemand load={load} props={{ name: 'Ada' }} />)
  expect((await view.findByRole('alert')).textContent).toMatch(/Unable to connect/)
  await userEvent.click(view.getByRole('button', { name: 'Try again' }))
  expect(await view.findByText('Hello Ada')).toBeDefined()
})
