import * as v from 'valibot'
import { expect, it } from 'vitest'
import { ruleNames } from './ruleNames.ts'

const { between, confirmed, digits, dimensions, excluded, ext, image, max, max_value, mimes, min } = ruleNames
const { min_value, numeric, oneOf, password, regex, required, required_if, size } = ruleNames

const text = (rule: v.GenericPipeAction<string, string>) => v.pipe(v.string(), rule)
const file = (rule: v.GenericPipeAction<File, File>) => v.pipe(v.instance(File), rule)
const jpg = (bytes = 10) => new File([new Uint8Array(bytes)], 'Far.JPG', { type: 'image/jpeg' })
const pdf = new File(['x'], 'far.pdf', { type: 'application/pdf' })

it.each<[string, v.GenericSchema, unknown[], unknown[], string]>([
  ['required', text(required()), ['a', ' a '], ['', ' ', '\n'], 'required'],
  ['email', text(ruleNames.email()), ['', 'a@b.cat', ' a@b.cat '], ['a', 'a@b', 'a b@c.cat'], 'email'],
  ['min', text(min(3)), ['', 'abc', '👍👍👍'], ['ab', '👍👍'], 'min?length=3'],
  ['max', text(max(3)), ['', 'abc', '👍👍👍'], ['abcd'], 'max?length=3'],
  ['regex', text(regex(/^a/)), ['', 'ab'], ['ba'], 'regex'],
  [
    'password',
    text(password(8)),
    ['', 'Portclar1', 'Àrbre12é'],
    ['Port1', 'portclar1', 'PORTCLAR1', 'Portclar'],
    'password?length=8',
  ],
  ['alpha', text(ruleNames.alpha()), ['', 'Ñàß'], ['a1', 'a b'], 'alpha'],
  ['alpha_num', text(ruleNames.alpha_num()), ['', 'ç1'], ['a-1', 'a b'], 'alpha_num'],
  ['alpha_dash', text(ruleNames.alpha_dash()), ['', 'a-1_b'], ['a b', 'a.b'], 'alpha_dash'],
  ['alpha_spaces', text(ruleNames.alpha_spaces()), ['', 'l ú'], ['a1', 'a-b'], 'alpha_spaces'],
  ['digits', text(digits(5)), ['', '08001'], ['8001', '080011', '0800a', '08.01'], 'digits?length=5'],
  ['numeric', text(numeric()), ['', '0123'], ['1.5', '-1', '1e3', '٣'], 'numeric'],
  ['min_value', text(min_value(2)), ['', '2', '2.5'], ['1.9', '-3', 'two', 'Infinity'], 'min_value?min=2'],
  ['max_value', text(max_value(2)), ['', '2', '-3', '.5'], ['2.1', 'two', '0x1'], 'max_value?max=2'],
  ['between', text(between(1, 3)), ['', '1', '3'], ['0.9', '3.1', 'x'], 'between?min=1&max=3'],
  ['oneOf', text(oneOf(['a', '1'])), ['', 'a', '1'], ['b', '11'], 'oneOf'],
  ['excluded', text(excluded(['a', '1'])), ['', 'b'], ['a', '1'], 'excluded'],
  ['size', file(size(1)), [jpg(1024)], [jpg(1025)], 'size?size=1'],
  ['ext', file(ext(['jpg', 'png'])), [jpg()], [pdf], 'ext?list=jpg%2C+png'],
  ['mimes', file(mimes(['image/*', 'text/plain'])), [jpg()], [pdf], 'mimes?list=image%2F*%2C+text%2Fplain'],
  ['image', file(image()), [jpg()], [pdf], 'image'],
])('the rule %s accepts the good values, and reports its problem for the bad ones', (_, schema, good, bad, problem) => {
  for (const value of good) expect([value, v.safeParse(schema, value).issues]).toEqual([value, undefined])
  for (const value of bad)
    expect([value, v.safeParse(schema, value).issues?.map(({ message }) => message)]).toEqual([value, [problem]])
})

it('the rule dimensions compares the size of an image, and refuses a file that cannot be decoded', async () => {
  const schema = v.pipeAsync(
    v.instance(File),
    dimensions(100, 50, async ({ type }) => {
      if (!type.startsWith('image/')) throw new Error('not an image')
      return { width: 100, height: 50 }
    }),
  )
  expect((await v.safeParseAsync(schema, jpg())).success).toBe(true)
  expect((await v.safeParseAsync(schema, pdf)).issues?.[0].message).toBe('dimensions?width=100&height=50')
})

interface Form extends Record<string, unknown> {
  word: string
  again: string
}

const fields = v.object({ word: v.pipe(v.string(), min(3)), again: v.string() })
const found = (schema: v.GenericSchema, form: Form) =>
  v.safeParse(schema, form).issues?.map((issue) => [v.getDotPath(issue), issue.message])

it('the rule confirmed reports at the second field, as soon as both fields are valid', () => {
  const schema = v.pipe(fields, confirmed<Form>('again', 'word'))
  expect(found(schema, { word: 'abc', again: 'abc' })).toBeUndefined()
  expect(found(schema, { word: 'abc', again: '' })).toBeUndefined()
  expect(found(schema, { word: 'abc', again: 'abd' })).toEqual([['again', 'confirmed']])
  const more = v.pipe(
    v.object({ ...fields.entries, age: v.number() }),
    confirmed<Form & { age: number }>('again', 'word'),
  )
  expect(found(more, { word: 'abc', again: 'x', age: '7' })?.at(-1)).toEqual(['again', 'confirmed'])
})

it('the rule required_if requires a value only for the listed values of the other field', () => {
  const schema = v.pipe(fields, required_if<Form>('again', 'word', ['yes']))
  expect(found(schema, { word: 'nay', again: '' })).toBeUndefined()
  expect(found(schema, { word: 'yes', again: 'because' })).toBeUndefined()
  expect(found(schema, { word: 'yes', again: ' ' })).toEqual([['again', 'required_if']])
})
