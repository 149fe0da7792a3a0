import { fireEvent } from '@testing-library/dom'
import { expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { act } from '#testing/act.ts'
import { renderInShadow } from '#testing/renderInShadow.tsx'
import { runAxe } from '#testing/runAxe.ts'
import buttonCss from '../button.css?inline'
import { FilePicker } from './FilePicker.tsx'
import fieldCss from './field.css?inline'
import filePickerCss from './filePicker.css?inline'

const css = [buttonCss, fieldCss, filePickerCss]
const anna = () => new File(['…'], 'anna.png', { type: 'image/png' })

it('a file picker hands over the chosen file, also the same one again, and shows its name', async () => {
  const onChoose = vi.fn()
  const { view, host } = renderInShadow(
    <FilePicker label="Choose a picture" accept="image/*" help="At most 1 MB" onChoose={onChoose} />,
    { css },
  )
  const input = view.getByLabelText('Choose a picture')
  await userEvent.upload(input, anna())
  await vi.waitFor(() => expect(onChoose.mock.lastCall?.[0]).toMatchObject({ name: 'anna.png' }))
  await view.findByText('anna.png')
  await userEvent.upload(input, anna())
  await vi.waitFor(() => expect(onChoose).toHaveBeenCalledTimes(2))
  expect(input).toMatchObject({ accept: 'image/*' })
  expect((await runAxe(host)).violations).toEqual([])
})

it('a file picker does nothing when the chooser is dismissed', () => {
  const onChoose = vi.fn()
  const { view } = renderInShadow(<FilePicker label="Choose a picture" onChoose={onChoose} />, { css })
  act(() => void fireEvent.change(view.getByLabelText('Choose a picture'), { target: { files: [] } }))
  expect(onChoose).not.toHaveBeenCalled()
})

it('a file picker opens no chooser while it is disabled, and shows the problem of a file', async () => {
  const { view, host } = renderInShadow(
    <FilePicker label="Choose a picture" error="The picture is larger than 1 MB." disabled onChoose={vi.fn()} />,
    { css },
  )
  const input = view.getByLabelText('Choose a picture')
  await userEvent.tab()
  expect(input.matches(':focus')).toBe(true)
  expect(fireEvent.click(input)).toBe(false)
  const [, hint = ''] = input.getAttribute('aria-describedby')?.split(' ') ?? []
  expect(view.getByText('The picture is larger than 1 MB.').closest('.q-hint')?.id).toBe(hint)
  expect((await runAxe(host)).violations).toEqual([])
})
