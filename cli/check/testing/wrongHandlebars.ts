import type { WrongTemplate } from './WrongTemplate.ts'

export const wrongHandlebars: readonly WrongTemplate[] = [
  {
    fault: 'a misspelt widget in a block',
    id: 'unknown-widget',
    says: 'Did you mean "save-to-list"?',
    template: `{{#each articles as |article|}}
  <h3><a href="{{article.url}}">{{{article.title}}}</a></h3>
  <span ¦data-widget="save-to-lists" data-content-id="{{article.id}}"><a href="/login">{{t "save"}}</a></span>
{{/each}}`,
  },
  {
    fault: 'a required option is missing beside a condition',
    id: 'missing-option',
    says: 'data-kind: is required',
    template: `{{!-- Follow --}}
¦<div data-widget="follow" data-id="{{topic.id}}" {{#if topic.name}}data-name="{{topic.name}}"{{/if}}>
  <a href="/login">{{t "follow" name=topic.name}}</a>
</div>`,
  },
  {
    fault: 'a number that is none',
    id: 'wrong-option',
    says: 'got "many"',
    template: `<div data-widget="action-bar" data-content-id="{{id}}"
     {{#unless closed}}data-gift-enabled{{/unless}}
     ¦data-num-comments="many">
  <a href="#comments">{{comments}}</a>
</div>`,
  },
  {
    fault: 'a heading without a level',
    id: 'wrong-option',
    says: 'must be a level from 1 to 6',
    template: `{{> header}}
<div data-widget="error-page" ¦data-heading="h1" data-load="idle"><p>{{message}}</p></div>`,
  },
  {
    fault: 'a misspelt option with a quoted helper before it',
    id: 'unknown-option',
    says: 'Did you mean "data-content-id"?',
    template: `<div data-widget="comments-count" data-content-id="{{#if wide}}{{id}}{{else}}{{short "}}" id}}{{/if}}" data-load="visible"><b>{{n}}</b></div>
<div data-widget="paywall" data-type="gift" ¦data-contentid="{{id}}"></div>`,
  },
  {
    fault: 'a button as the marker',
    id: 'no-shadow-root',
    says: '<button> cannot have a shadow root',
    template: `{{#if canGift}}
¦<button data-widget="gift" data-content-id="{{id}}">{{t "gift"}}</button>
{{/if}}`,
  },
  {
    fault: 'a trailing comma in a marker’s block',
    id: 'broken-block',
    says: 'a name in double quotes is expected',
    template: `<div data-widget="profile">
  <script type="application/json">
    {
      "links": { "shop": "{{urls.shop}}", "premium": "/premium", ¦}
    }
  </script>
</div>`,
  },
  {
    fault: 'an address that is none in a marker’s block',
    id: 'wrong-option',
    says: 'must be a path that begins with / or an https address',
    template: `<div data-widget="profile">
  <script type="application/json">{ "links": { "shop": {{json urls.shop}}, "card": ¦"targeta" } }</script>
</div>`,
  },
  {
    fault: 'a misspelt setting',
    id: 'unknown-config',
    says: 'Did you mean "apiBase"?',
    template: `<script type="application/json" data-quiosc-config>
  { "site": "{{site}}", ¦"apibase": "{{api}}" }
</script>`,
  },
  {
    fault: 'one chunk in place of the script',
    id: 'wrong-script-path',
    says: 'it loads its chunks itself',
    template: `{{{head}}}
<script type="module" ¦src="/static/quiosc/chunks/runtime-9x2slr.js"></script>`,
  },
  {
    fault: 'a second block, which is not directly in the marker',
    id: 'unread-block',
    says: 'only the first block of a marker is read',
    template: `<div data-widget="page-shell">
  <script type="application/json">{ "serviceWorker": false }</script>
  <div hidden>
    ¦<script type="application/json">{ "serviceWorker": "/sw.js" }</script>
  </div>
</div>`,
  },
  {
    fault: 'requests that the policy forbids',
    id: 'blocking-policy',
    says: "connect-src needs 'self'",
    template: `<html lang="{{lang}}"><head>
<meta http-equiv="Content-Security-Policy" ¦content="script-src 'self' 'nonce-{{nonce}}'; connect-src 'none'">
<script type="module" src="/quiosc/widgets.js" nonce="{{nonce}}"></script>
</head><body>{{{body}}}</body></html>`,
  },
]
