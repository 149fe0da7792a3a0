import { waitFor, within } from '@testing-library/dom'
import { HttpResponse, http } from 'msw/http'
import { describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { deepActiveElement } from '#kit/dom/deepActiveElement.ts'
import { everyByTier } from '#testing/byTier.ts'
import { holdCall } from '#testing/holdCall.ts'
import { installApp } from '#testing/installApp.ts'
import { startBackend } from '#testing/startBackend.ts'
import { openPanel, userOf } from '../openPanel.fixture.tsx'

const backend = startBackend()

async function open(persona: Parameters<ReturnType<typeof backend>['set']>[0] & object, support?: object) {
  backend().set({ language: 'en', ...persona })
  const opened = await openPanel('data', support && { config: { support } })
  const field = (name: string) => opened.aside.findByRole('textbox', { name })
  return { ...opened, field, save: () => opened.aside.getByRole('button', { name: 'Save' }) }
}
const aloma = () => userOf(backend(), 'Aloma del Rec')

describe('the personal data', () => {
  it('are changed by the keyboard, checked, and saved with the reader’s own words', async () => {
    const { aside, field, save, snackbars, expectAccessible } = await open({ persona: 'subscriber' })
    const phone = await field('Phone number')
    expect(await field('Date of birth')).toHaveValue('23/04/1979')
    expect(await field('Email address')).toBeDisabled()
    await userEvent.clear(phone)
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(phone).toHaveAttribute('aria-invalid', 'true'))
    expect(deepActiveElement()).toBe(phone)
    await userEvent.type(phone, '600 12 34 56')
    const gender = aside.getByRole('combobox', { name: 'Gender' })
    // The arrow is ours, so it does not stand at the very edge.
    expect(getComputedStyle(gender).appearance).toBe('none')
    await userEvent.selectOptions(gender, 'Male')
    await expectAccessible()
    await userEvent.click(save())
    await waitFor(() => expect(snackbars()).toEqual([{ kind: 'success', text: 'Data updated correctly' }]))
    expect(aloma()).toMatchObject({ phoneNumber: '600123456', gender: 'h', birthDate: '1979-04-23', name: 'Aloma' })
    await waitFor(() => expect(phone).toHaveValue('600123456'))
  })

  it('are sent without the invisible characters and the hyphens that an address book has around a number', async () => {
    const { field, save } = await open({ persona: 'subscriber' })
    await userEvent.fill(await field('Phone number'), '\u202d+34 (971) 12\u201134\u201156\u202c')
    await userEvent.click(save())
    await waitFor(() => expect(aloma()).toMatchObject({ phoneNumber: '971123456' }))
  })

  it('have their date as German writes it, typed with dots, and send it as before', async () => {
    backend().set({ language: 'de', persona: 'subscriber' })
    const { aside } = await openPanel('data', { lang: 'de', config: { formats: 'language' } })
    const birthdate = await aside.findByRole('textbox', { name: 'Geburtsdatum' })
    expect(birthdate).toHaveValue('23.04.1979')
    await userEvent.fill(birthdate, '31.02.1980')
    await userEvent.tab()
    expect(birthdate).toHaveAccessibleDescription(/23\.04\.2025/)
    await userEvent.fill(birthdate, '3.4.1980')
    await userEvent.click(aside.getByRole('button', { name: 'Speichern' }))
    await waitFor(() => expect(aloma()).toMatchObject({ birthDate: '1980-04-03' }))
    await waitFor(() => expect(birthdate).toHaveValue('03.04.1980'))
  })

  it('show the server’s problem under its field, which gets the focus', async () => {
    const { field, save, snackbars } = await open({ persona: 'subscriber' })
    const name = await field('First name')
    await userEvent.clear(name)
    await userEvent.type(name, 'El Far')
    await userEvent.click(save())
    await waitFor(() => expect(name).toHaveAttribute('aria-invalid', 'true'))
    expect(deepActiveElement()).toBe(name)
    expect(name).toHaveValue('El Far')
    expect(snackbars()).toEqual([])
  })

  it.each(everyByTier(3, ['500', 'abort', '403']))(
    'keep the typed values when saving fails, also for the next visit: %s',
    async (fault) => {
      const { field, save, snackbars, close } = await open({ persona: 'subscriber', fault: `user.update:${fault}` })
      await userEvent.type(await field('Surname'), ' Puig')
      await userEvent.click(save())
      await waitFor(() =>
        expect(snackbars()).toEqual([{ kind: 'error', text: 'Something went wrong. Try again later.' }]),
      )
      expect(deepActiveElement()).toBe(save())
      close()
      const { aside } = await openPanel('data')
      expect(await aside.findByRole('textbox', { name: 'Surname' })).toHaveValue('Recasens Puig')
    },
  )

  it('follow a change from elsewhere in a field without typed text', async () => {
    const { field, page } = await open({ persona: 'subscriber' })
    await userEvent.type(await field('Surname'), ' Puig')
    page.session.update({ name: 'Aloma Maria', surname: 'Sol' })
    await waitFor(async () => expect(await field('First name')).toHaveValue('Aloma Maria'))
    expect(await field('Surname')).toHaveValue('Recasens Puig')
  })

  it('stand in sections that close one by one, keep the typed values, and open where something is wrong', async () => {
    const { aside, field, save } = await open({ persona: 'subscriber' })
    const phone = await field('Phone number')
    await userEvent.clear(phone)
    const contact = aside.getByRole('button', { name: 'Contact details', expanded: true })
    await userEvent.click(contact)
    expect(contact).toHaveAttribute('aria-expanded', 'false')
    expect(phone).not.toBeVisible()
    expect(await field('Surname')).toBeVisible()
    await userEvent.click(save())
    await waitFor(() => expect(phone).toHaveAttribute('aria-invalid', 'true'))
    expect(phone).toBeVisible()
    await waitFor(() => expect(deepActiveElement()).toBe(phone))
  })

  it('are all open again when the reader comes back from the menu', async () => {
    const { aside, field } = await open({ persona: 'subscriber' })
    await userEvent.click(await aside.findByRole('button', { name: 'About you' }))
    await waitFor(async () => expect(aside.queryByRole('textbox', { name: 'Date of birth' })).toBeNull())
    await userEvent.click(aside.getByRole('button', { name: 'Back' }))
    await userEvent.click(await aside.findByRole('button', { name: 'Personal details' }))
    expect(await field('Date of birth')).toBeVisible()
  })

  it('keep a value that is typed back while they are being saved, though the profile changes elsewhere meanwhile', async () => {
    const { field, save, snackbars, page } = await open({ persona: 'subscriber' })
    const release = holdCall(backend(), 'user.update')
    const surname = await field('Surname')
    await userEvent.type(surname, ' Puig')
    await userEvent.click(save())
    await userEvent.fill(surname, 'Recasens')
    page.session.update({ gender: 'h' })
    release()
    await waitFor(() => expect(snackbars()).toMatchObject([{ kind: 'success' }]))
    expect(aloma()?.surname).toBe('Recasens Puig')
    expect(surname).toHaveValue('Recasens')
    await userEvent.click(save())
    await waitFor(() => expect(aloma()?.surname).toBe('Recasens'))
  })

  it('leave no draft of saved values after the aside has been closed', async () => {
    const { field, save, snackbars, unmount } = await open({ persona: 'subscriber' })
    const release = holdCall(backend(), 'user.update')
    await userEvent.type(await field('Surname'), ' Puig')
    await userEvent.click(save())
    unmount()
    release()
    await waitFor(() => expect(snackbars()).toMatchObject([{ kind: 'success' }]))
    Object.assign(aloma() ?? {}, { surname: 'Sol' })
    const { aside } = await openPanel('data')
    expect(await aside.findByRole('textbox', { name: 'Surname' })).toHaveValue('Sol')
  })

  it('are loaded for a page that has the reader from storage, and shown after a failure too', async () => {
    const first = await open({ persona: 'subscriber' })
    await first.field('Surname')
    first.close()
    const refuse = () => HttpResponse.json({}, { status: 500 })
    backend().worker.use(http.get('*/user/profile', refuse, { once: true }))
    const { aside } = await openPanel('data')
    const retry = await aside.findByRole('button', { name: 'Try again' })
    expect(aside.queryByRole('textbox')).toBeNull()
    await userEvent.click(retry)
    expect(await aside.findByRole('textbox', { name: 'Surname' })).toHaveValue('Recasens')
  })

  it('are locked as the reader’s edit mode says', async () => {
    const names = await open({ persona: 'premium-c' })
    expect(await names.field('First name')).toBeDisabled()
    expect(await names.field('Phone number')).toBeEnabled()
    names.close()
    const all = await open({ persona: 'social' })
    expect(await all.field('Phone number')).toBeDisabled()
    expect(all.aside.getByRole('combobox', { name: 'Gender' })).toBeDisabled()
    expect(all.aside.queryByRole('button', { name: 'Save' })).toBeNull()
  })

  it('can be saved in the app from the head, once something has changed', async () => {
    installApp('ios')
    const { aside, field } = await open({ persona: 'subscriber' })
    const surname = await field('Surname')
    expect(aside.queryByRole('button', { name: 'Save' })).toBeNull()
    await userEvent.type(surname, 's')
    expect(await aside.findByRole('button', { name: 'Save' })).toBeVisible()
    await userEvent.type(surname, '{Backspace}')
    await waitFor(() => expect(aside.queryByRole('button', { name: 'Save' })).toBeNull())
  })
})

