import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { failureMessages } from '#kit/i18n/shared.messages.ts'
import { problemMessages as problems } from '#kit/validation/validation.messages.ts'
import type { PersonaName } from '#mocks/backend/personas.ts'
import { byTier } from '#testing/byTier.ts'
import { messages as changeMessages } from '#widgets/change-password/change-password.messages.ts'
import { messages as loginMessages } from '#widgets/login/login.messages.ts'
import { passwordMessages } from '#widgets/profile/password/password.messages.ts'
import { messages as registerMessages } from '#widgets/register/register.messages.ts'
import { messages as welcomeMessages } from '#widgets/welcome/welcome.messages.ts'
import { enginesByTier } from './support/enginesByTier.ts'
import { t } from './support/loadIntl.ts'
import { startNewspaper } from './support/newspaper.ts'
import { lightTexts, translate, translateBlocks } from './support/translate.ts'
import { watchRequests } from './support/watchRequests.ts'

const { address, reader } = startNewspaper()

/** The values that the reader fills in, by the fields' names, the control that they press, and the text that is there then. */
interface Step {
  fill?: Record<string, string>
  press?: { id: string }
  shows: string
}

interface Journey {
  path: string
  persona?: PersonaName
  fault?: string
  steps: readonly Step[]
}

const short = t(problems.passwordShort, { length: 8 })
const wrong = { fill: { password: 'no-hi-caic' }, shows: t(loginMessages.credentials) }

/** Each form has one problem after the other on the same field, then none, then one again. */
const journeys: Record<string, Journey> = {
  login: {
    path: '/usuari/login',
    steps: [
      { fill: { email: '' }, shows: t(problems.emailRequired) },
      { fill: { email: 'ningú' }, shows: t(problems.emailInvalid) },
      { fill: { email: '' }, shows: t(problems.emailRequired) },
      { fill: { email: 'subscriber@elfar.example' }, shows: t(loginMessages.passwordTitle) },
      wrong,
      { fill: { password: '' }, shows: t(problems.passwordRequired) },
      wrong,
      wrong,
      { press: loginMessages.forgot, shows: t(loginMessages.recoverTitle) },
      { fill: { email: '' }, shows: t(problems.emailRequired) },
      { fill: { email: 'ningú' }, shows: t(problems.emailInvalid) },
      { fill: { email: 'subscriber@elfar.example' }, shows: t(loginMessages.sentTitle) },
    ],
  },
  'login of a blocked account': {
    path: '/usuari/login?email=bloquejat@elfar.example',
    steps: [
      { fill: { password: 'Portclar2026' }, shows: t(loginMessages.blockedTitle) },
      { press: loginMessages.sendMail, shows: t(loginMessages.mailSent, { email: 'bloquejat@elfar.example' }) },
    ],
  },
  register: {
    path: '/usuari/register',
    fault: 'user.register:500x1',
    steps: [
      { fill: { email: '', password: '' }, shows: t(problems.emailRequired) },
      { fill: { email: 'ningú', password: 'curta' }, shows: t(problems.emailInvalid) },
      { fill: { email: '', password: '' }, shows: t(problems.emailRequired) },
      { fill: { email: 'nova@illa.example', password: 'Portclar2026' }, shows: t(registerMessages.detailsTitle) },
      { fill: { birthdate: '' }, shows: t(problems.nameRequired) },
      { fill: { name: '<', surname: '<', birthdate: '31/02/1990' }, shows: t(problems.nameInvalid) },
      { fill: { name: '', surname: '', birthdate: '' }, shows: t(problems.nameRequired) },
      { fill: { name: 'Nova', surname: 'Riera', birthdate: '23/04/1990' }, shows: t(failureMessages.server) },
      { fill: { birthdate: '23/04/1991' }, shows: t(registerMessages.createdTitle) },
    ],
  },
  'change-password': {
    path: '/usuari/canviar-contrasenya?token=mock-recovery',
    fault: 'user.changePassword:500x1',
    steps: [
      { fill: { password: '', again: '' }, shows: t(problems.passwordRequired) },
      { fill: { password: 'curta', again: 'altra' }, shows: short },
      { fill: { password: '', again: '' }, shows: t(problems.passwordRequired) },
      { fill: { password: 'Portclar2027', again: 'Portclar2028' }, shows: t(problems.passwordsDiffer) },
      { fill: { password: 'Portclar2027', again: 'Portclar2027' }, shows: t(changeMessages.title) },
    ],
  },
  welcome: {
    path: '/usuari/benvinguda',
    persona: 'unvalidated',
    fault: 'user.update:500x1',
    steps: [
      { press: welcomeMessages.resend, shows: t(welcomeMessages.resent) },
      { fill: { phoneNumber: '12', postalCode: '0' }, shows: t(problems.phoneInvalid) },
      { fill: { phoneNumber: '600123456', postalCode: '0' }, shows: t(problems.postalCodeInvalid) },
      { fill: { phoneNumber: '12', postalCode: '07001' }, shows: t(problems.phoneInvalid) },
      { fill: { phoneNumber: '600123456', postalCode: '07001' }, shows: t(failureMessages.server) },
    ],
  },
  'password in the profile': {
    path: '/tarifes#profile.password',
    persona: 'subscriber',
    steps: [
      {
        fill: { old_password: '', new_password: '', confirm_password: '' },
        shows: t(problems.passwordRequired),
      },
      {
        fill: { old_password: 'a', new_password: 'curta', confirm_password: 'altra' },
        shows: t(problems.passwordsDiffer),
      },
      { press: passwordMessages.recover, shows: t(passwordMessages.recovered, { email: 'subscriber@elfar.example' }) },
    ],
  },
}

