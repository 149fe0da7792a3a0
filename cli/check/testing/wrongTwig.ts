import type { WrongTemplate } from './WrongTemplate.ts'

export const wrongTwig: readonly WrongTemplate[] = [
  {
    fault: 'a misspelt widget in a loop',
    id: 'unknown-widget',
    says: 'Did you mean "poll"?',
    template: `{% extends 'layout.html.twig' %}
{% block main %}
  {% for poll in article.polls %}
    <div class="poll" ¦data-widget="pol" data-poll-id="{{ poll.id }}">
      <a href="{{ path('poll', {id: poll.id}) }}">{{ 'poll.vote'|trans }}</a>
    </div>
  {% endfor %}
{% endblock %}`,
  },
  {
    fault: 'a required option is missing',
    id: 'missing-option',
    says: 'data-poll-id: is required',
    template: `{# The poll of an article, where it has one. #}
{% if article.poll is defined %}
  ¦<div data-widget="poll" data-load="{{ eager ? 'eager' : 'visible' }}">
    <a href="/enquestes">{{ 'polls'|trans }}</a>
  </div>
{% endif %}`,
  },
  {
    fault: 'a value that is none of the list, after a comment of many lines',
    id: 'wrong-option',
    says: 'Did you mean "desc"?',
    template: `{#
  The conversation.
  @param article
#}
<section data-widget="comments" data-content-id="{{ article.id }}" ¦data-order="descending">
  <p>{{ 'comments.fallback'|trans }}</p>
</section>`,
  },
  {
    fault: 'a load condition that there is not',
    id: 'wrong-option',
    says: 'must be one of eager, idle, visible, interaction, none. Did you mean "idle"?',
    template: `<div data-widget="follow" data-kind="author" data-id="{{ author.id }}"
  {% if author.name %}data-name="{{ author.name|e('html_attr') }}"{% endif %}
  ¦data-load="idel">
  <a href="{{ path('login') }}">{{ 'follow'|trans }}</a>
</div>`,
  },
  {
    fault: 'a misspelt option inside a condition',
    id: 'unknown-option',
    says: 'Did you mean "data-title"?',
    template: `<span data-widget="save-to-list" data-content-id="{{ id }}"{% if title %} ¦data-titel="{{ title }}"{% endif %}>
  <a href="{{ login }}">{{ 'save'|trans }}</a>
</span>`,
  },
  {
    fault: 'a link as the marker',
    id: 'no-shadow-root',
    says: '<a> cannot have a shadow root',
    template: `{% set id = article.id %}
¦<a href="#comentaris" data-widget="comments-count" data-content-id="{{ id }}">{{ article.comments }}</a>`,
  },
  {
    fault: 'a comma is missing in the configuration',
    id: 'broken-config',
    says: 'a comma is expected',
    template: `<!doctype html>
<html lang="{{ app.request.locale }}">
<head>
<script type="application/json" data-quiosc-config>
  {
    "site": "{{ site.alias }}",
    "lang": {{ app.request.locale|json_encode|raw }}
    ¦"env": "PRO"
  }
</script>
<script type="module" src="{{ asset('quiosc/widgets.js') }}"></script>
</head>
<body>{% block body %}{% endblock %}</body>
</html>`,
  },
  {
    fault: 'a site that there is not',
    id: 'wrong-config',
    says: 'Did you mean "balears"?',
    template: `<script type="application/json" data-quiosc-config>
  { "lang": "{{ lang }}", "site": ¦"balear", "apiBase": "/api/front" }
</script>`,
  },
  {
    fault: 'the script twice',
    id: 'doubled-script',
    says: 'a second time',
    template: `<html lang="ca"><head>
  <script type="module" src="{{ asset('quiosc/widgets.js') }}"></script>
  {{ include('analytics.html.twig') }}
  <script type="module" ¦src="{{ asset('quiosc/widgets.js') }}"></script>
</head><body></body></html>`,
  },
  {
    fault: 'a module without its type',
    id: 'wrong-script-type',
    says: 'needs type="module"',
    template: `{% block scripts %}
  <script defer ¦src="{{ asset('quiosc/widgets.js') }}"></script>
{% endblock %}`,
  },
  {
    fault: 'nothing for readers until the widget is there',
    id: 'no-fallback',
    says: 'no fallback',
    template: `<div>
  ¦<div data-widget="comments" data-content-id="{{ article.id }}">
    {# The widget does it all. #}
  </div>
</div>`,
  },
  {
    fault: 'a policy without our script',
    id: 'blocking-policy',
    says: "script-src needs 'self'",
    unseen: 'without the script there is no doctor',
    template: `<html lang="{{ lang }}">
<head>
  <meta http-equiv="Content-Security-Policy" ¦content="default-src 'self'; script-src 'unsafe-inline' 'unsafe-eval'; img-src *">
  <script type="module" src="/quiosc/widgets.js"></script>
</head>
<body></body>
</html>`,
  },
]
