import type { WrongTemplate } from './WrongTemplate.ts'

const cards = (loop: string) => `<div data-widget="cards">
  <a href="/">…</a>
  <script type="application/json">{ "cards": [${loop}] }</script>
</div>`

const comma = 'a comma is expected between one round of the loop and the next'

const joined = cards('{ "id": "1", "title": "One", "url": "/one" }{ "id": "2", "title": "Two", "url": "/two" }')

/** Lists that a loop prints, by template language. */
export const wrongLists = {
  twig: [
    {
      fault: 'no comma between the rounds of a loop',
      id: 'broken-block',
      says: comma,
      rendered: joined,
      template: cards(
        '{% for card in cards %}{ "id": "{{ card.id }}", "title": "{{ card.title }}", "url": "{{ card.url }}" ¦}{% endfor %}',
      ),
    },
    {
      fault: 'no comma between the members of a loop’s object',
      id: 'broken-block',
      says: 'a comma is expected',
      template: cards(
        '{% for card in cards %}{ "id": "{{ card.id }}" ¦"title": "{{ card.title }}" }{% if not loop.last %},{% endif %}{% endfor %}',
      ),
    },
    {
      fault: 'an item without its address',
      id: 'wrong-option',
      says: 'cards[0].url: a url is missing',
      template: `<div data-widget="carousel"><a href="/">…</a>
<script type="application/json">{ "title": "{{ title }}", "cards": [¦{ "id": "1", "title": "One", "href": "/one" }] }</script></div>`,
    },
  ],
  liquid: [
    {
      fault: 'a misspelt list beside a loop',
      id: 'unknown-option',
      says: 'Did you mean "cards"?',
      rendered: `<div data-widget="carousel"><a href="/">…</a><script type="application/json">{ "card": [{}, {}] }</script></div>`,
      template: `<div data-widget="carousel"><a href="/">{{ title }}</a>
  <script type="application/json">{ ¦"card": [{%- for card in cards -%}{{ card | json }}{%- unless forloop.last -%},{%- endunless -%}{%- endfor -%}] }</script>
</div>`,
    },
  ],
  handlebars: [
    {
      fault: 'no comma between the rounds of a block',
      id: 'broken-block',
      says: comma,
      rendered: joined,
      template: cards('{{#each cards}}{ "id": "{{id}}", "title": "{{title}}", "url": "{{url}}" ¦}{{/each}}'),
    },
  ],
  erb: [
    {
      fault: 'no comma between the rounds of a block',
      id: 'broken-block',
      says: comma,
      rendered: joined,
      template: cards(
        '<% @cards.each do |card| %>{ "id": "<%= card.id %>", "title": "<%= card.title %>", "url": "<%= card.url %>" ¦}<% end %>',
      ),
    },
  ],
  jsp: [
    {
      fault: 'no comma between the rounds of a loop',
      id: 'broken-block',
      says: comma,
      rendered: joined,
      template: cards(
        `<c:forEach items="\${cards}" var="card">{ "id": "\${card.id}", "title": "\${card.title}", "url": "\${card.url}" ¦}</c:forEach>`,
      ),
    },
  ],
  blade: [
    {
      fault: 'no comma between the rounds of a loop',
      id: 'broken-block',
      says: comma,
      rendered: joined,
      template: cards(
        '@foreach ($cards as $card){ "id": "{{ $card->id }}", "title": "{{ $card->title }}", "url": "{{ $card->url }}" ¦}@endforeach',
      ),
    },
  ],
} as const satisfies Record<string, readonly WrongTemplate[]>
