import { waitFor } from '@testing-library/dom'
import { afterEach, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { deepActiveElement } from '#kit/dom/deepActiveElement.ts'
import { object } from '#lib/schema/object.ts'
import { putMarker, startTestPage } from '#testing/startTestPage.tsx'
import { defineIsland } from './defineIsland.ts'

let library: ReturnType<typeof startTestPage> | undefined

afterEach(() => library?.stop())

/** A widget that goes on showing what the template has put into its marker. */
const around = defineIsland({
  name: 'greeting',
  css: [],
  options: object({}),
  compose: () => (
    <>
      <button type="button">Own</button>
      <slot />
    </>
  ),
})

function open(html: string) {
  library = startTestPage({ registry: { greeting: { load: 'interaction' } }, island: async () => ({ island: around }) })
  const host = putMarker(`<div data-widget="greeting">${html}</div>`)
  const pressed: (string | null)[] = []
  host.addEventListener('click', (event) => {
    // The widget’s own answer to a press.
    if (host.dataset.widgetState !== 'ready') return
    event.preventDefault()
    pressed.push(event.target instanceof Element ? event.target.textContent : null)
  })
  return {
    host,
    pressed,
    child: (name: string) =>
      [...host.querySelectorAll<HTMLElement>('a,button')].find((one) => one.textContent === name),
  }
}

it.each(['First', 'Second'])(
  'a mounted island repeats the press on the pressed child, which is still there: %s',
  async (name) => {
    const { host, pressed, child } = open(
      '<script type="application/json">{}</script><a href="/perfil">First</a><p><button type="button">Second</button></p>',
    )
    await userEvent.click(child(name) ?? host)
    await waitFor(() => expect(pressed).toEqual([name]))
    expect(deepActiveElement()).toBe(child(name))
    expect(child(name)).toBeVisible()
  },
)

it('a mounted island leaves the focus where it is while the widget goes on showing the fallback', async () => {
  const { host, pressed, child } = open('<button type="button">First</button><button type="button">Second</button>')
  child('First')?.focus()
  await userEvent.tab()
  await waitFor(() => expect(host.dataset.widgetState).toBe('ready'))
  expect(deepActiveElement()).toBe(child('Second'))
  expect(pressed).toEqual([])
})
