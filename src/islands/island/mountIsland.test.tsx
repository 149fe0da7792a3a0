import { screen, waitFor, within } from '@testing-library/dom'
import { useLayoutEffect, useRef } from 'react'
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { LightSlot } from './LightSlot.tsx'
import { mountView } from './mountView.fixture.tsx'

const Greeting = ({ reader }: { reader: { name: string } }) => <p>Hello {reader.name}</p>

function OpenDialog() {
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog ref={dialog}>
      <button type="button">Close</button>
    </dialog>
  )
}

afterEach(() => document.body.replaceChildren())

it('an island shows the fallback until the data of the first frame has arrived', async () => {
  const reader = { name: 'nobody' }
  let arrive: (name: string) => void = () => {}
  const { host, text } = mountView(({ delayFirstRender }) => {
    const answer = new Promise<void>((resolve) => {
      arrive = (name) => {
        reader.name = name
        resolve()
      }
    })
    delayFirstRender(answer)
    return <Greeting reader={reader} />
  })
  expect(host.shadowRoot?.querySelector('slot')).not.toBeNull()
  expect(text()).toBeUndefined()
  arrive('Ada')
  await waitFor(() => expect(text()).toBe('Hello Ada'))
})

it('an island shows a snackbar with the name of its widget and the language of its text', () => {
  const message = { kind: 'success', text: 'Desat.' } as const
  const { showSnackbar } = mountView(({ snackbars }) => {
    snackbars.show(message)
    return null
  })
  expect(showSnackbar.mock.calls).toEqual([[message, 'test', 'ca']])
})

it('an island does not wait for late data', async () => {
  const { text } = mountView(({ delayFirstRender }) => {
    delayFirstRender(new Promise(() => {}))
    return <p>Loading</p>
  })
  await waitFor(() => expect(text()).toBe('Loading'))
})

it('an island mounts where an old replacement of user timing takes the names of marks alone', async () => {
  vi.spyOn(performance, 'measure').mockImplementation((_, start) => {
    throw new SyntaxError(`The mark “${start}” does not exist.`)
  })
  const { host, text } = mountView(() => <p>There</p>)
  await waitFor(() => expect(text()).toBe('There'))
  await waitFor(() => expect(host.dataset.widgetState).toBe('ready'))
})

it('an island renders the latest options when they change before the first frame', async () => {
  const { host, mounted, text } = mountView(({ host, delayFirstRender }) => {
    delayFirstRender(new Promise(() => {}))
    return <p>Hello {host.title}</p>
  })
  host.title = 'Ada'
  mounted.update()
  await waitFor(() => expect(host.dataset.widgetState).toBe('ready'))
  expect(text()).toBe('Hello Ada')
  expect(host.shadowRoot?.adoptedStyleSheets).not.toEqual([])
})

it('an island keeps a dialog of the first frame open, with the focus in it', async () => {
  const { host } = mountView(() => <OpenDialog />)
  await waitFor(() => expect(host.dataset.widgetState).toBe('ready'))
  const dialog = host.shadowRoot?.querySelector('dialog')
  expect(dialog?.matches(':modal')).toBe(true)
  expect(host.shadowRoot?.activeElement?.textContent).toBe('Close')
  expect(host.shadowRoot?.querySelector('slot')).toBeNull()
})

it('an island has its language set for screen readers', async () => {
  const { host, text } = mountView(() => <p>Bon dia</p>)
  await waitFor(() => expect(text()).toBe('Bon dia'))
  expect(host.shadowRoot?.querySelector('.island')?.getAttribute('lang')).toBe('ca')
})

const password = (
  <LightSlot name="credentials">
    <label>
      Password <input type="password" />
    </label>
  </LightSlot>
)

it('an island restores a part that page code removes, with the typed values', async () => {
  const { host } = mountView(() => password)
  const field = await screen.findByLabelText<HTMLInputElement>('Password')
  field.value = 'Portclar1'
  host.replaceChildren()
  await waitFor(() => expect(field.isConnected).toBe(true))
  expect(field.value).toBe('Portclar1')
})

it('an island removes a dead copy of a part made by page code', async () => {
  const { host } = mountView(() => password)
  const field = await screen.findByLabelText('Password')
  const parsedAgain = host.innerHTML
  host.innerHTML = parsedAgain
  await waitFor(() => expect(screen.getByLabelText('Password')).toBe(field))
  expect(host.children).toHaveLength(1)
})

it('an island shows the fallback when the page keeps removing a part', async () => {
  const onCrash = vi.fn()
  const { host } = mountView(() => password, onCrash)
  await screen.findByLabelText('Password')
  const observer = new MutationObserver(() => host.querySelector('[slot]')?.remove())
  observer.observe(host, { childList: true })
  onTestFinished(() => observer.disconnect())
  host.replaceChildren()
  await waitFor(() => expect(onCrash).toHaveBeenCalledOnce())
  expect(host.shadowRoot?.querySelector('slot:not([name])')).not.toBeNull()
})

