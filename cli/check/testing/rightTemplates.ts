import type { Dialect } from '../mask/dialects.ts'

/** A template without any fault, however much of it the template language decides. */
export interface RightTemplate {
  what: string
  dialect: Dialect
  template: string
}

const twig: readonly Omit<RightTemplate, 'dialect'>[] = [
  {
    what: 'every value a placeholder',
    template: `<div class="{{ class }}" data-widget="{{ widget }}" data-load="{{ load }}" data-poll-id="{{ id }}">{{ fallback }}</div>`,
  },
  {
    what: 'attributes that the template prints',
    template: `<div data-widget="poll" {{ attributes }}>{{ fallback }}</div>
<div data-widget="comments" {{ html_attributes({'data-content-id': id}) }}><p>…</p></div>`,
  },
  {
    what: 'attributes in branches, with quotes in the placeholders',
    template: `<div data-widget="comments" data-content-id="{{ article.id|default("0") }}"
  {% if article.open %}data-load="visible"{% else %}data-load="interaction"{% endif %}
  {% if a %} data-order="asc" {% elseif b %} data-order="desc" {% else %} data-order="asc" {% endif %}>
  <a href="{{ path('comments', {id: article.id}) }}">{{ "comments"|trans({'%n%': "}}"}) }}</a>
</div>`,
  },
  {
    what: 'markers in branches, with one end tag',
    template: `{% if community %}
<div data-widget="paywall" data-type="blocking-community" data-colour="{{ colour }}">
{% else %}
<div data-widget="paywall" data-type="blocking" {{ id ? 'data-content-id="' ~ id ~ '"' }}>
{% endif %}
  {% include 'paywall/fallback.html.twig' with {'type': "blocking"} only %}
</div>`,
  },
  {
    what: 'a configuration with values, a list and a condition',
    template: `<html lang="{{ locale }}"><head>
<script type="application/json" data-quiosc-config>
  { "site": {{ site|json_encode|raw }}, "hosts": [{% for host in hosts %}"{{ host }}"{% if not loop.last %},{% endif %}{% endfor %}],
    {% if preview %}"env": "PRE",{% endif %} "apiBase": "{{ api }}/front" }
</script>
{% if lite %}<script type="module" src="{{ asset('quiosc/lite/widgets.js') }}"></script>
{% else %}<script type="module" src="{{ asset('quiosc/widgets.js') }}"></script>{% endif %}
</head><body>{% block body %}{% endblock %}</body></html>`,
  },
  {
    what: 'a page whose head is another template',
    template: `<html lang="ca"><head>{% include 'head.html.twig' %}</head><body>
<div data-widget="poll" data-poll-id="{{ id }}"><a href="/">…</a></div></body></html>`,
  },
  {
    what: 'blocks whose members are printed, with spaces around them',
    template: `<script type="application/json" data-quiosc-config>{ "site": "ara", {{ more|raw }} }</script>
<div data-widget="profile"><script type="application/json">{ {{ members }} }</script><a href="/perfil">…</a></div>`,
  },
  {
    what: 'options that the contract gives widgets of a kind',
    template: `<div data-widget="gift" data-content-id="{{ id }}" data-title="{{ title }}" data-url="{{ url }}"><a href="/">…</a></div>
<div data-widget="save-to-list" data-content-id="{{ id }}" data-url="{{ url }}"><a href="/">…</a></div>
<div data-widget="comments-count" data-content-id="{{ id }}" data-order="asc">{{ count }}</div>`,
  },
]

const lists: Partial<Record<Dialect, readonly Omit<RightTemplate, 'dialect'>[]>> = {
  twig: [
    {
      what: 'a list from a loop, its commas before all but the first',
      template: `<div data-widget="cards"><a href="/">…</a><script type="application/json">{ "cards": [
{% for card in cards %}{% if not loop.first %},{% endif %}{ "id": "{{ card.id }}", "title": {{ card.title|json_encode|raw }}, "url": "{{ card.url }}" }{% endfor %}
] }</script></div>`,
    },
    {
      what: 'commas that a placeholder prints',
      template: `<div data-widget="cards"><a href="/">…</a><script type="application/json">{ "cards": [{% for card in cards %}{ "id": "{{ card.id }}", "title": "{{ card.title }}", "url": "{{ card.url }}" }{{ loop.last ? '' : ',' }}{% endfor %}] }</script></div>`,
    },
    {
      what: 'an address in either of two branches',
      template: `<div data-widget="cards"><a href="/">…</a><script type="application/json">{ "cards": [{% for card in cards %}{ "id": "{{ card.id }}", "title": "{{ card.title }}", {% if card.external %}"url": "{{ card.external }}"{% else %}"url": "{{ card.url }}", "kicker": "{{ card.kicker }}"{% endif %} }{% if not loop.last %},{% endif %}{% else %}{% endfor %}] }</script></div>`,
    },
  ],
  handlebars: [
    {
      what: 'a list from a block, with commas between',
      template: `<div data-widget="cards"><a href="/">…</a><script type="application/json">{ "cards": [{{#each cards}}{ "id": "{{id}}", "title": "{{title}}", "url": "{{url}}" }{{#unless @last}},{{/unless}}{{/each}}] }</script></div>`,
    },
  ],
  erb: [
    {
      what: 'a list from a block, with commas between',
      template: `<div data-widget="cards"><a href="/">…</a><script type="application/json">{ "cards": [<% @cards.each_with_index do |card, at| %><% if at > 0 %>,<% end %>{ "id": "<%= card.id %>", "title": "<%= card.title %>", "url": "<%= card.url %>" }<% end %>] }</script></div>`,
    },
  ],
  jsp: [
    {
      what: 'a list from a loop, with commas between',
      template: `<div data-widget="cards"><a href="/">…</a><script type="application/json">{ "cards": [<c:forEach items="\${cards}" var="card" varStatus="at">{ "id": "\${card.id}", "title": "\${card.title}", "url": "\${card.url}" }<c:if test="\${!at.last}">,</c:if></c:forEach>] }</script></div>`,
    },
  ],
  blade: [
    {
      what: 'a list from a loop, with commas between',
      template: `<div data-widget="cards"><a href="/">…</a><script type="application/json">{ "cards": [@foreach ($cards as $card) { "id": "{{ $card->id }}", "title": "{{ $card->title }}", "url": "{{ $card->url }}" } @if (!$loop->last) , @endif @endforeach] }</script></div>`,
    },
  ],
}

