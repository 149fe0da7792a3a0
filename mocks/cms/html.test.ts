import { expect, it } from 'vitest'
import { attributes, html, jsonBlock } from './html.ts'

const hostile = `"><script>alert('x')</script>&`

it('escapes text, wherever a template puts it', () => {
  expect(String(html`<a title="${hostile}">${hostile}</a>`)).toBe(
    '<a title="&quot;&gt;&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt;&amp;">&quot;&gt;&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt;&amp;</a>',
  )
})

it('leaves markup that a template made as it is, alone and in lists', () => {
  const items = ['a', '<b>'].map((text) => html`<li>${text}</li>`)
  expect(String(html`<ul>${items}</ul>`)).toBe('<ul><li>a</li><li>&lt;b&gt;</li></ul>')
})

it('writes nothing for what is missing, and a zero for a zero', () => {
  expect(String(html`<p>${undefined}${null}${false}${0}</p>`)).toBe('<p>0</p>')
})

it('keeps a JSON block closed, whatever its texts say', () => {
  const block = String(jsonBlock('data-quiosc-config', { a: '</script><script>alert(1)</script>' }))
  expect(block.match(/<\/script>/g)).toHaveLength(1)
  expect(JSON.parse(block.replace(/<[^>]*>/g, ''))).toEqual({ a: '</script><script>alert(1)</script>' })
})

it('writes attributes, and leaves out those that have no value', () => {
  expect(String(html`<i${attributes({ id: 'a"b', hidden: true, title: undefined, lang: false })}></i>`)).toBe(
    '<i id="a&quot;b" hidden></i>',
  )
})
