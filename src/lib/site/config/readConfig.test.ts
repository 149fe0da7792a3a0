import { expect, it } from 'vitest'
import { configProblems } from './configProblems.ts'
import { readConfig } from './readConfig.ts'

const host = 'www.diari.example'

function read(text: string | object | null, htmlLang = '') {
  const json = typeof text === 'object' && text !== null ? JSON.stringify(text) : text
  const { config, doubtful } = readConfig(json, htmlLang)
  const problems = configProblems(json, htmlLang, {}, host)
  // Nobody would ask for the words otherwise.
  if (problems.length > 0) expect(doubtful).toBe(true)
  return { config, problems }
}

const defaults = {
  site: 'ara',
  lang: 'ca',
  env: 'PRO',
  apiBase: '/api/front',
  hosts: [],
  timeZone: 'Europe/Madrid',
  formats: 'specification',
  permissions: undefined,
  denyAllPermissions: false,
  waitForConsent: false,
  tokenInAddress: 'app',
  previewKey: 'quiosc-preview',
  cookieDomain: '',
  services: undefined,
  links: {},
  widgetsInLists: [],
}

it('readConfig has defaults for everything', () => {
  expect(read(null)).toEqual({ config: defaults, problems: [] })
  expect(read({})).toEqual({ config: defaults, problems: [] })
})

it('readConfig accepts a block that names its schema for editors without a report', () => {
  expect(readConfig('{ "$schema": "/schemas/configuration.json" }', '').doubtful).toBe(false)
})