describe('the reader’s account in the profile', () => {
  it('is deleted after a confirmation, and the aside closes', async () => {
    const { aside, ready, page, assign } = await open({ persona: 'registered' })
    await userEvent.click(await aside.findByRole('button', { name: 'Delete account' }))
    const shown = await ready()
    const asked = within(await shown.findByRole('alertdialog'))
    expect(deepActiveElement()).toBe(asked.getByRole('button', { name: 'Go back' }))
    await userEvent.click(asked.getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(shown.queryByRole('dialog')).toBeNull())
    expect(page.session.get().status).toBe('anonymous')
    expect(userOf(backend(), 'Mariona')).toBeUndefined()
    expect(assign).not.toHaveBeenCalled()
  })

  it('stays when the reader goes back, or when deleting fails', async () => {
    const { aside, ready } = await open({ persona: 'registered', fault: 'user.deleteAccount:500' })
    const button = await aside.findByRole('button', { name: 'Delete account' })
    await userEvent.click(button)
    const shown = await ready()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(shown.queryByRole('alertdialog')).toBeNull())
    await userEvent.click(button)
    await userEvent.click(within(await shown.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }))
    expect(await shown.findByText(/An error occurred while making the request/)).toBeVisible()
    expect(userOf(backend(), 'Mariona')).toBeDefined()
  })

  it('cannot be deleted with a subscription, which a dialog explains that only leads back', async () => {
    const { aside, ready } = await open({ persona: 'subscriber' })
    await userEvent.click(await aside.findByRole('button', { name: 'Delete account' }))
    const shown = await ready()
    const told = within(await shown.findByRole('alertdialog', { name: 'Your account cannot be deleted' }))
    expect(told.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Go back'])
    await userEvent.click(told.getByRole('button', { name: 'Go back' }))
    await waitFor(() => expect(shown.queryByRole('alertdialog')).toBeNull())
  })

  it.each([
    [{ phone: '971 12 34 56' }, 'Subscriptions service: 971 12 34 56, Monday to Friday, 9\u00a0to 14'],
    [{ phone: '971 12 34 56', hours: 'every day' }, 'Subscriptions service: 971 12 34 56, every day'],
  ])('of a subscriber names the subscriptions service and its hours: %j', async (support, says) => {
    const { aside, ready } = await open({ persona: 'subscriber' }, support)
    await userEvent.click(await aside.findByRole('button', { name: 'Delete account' }))
    const told = within(await (await ready()).findByRole('alertdialog', { name: 'Your account cannot be deleted' }))
    expect(told.getByRole('link', { name: '971 12 34 56' })).toHaveAttribute('href', 'tel:971123456')
    expect(told.getByText(/^Subscriptions service/).textContent).toBe(says)
  })

  it('is refused the deletion with the same dialog when its subscription is new', async () => {
    const { aside, ready } = await open({ persona: 'registered' })
    await userEvent.click(await aside.findByRole('button', { name: 'Delete account' }))
    const shown = await ready()
    const asked = within(await shown.findByRole('alertdialog'))
    for (const account of backend().backend.state.accounts.values())
      account.user = { ...account.user, subscriber: true }
    await userEvent.click(asked.getByRole('button', { name: 'Delete' }))
    expect(await shown.findByRole('alertdialog', { name: 'Your account cannot be deleted' })).toBeVisible()
  })
})
