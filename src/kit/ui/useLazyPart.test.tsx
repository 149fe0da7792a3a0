import { expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { act } from '#testing/act.ts'
import { renderInShadow } from '#testing/renderInShadow.tsx'
import { type LazyPartOptions, useLazyPart } from './useLazyPart.ts'

type Part = () => string

/** A part whose code the test loads or fails. */
function holdImport() {
  const imports: { resolve: (part: Part) => void; reject: (error: Error) => void }[] = []
  const load = vi.fn(() => new Promise<Part>((resolve, reject) => void imports.push({ resolve, reject })))
  const arrive = () => {
    for (const { resolve } of imports.splice(0)) resolve(() => 'Here')
  }
  const fail = () => {
    for (const { reject } of imports.splice(0)) reject(new Error('No code'))
  }
  return { load, arrive, fail }
}

function Opener({ load, ...options }: LazyPartOptions & { load: () => Promise<Part> }) {
  const { state, open, close, preloadProps } = useLazyPart(load, options)
  const isPressed = state.status === 'open' || state.status === 'loading'
  return (
    <>
      <button type="button" {...(options.mayOpen ? {} : preloadProps)} onClick={isPressed ? close : open}>
        Open
      </button>
      <p>{state.status === 'open' ? state.Part() : state.status}</p>
    </>
  )
}

function show(options: LazyPartOptions = {}) {
  const code = holdImport()
  const { view } = renderInShadow(<Opener load={code.load} {...options} />)
  return { ...code, view, button: view.getByRole('button', { name: 'Open' }) }
}

const touch = async (button: HTMLElement) => {
  button.dispatchEvent(new TouchEvent('touchstart', { bubbles: true }))
}
const interactions: [string, (button: HTMLElement) => Promise<void>][] = [
  ['the pointer hovers', (button) => userEvent.hover(button)],
  ['it gets the focus', () => userEvent.tab()],
  ['it is touched', touch],
]

it.each(interactions)('useLazyPart preloads its code when %s, without opening', async (_, interact) => {
  const { load, view, button } = show()
  expect(load).not.toHaveBeenCalled()
  await interact(button)
  expect(load).toHaveBeenCalled()
  expect(view.getByText('closed')).toBeDefined()
})

it('useLazyPart opens a part for a press made before its code has loaded', async () => {
  const { view, button, arrive } = show()
  await userEvent.click(button)
  expect(view.getByText('loading')).toBeDefined()
  arrive()
  expect(await view.findByText('Here')).toBeDefined()
})

it('useLazyPart does not open a part when a second press cancels the first before the code has loaded', async () => {
  const { view, button, arrive } = show()
  await userEvent.click(button)
  await userEvent.click(button)
  arrive()
  expect(await view.findByText('closed')).toBeDefined()
  // The code has loaded, so it opens synchronously.
  await userEvent.click(button)
  expect(view.getByText('Here')).toBeDefined()
})

it('useLazyPart reports a failed load only after a press, and retries on the next', async () => {
  const { view, button, arrive, fail } = show()
  await userEvent.hover(button)
  fail()
  expect(view.getByText('closed')).toBeDefined()
  await userEvent.click(button)
  fail()
  expect(await view.findByText('failed')).toBeDefined()
  await userEvent.click(button)
  arrive()
  expect(await view.findByText('Here')).toBeDefined()
})

it('useLazyPart calls back for each press that fails, and not for a failed preload', async () => {
  const onLoadFailed = vi.fn()
  const { view, button, fail } = show({ onLoadFailed })
  await userEvent.hover(button)
  fail()
  await userEvent.click(button)
  fail()
  expect(await view.findByText('failed')).toBeDefined()
  expect(onLoadFailed).toHaveBeenCalledExactlyOnceWith(new Error('No code'))
  await userEvent.click(button)
  await userEvent.click(button)
  fail()
  expect(await view.findByText('closed')).toBeDefined()
  expect(onLoadFailed).toHaveBeenCalledOnce()
})

it('useLazyPart loads once for simultaneous presses', async () => {
  const { view, button, load, arrive } = show()
  await userEvent.hover(button)
  await userEvent.click(button)
  arrive()
  expect(await view.findByText('Here')).toBeDefined()
  expect(load).toHaveBeenCalledOnce()
})

it('useLazyPart checks on each press whether a part may open, and does not load it if not', async () => {
  const mayOpen = vi.fn<() => Promise<boolean>>().mockResolvedValue(false)
  const code = holdImport()
  const { view } = renderInShadow(<Opener load={code.load} mayOpen={mayOpen} />)
  const button = view.getByRole('button', { name: 'Open' })
  const press = () => act(async () => button.click())
  await press()
  expect(await view.findByText('closed')).toBeDefined()
  expect(code.load).not.toHaveBeenCalled()

  mayOpen.mockResolvedValueOnce(true)
  await press()
  await act(async () => code.arrive())
  expect(await view.findByText('Here')).toBeDefined()
  await press()
  await press()
  expect(await view.findByText('closed')).toBeDefined()
  expect(mayOpen).toHaveBeenCalledTimes(3)
})