/** In `npm test` each text alone: what is written as a whole is `src/kit/ui/fields/FieldHint.test.tsx`. */
const ways = byTier(
  [
    { translated: 'whose texts are replaced', translate },
    { translated: 'whose blocks are written anew', translate: translateBlocks },
  ],
  [{ translated: 'whose texts are replaced', translate }],
).flatMap((way) => enginesByTier('lite').map(({ engine }) => ({ ...way, engine })))

describe.each(ways)('a translated page $translated, $engine', ({ engine, translate }) => {
  const open = async ({ path, persona, fault }: Journey) => {
    const { page, problems } = await reader()
    const settled = watchRequests(page)
    await page.goto(address(path, { engine, ...(persona && { persona }), ...(fault && { fault }) }))
    await page.locator('form input:visible').first().waitFor()
    await settled()
    return { page, settled, problems }
  }

  const take = async (page: Page, { fill = {}, press }: Step) => {
    for (const [name, value] of Object.entries(fill)) await page.locator(`form input[name=${name}]`).fill(value)
    if (press) await page.getByRole('button', { name: t(press) }).click()
    else await page.locator(`form input[name=${Object.keys(fill).at(-1)}]`).press('Enter')
  }

  it.each(byTier(Object.entries(journeys), Object.entries(journeys).slice(-1)))(
    'has the same texts in the form of %s as without a translation',
    async (_, journey) => {
      const plain = await open(journey)
      const expected = [await lightTexts(plain.page)]
      for (const step of journey.steps) {
        await take(plain.page, step)
        await plain.page.getByText(step.shows).first().waitFor()
        await plain.settled()
        expected.push(await lightTexts(plain.page))
      }

      const { page, problems } = await open(journey)
      await translate(page)
      for (const [index, step] of [undefined, ...journey.steps].entries()) {
        if (step) await take(page, step)
        await expect
          .poll(() => lightTexts(page), { message: step ? step.shows : 'before the first step' })
          .toEqual(expected[index])
      }
      const unexpected = problems.errors.filter((error) => !/Failed to load resource/.test(error))
      expect(unexpected).toEqual([])
    },
  )
})
