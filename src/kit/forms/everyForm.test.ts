import { expect, it } from 'vitest'
import { failed } from '#lib/result.ts'
import type { ApiFailure, ServerError } from '#page/api/apiFailure.ts'
import { createDrafts } from '#page/storage/createDrafts.ts'
import { profileOf } from '#testing/session.fixture.ts'
import { createMemoryStorage } from '#testing/storage.fixture.ts'
import { createChangePasswordStore } from '#widgets/change-password/change-password.store.ts'
import { createContactStore } from '#widgets/contact/contact.store.ts'
import { createLoginStore } from '#widgets/login/login.store.ts'
import { dataFields } from '#widgets/profile/data/data.schema.ts'
import { createDataStore } from '#widgets/profile/data/data.store.ts'
import { createEditor } from '#widgets/profile/editor/editor.store.ts'
import { createPasswordStore } from '#widgets/profile/password/password.store.ts'
import { createRegisterStore } from '#widgets/register/register.store.ts'
import { createWelcomeStore } from '#widgets/welcome/welcome.store.ts'

type Refused = ReturnType<typeof failed<ApiFailure>>

interface Form {
  fields: readonly string[]
  /** Sends the form to a server that refuses it. @returns The fields that are marked, with what. */
  send(refused: Refused): Promise<object | undefined>
}

const nothing = () => undefined
const unused = async () => failed<ApiFailure>({ kind: 'aborted' })
const user = profileOf({ id: '7', nick: 'Agata', description: 'Llegeixo.' })
const texts = { name: 'Àgata', surname: 'Mas', email: 'agata@diari.example', birthdate: '29/02/1984' }

/** Every form that sends fields to the backend; those of a list's name show the server's own sentence (`serverMessage.test.ts`). */
const forms: Record<string, Form> = {
  'the address of the login': {
    fields: ['email'],
    async send(refused) {
      const api = {
        checkEmail: async () => refused,
        signIn: unused,
        recoverPassword: unused,
        signInBy: unused,
        resendValidation: unused,
      }
      const store = createLoginStore(
        { email: '', draft: '' },
        { api, onSignedIn: () => true, onBlocked: nothing, leave: nothing },
      )
      await store.enterEmail(texts.email)
      return store.getState()
    },
  },
  'the password of the login': {
    fields: ['password'],
    async send(refused) {
      const api = {
        checkEmail: async () => ({ ok: true, value: true }) as const,
        signIn: async () => refused,
        recoverPassword: unused,
        signInBy: unused,
        resendValidation: unused,
      }
      const store = createLoginStore(
        { email: '', draft: '' },
        { api, onSignedIn: () => true, onBlocked: nothing, leave: nothing },
      )
      await store.enterEmail(texts.email)
      await store.signIn('Portclar2026')
      return store.getState()
    },
  },
  'the registration': {
    fields: ['email', 'password', 'name', 'surname', 'birthdate'],
    async send(refused) {
      const store = createRegisterStore(
        { email: '', details: texts },
        { api: { register: async () => refused }, onRegistered: () => true, onClosed: nothing },
      )
      store.enterAccount({ email: texts.email, password: 'Portclar2026' })
      await store.create(texts, '1984-02-29')
      return store.getState()
    },
  },
  'the welcome page': {
    fields: ['phoneNumber', 'postalCode'],
    async send(refused) {
      const store = createWelcomeStore({ api: { save: async () => refused, resendMail: unused }, onDone: nothing })
      await store.startReading({ phoneNumber: '971600123', postalCode: '07001' })
      return store.getState().save
    },
  },
  'a password by a link': {
    fields: ['password'],
    async send(refused) {
      const store = createChangePasswordStore('link', {
        api: { change: async () => refused },
        onChanged: nothing,
        onSpent: nothing,
      })
      await store.change('Portclar2026')
      return store.getState()
    },
  },
  'the contact form': {
    fields: ['name', 'message'],
    async send(refused) {
      const store = createContactStore({
        api: { send: async () => refused },
        drafts: createDrafts(createMemoryStorage()),
        name: async () => '',
        onSent: nothing,
      })
      await store.send({ name: 'Àgata', message: 'Hola' })
      return store.getState()
    },
  },
  'the personal data': {
    fields: dataFields,
    async send(refused) {
      const store = createDataStore({ updates: { update: async () => refused }, onSaved: nothing, onFailed: nothing })
      await store.save({ ...texts, gender: '', phoneNumber: '971600123' })
      return store.getState()
    },
  },
  'the password in the profile': {
    fields: ['old_password', 'new_password', 'confirm_password'],
    async send(refused) {
      const store = createPasswordStore({ api: { change: async () => refused }, onChanged: nothing, onWrong: nothing })
      await store.change({ old_password: 'a', new_password: 'Portclar2026', confirm_password: 'Portclar2026' })
      return store.getState()
    },
  },
  'the public profile': {
    fields: ['nick', 'description'],
    async send(refused) {
      const store = createEditor({ updates: { update: async () => refused }, onSaved: nothing, onFailed: nothing })
      store.edit({ nick: 'Àgata', description: 'Molt.' }, user)
      await store.save(user)
      const { problem = [] } = { problem: undefined, ...store.getState() }
      return { problem: { problems: problem } }
    },
  },
}

