import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createTestTerminal } from '../createTestTerminal.fixture.ts'
import { askFor } from '../network/askFor.fixture.ts'
import { runQuiosc } from '../runQuiosc.ts'
import { checkCommand } from './checkCommand.ts'

let cwd = ''
beforeEach(() => {
  cwd = mkdtempSync(join(tmpdir(), 'quiosc-check-'))
})
afterEach(() => rmSync(cwd, { recursive: true }))

const write = (files: Record<string, string>) => {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(cwd, dirname(path)), { recursive: true })
    writeFileSync(join(cwd, path), text)
  }
}

async function check(args: readonly string[], answers: Record<string, Response> = {}) {
  const terminal = createTestTerminal({ cwd, ask: askFor(answers) })
  const code = await runQuiosc([checkCommand], ['check', ...args], terminal)
  return { code, printed: terminal.printed(), warned: terminal.warned() }
}

const marker = '<div data-widget="poll" data-poll-id="{{ id }}"><a href="/">…</a></div>'
const pageWith = (head: string, body: string) => `<html lang="ca"><head>${head}</head><body>${body}</body></html>`
const script = '<script type="module" src="/quiosc/widgets.js"></script>'

describe('the check of a folder', () => {
  it('reads all templates in it, and nothing of installed packages', async () => {
    write({
      'a.html.twig': marker,
      'parts/b.hbs': marker.replace('poll"', 'pol"'),
      'parts/readme.md': marker.replace('poll"', 'pol"'),
      'node_modules/c.liquid': marker.replace('poll"', 'pol"'),
      '.cache/d.erb': marker.replace('poll"', 'pol"'),
    })
    const { code, printed } = await check(['.'])
    expect(code).toBe(1)
    expect(printed).toBe(
      'parts/b.hbs\n  1:6  error    data-widget: unknown widget "pol". Did you mean "poll"?  [unknown-widget]\n\n1 error in 1 of 2 files',
    )
  })

  it('ends with 0 without problems', async () => {
    write({ 'a.liquid': marker })
    expect(await check(['.'])).toEqual({ code: 0, printed: '1 file, no problems', warned: '' })
  })

  it('ends with 0 with notes alone', async () => {
    write({ 'a.liquid': marker.replace(' data-poll', ' data-testid="x" data-poll') })
    const { code, printed } = await check(['a.liquid'])
    expect(code).toBe(0)
    expect(printed).toContain('1:25  note     data-testid: is no option of poll.  [foreign-attribute]')
  })

  it('looks for the script in each of its templates', async () => {
    write({ 'layout.erb': pageWith('', '<%= yield %>'), 'poll.erb': marker.replace('{{ id }}', '<%= id %>') })
    expect((await check(['.'])).printed).toContain('[missing-script]')
    write({ 'head.erb': script })
    expect((await check(['.'])).code).toBe(0)
  })

  it('finds reserved heights in its own style sheets', async () => {
    write({ 'a.twig': '<div class="login" data-widget="login"><p>…</p></div>', 'a.css': 'p { color: red }' })
    expect((await check(['.'])).printed).toMatch(/it needs \d+ to \d+ px on phones, .* \[no-reserved-height]/)
    write({ 'a.css': '@media screen { main > .login:not(:empty) { min-height: 32rem } }' })
    expect((await check(['.'])).code).toBe(0)
  })

  it('finds reserved heights in a style sheet from elsewhere', async () => {
    write({ 'a.twig': '<div class="login" data-widget="login"><p>…</p></div>', 'css/a.css': '.login{height:9em}' })
    expect((await check(['a.twig', '--css', 'css/a.css'])).code).toBe(0)
  })

  it('compares the script with the site’s root', async () => {
    write({ 'a.html': pageWith(script, ''), 'public/index.html': '' })
    expect((await check(['a.html', '--root', 'public'])).printed).toContain('src: "/quiosc/widgets.js" is no file in')
    write({ 'public/quiosc/widgets.js': '' })
    expect((await check(['a.html', '--root', 'public'])).code).toBe(0)
  })
})

