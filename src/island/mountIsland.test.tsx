import { screen, waitFor, within } from '@testing-library/dom'
import type { ReactNode } from 'react'
import { useLayoutEffect, useRef } from 'react'
import * as v from 'valibot'
import { afterEach, expect, it, onTestFinished, vi } from 'vitest'
import { defineIsland } from './defineIsland.ts'
import { LightSlot } from './LightSlot.tsx'
import { mountIsland } from './mountIsland.tsx'
import type { IslandContext, Page } from './page.ts'

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

function mount(compose: (context: IslandContext) => ReactNode) {
  const host = document.createElement('div')
  host.append('Fallback')
  document.body.append(host)
  const island = defineIsland({
    name: 'test',
    css: [],
    options: v.object({}),
    compose: (_, context) => compose(context),
  })
  const page = { report: vi.fn() } as unknown as Page
  const mounted = mountIsland(island, host, { page, lang: 'ca', dictionary: {}, onCrash: vi.fn(), start: 0 })
  if (!mounted.ok) throw new Error('The island was not mounted.')
  onTestFinished(() => mounted.value.unmount())
  return { host, mounted: mounted.value, text: () => host.shadowRoot?.querySelector('.island')?.textContent }
}

afterEach(() => document.body.replaceChildren())

it('shows the fallback until what its first frame needs has come', async () => {
  const reader = { name: 'nobody' }
  let arrive: (name: string) => void = () => {}
  const { host, text } = mount(({ hold }) => {
    const answer = new Promise<void>((resolve) => {
      arrive = (name) => {
        reader.name = name
        resolve()
      }
    })
    hold(answer)
    return <Greeting reader={reader} />
  })
  expect(host.shadowRoot?.querySelector('slot')).not.toBeNull()
  expect(text()).toBeUndefined()
  arrive('Ada')
  await waitFor(() => expect(text()).toBe('Hello Ada'))
})

it('does not wait for what is late', async () => {
  const { text } = mount(({ hold }) => {
    hold(new Promise(() => {}))
    return <p>Loading</p>
  })
  await waitFor(() => expect(text()).toBe('Loading'))
})

it('shows its newest options when they change before the first frame', async () => {
  const { host, mounted, text } = mount(({ host, hold }) => {
    hold(new Promise(() => {}))
    return <p>Hello {host.title}</p>
  })
  host.title = 'Ada'
  mounted.update()
  await waitFor(() => expect(host.dataset.widgetState).toBe('ready'))
  expect(text()).toBe('Hello Ada')
  expect(host.shadowRoot?.adoptedStyleSheets).not.toEqual([])
})

it('leaves a dialog open that opens with the first frame, and the focus in it', async () => {
  const { host } = mount(() => <Panel />)
  await waitFor(() => expect(host.dataset.widgetState).toBe('ready'))
  const dialog = host.shadowRoot?.querySelector('dialog')
  expect(dialog?.matches(':modal')).toBe(true)
  expect(host.shadowRoot?.activeElement?.textContent).toBe('Close')
  expect(host.shadowRoot?.querySelector('slot')).toBeNull()
})

it('says its language to those who listen', async () => {
  const { host, text } = mount(() => <p>Bon dia</p>)
  await waitFor(() => expect(text()).toBe('Bon dia'))
  expect(host.shadowRoot?.querySelector('.island')?.getAttribute('lang')).toBe('ca')
})

it('puts a part where password managers find it, and takes it away with the island', async () => {
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
