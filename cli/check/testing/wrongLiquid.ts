import type { WrongTemplate } from './WrongTemplate.ts'

export const wrongLiquid: readonly WrongTemplate[] = [
  {
    fault: 'a misspelt widget after a comment that has another',
    id: 'unknown-widget',
    says: 'Did you mean "comments"?',
    template: `{%- comment -%}
  <div data-widget="poll"></div>
{%- endcomment -%}
{%- assign id = article.id | default: 0 -%}
<section ¦data-widget="coments" data-content-id="{{ id }}"><p>{{ 'comments' | t }}</p></section>`,
  },
  {
    fault: 'a required option under another name',
    id: 'missing-option',
    says: 'data-content-id: is required',
    template: `{% render 'icon', name: 'bubble' %}
{% unless article.closed %}
  ¦<div data-widget="action-bar" data-title="{{ article.title | escape }}" data-url="{{ article.url }}">
    <a href="#comments">{{ article.comments_count }}</a>
  </div>
{% endunless %}`,
  },
  {
    fault: 'a paywall type that there is not',
    id: 'wrong-option',
    says: 'Did you mean "regiwall"?',
    template: `{% if customer == nil %}
  <div data-widget="paywall"
       ¦data-type="register-wall"
       data-content-id="{{ article.id }}"></div>
{% endif %}`,
  },
  {
    fault: 'a language that there is not',
    id: 'wrong-option',
    says: 'must be one of ca, es, en, de',
    template: `<div data-widget="archive" ¦data-lang="fr" data-load="visible">
  <p>{{ 'archive.fallback' | t }}</p>
</div>`,
  },
  {
    fault: 'a misspelt option beside one that the template prints',
    id: 'unknown-option',
    says: 'Did you mean "data-base-path"?',
    template: `<div
  data-widget="archive"
  data-load="visible"
  data-issue-url="{{ routes.issue | append: '?from=archive' }}"
  ¦data-base-pat="/hemeroteca">
  <p>{{ 'archive.fallback' | t }}</p>
</div>`,
  },
  {
    fault: 'a list item as the marker',
    id: 'no-shadow-root',
    says: '<li> cannot have a shadow root',
    template: `<ul>
  {%- for author in article.authors -%}
    ¦<li data-widget="follow" data-kind="author" data-id="{{ author.id }}">{{ author.name }}</li>
  {%- endfor -%}
</ul>`,
  },
  {
    fault: 'a name without quotes in a marker’s block',
    id: 'broken-block',
    says: 'a value must be in double quotes',
    template: `<div data-widget="page-shell">
  <script type="application/json">
    { "modals": [{ "name": "offer", "title": {{ offer.title | json }}, ¦text: "{{ offer.text }}" }] }
  </script>
</div>`,
  },
  {
    fault: 'an environment that there is not',
    id: 'wrong-config',
    says: 'env: "PROD" is not one of DEV, INT, PRE, PRO. Did you mean "PRO"?',
    template: `<script type="application/json" data-quiosc-config>
{
  "site": {{ settings.site | json }},
  "env": ¦"PROD"
}
</script>`,
  },
  {
    fault: 'two configurations',
    id: 'doubled-config',
    says: 'only the first block',
    template: `<script type="application/json" data-quiosc-config>{ "site": "ara" }</script>
{% section 'header' %}
¦<script type="application/json" data-quiosc-config>{ "lang": "es" }</script>`,
  },
  {
    fault: 'the bundlers’ script in a page',
    id: 'wrong-script-path',
    says: 'Did you mean "widgets.js"?',
    template: `{{ content_for_header }}
<script type="module" ¦src="{{ 'quiosc/widget.js' | asset_url }}"></script>`,
  },
  {
    fault: 'an attribute that the library writes',
    id: 'library-attribute',
    says: 'written by the library',
    template: `<div data-widget="poll" data-poll-id="{{ poll.id }}" ¦data-widget-state="{{ state }}">
  <a href="{{ poll.url }}">{{ poll.title }}</a>
</div>`,
  },
  {
    fault: 'no height for a form that comes at once',
    id: 'no-reserved-height',
    says: 'no height is reserved for login, which comes at once',
    template: `<!doctype html>
<html lang="{{ request.locale.iso_code }}">
<head>
  <style>.login { margin: 2rem } .poll { min-height: 33rem }</style>
  <script type="module" src="/quiosc/widgets.js"></script>
</head>
<body>
  ¦<div class="login" data-widget="login"><a href="/contacte">{{ 'help' | t }}</a></div>
</body>
</html>`,
  },
]