it('the check lists the files of a folder that it has not read', async () => {
  write({ 'a.liquid': marker, 'b.vue': '', 'c.vue': '', 'd.md': '', LICENSE: '' })
  expect(await check(['.'])).toEqual({
    code: 0,
    printed: '1 file, no problems',
    warned:
      'not read, as no template, page or style sheet: 2 .vue, 1 .md, 1 without an ending; a file that is named itself is read',
  })
  expect(await check(['a.liquid'])).toMatchObject({ warned: '' })
})

it('the check reports nothing about the templates of the documentation', async () => {
  const terminal = createTestTerminal({ cwd: 'docs/snippets' })
  expect(await runQuiosc([checkCommand], ['check', '.'], terminal)).toBe(0)
  expect(terminal.printed()).toBe('7 files, no problems')
})

describe('a check that is not possible', () => {
  it.each([
    { args: [], says: 'which file, folder or address?' },
    { args: ['nowhere.twig'], says: 'there is no file or folder “nowhere.twig”' },
    { args: ['.', '--lnag', 'twig'], says: '--lnag' },
    { args: ['.', '--lang', 'twgi'], says: 'there is no template language “twgi”' },
    { args: ['.', '--ignore', 'everything'], says: 'there is no problem “everything”' },
    { args: ['.', '--json', '--sarif'], says: 'either --json or --sarif' },
    { args: ['a.twig', '--css', 'a.css'], says: 'there is no style sheet “a.css”' },
    { args: ['.', '--root', 'x'], says: 'there are no templates in .' },
    { args: ['https://diari.example/'], says: 'https://diari.example/ does not answer (ECONNREFUSED)' },
  ])('ends with 2: $args', async ({ args, says }) => {
    if (args.includes('a.twig') || args.includes('--json')) write({ 'a.twig': marker })
    const { code, warned } = await check(args)
    expect(code).toBe(2)
    expect(warned).toContain(says)
  })
})

it('the check does not report problems that are ignored', async () => {
  write({ 'a.twig': marker.replace('poll"', 'pol"') })
  expect(await check(['a.twig', '--ignore', 'unknown-widget,no-fallback'])).toMatchObject({ code: 0 })
})

it('the check reads a file in the language that an option names', async () => {
  write({ 'a.tpl': '<div data-widget="poll" data-poll-id="@php($id)" @auth data-load="idle" @endauth>…</div>' })
  expect(await check(['a.tpl', '--lang', 'blade'])).toMatchObject({ code: 0 })
})

