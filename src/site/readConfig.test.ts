import { expect, it } from 'vitest'
import { configProblems } from './configProblems.ts'
import { readConfig } from './readConfig.ts'

function read(text: string | object | null, htmlLang = '') {
  const json = typeof text === 'object' && text !== null ? JSON.stringify(text) : text
  const { config, doubtful } = readConfig(json, htmlLang)
  const problems = configProblems(json, htmlLang)
  // Nobody would ask for the words otherwise.
  if (problems.length > 0) expect(doubtful).toBe(true)
  return { config, problems }
}

const defaults = { site: 'ara', lang: 'ca', env: 'PRO', apiBase: '/api/front', hosts: [], permissions: undefined }

it('has defaults for everything', () => {
  expect(read(null)).toEqual({ config: defaults, problems: [] })
  expect(read({})).toEqual({ config: defaults, problems: [] })
})

it('takes what the page says', () => {
  const given = {
    site: 'balears',
    lang: 'es',
    env: 'PRE',
    apiBase: 'https://api.example/front/',
    hosts: ['WWW.Balears.example', 'localhost:3000'],
    permissions: [{ functionality: 'comentaris' }],
    somethingElse: true,
  }
  expect(read(given)).toEqual({
    config: {
      site: 'balears',
      lang: 'es',
      env: 'PRE',
      apiBase: 'https://api.example/front',
      hosts: ['www.balears.example', 'localhost:3000'],
      permissions: [{ functionality: 'comentaris' }],
    },
    problems: [],
  })
})

it.each([
  ['es', 'es'],
  ['en-GB', 'en'],
  ['CA', 'ca'],
  ['fr', 'ca'],
  ['', 'ca'],
])('speaks the page’s language %j: %s', (htmlLang, lang) => {
  expect(read(null, htmlLang)).toMatchObject({ config: { lang }, problems: [] })
  expect(read({ lang: 'en' }, htmlLang)).toMatchObject({ config: { lang: 'en' } })
})

it.each(['balears', 'en-balears', 'es-balears', 'de-balears'])('speaks German on %s', (site) => {
  expect(read({ site }, 'de-DE')).toMatchObject({ config: { lang: 'de' }, problems: [] })
})

it.each(['ara', 'andorra', 'es'])('speaks no German on %s, and says so', (site) => {
  const problem = `lang: "de" exists only for the Balearic sites, not for "${site}"`
  expect(read({ site, lang: 'de' })).toMatchObject({ config: { lang: 'ca' }, problems: [problem] })
  expect(read({ site }, 'de')).toMatchObject({ config: { lang: 'ca' }, problems: [problem] })
  expect(read({ site }, 'de-DE')).toMatchObject({ config: { lang: 'ca' }, problems: [problem] })
})

it('names each wrong value once, by its path, and uses the default', () => {
  const { config, problems } = read({
    site: 'arra',
    lang: 'fr',
    env: 7,
    apiBase: 'javascript:alert(1)',
    hosts: ['good.example', 'https://bad.example/', 3],
  })
  expect(config).toEqual({ ...defaults, hosts: ['good.example'] })
  expect(problems).toHaveLength(6)
  expect(problems).toEqual(
    expect.arrayContaining([
      'site: "arra" is not one of ara, balears, andorra, en, es, en-balears, es-balears, de-balears',
      'lang: "fr" is not one of ca, es, en, de',
      'env: 7 is not one of DEV, INT, PRE, PRO',
      'apiBase: "javascript:alert(1)" is not a path or an http(s) address',
      'hosts[1]: "https://bad.example/" is not a host',
      'hosts[2]: 3 is not a host',
    ]),
  )
})

it.each(['//evil.example', 'https://user:pass@evil.example/api', '/api?x=1', '/api#x', '\\\\evil', 'api', null, 7])(
  'apiBase cannot be %j',
  (apiBase) => {
    expect(read({ apiBase })).toMatchObject({ config: { apiBase: '/api/front' }, problems: [/apiBase/] })
  },
)

it.each(['{"site": "balears"', '', '[]', '"ara"', 'null', '7'])('%j is reported once and changes nothing', (text) => {
  const { config, problems } = read(text)
  expect(config).toEqual(defaults)
  expect(problems).toHaveLength(1)
  expect(problems[0]).toMatch(/^not JSON|^must be a JSON object/)
})
