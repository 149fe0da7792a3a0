import { describe, expect, it } from 'vitest'
import { setUpBackend } from '../backend.fixture.ts'
import type { PersonaName } from '../personas.ts'

function setUp(as: PersonaName = 'subscriber') {
  const { request } = setUpBackend()
  return {
    request,
    patch: (body: unknown) => request('/user/profile', { method: 'PATCH', as, body }),
    profile: async () => (await request('/user/profile', { as })).value,
  }
}

const personal = {
  name: 'Aloma',
  surname: 'Recasens',
  gender: 'm',
  birthDate: '1979-04-23',
  phoneNumber: '971600124',
  email: 'subscriber@elfar.example',
}

describe('PATCH /user/profile', () => {
  it.each([
    [{ language: 'de' }],
    [{ newsletters: { contents: true, promo: false, notices: true } }],
    [{ notifications: { manual: false } }],
    [{ theme: 'dark' }],
    [{ nick: 'Aloma R.', description: 'Llegeixo.', visible: false }],
    [{ description: null }],
    [personal],
    [{ phoneNumber: '971123456', postalCode: '07001' }],
  ])('stores %j, and answers the whole user', async (change) => {
    const { patch, profile } = setUp()
    expect(await patch(change)).toMatchObject({
      status: 200,
      value: { user: { id: '9006', subscriber: true, ...change } },
    })
    expect(await profile()).toMatchObject(change)
  })

  it('leaves the other switches as they are', async () => {
    const { patch, profile } = setUp()
    await patch({ notifications: { topics: true } })
    await patch({ notifications: { manual: false } })
    expect(await profile()).toMatchObject({ notifications: { manual: false, topics: true, userFollow: true } })
  })

  it.each([
    ['name', { ...personal, name: '' }],
    ['name', { ...personal, name: 'El Far' }],
    ['surname', { ...personal, surname: 'a'.repeat(81) }],
    ['gender', { ...personal, gender: 'x' }],
    ['birthDate', { ...personal, birthDate: '23/04/1979' }],
    ['phoneNumber', { ...personal, phoneNumber: '+34 971' }],
    ['email', { ...personal, email: 'another@elfar.example' }],
    ['postalCode', { postalCode: '00000' }],
    ['nick', { nick: ' ' }],
    ['language', { language: 'fr' }],
    ['notifications.manual', { notifications: { manual: 'no' } }],
    ['newsletters.daily', { newsletters: { daily: true } }],
    ['isStaff', { isStaff: true }],
  ])('refuses a wrong %s and changes nothing', async (field, body) => {
    const { patch, profile } = setUp()
    const before = await profile()
    expect(await patch(body)).toMatchObject({ status: 400, codes: ['INVALID_FIELD'], messages: [field] })
    expect(await profile()).toEqual(before)
  })

  it('refuses fields of two of the profile’s panels in one call', async () => {
    const { patch } = setUp()
    expect(await patch({ theme: 'dark', language: 'de' })).toMatchObject({ status: 400, codes: ['INVALID_FIELD'] })
  })

  it('refuses another reader’s nick', async () => {
    const { patch, request } = setUp()
    expect(await patch({ nick: 'MARIONA' })).toMatchObject({ status: 400, codes: ['PUBLICNICK_ALREADY_IN_USE'] })
    expect(await patch({ nick: 'Aloma del Rec' })).toMatchObject({ status: 200 })
    await patch({ nick: 'Aloma R.' })
    expect(await request('/profile/9006', { as: 'founder' })).toMatchObject({ value: { nick: 'Aloma R.' } })
  })

  it('needs a signed-in reader', async () => {
    const { request } = setUpBackend()
    expect(await request('/user/profile', { method: 'PATCH', body: { theme: 'dark' } })).toMatchObject({ status: 401 })
  })
})

describe('POST /user/avatar', () => {
  const upload = (request: ReturnType<typeof setUp>['request'], file: Blob, field = 'avatar') => {
    const body = new FormData()
    body.append(field, file)
    return request('/user/avatar', { method: 'POST', as: 'subscriber', body })
  }
  const picture = (bytes: number, type = 'image/png') => new Blob([new Uint8Array(bytes)], { type })

  it('stores a picture under a new address', async () => {
    const { request, profile } = setUp()
    const answer = await upload(request, picture(1024 * 1024))
    expect(answer).toMatchObject({ status: 200, value: { user: { avatarUrl: '/avatars/u9006-1' } } })
    expect(await profile()).toMatchObject({ avatarUrl: '/avatars/u9006-1' })
    expect(await request('/profile/9006', { as: 'founder' })).toMatchObject({
      value: { avatarUrl: '/avatars/u9006-1' },
    })
  })

  it('refuses a picture of more than a megabyte, a text, and a form without a picture', async () => {
    const { request } = setUp()
    expect(await upload(request, picture(1024 * 1024 + 1))).toMatchObject({ status: 400, codes: ['AVATAR_TOO_LARGE'] })
    expect(await upload(request, picture(10, 'text/plain'))).toMatchObject({ status: 400, codes: ['INVALID_FIELD'] })
    expect(await upload(request, picture(10), 'picture')).toMatchObject({ status: 400, codes: ['INVALID_FIELD'] })
  })
})
