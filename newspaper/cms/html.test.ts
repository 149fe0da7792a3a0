import { expect, it } from 'vitest'
import { attributes, html, jsonBlock } from './html.ts'

const hostile = `"><script>alert('x')</script>&`

it('a template escapes text anywhere', () => {
  expect(String(html`<a title="${hostile}">${hostile}</a>`)).toBe(
    '<a title="&quot;&gt;&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt;&amp;">&quot;&gt;&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt;&amp;</a>',
  )
})

it('a template leaves markup made by another unchanged, also in lists', () => {
  const items = ['a', '<b>'].map((text) => html`<li>${text}</li>`)
  expect(String(html`<ul>${items}</ul>`)).toBe('<ul><li>a</li><li>&lt;b&gt;</li></ul>')
})

it('a template writes nothing for a missing value, and 0 for zero', () => {
  expect(String(html`<p>${undefined}${null}${false}${0}</p>`)).toBe('<p>0</p>')
})

it('a template’s text cannot end a JSON block', () => {
  const block = String(jsonBlock('data-quiosc-config', { a: '</script><script>alert(1)</script>' }))
  expect(block.match(/<\/script>/g)).toHaveLength(1)
  expect(JSON.parse(block.replace(/<[^>]*>/g, ''))).toEqual({ a: '</script><script>alert(1)</script>' })
})

it('a template writes attributes, and omits those without a value', () => {
  expect(String(html`<i${attributes({ id: 'a"b', hidden: true, title: undefined, lang: false })}></i>`)).toBe(
    '<i id="a&quot;b" hidden></i>',
  )
})
