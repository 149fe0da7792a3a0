import { screen, waitFor, within } from '@testing-library/dom'
import type { ReactNode } from 'react'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import * as v from 'valibot'
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import type { Page } from '../runtime/page.types.ts'
import { defineIsland } from './defineIsland.ts'
import type { IslandContext } from './islandContext.types.ts'
import { LightSlot } from './LightSlot.tsx'
import { mountIsland } from './mountIsland.tsx'

const Greeting = ({ reader }: { reader: { name: string } }) => <p>Hello {reader.name}</p>

function Panel() {
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog ref={dialog}>
      <button type="button">Close</button>
    </dialog>
  )
}

/** Text beside other text that goes away: what a translator has replaced cannot be removed. */
function Form({ fails }: { fails: boolean }) {
  const [typed, setTyped] = useState('')
  return (
    <label>
      {fails && 'Wrong. '}
      Password <input type="password" value={typed} onChange={(event) => setTyped(event.target.value)} />
    </label>
  )
}

/** A form that fails until the test calls `succeed`. */
function FailingForm({ control }: { control: { succeed?: () => void } }) {
  const [fails, setFails] = useState(true)
  useEffect(() => {
    control.succeed = () => setFails(false)
  }, [control])
  return <Form fails={fails} />
}

function mount(compose: (context: IslandContext) => ReactNode, onCrash = vi.fn()) {
  const host = document.createElement('div')
  host.append('Fallback')
  document.body.append(host)
  const island = defineIsland({
    name: 'test',
    css: [],
    options: v.object({}),
    compose: (_, context) => compose(context),
  })
  const showSnackbar = vi.fn()
  const page = { report: vi.fn(), snackbars: { show: showSnackbar } } as unknown as Page
  const mounted = mountIsland(island, host, {
    page,
    lang: 'ca',
    dictionary: { texts: {} },
    loadPart: async (part) => ({ messages: { texts: { [`${part}.title`]: [{ type: 0, value: part }] } } }),
    onCrash,
    start: 0,
  })
  if (!mounted.ok) throw new Error('The island was not mounted.')
  onTestFinished(() => mounted.value.unmount())
  return {
    host,
    showSnackbar,
    mounted: mounted.value,
    text: () => host.shadowRoot?.querySelector('.island')?.textContent,
  }
}

afterEach(() => document.body.replaceChildren())

