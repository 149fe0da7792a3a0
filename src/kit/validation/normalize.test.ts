import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readDateText } from '../dates/dateText.ts'
import { normalizeEmail, normalizeName, normalizeNick, normalizePhone, normalizePostalCode } from './normalize.ts'

/** The characters that a source puts around a copied value, or into it. */
const around: Record<string, (text: string) => string> = {
  'an address book': (text) => `\u202d${text}\u202c`,
  'an address book with isolates': (text) => `\u2066${text}\u2069`,
  'a messenger': (text) => `\u200b${text}`,
  'a web page': (text) => `\u00a0${text}\u200e `,
  'a text file': (text) => `\ufeff${text}\r\n`,
  'a table': (text) => `\t${text}\t`,
}

const kinds: Record<string, { normalize: (text: string) => string | undefined; values: Record<string, string> }> = {
  'an e-mail address': {
    normalize: normalizeEmail,
    values: {
      'agata@diari.example': 'agata@diari.example',
      'agata.mas+diari@diari.example': 'agata.mas+diari@diari.example',
      'agata@\u00addiari.example': 'agata@diari.example',
      'agata\uff20diari.example': 'agata@diari.example',
      'a\ufb03liats@diari.example': 'affiliats@diari.example',
      'mailto:agata@diari.example': 'agata@diari.example',
      'Àgata Mas <agata@diari.example>': 'agata@diari.example',
      'agata@diari.example;': 'agata@diari.example',
      'agata@diari.example.': 'agata@diari.example',
      'Àgata Mas <agata@diari.example>,': 'agata@diari.example',
      '“agata@diari.example”': 'agata@diari.example',
      '(agata@diari.example)': 'agata@diari.example',
      'MAILTO:agata@diari.example?subject=Hola': 'agata@diari.example',
      '<mailto:agata@diari.example>': 'agata@diari.example',
      'Agata.MAS@Diari.example': 'Agata.MAS@Diari.example',
      "o'neill?@diari.example": "o'neill?@diari.example",
      'a\u2010b@diari.example': 'a-b@diari.example',
    },
  },
  'a phone number': {
    normalize: normalizePhone,
    values: {
      '971123456': '971123456',
      '+34 971 12 34 56': '971123456',
      '0034\u2009971\u2009123\u2009456': '971123456',
      '(971) 12\u201134\u201156': '971123456',
      '971\u201312\u201334\u201356': '971123456',
      '971.12.34.56': '971123456',
      '971/123\u2212456': '971123456',
      'tel:+34971123456': '971123456',
      '971·12·34·56': '971123456',
      '(+34) 971 12 34 56': '971123456',
      '\uff19\uff17\uff11123456': '971123456',
    },
  },
  'a first name': {
    normalize: normalizeName,
    values: {
      'Nu\u0301ria': 'Núria',
      'Anna\u2011Maria': 'Anna-Maria',
      'Josep\u00a0 Maria': 'Josep Maria',
      'Sa\ufb01ra': 'Safira',
      'D\u02bcArc': 'D’Arc',
      'Mas\u00adsot': 'Massot',
    },
  },
  'a nick': {
    normalize: normalizeNick,
    values: {
      'Àgata  M.': 'Àgata M.',
      'a\u202egata': 'agata',
      '👩\u200d🌾 Àgata': '👩\u200d🌾 Àgata',
    },
  },
  'a post code': {
    normalize: normalizePostalCode,
    values: { '07001': '07001', 'SW1A\u00a01AA': 'SW1A 1AA', '1000\u2011001': '1000-001', '\uff10\uff17001': '07001' },
  },
  'a birth date': {
    normalize: readDateText,
    values: {
      '29/02/1984': '1984-02-29',
      '29\u201102\u20111984': '1984-02-29',
      '29.\u00a02.\u00a01984': '1984-02-29',
      '1984-02-29': '1984-02-29',
    },
  },
}

describe.each(Object.entries(kinds))('the normalized %s', (_, { normalize, values }) => {
  it.each(Object.entries(values))('of %j is %j', (typed, expected) => {
    expect(normalize(typed)).toBe(expected)
  })

  it.each(Object.entries(around))('is the same when it is copied from %s', (_, wrap) => {
    for (const [typed, expected] of Object.entries(values)) expect(normalize(wrap(typed))).toBe(expected)
  })
})

it('a normalized name or nick is not changed by another normalization', () => {
  for (const normalize of [normalizeName, normalizeNick])
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (text) => {
        const once = normalize(text)
        return normalize(once) === once
      }),
    )
})

describe('the prefix of another country', () => {
  it.each([
    ['+33 6 12 34 56 78', '33612345678'],
    ['00376 812 345', '376812345'],
    ['+44 (0)20 7946 0958', '442079460958'],
    ['+49 1512 3456789', '4915123456789'],
    // No whole Spanish number follows.
    ['+34 971', '34971'],
    ['+1 (212) 555-0123', '12125550123'],
  ])('is never dropped: %s is %s', (typed, expected) => {
    expect(normalizePhone(typed)).toBe(expected)
  })

  it('is never dropped, whichever the country and the number', () => {
    const digits = fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: 4, maxLength: 12 })
    const prefix = fc.constantFrom('1', '33', '39', '44', '49', '351', '376', '377', '52', '54')
    fc.assert(
      fc.property(prefix, digits, fc.constantFrom('+', '00'), (country, number, plus) => {
        expect(normalizePhone(`${plus}${country} ${number}`)).toBe(`${country}${number}`)
      }),
    )
  })
})
