import type { WrongTemplate } from './WrongTemplate.ts'

/** Blocks and names that are not read. */
export const wrongBlocks: readonly WrongTemplate[] = [
  {
    fault: 'a block without its type',
    id: 'unread-block',
    says: 'because it has no type',
    template: `<div data-widget="profile">
  <a href="/perfil">{{ 'profile'|trans }}</a>
  ¦<script>
    { "links": { "premium": "/premium", "shop": {{ shop|json_encode|raw }} } }
  </script>
</div>`,
  },
  {
    fault: 'a block of another type',
    id: 'unread-block',
    says: 'because its type is "text/json"',
    template: `<div data-widget="cards">
  <a href="/">{{ title }}</a>
  ¦<script type="text/json">{ "title": "{{ title }}", "cards": {{ cards|json_encode|raw }} }</script>
</div>`,
  },
  {
    fault: 'a block in a template in its marker',
    id: 'unread-block',
    says: 'because it is in a <template>',
    template: `<div data-widget="cards">
  <a href="/">{{ title }}</a>
  <template><p>¦<script type="application/json">{ "title": "{{ title }}", "cards": {{ cards|json_encode|raw }} }</script></p></template>
</div>`,
  },
  {
    fault: 'a block in a template of a template, beside one that is read',
    id: 'unread-block',
    says: 'because it is in a <template>',
    template: `<div data-widget="hot-topics">
  <a href="/">{{ title }}</a>
  <script type="application/json">{ "topics": [] }</script>
  <template><template>¦<script type="application/json">{ "topics": {{ topics|json_encode|raw }} }</script></template></template>
</div>`,
  },
  {
    fault: 'a block after its marker, in a paragraph of the editor’s',
    id: 'unread-block',
    says: 'the block beside carousel is not read',
    template: `<div data-widget="carousel"><a href="/">{{ title }}</a></div>
<p>¦<script type="application/json">{ "title": "{{ title }}", "cards": [] }</script><br></p>`,
  },
  {
    fault: 'a block before its marker',
    id: 'unread-block',
    says: 'the block beside hot-topics is not read',
    template: `¦<script type="application/json">{ "topics": [] }</script>
{# The topics of the day. #}
<div data-widget="hot-topics"><a href="/">{{ title }}</a></div>`,
  },
  {
    fault: 'a paragraph around a block',
    id: 'closed-marker',
    says: 'the marker ends where <div> begins',
    template: `{% if poll %}¦<p data-widget="poll" data-poll-id="{{ poll.id }}"><div class="fallback">{{ poll.title }}</div></p>{% endif %}`,
  },
  {
    fault: 'a list of JSON as an attribute',
    id: 'wrong-option',
    says: 'data-cards: is read from the JSON block alone, where it is "cards"',
    template: `<div data-widget="carousel" ¦data-cards='[{ "id": "1", "title": "One", "url": "/one" }]'><a href="/">{{ title }}</a></div>`,
  },
]

/** The same in Liquid. */
export const wrongNames: readonly WrongTemplate[] = [
  {
    fault: 'an option in camel case',
    id: 'unknown-option',
    says: 'data-pollid: is no option of poll. Did you mean "data-poll-id"?',
    also: ['missing-option'],
    template: `<div data-widget="poll" ¦data-pollId="{{ poll.id }}"><a href="/">{{ poll.title }}</a></div>`,
  },
  {
    fault: 'an option with an underscore',
    id: 'unknown-option',
    says: 'data-content_id: is no option of comments. Did you mean "data-content-id"?',
    also: ['missing-option'],
    template: `{% if article.comments %}<div data-widget="comments" ¦data-content_id="{{ article.id }}"><p>…</p></div>{% endif %}`,
  },
  {
    fault: 'a list under the name of one of its items',
    id: 'unknown-option',
    says: 'card: is no option of carousel. Did you mean "cards"?',
    template: `<div data-widget="carousel"><a href="/">{{ title }}</a>
  <script type="application/json">{ ¦"card": [{{ first | json }}, {{ second | json }}] }</script>
</div>`,
  },
  {
    fault: 'a data attribute that no widget has',
    id: 'foreign-attribute',
    says: 'data-testid: is no option of poll.',
    template: `<div data-widget="poll" data-poll-id="{{ poll.id }}" ¦data-testid="poll"><a href="/">{{ poll.title }}</a></div>`,
  },
  {
    fault: 'a widget that is near none',
    id: 'unknown-widget',
    says: 'data-widget: unknown widget "xyzzy".',
    template: `<div ¦data-widget="xyzzy" data-id="{{ id }}"><a href="/">{{ title }}</a></div>`,
  },
]

/** Analytics and ads, in Handlebars. */
export const wrongConsent: readonly WrongTemplate[] = [
  {
    fault: 'a tag manager on a page that asks nobody',
    id: 'no-consent',
    says: 'the page has analytics, and asks nobody for consent',
    template: `<html lang="{{lang}}"><head>
<script type="module" src="/quiosc/widgets.js"></script>
¦<script async src="https://www.googletagmanager.com/gtag/js?id={{id}}"></script>
</head><body></body></html>`,
  },
  {
    fault: 'an ad on a page that asks nobody',
    id: 'no-consent',
    says: 'the page has an ad position',
    template: `<html lang="{{lang}}"><head>
<link rel="stylesheet" href="/site.css">
<script type="module" src="/quiosc/widgets.js"></script>
</head><body>¦<div data-widget="ad" data-id="{{id}}" data-slot-type="{{type}}" data-ad-unit-code="{{unit}}" style="min-height: 250px"><p>{{t "ad"}}</p></div></body></html>`,
  },
]