it('readConfig reads each value of the block', () => {
  const given = {
    site: 'balears',
    lang: 'es',
    env: 'PRE',
    apiBase: 'https://api.example/front/',
    hosts: ['WWW.Balears.example', 'localhost:3000', 'api.example', 'www.diàri.example'],
    permissions: [{ functionality: 'comentaris' }],
    denyAllPermissions: true,
    waitForConsent: true,
    timeZone: 'Atlantic/Canary',
    formats: 'language',
    tokenInAddress: 'always',
    previewKey: 'editors',
    cookieDomain: '.Balears.example',
    services: { videoPlayer: '/player.js' },
    links: { rates: 'https://shop.example/tarifes' },
    widgetsInLists: ['poll'],
    somethingElse: true,
  }
  expect(read(given)).toEqual({
    config: {
      site: 'balears',
      lang: 'es',
      env: 'PRE',
      apiBase: 'https://api.example/front',
      hosts: ['www.balears.example', 'localhost:3000', 'api.example', 'www.xn--diri-1na.example'],
      permissions: [{ functionality: 'comentaris' }],
      denyAllPermissions: true,
      waitForConsent: true,
      timeZone: 'Atlantic/Canary',
      formats: 'language',
      tokenInAddress: 'always',
      previewKey: 'editors',
      cookieDomain: 'balears.example',
      services: { videoPlayer: '/player.js' },
      links: { rates: 'https://shop.example/tarifes' },
      widgetsInLists: ['poll'],
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
])('readConfig uses the page’s language %j: %s', (htmlLang, lang) => {
  expect(read(null, htmlLang)).toMatchObject({ config: { lang }, problems: [] })
  expect(read({ lang: 'en' }, htmlLang)).toMatchObject({ config: { lang: 'en' } })
})

it.each(['balears', 'en-balears', 'es-balears', 'de-balears'])('readConfig accepts German on %s', (site) => {
  expect(read({ site }, 'de-DE')).toMatchObject({ config: { lang: 'de' }, problems: [] })
})

it.each(['ara', 'andorra', 'es'])('readConfig refuses German on %s with a problem', (site) => {
  const problem = `lang: "de" is supported only on the Balearic sites, not on "${site}"`
  expect(read({ site, lang: 'de' })).toMatchObject({ config: { lang: 'ca' }, problems: [problem] })
  expect(read({ site }, 'de')).toMatchObject({ config: { lang: 'ca' }, problems: [problem] })
  expect(read({ site }, 'de-DE')).toMatchObject({ config: { lang: 'ca' }, problems: [problem] })
})

it('readConfig reports each wrong value once, by its path, and uses the default', () => {
  const { config, problems } = read({
    site: 'arra',
    lang: 'fr',
    env: 7,
    apiBase: 'javascript:alert(1)',
    hosts: ['good.example', 'https://bad.example/', 3],
    tokenInAddress: true,
    previewKey: 7,
    timeZone: 'Europe/Madrit',
    denyAllPermissions: 'yes',
    waitForConsent: 1,
    links: { rates: 'javascript:alert(1)', tarifes: '/tarifes', premium: '/premium' },
  })
  // A setting that protects readers is on in doubt.
  const protecting = { denyAllPermissions: true, waitForConsent: true }
  expect(config).toEqual({
    ...defaults,
    ...protecting,
    hosts: ['good.example'],
    links: { premium: '/premium', tarifes: '/tarifes' },
  })
  expect(problems).toHaveLength(13)
  expect(problems).toEqual(
    expect.arrayContaining([
      'site: "arra" is not one of ara, balears, andorra, en, es, en-balears, es-balears, de-balears',
      'lang: "fr" is not one of ca, es, en, de',
      'denyAllPermissions: must be true or false, got "yes"',
      'waitForConsent: must be true or false, got 1',
      'tokenInAddress: true is not one of app, always',
      'previewKey: must be a word, got 7',
      'links.rates: "javascript:alert(1)" is not a path or an https address',
      expect.stringMatching(/^links: "tarifes" is not one of .*rates/),
      'timeZone: "Europe/Madrit" is not a time zone, such as Europe/Madrid',
      'env: 7 is not one of DEV, INT, PRE, PRO',
      'apiBase: "javascript:alert(1)" is not a path or an http(s) URL',
      'hosts[1]: "https://bad.example/" is not a host name',
      'hosts[2]: 3 is not a host name',
    ]),
  )
})

it.each([
  [{ widgetsInLists: 'poll' }, 'widgetsInLists: must be a list of widget names, got "poll"'],
  [{ widgetsInLists: ['poll', 7] }, 'widgetsInLists[1]: 7 is not a widget’s name'],
  [{ hosts: 'www.diari.example' }, 'hosts: must be a list of host names, got "www.diari.example"'],
  [{ links: ['/tarifes'] }, 'links: must be an object of addresses by name, got ["/tarifes"]'],
])('readConfig reports for %j: %s', (given, problem) => expect(read(given).problems).toEqual([problem]))

it('readConfig reads an empty list of links as none, as PHP writes an empty object', () => {
  expect(read({ links: [] })).toMatchObject({ config: { links: {} }, problems: [] })
})

it.each([
  '//evil.example',
  'https://user:pass@evil.example/api',
  '/api?x=1',
  '/api#x',
  '\\\\evil',
  'api',
  null,
  7,
  'https://a:99999',
  'https://256.1.1.1/api',
])('readConfig refuses the apiBase %j', (apiBase) => {
  expect(read({ apiBase })).toMatchObject({ config: { apiBase: '/api/front' }, problems: [/apiBase/] })
})

it.each(['waitForConsent', 'denyAllPermissions'] as const)(
  'readConfig turns %s off only where it is false or not given',
  (name) => {
    const values = [undefined, null, false, true, 'true', 'false', 0, 1, '', {}]
    expect(values.map((value) => readConfig(JSON.stringify({ [name]: value }), '').config[name])).toEqual([
      ...[false, false, false],
      ...Array.from({ length: 7 }, () => true),
    ])
  },
)

it('readConfig sends tokens no further because of a wrong value', () => {
  const wrong = [null, 7, true, {}, [], ['*', 'https://evil.example', '//evil.example', 'evil.example/a'], '*']
  for (const value of wrong) {
    const { config } = read({ hosts: value, apiBase: value, tokenInAddress: value, cookieDomain: value, env: value })
    expect(config).toEqual(defaults)
  }
})

it.each([
  'https://diari.example',
  'diari.example; secure',
  'diari..example',
  'diari.example.',
  '*.diari.example',
  7,
  null,
])('readConfig refuses the cookieDomain %j', (cookieDomain) => {
  expect(read({ cookieDomain })).toMatchObject({ config: { cookieDomain: '' }, problems: [/cookieDomain/] })
})

it('readConfig reports that an apiBase on another host gets no token without its name in hosts', () => {
  const apiBase = 'https://api.example/v1'
  expect(read({ apiBase })).toMatchObject({
    config: { apiBase },
    problems: ['apiBase: “api.example” is not in hosts, and gets no token'],
  })
  expect(read({ apiBase: `https://${host}/v1` }).problems).toEqual([])
})

it('readConfig lists the services and hosts that the block itself names, and no script', () => {
  const services = { videoPlayer: 'https://a.example/p.js', adNetwork: 7 }
  const { config, trusted } = readConfig(JSON.stringify({ services, hosts: ['A.example', 7] }), '', {
    services: { adService: 'https://b.example' },
    hosts: ['b.example'],
  })
  expect(trusted).toEqual({ services: ['https://a.example/p.js'], hosts: ['a.example'] })
  expect(config).toMatchObject({ services: { adService: 'https://b.example' }, hosts: ['b.example'] })
})

it.each(['{"site": "balears"', '', '[]', '"ara"', 'null', '7'])(
  'readConfig reports %j once and keeps the defaults',
  (text) => {
    const { config, problems } = read(text)
    expect(config).toEqual(defaults)
    expect(problems).toHaveLength(1)
    expect(problems[0]).toMatch(/^not JSON|^must be a JSON object/)
  },
)
