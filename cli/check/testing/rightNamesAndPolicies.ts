import type { Dialect } from '../mask/dialects.ts'
import type { RightTemplate } from './rightTemplates.ts'

/** Elements and attributes whose names are under a condition, by template language. */
const named: Partial<Record<Dialect, string>> = {
  twig: `<{% if w %}section{% else %}div{% endif %} data-widget="poll" data-{% if a %}poll-id{% else %}poll-id{% endif %}="{{ id }}"><a href="/">…</a></{% if w %}section{% else %}div{% endif %}>`,
  liquid: `<{%- if w -%}section{%- else -%}div{%- endif %} data-widget="follow" data-kind="topic" data-{% if a %}id{% else %}tag{% endif %}="{{ id }}"><a href="/">…</a></{%- if w -%}section{%- else -%}div{%- endif %}>`,
  handlebars: `<{{#if w}}section{{else}}div{{/if}} data-widget="poll" data-{{#if a}}poll-id{{else}}poll-id{{/if}}="{{id}}"><a href="/">…</a></{{#if w}}section{{else}}div{{/if}}>`,
  erb: `<<% if w %>section<% else %>div<% end %> data-widget="poll" data-<% if a %>poll-id<% else %>poll-id<% end %>="<%= id %>"><a href="/">…</a></<% if w %>section<% else %>div<% end %>>`,
  jsp: `<<c:if test="\${w}">section</c:if><c:if test="\${!w}">div</c:if> data-widget="poll" data-<c:if test="\${a}">poll-</c:if>id="\${id}"><a href="/">…</a></div>`,
  blade: `<{{ $w ? 'section' : 'div' }} data-widget="poll" data-{{ $a ? 'poll-id' : 'poll' }}="{{ $id }}"><a href="/">…</a></div>`,
}

const languages: readonly RightTemplate[] = [
  {
    what: 'languages with their regions, of the page, the configuration and a marker',
    dialect: 'liquid',
    template: `<html lang="ca-ES"><head><script type="application/json" data-quiosc-config>{ "lang": "es_ES" }</script>
<script type="module" src="/quiosc/widgets.js"></script></head><body><div data-widget="poll" data-poll-id="{{ id }}" data-lang="en-GB"><a href="/">…</a></div></body></html>`,
  },
]

const policies: readonly RightTemplate[] = [
  {
    what: 'a policy by the script’s hash, whose script may import',
    dialect: 'erb',
    template: `<html lang="ca"><head><meta http-equiv="Content-Security-Policy" content="script-src 'sha384-abc' 'strict-dynamic'; connect-src 'self'">
<script type="module" src="/quiosc/widgets.js" integrity="sha384-abc"></script></head><body><%= yield %></body></html>`,
  },
  {
    what: 'a policy by nonces, with the nonce on each preload',
    dialect: 'twig',
    template: `<html lang="ca"><head><meta http-equiv="Content-Security-Policy" content="script-src 'nonce-{{ nonce }}'">
<script type="module" src="/quiosc/widgets.js" nonce="{{ nonce }}"></script>
<link rel="modulepreload" href="/quiosc/chunks/runtime-lhu5g.js" nonce="{{ nonce }}"></head><body></body></html>`,
  },
]

export const rightNamesAndPolicies: readonly RightTemplate[] = [
  ...languages,
  ...policies,
  ...Object.entries(named).map(([dialect, template]) => ({
    what: 'names of an element and of an attribute under a condition',
    // Object.entries forgets the keys' types.
    dialect: dialect as Dialect,
    template,
  })),
]