it('shows the fallback until the data of the first frame has arrived', async () => {
  const reader = { name: 'nobody' }
  let arrive: (name: string) => void = () => {}
  const { host, text } = mount(({ delayFirstRender }) => {
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

it('says whose short messages are, and in which language', () => {
  const message = { kind: 'success', text: 'Desat.' } as const
  const { showSnackbar } = mount(({ snackbars }) => {
    snackbars.show(message)
    return null
  })
  expect(showSnackbar.mock.calls).toEqual([[message, 'test', 'ca']])
})

it('does not wait for late data', async () => {
  const { text } = mount(({ delayFirstRender }) => {
    delayFirstRender(new Promise(() => {}))
    return <p>Loading</p>
  })
  await waitFor(() => expect(text()).toBe('Loading'))
})

it('renders the latest options when they change before the first frame', async () => {
  const { host, mounted, text } = mount(({ host, delayFirstRender }) => {
    delayFirstRender(new Promise(() => {}))
    return <p>Hello {host.title}</p>
  })
  host.title = 'Ada'
  mounted.update()
  await waitFor(() => expect(host.dataset.widgetState).toBe('ready'))
  expect(text()).toBe('Hello Ada')
  expect(host.shadowRoot?.adoptedStyleSheets).not.toEqual([])
})

it('keeps a dialog of the first frame open, with the focus in it', async () => {
  const { host } = mount(() => <Panel />)
  await waitFor(() => expect(host.dataset.widgetState).toBe('ready'))
  const dialog = host.shadowRoot?.querySelector('dialog')
  expect(dialog?.matches(':modal')).toBe(true)
  expect(host.shadowRoot?.activeElement?.textContent).toBe('Close')
  expect(host.shadowRoot?.querySelector('slot')).toBeNull()
})

it('sets its language for screen readers', async () => {
  const { host, text } = mount(() => <p>Bon dia</p>)
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

it('restores a part that page code removes, with the typed values', async () => {
  const { host } = mount(() => password)
  const field = await screen.findByLabelText<HTMLInputElement>('Password')
  field.value = 'Portclar1'
  host.replaceChildren()
  await waitFor(() => expect(field.isConnected).toBe(true))
  expect(field.value).toBe('Portclar1')
})

it('removes a dead copy of a part made by page code', async () => {
  const { host } = mount(() => password)
  const field = await screen.findByLabelText('Password')
  const parsedAgain = host.innerHTML
  host.innerHTML = parsedAgain
  await waitFor(() => expect(screen.getByLabelText('Password')).toBe(field))
  expect(host.children).toHaveLength(1)
})

it('shows the fallback when the page keeps removing a part', async () => {
  const onCrash = vi.fn()
  const { host } = mount(() => password, onCrash)
  await screen.findByLabelText('Password')
  const observer = new MutationObserver(() => host.querySelector('[slot]')?.remove())
  observer.observe(host, { childList: true })
  onTestFinished(() => observer.disconnect())
  host.replaceChildren()
  await waitFor(() => expect(onCrash).toHaveBeenCalledOnce())
  expect(host.shadowRoot?.querySelector('slot:not([name])')).not.toBeNull()
})

it('renders a part into the light DOM, and removes it on unmount', async () => {
  const { host, mounted } = mount(() => (
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

describe('what a reader has typed', () => {
  const field = () => screen.findByLabelText<HTMLInputElement>(/Password/)

  it('stays in a form of the page when the marker’s options change', async () => {
    const { mounted } = mount(() => (
      <LightSlot name="form">
        <Form fails={false} />
      </LightSlot>
    ))
    const before = await field()
    await userEvent.type(before, 'Portclar1')
    mounted.update()
    await waitFor(async () => expect(await field()).not.toBe(before))
    await waitFor(async () => expect((await field()).value).toBe('Portclar1'))
  })

  it('does not go on to what another option shows', async () => {
    const { host, mounted, text } = mount(({ host }) => <Form key={host.title} fails={host.title === ''} />)
    await waitFor(() => expect(text()).toContain('Wrong'))
    const typedInto = () => host.shadowRoot?.querySelector('input') ?? document.createElement('input')
    await userEvent.type(typedInto(), 'An answer')
    host.title = 'Another article'
    mounted.update()
    await waitFor(() => expect(text()).not.toContain('Wrong'))
    expect(typedInto().value).toBe('')
  })

  it('is there again after a crash by what a translator has replaced', async () => {
    const onCrash = vi.fn()
    const control: { succeed?: () => void } = {}
    mount(
      () => (
        <LightSlot name="form">
          <FailingForm control={control} />
        </LightSlot>
      ),
      onCrash,
    )
    await userEvent.type(await field(), 'Portclar1')
    for (const text of [...((await field()).closest('label')?.childNodes ?? [])]) {
      if (!(text instanceof Text)) continue
      const translated = document.createElement('font')
      text.replaceWith(translated)
      translated.append(text)
    }
    control.succeed?.()
    await waitFor(async () => expect((await field()).closest('label')?.querySelector('font')).toBeNull())
    await waitFor(async () => expect((await field()).value).toBe('Portclar1'))
    expect(onCrash).not.toHaveBeenCalled()
  })
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
    const { host } = mount(() => <button type="button">Vote</button>)
    focusFallback(host)
    await waitFor(() => expect(host.dataset.widgetState).toBe('ready'))
    expect(host.shadowRoot?.activeElement?.textContent).toBe('Vote')
  })

  it('goes to the first part of a form in the light DOM', async () => {
    const { host } = mount(() => password)
    focusFallback(host)
    const field = await screen.findByLabelText('Password')
    await waitFor(() => expect(document.activeElement).toBe(field))
  })

  it('keeps its place in the page while the widget has no part yet', async () => {
    const { host, mounted, text } = mount(({ host }) =>
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
    const { host } = mount(() => <button type="button">Vote</button>)
    const elsewhere = document.createElement('button')
    host.before(elsewhere)
    elsewhere.focus()
    await waitFor(() => expect(host.dataset.widgetState).toBe('ready'))
    expect(document.activeElement).toBe(elsewhere)
  })
})

it('adds the texts of a part once they are there, beside its own', async () => {
  const shown: string[] = []
  mount(({ intl, loadTexts }) => {
    void loadTexts('feed').then(() => shown.push(intl.t({ id: 'feed.title' })))
    return null
  })
  await waitFor(() => expect(shown).toEqual(['feed']))
})

describe('keys', () => {
  const parts = (onKeyDown?: () => void) => (
    <>
      <input aria-label="Name" onKeyDown={onKeyDown} />
      <textarea aria-label="Text" />
      <select aria-label="Order" />
      <div title="Note" contentEditable suppressContentEditableWarning />
      <button type="button" aria-label="Send" />
    </>
  )
  /** What a page with shortcuts hears. */
  function listen() {
    const heard: string[] = []
    const lifetime = new AbortController()
    document.addEventListener('keydown', ({ key }) => heard.push(key), { signal: lifetime.signal })
    onTestFinished(() => lifetime.abort())
    return heard
  }
  const focusPart = async (host: HTMLElement, name: string) => {
    await waitFor(() => expect(host.dataset.widgetState).toBe('ready'))
    host.shadowRoot?.querySelector<HTMLElement>(`[aria-label="${name}"],[title="${name}"]`)?.focus()
  }

  it.each(['Name', 'Text', 'Order', 'Note'])(
    'typed into a field are not taken for the page’s shortcuts, those that are no text reach it: %s',
    async (name) => {
      const heard = listen()
      const onKeyDown = vi.fn()
      const { host } = mount(() => parts(onKeyDown))
      await focusPart(host, name)
      await userEvent.keyboard('js {Escape}{Control>}b{/Control}{Tab}')
      expect(heard).toEqual(['Escape', 'Control', 'b', 'Tab'])
      expect(onKeyDown).toHaveBeenCalledTimes(name === 'Name' ? 7 : 0)
    },
  )

  it('elsewhere are the page’s', async () => {
    const heard = listen()
    const { host } = mount(() => parts())
    await focusPart(host, 'Send')
    await userEvent.keyboard('j')
    expect(heard).toEqual(['j'])
  })

  it('of a form in the light DOM come from its own field, as a page expects', async () => {
    const heard: unknown[] = []
    const listener = ({ target }: Event) => heard.push(target)
    document.addEventListener('keydown', listener)
    onTestFinished(() => document.removeEventListener('keydown', listener))
    mount(() => password)
    const field = await screen.findByLabelText('Password')
    field.focus()
    await userEvent.keyboard('j')
    expect(heard).toEqual([field])
  })
})
