import { describe, expect, it } from 'vitest'
import { guardStyles } from './guardStyles.ts'
import { testBackend, testRenderer } from './renderer.fixture.ts'

const { renderMarkers, renderWidget, renderStream, sheets } = testRenderer()

const url = 'https://diari.example/usuari/login'

const partOf = (html: string) => /<div slot="[\w-]+" data-quiosc-part="".*/.exec(html)?.[0] ?? ''

describe.each(['login', 'register', 'change-password'])('the form of %s', (widget) => {
  it('is in the light DOM, disabled, and goes to the page’s own address', async () => {
    const { options, asked, reports } = testBackend({})
    const html = await renderWidget(widget, {}, { ...options, url })
    expect(html).toMatch(new RegExp(`<slot name="${widget}"></slot>.*</template><div slot="${widget}"`))
    expect(partOf(html)).toMatch(/<fieldset [^>]*disabled=?.*<form [^>]*method="post".*<\/fieldset>/)
    expect(partOf(html)).toContain(`action="${url}"`)
    expect(partOf(html)).toMatch(/autocomplete="/i)
    expect(asked).toEqual([])
    expect(reports).toEqual([])
  })

  it('has no part of the query, not even of the address that the caller passes', async () => {
    const { options } = testBackend({})
    const given = `${url}?email=aloma%40elfar.example&token=secret-of-a-mail#there`
    const html = await renderWidget(widget, {}, { ...options, url: given })
    expect(html).toContain(`action="${url}"`)
    expect(html).not.toMatch(/aloma|secret-of-a-mail/)
  })

  it('is not rendered where the page’s address is unknown', async () => {
    const { options, reports } = testBackend({})
    expect(await renderWidget(widget, {}, options)).not.toContain('data-quiosc-part')
    expect(reports).toMatchObject([{ widget, reason: 'options' }])
  })

  it.each(['javascript:alert(1)', 'https://evil.example/', '//evil.example', '"><img src=x>'])(
    'links to no address of a hostile option: %s',
    async (backUrl) => {
      const { options } = testBackend({})
      const html = await renderWidget(widget, { attributes: { backUrl } }, { ...options, url })
      expect(partOf(html)).not.toMatch(/javascript|evil\.example|<img/)
      expect(partOf(html)).toContain('<form ')
    },
  )

  it('tells in each language that it needs scripts', async () => {
    const { options } = testBackend({})
    const notes = await Promise.all(
      ['ca', 'es', 'en', 'de'].map(async (lang) => {
        const html = await renderWidget(widget, { attributes: { lang } }, { ...options, url })
        return /<noscript><p[^>]*>([^<]*JavaScript[^<]*)/.exec(html)?.[1]
      }),
    )
    expect(new Set(notes).size).toBe(4)
    expect(notes).not.toContain(undefined)
  })

  it('links a sheet that is among those to be served', async () => {
    const { options } = testBackend({})
    const html = await renderWidget(widget, {}, { ...options, url })
    const [, file] = /href="\/quiosc\/sheets\/([\w-]+-light-\w+\.css)"/.exec(partOf(html)) ?? []
    const found = (await sheets()).find((sheet) => sheet.file === file)
    expect(found?.css).toContain('[data-quiosc-light]{all:revert!important}')
  })
})

it('the contact form is rendered disabled, with the fallback for readers without scripts', async () => {
  const { options } = testBackend({})
  const html = await renderWidget('contact', {}, { ...options, url: 'https://diari.example/contacte?nom=aloma' })
  expect(html).toMatch(
    /<noscript><div class="island" lang="ca"><p[^>]*>[^<]*JavaScript[^<]*<\/p><\/div><div[^>]*><slot><\/slot><\/div><\/noscript>/,
  )
  const [, view = ''] = html.split('</noscript>')
  const controls = view.match(/<(?:input|textarea|button)\b[^>]*>/g) ?? []
  expect(controls).toHaveLength(3)
  for (const control of controls) expect(control).toContain(' disabled')
  expect(view).toContain('action="https://diari.example/contacte"')
  expect(html).not.toContain('aloma')
})

it('a form is written into a streamed page, in ASCII', async () => {
  const { options } = testBackend({})
  const stream = new Response('<p>A</p><div data-widget="login" data-lang="de"></div><p>B</p>').body
  const html = await new Response(stream?.pipeThrough(renderStream({ ...options, url }))).text()
  expect(html).toMatch(/^<p>A<\/p><div data-widget-state="rendered".*<\/div><p>B<\/p>$/s)
  expect(html).toContain('ben&#246;tigt JavaScript')
})

it('the forms of one page have ids of their own', async () => {
  const { options } = testBackend({})
  const html = await renderMarkers('<div data-widget="login"></div><div data-widget="login"></div>', {
    ...options,
    url,
  })
  const ids = [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id)
  expect(ids.length).toBeGreaterThan(1)
  expect(new Set(ids).size).toBe(ids.length)
})

describe('the guarded sheets of a form', () => {
  it.each([
    [
      '.a,.b:is(p,q){color:red}',
      ':where([data-quiosc-light]) .a,:where([data-quiosc-light]) .b:is(p,q){color:red!important;}',
    ],
    ['/* {;} */.a{color:red;top:0!important}', ':where([data-quiosc-light]) .a{color:red!important;top:0!important;}'],
    ['@media (width>1px){.a{top:0}}', '@media (width>1px){:where([data-quiosc-light]) .a{top:0!important;}}'],
    ['@keyframes k{to{top:0}}', '@keyframes k{to{top:0}}'],
    [
      `.a::before{content:'};"{';top:0}`,
      `:where([data-quiosc-light]) .a::before{content:'};"{'!important;top:0!important;}`,
    ],
    ['.a{background:url(data:x;y)}', ':where([data-quiosc-light]) .a{background:url(data:x;y)!important;}'],
  ])('have the rules of %s', (css, guarded) => expect(guardStyles([css])).toContain(`@layer quiosc{${guarded}}`))
})
