import { waitFor } from '@testing-library/dom'
import { useState } from 'react'
import * as v from 'valibot'
import { afterEach, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import type { IslandContext } from './islandContext.types.ts'
import { mountView } from './mountView.fixture.tsx'

afterEach(() => document.body.replaceChildren())

const served = '<script type="application/json" data-quiosc-data="poll/1">{"response":{"name":"Ada"}}</script>'
const NameSchema = v.object({ name: v.string() })

function Form({ name }: { name: string }) {
  const [text, setText] = useState('')
  const [isChosen, setChosen] = useState(false)
  return (
    <form>
      <p>Hello {name}</p>
      <input aria-label="Text" value={text} onChange={({ target }) => setText(target.value)} />
      <input type="checkbox" checked={isChosen} onChange={({ target }) => setChosen(target.checked)} />
      <output>{`${text} ${isChosen}`}</output>
    </form>
  )
}

const compose = (context: IslandContext) => <Form name={context.served('poll/1', NameSchema)?.name ?? 'nobody'} />

const rendered = (name: string) =>
  `<div class="island"><form><p>Hello <!-- -->${name}</p><input aria-label="Text" value=""><input type="checkbox"><output> false</output></form></div>`

/** As a server has rendered it. */
const mountRendered = (view: string, data = served) =>
  mountView(compose, undefined, (host) => {
    host.innerHTML = data
    host.attachShadow({ mode: 'open' }).innerHTML = view
  })

it('a rendered island takes over the elements that a server has rendered', async () => {
  const { host, text } = mountRendered(rendered('Ada'))
  const paragraph = host.shadowRoot?.querySelector('p')
  await waitFor(() => expect(host.dataset.widgetState).toBe('ready'))
  expect(host.shadowRoot?.querySelector('p')).toBe(paragraph)
  expect(text()).toBe('Hello Ada false')
})

it('a rendered island keeps what was typed and chosen before it was mounted', async () => {
  const { host, text } = mountRendered(rendered('Ada'))
  const [input, box] = host.shadowRoot?.querySelectorAll('input') ?? []
  if (!input || !box) throw new Error('The server’s view is missing.')
  // React has not begun yet.
  input.value = 'Hola'
  box.checked = true
  await waitFor(() => expect(text()).toBe('Hello AdaHola true'))
  await userEvent.type(input, '!')
  await waitFor(() => expect(text()).toBe('Hello AdaHola! true'))
})

it('a rendered island renders what differs from the server’s view anew, without an error', async () => {
  const error = vi.spyOn(console, 'error')
  const onError = vi.fn()
  window.addEventListener('error', onError, { once: true })
  const { host, text } = mountRendered(rendered('Berta'))
  await waitFor(() => expect(host.dataset.widgetState).toBe('ready'))
  expect(text()).toBe('Hello Ada false')
  window.removeEventListener('error', onError)
  expect(onError).not.toHaveBeenCalled()
  expect(error).not.toHaveBeenCalled()
})

it.each([
  ['of another path', served.replace('poll/1', 'poll/2')],
  ['that is no JSON', served.replace('{"response"', '{response')],
  ['that the backend could not have given', served.replace('"Ada"', '7')],
  ['deeper in the marker', `<div>${served}</div>`],
])('a rendered island does not begin with a served answer %s', async (_, data) => {
  const { host, text } = mountRendered(rendered('nobody'), data)
  await waitFor(() => expect(host.dataset.widgetState).toBe('ready'))
  expect(text()).toBe('Hello nobody false')
})

it('a rendered island drops the served answer, which would be old at the next mount', async () => {
  const { host } = mountRendered(rendered('Ada'))
  await waitFor(() => expect(host.dataset.widgetState).toBe('ready'))
  expect(host.querySelector('script')).toBeNull()
})

it('a rendered island does not show the served answer again after the marker’s options have changed', async () => {
  const { host, text, mounted } = mountRendered(rendered('Ada'))
  await waitFor(() => expect(host.dataset.widgetState).toBe('ready'))
  mounted.update()
  await waitFor(() => expect(text()).toBe('Hello nobody false'))
})

it('the sheets of an island come in the task in which a server’s sheet goes, so that styles are computed once', async () => {
  const { host } = mountRendered(`<style>p { color: red }</style>${rendered('Ada')}`)
  const shadow = host.shadowRoot
  if (!shadow) throw new Error('The server’s view is missing.')
  const adopted = Object.getOwnPropertyDescriptor(ShadowRoot.prototype, 'adoptedStyleSheets')
  const changes: { sheets: number; isServersHere: boolean }[] = []
  Object.defineProperty(shadow, 'adoptedStyleSheets', {
    configurable: true,
    get: () => adopted?.get?.call(shadow),
    set(sheets: readonly CSSStyleSheet[]) {
      adopted?.set?.call(shadow, sheets)
      // A microtask still belongs to the task.
      queueMicrotask(() =>
        changes.push({ sheets: sheets.length, isServersHere: shadow.querySelector('style') !== null }),
      )
    },
  })
  await waitFor(() => expect(host.dataset.widgetState).toBe('ready'))
  expect(changes).toEqual([{ sheets: shadow.adoptedStyleSheets.length, isServersHere: false }])
  expect(shadow.adoptedStyleSheets.length).toBeGreaterThan(0)
})
