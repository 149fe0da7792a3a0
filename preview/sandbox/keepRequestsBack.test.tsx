import { expect, it, onTestFinished, vi } from 'vitest'
import { keepRequestsBack } from './keepRequestsBack.ts'

/** A page of its own, with this form in its document or in a shadow root of it. */
function openPage(form: string, isInShadow: boolean) {
  const frame = document.body.appendChild(document.createElement('iframe'))
  onTestFinished(() => frame.remove())
  const { contentDocument, contentWindow } = frame
  if (!contentDocument || !contentWindow) throw new Error('The frame has no page.')
  const onKept = vi.fn()
  keepRequestsBack(onKept, contentWindow as Window & typeof globalThis)
  const host = contentDocument.body.appendChild(contentDocument.createElement('div'))
  const root = isInShadow ? host.attachShadow({ mode: 'open' }) : host
  root.append(contentDocument.createRange().createContextualFragment(form))
  const find = <Found extends Element>(selector: string) => {
    const found = root.querySelector<Found>(selector)
    if (!found) throw new Error(`No ${selector}`)
    return found
  }
  return { onKept, form: find<HTMLFormElement>('form'), button: find<HTMLButtonElement>('button') }
}

const forms = [
  ['a form', '<form method="post" action="/send"><button>Send</button></form>'],
  ['a button', '<form action="/send"><button formmethod="POST">Send</button></form>'],
  [
    'a form with a field “method”',
    '<form method="post" action="/send"><input name="method"><button>Send</button></form>',
  ],
] as const

it.each(
  forms.flatMap(([name, form]) => [
    { name, form, isInShadow: false },
    { name, form, isInShadow: true },
  ]),
)('$name that would write is kept back, in a shadow root: $isInShadow', ({ form, isInShadow }) => {
  const { button, onKept } = openPage(form, isInShadow)
  button.click()
  expect(onKept).toHaveBeenCalledExactlyOnceWith('form /send')
})

it.each([false, true])('a request to write by a script is kept back too, in a shadow root: %s', (isInShadow) => {
  const { form, onKept } = openPage(forms[0][1], isInShadow)
  form.submit()
  form.requestSubmit()
  expect(onKept.mock.calls).toEqual([['form /send'], ['form /send']])
})

it('a form that reads is sent', () => {
  const { button, form, onKept } = openPage('<form action="/search"><button>Search</button></form>', false)
  const onSubmit = vi.fn((event: Event) => event.preventDefault())
  form.addEventListener('submit', onSubmit)
  button.click()
  expect(onSubmit).toHaveBeenCalledOnce()
  expect(onKept).not.toHaveBeenCalled()
})
