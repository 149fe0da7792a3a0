import { useState } from 'react'
import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderInShadow } from '#testing/renderInShadow.tsx'
import buttonCss from '../ui/button.css?inline'
import fieldCss from '../ui/fields/field.css?inline'
import { PasswordField } from './PasswordField.tsx'

function Password() {
  const [value, setValue] = useState('')
  return (
    <form onSubmit={(event) => event.preventDefault()}>
      <PasswordField label="Password" value={value} onChange={setValue} error={undefined} />
      <button type="submit">Send</button>
    </form>
  )
}

it('a password field shows and hides the password, keeping label, caret and selection', async () => {
  const { view } = renderInShadow(<Password />, { css: [fieldCss, buttonCss] })
  const field = view.getByLabelText<HTMLInputElement>('Password')
  const toggle = view.getByRole('button', { name: 'ui.showPassword Password' })
  await userEvent.type(field, 'Portclar1')
  expect(field.type).toBe('password')
  const fieldState = () => [field.type, field.value, field.selectionStart, field.selectionEnd]
  field.setSelectionRange(2, 5)

  await userEvent.click(toggle)
  await expect.poll(fieldState).toEqual(['text', 'Portclar1', 2, 5])
  expect(toggle.getAttribute('aria-pressed')).toBe('true')
  expect(view.getByLabelText('Password')).toBe(field)

  await userEvent.click(toggle)
  await expect.poll(fieldState).toEqual(['password', 'Portclar1', 2, 5])
})

it('a password field hides its password again when its form is submitted', async () => {
  const { view } = renderInShadow(<Password />, { css: [fieldCss, buttonCss] })
  await userEvent.click(view.getByRole('button', { name: 'ui.showPassword Password' }))
  await userEvent.click(view.getByRole('button', { name: 'Send' }))
  expect(view.getByLabelText<HTMLInputElement>('Password').type).toBe('password')
})