const liquid: readonly Omit<RightTemplate, 'dialect'>[] = [
  {
    what: 'comments with faults in them',
    template: `{% comment %}<div data-widget="pol"></div>{% endcomment %}
{# <div data-widget="pol"></div> #}
<!-- <div data-widget="pol"></div> -->
<div data-widget="archive" data-load="visible">{{ 'archive' | t }}</div>`,
  },
  {
    what: 'cases around attributes',
    template: `<div data-widget="follow" data-id="{{ id }}" {% case kind %}{% when 'a' %}data-kind="author"{% when 't' %}data-kind="topic"{% endcase %}>
  <a href="/login">{{ 'follow' | t }}</a></div>`,
  },
  {
    what: 'a block of modals from a loop',
    template: `<div data-widget="page-shell">
  <script type="application/json">
    { "modals": [
      {%- for modal in modals -%}
        { "name": {{ modal.name | json }}, "title": "{{ modal.title }}", "text": "{{ modal.text }}", "showOnce": {{ modal.once }} }
        {%- unless forloop.last -%},{%- endunless -%}
      {%- endfor -%}
    ] }
  </script>
</div>`,
  },
  {
    what: 'a block that another template prints',
    template: `<div data-widget="profile"><script type="application/json">{% render 'links' %}</script></div>`,
  },
  {
    what: 'a tag whose name is printed',
    template: `<{{ tag }} data-widget="comments" data-content-id="{{ id }}">{{ fallback }}</{{ tag }}>`,
  },
]

const handlebars: readonly Omit<RightTemplate, 'dialect'>[] = [
  {
    what: 'partials, blocks and triple braces',
    template: `{{#with article}}
<div data-widget="action-bar" data-content-id="{{id}}" data-title="{{{title}}}" {{#if gift}}data-gift-enabled="true"{{/if}}>
  {{> comments-link this}}
</div>{{else}}<p>{{t "none"}}</p>{{/with}}`,
  },
  {
    what: 'a value in parts',
    template: `<div data-widget="login" data-load="idle" data-back-url="/usuari/{{id}}?from={{{encode "a" b='}}'}}}"><a href="/help">?</a></div>`,
  },
  {
    what: 'comments between attributes and in values',
    template: `<div data-widget="poll"{{!-- the poll's "id" --}} data-poll-id="{{! none yet }}4711" data-load="eager{{!-- at the top --}}"><a href="/">…</a></div>`,
  },
  {
    what: 'rows of a table with markers in their cells',
    template: `{{#each rows}}<tr><td><span data-widget="comments-count" data-content-id="{{id}}">{{n}}</span></td></tr>{{/each}}`,
  },
  {
    what: 'raw blocks',
    template: `{{{{raw}}}}<div data-widget="poll" data-poll-id="{{id}}">{{title}}</div>{{{{/raw}}}}`,
  },
]

const erb: readonly Omit<RightTemplate, 'dialect'>[] = [
  {
    what: 'a helper’s attributes',
    template: `<%= tag.div data: { widget: 'poll', poll_id: @poll.id } do %>…<% end %>
<div data-widget="poll" <%= tag.attributes(data: { poll_id: 1 }) %>><%= yield %></div>`,
  },
  {
    what: 'attributes under a condition, unquoted values',
    template: `<div data-widget=gift data-content-id=<%= article.id %> <% if title? %>data-title="<%= j title %>"<% end %>><%= render "gift" %></div>`,
  },
  {
    what: 'a policy with a nonce and a host',
    template: `<html lang="ca"><head>
<meta http-equiv="content-security-policy" content="script-src 'strict-dynamic' 'nonce-<%= nonce %>'; connect-src https://<%= api %>">
<script type="module" nonce="<%= nonce %>" src="https://cdn.example.cat/quiosc/widgets.js"></script></head>
<body><%= yield %></body></html>`,
  },
]