it('an island renders a part into the light DOM, and removes it on unmount', async () => {
  const { host, mounted } = mountView(() => (
    <LightSlot name="credentials">
      <label>
        Password <input type="password" autoComplete="current-password" />
      </label>
    </LightSlot>
  ))
  const field = await screen.findByLabelText('Password')
  expect(host.contains(field)).toBe(true)
  expect(field.getRootNode()).toBe(document)
  expect(within(host).getByLabelText('Password').getBoundingClientRect().height).toBeGreaterThan(0)
  mounted.unmount()
  await waitFor(() => expect(screen.queryByLabelText('Password')).toBeNull())
})

describe('the focus in the fallback', () => {
  /** Focuses a link of the fallback, which stays until the first frame. */
  function focusFallback(host: HTMLElement) {
    const link = document.createElement('a')
    link.href = '#vote'
    host.append(link)
    link.focus()
  }

  it('goes to the first part of the widget', async () => {
    const { host } = mountView(() => <button type="button">Vote</button>)
    focusFallback(host)
    await waitFor(() => expect(host.dataset.widgetState).toBe('ready'))
    expect(host.shadowRoot?.activeElement?.textContent).toBe('Vote')
  })

  it('goes to the first part of a form in the light DOM', async () => {
    const { host } = mountView(() => password)
    focusFallback(host)
    const field = await screen.findByLabelText('Password')
    await waitFor(() => expect(document.activeElement).toBe(field))
  })

  it('keeps its place in the page while the widget has no part yet', async () => {
    const { host, mounted, text } = mountView(({ host }) =>
      host.title ? <button type="button">Vote</button> : <p>Loading</p>,
    )
    const before = document.createElement('button')
    host.before(before)
    focusFallback(host)
    await waitFor(() => expect(text()).toBe('Loading'))
    host.title = 'Ready'
    mounted.update()
    await waitFor(() => expect(text()).toBe('Vote'))
    await userEvent.tab()
    expect(host.shadowRoot?.activeElement?.textContent).toBe('Vote')
  })

  it('stays where it is when it is elsewhere on the page', async () => {
    const { host } = mountView(() => <button type="button">Vote</button>)
    const elsewhere = document.createElement('button')
    host.before(elsewhere)
    elsewhere.focus()
    await waitFor(() => expect(host.dataset.widgetState).toBe('ready'))
    expect(document.activeElement).toBe(elsewhere)
  })
})

it('an island adds the texts of a part to its own once they are loaded', async () => {
  const shown: string[] = []
  mountView(({ intl, loadTexts }) => {
    void loadTexts('feed').then(() => shown.push(intl.t({ id: 'feed.title' })))
    return null
  })
  await waitFor(() => expect(shown).toEqual(['feed']))
})

describe('keys pressed on an island', () => {
  const parts = (onKeyDown?: () => void) => (
    <>
      <input aria-label="Name" onKeyDown={onKeyDown} />
      <textarea aria-label="Text" />
      <select aria-label="Order" />
      <div title="Note" contentEditable suppressContentEditableWarning />
      <button type="button" aria-label="Send" />
    </>
  )
  /** The keys that reach a page with shortcuts. */
  function listen() {
    const received: string[] = []
    const lifetime = new AbortController()
    document.addEventListener('keydown', ({ key }) => received.push(key), { signal: lifetime.signal })
    onTestFinished(() => lifetime.abort())
    return received
  }
  const focusPart = async (host: HTMLElement, name: string) => {
    await waitFor(() => expect(host.dataset.widgetState).toBe('ready'))
    host.shadowRoot?.querySelector<HTMLElement>(`[aria-label="${name}"],[title="${name}"]`)?.focus()
  }

  it.each(['Name', 'Text', 'Order', 'Note'])(
    'typed into a field are not taken for the page’s shortcuts, those that are no text reach it: %s',
    async (name) => {
      const received = listen()
      const onKeyDown = vi.fn()
      const { host } = mountView(() => parts(onKeyDown))
      await focusPart(host, name)
      await userEvent.keyboard('js {Escape}{Control>}b{/Control}{Tab}')
      expect(received).toEqual(['Escape', 'Control', 'b', 'Tab'])
      expect(onKeyDown).toHaveBeenCalledTimes(name === 'Name' ? 7 : 0)
    },
  )

  it('outside of a field reach the page', async () => {
    const received = listen()
    const { host } = mountView(() => parts())
    await focusPart(host, 'Send')
    await userEvent.keyboard('j')
    expect(received).toEqual(['j'])
  })

  it('typed into a form in the light DOM come from their own field, as a page expects', async () => {
    const received: unknown[] = []
    const listener = ({ target }: Event) => received.push(target)
    document.addEventListener('keydown', listener)
    onTestFinished(() => document.removeEventListener('keydown', listener))
    mountView(() => password)
    const field = await screen.findByLabelText('Password')
    field.focus()
    await userEvent.keyboard('j')
    expect(received).toEqual([field])
  })
})