/** The fields that a form marks, of a state that may have problems. */
function marked(state: object | undefined): string[] {
  const { problem, problems = problem?.problems ?? [] } = Object(state)
  return problems.map(({ field }: { field: string }) => field)
}

/** How the server names the field that it refuses (reader-account §8). */
const codes: Record<string, (field: string) => ServerError> = {
  'INVALID_FIELD, named by its message': (message) => ({ code: 'INVALID_FIELD', message }),
  'INVALID_FIELD, named beside its message': (field) => ({ code: 'INVALID_FIELD', field, message: 'Invalid' }),
  'INVALID_FIELD, in other letters': (field) => ({ code: 'INVALID_FIELD', message: field.toUpperCase() }),
  'a code of the backend’s own': (field) => ({ code: 'NOT_ALLOWED', field, message: 'No s’admet.' }),
}

const refuse = (...errors: ServerError[]) => failed<ApiFailure>({ kind: 'http', status: 400, errors })

const cases = Object.entries(forms).flatMap(([name, form]) =>
  form.fields.flatMap((field) =>
    Object.entries(codes).map(([code, error]) => [name, field, code, form, error] as const),
  ),
)

it.each(cases)('the form of %s marks the field %s for %s', async (_, field, __, { send }, error) => {
  expect(marked(await send(refuse(error(field))))).toEqual([field])
})

it.each([
  ['the registration', 'EMAIL_ALREADY_IN_USE', 'email'],
  ['the personal data', 'EMAIL_ALREADY_IN_USE', 'email'],
  ['the public profile', 'PUBLICNICK_ALREADY_IN_USE', 'nick'],
])('the form of %s marks the field whose value is in use, for %s', async (name, code, field) => {
  expect(marked(await forms[name]?.send(refuse({ code, message: 'In use' })))).toEqual([field])
})

it.each(Object.entries(forms))(
  'the form of %s marks no field for an error of another form’s field',
  async (_, { send }) => {
    for (const error of Object.values(codes)) expect(marked(await send(refuse(error('another'))))).toEqual([])
  },
)

it.each(Object.entries(forms).filter(([, { fields }]) => fields.length > 1))(
  'the form of %s marks each field of several errors',
  async (_, { fields, send }) => {
    const errors = fields.map((message) => ({ code: 'INVALID_FIELD', message }))
    const found = marked(await send(refuse(...errors)))
    // The registration goes back to its first step; that step's fields come first, as the others are sent again anyway.
    const expected = fields.includes('birthdate') && fields.includes('password') ? ['email', 'password'] : fields
    expect(found.sort()).toEqual([...expected].sort())
  },
)