describe('the check of a page at an address', () => {
  const html = (text: string, headers: Record<string, string> = {}) =>
    new Response(text, { headers: { 'content-type': 'text/html; charset=utf-8', ...headers } })
  const javascript = () => new Response('', { headers: { 'content-type': 'text/javascript' } })
  const url = 'https://diari.example/poll'
  const body = '<div data-widget="poll" data-poll-id="1"><a href="/">…</a></div>'

  it('uses the headers and files that its server sends', async () => {
    const answers = { [url]: html(pageWith(script, body)), 'https://diari.example/quiosc/widgets.js': javascript() }
    expect(await check([url], answers)).toMatchObject({ code: 0 })
  })

  it('requires the script, whatever other pages have', async () => {
    const answers = { [url]: html(pageWith('', body)) }
    expect((await check([url], answers)).printed).toContain('[missing-script]')
  })

  it('requires a script that the server sends as JavaScript', async () => {
    expect((await check([url], { [url]: html(pageWith(script, body)) })).printed).toContain(
      'src: "/quiosc/widgets.js" does not answer (ECONNREFUSED)  [wrong-script-path]',
    )
    const answers = {
      [url]: html(pageWith(script, body)),
      'https://diari.example/quiosc/widgets.js': html('Not found'),
    }
    expect((await check([url], answers)).printed).toContain('is served as "text/html; charset=utf-8"')
  })

  it('requires the script’s chunks as JavaScript', async () => {
    const library = 'var e={runtime:"runtime-a1",widgets:{poll:{prefetch:"poll/{pollId}",files:"b2"}}}'
    const answers = (files: Record<string, Response>) => ({
      [url]: html(pageWith(script, body)),
      'https://diari.example/quiosc/widgets.js': new Response(library, {
        headers: { 'content-type': 'text/javascript' },
      }),
      ...files,
    })
    const chunks = 'https://diari.example/quiosc/chunks'
    const runtime = { [`${chunks}/runtime-a1.js`]: javascript() }
    expect((await check([url], answers({ [`${chunks}/runtime-a1.js`]: html('Not found') }))).printed).toContain(
      'chunks/runtime-a1.js could not be loaded: is served as "text/html; charset=utf-8"',
    )
    expect((await check([url], answers({ [`${chunks}/runtime-a1.js`]: javascript() }))).printed).toContain(
      'chunks/poll-b2.js could not be loaded: does not answer (ECONNREFUSED)  [missing-chunk]',
    )
    expect(await check([url], answers({ ...runtime, [`${chunks}/poll-b2.js`]: javascript() }))).toMatchObject({
      code: 0,
    })
  })

  it('requires a policy that allows the script, in its headers too', async () => {
    const answers = {
      [url]: html(pageWith(script, body), {
        'content-security-policy':
          "default-src 'none'; script-src https://cdn.example; connect-src 'self'; trusted-types dompurify",
      }),
      'https://diari.example/quiosc/widgets.js': javascript(),
    }
    const { printed } = await check([url], answers)
    expect(printed).toContain("the policy that the server sends blocks /quiosc/widgets.js: script-src needs 'self'")
    expect(printed).toContain('trusted-types needs quiosc')
    expect(printed).toContain('2 errors')
  })

  it('requires the script’s nonce where the policy has nonces', async () => {
    const answers = {
      [url]: html(pageWith(script, body), { 'content-security-policy': "script-src 'nonce-abc'; connect-src 'self'" }),
      'https://diari.example/quiosc/widgets.js': javascript(),
    }
    expect((await check([url], answers)).printed).toContain(
      'blocks /quiosc/widgets.js: the script needs the nonce of script-src',
    )
  })

  it('requires a policy for the script of a player where there is a video', async () => {
    const video = '<div data-widget="video" data-id="1" data-hls-source="/a.m3u8">…</div>'
    const checkTypes = async (marker: string) => {
      const policy = { 'content-security-policy': "script-src 'self'; trusted-types dompurify quiosc" }
      const answers = {
        [url]: html(pageWith(script, marker), policy),
        'https://diari.example/quiosc/widgets.js': javascript(),
      }
      return (await check([url], answers)).printed
    }
    expect(await checkTypes(video)).toContain('trusted-types needs quiosc-services')
    expect(await checkTypes(body)).not.toContain('trusted-types')
  })

  it('finds reserved heights in the page’s linked style sheets', async () => {
    const login = pageWith(
      `${script}<link rel="stylesheet" href="/a.css">`,
      '<div class="a" data-widget="login">…</div>',
    )
    const answers = (css: string) => ({
      [url]: html(login),
      'https://diari.example/quiosc/widgets.js': javascript(),
      'https://diari.example/a.css': new Response(css),
    })
    expect((await check([url], answers('.b{min-height:1em}'))).printed).toContain('[no-reserved-height]')
    expect((await check([url], answers('.a{min-height:30em}'))).code).toBe(0)
  })

  it('reports a placeholder that nobody has filled in', async () => {
    const answers = {
      [url]: html(pageWith(script, body.replace('data-poll-id="1"', 'data-poll-id="1" data-load="{{ load }}"'))),
      'https://diari.example/quiosc/widgets.js': javascript(),
    }
    expect((await check([url], answers)).printed).toContain('data-load: "{{ load }}" must be one of')
  })
})
