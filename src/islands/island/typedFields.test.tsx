import { screen, waitFor } from '@testing-library/dom'
import { useEffect, useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { LightSlot } from './LightSlot.tsx'
import { mountView } from './mountView.fixture.tsx'

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

afterEach(() => document.body.replaceChildren())

describe('text that a reader has typed', () => {
  const field = () => screen.findByLabelText<HTMLInputElement>(/Password/)

  it('stays in a form of the page when the marker’s options change', async () => {
    const { mounted } = mountView(() => (
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

  it('is not put into the field that another option shows', async () => {
    const { host, mounted, text } = mountView(({ host }) => <Form key={host.title} fails={host.title === ''} />)
    await waitFor(() => expect(text()).toContain('Wrong'))
    const typedInto = () => host.shadowRoot?.querySelector('input') ?? document.createElement('input')
    await userEvent.type(typedInto(), 'An answer')
    host.title = 'Another article'
    mounted.update()
    await waitFor(() => expect(text()).not.toContain('Wrong'))
    expect(typedInto().value).toBe('')
  })

  it('is restored after a crash caused by a translator', async () => {
    const onCrash = vi.fn()
    const control: { succeed?: () => void } = {}
    mountView(
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