const jsp: readonly Omit<RightTemplate, 'dialect'>[] = [
  {
    what: 'library tags around markers, attributes and values',
    template: `<c:choose><c:when test="\${a > b}">
<div data-widget="follow" data-kind="<c:out value="\${kind}"/>" data-id="\${id}" <c:if test="\${not empty name}">data-name="<c:out value='\${name}'/>"</c:if>>
<fmt:message key="follow"/></div></c:when><c:otherwise>\${none}</c:otherwise></c:choose>`,
  },
  {
    what: 'an open library tag that never ends',
    template: `<c:set var="id" value="\${article.id}"/>
<div data-widget="comments" data-content-id="\${id}"><jsp:include page="fallback.jsp"/></div>`,
  },
  {
    what: 'a block in a condition',
    template: `<div data-widget="page-shell"><c:if test="\${modals}"><script type="application/json">{ "modals": \${modals} }</script></c:if></div>`,
  },
]

const blade: readonly Omit<RightTemplate, 'dialect'>[] = [
  {
    what: 'directives in a tag',
    template: `<div @class(['a' => $b, 'c']) data-widget="poll" data-poll-id="{{ $poll->id }}" @if ($wide && ($x > 1)) data-load="idle" @endif>@lang('poll')</div>`,
  },
  {
    what: 'attributes of a component',
    template: `<div {{ $attributes->merge(['data-widget' => 'poll']) }}>{{ $slot }}</div>
<div data-widget="comments" {{ $attributes }}>{{ $slot }}</div>`,
  },
  {
    what: 'PHP, emails and style sheets',
    template: `@php($id = 1) <?php if ($id > 0): ?>
<style>@media (min-width: 40em) { .poll { min-height: 30rem } }</style>
<div data-widget="contact" data-load="idle"><a href="mailto:diari@example.cat">diari@example.cat</a></div><?php endif; ?>`,
  },
  {
    what: 'JSON of the server',
    template: `<script type="application/json" data-quiosc-config>@json(['site' => $site, 'lang' => app()->getLocale()])</script>`,
  },
]

const pages: readonly Omit<RightTemplate, 'dialect'>[] = [
  {
    what: 'a whole page with everything',
    template: `<!doctype html>
<html lang="de">
<head>
  <meta charset="utf-8">
  <meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'">
  <style>
    .login, .paywall { min-height: 32rem }
    @media (min-width: 60em) { main > [data-widget='register'] { min-height: 30rem } }
    [data-widget-space='free'] { min-height: 0 }
  </style>
  <script type="application/json" data-quiosc-config>
    { "site": "de-balears", "hosts": ["www.example.cat", "example.cat:8080"], "apiBase": "https://api.example.cat/front/" }
  </script>
  <script type="module" src="/quiosc/widgets.js"></script>
  <script nomodule src="/quiosc/widgets.iife.js"></script>
</head>
<body>
  <main>
    <div class="login" data-widget="login" data-back-url="/"><a href="/hilfe">Hilfe</a></div>
    <section data-widget="register"><a href="/hilfe">Hilfe</a></section>
    <quiosc-marker data-widget="comments" data-content-id="1001" data-order="asc"><p>Kommentare</p></quiosc-marker>
    <div class="paywall" data-widget="paywall" data-type="blocking" data-folded data-message-id=""></div>
    <div data-widget="contact" style="min-height: 18rem"><p>Brief</p></div>
    <div style="height: 20rem"><div data-widget="error-page" data-heading="1"><p>404</p></div></div>
  </main>
  <div data-widget="page-shell" data-service-worker="false"></div>
</body>
</html>`.replace("connect-src 'self'", 'connect-src https://api.example.cat'),
  },
  {
    what: 'another script of the same file name',
    template: `<html lang="ca"><head><script async src="https://platform.twitter.com/widgets.js"></script>
<script type="module">import 'quiosc'</script></head><body><div data-widget="follow" data-kind="user" data-id="1">…</div></body></html>`,
  },
  {
    what: 'markers in a template element',
    template: `<template><article><div data-widget="save-to-list" data-content-id="1"><a href="/">Desa</a></div></article></template>`,
  },
  { what: 'nothing of ours', template: `<ul data-controller="menu"><li data-id="1">…</li></ul>` },
  {
    what: 'a block that the CMS has wrapped',
    template: `<div data-widget="page-shell"><p><script type="application/json">{ "serviceWorker": false }</script></p></div>`,
  },
  {
    what: 'a marker in a marker',
    template: `<div data-widget="action-bar" data-content-id="1"><div data-widget="comments-count" data-content-id="1"><script type="application/json">{}</script>12</div></div>`,
  },
]

const all = { twig, liquid, handlebars, erb, jsp, blade, any: pages } as const

export const rightTemplates: readonly RightTemplate[] = Object.entries(all).flatMap(([dialect, templates]) =>
  // Object.entries forgets the keys' types.
  [...templates, ...(lists[dialect as Dialect] ?? [])].map((template) => ({
    ...template,
    dialect: dialect as Dialect,
  })),
)
