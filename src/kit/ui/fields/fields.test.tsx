import { useState } from 'react'
import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderInShadow } from '#testing/renderInShadow.tsx'
import fieldCss from './field.css?inline'
import { TextArea } from './TextArea.tsx'
import { TextField } from './TextField.tsx'

const css = [fieldCss]

function Email({ error }: { error?: string | undefined }) {
  const [value, setValue] = useState('')
  return (
    <TextField label="E-mail" type="email" value={value} onChange={setValue} help="As you signed up" error={error} />
  )
}

it('a field replaces its help by an error without a layout shift, and is described by it', async () => {
  const { view, host, rerender } = renderInShadow(<Email />, { css })
  const field = view.getByRole('textbox', { name: 'E-mail' })
  const described = () =>
    view.getByText((_, element) => element?.id === field.getAttribute('aria-describedby')).textContent
  expect(described()).toBe('As you signed up')
  const before = host.offsetHeight

  rerender(<Email error="This is no e-mail address" />)
  expect(described()).toBe('This is no e-mail address')
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(host.offsetHeight).toBe(before)
  // Screen readers do not read a changed description of the focused field.
  expect(view.getByText('This is no e-mail address').closest('[aria-live]')?.getAttribute('aria-live')).toBe('polite')

  // Help that returns is not news, and would sound like another error.
  rerender(<Email />)
  expect(view.getByText('As you signed up').closest('[aria-live]')).toBeNull()

  await userEvent.type(field, 'anna@example.com')
  expect(field).toMatchObject({ value: 'anna@example.com' })
})

function Comment({ maxLength }: { maxLength?: number | undefined }) {
  const [value, setValue] = useState('')
  return <TextArea label="Your comment" hideLabel value={value} onChange={setValue} maxLength={maxLength} autoGrow />
}

it('a text area grows with its text up to its maximum length', async () => {
  const { view, rerender } = renderInShadow(<Comment maxLength={40} />, { css })
  const area = view.getByRole('textbox', { name: 'Your comment' })
  const before = area.offsetHeight
  await userEvent.fill(area, 'one\ntwo\nthree\nfour\nfive')
  expect(area.offsetHeight).toBeGreaterThan(before + 40)
  expect(area.scrollHeight).toBeLessThanOrEqual(area.offsetHeight)

  await userEvent.fill(area, '')
  expect(area.offsetHeight).toBe(before)
  await userEvent.type(area, 'a'.repeat(45))
  expect(area).toMatchObject({ value: 'a'.repeat(40) })

  // Leaving the prop out must remove the limit; Preact would otherwise set the property to 0.
  rerender(<Comment />)
  expect(area).toHaveProperty('maxLength', 2 ** 31 - 1)
  await userEvent.type(area, 'b')
  expect(area).toMatchObject({ value: `${'a'.repeat(40)}b` })
})

it('a text area announces the characters left when few remain', async () => {
  const { view } = renderInShadow(<Comment maxLength={40} />, { css })
  const announced = () =>
    view.getByText((_, element) => element?.getAttribute('aria-live') === 'polite', { selector: 'span:not(.q-hint *)' })
      .textContent
  const area = view.getByRole('textbox', { name: 'Your comment' })
  await userEvent.fill(area, 'a'.repeat(19))
  expect(announced()).toBe('')
  await userEvent.fill(area, 'a'.repeat(20))
  expect(announced()).toBe('ui.charactersLeft 20')
})
