import { expect, it } from 'vitest'
import { setUpBackend } from '../backend.fixture.ts'

const patch = (body: unknown) => ({ method: 'PATCH', as: 'unvalidated', body }) as const

it('stores valid fields, and rejects invalid ones', async () => {
  const { request } = setUpBackend()
  const phoneNumber = '971123456'
  expect(await request('/user/profile', patch({ phoneNumber }))).toMatchObject({
    status: 200,
    value: { user: { nick: 'Noema', phoneNumber } },
  })
  expect(await request('/user/profile', patch({ postalCode: '07001' }))).toMatchObject({
    value: { user: { phoneNumber, postalCode: '07001' } },
  })
  for (const wrong of [{ phoneNumber: '+34 971' }, { postalCode: '00000' }, { postalCode: '' }])
    expect(await request('/user/profile', patch(wrong))).toMatchObject({ status: 400, codes: ['INVALID_FIELD'] })
  expect((await request('/user/profile', { as: 'unvalidated' })).value).toMatchObject({
    phoneNumber,
    postalCode: '07001',
  })
  expect((await request('/user/profile', { method: 'PATCH', body: { phoneNumber } })).status).toBe(401)
})
