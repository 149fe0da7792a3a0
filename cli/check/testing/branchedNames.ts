import type { WrongTemplate } from './WrongTemplate.ts'

const fault: Omit<WrongTemplate, 'template'> = {
  fault: 'a misspelt widget on an element whose name is under a condition',
  id: 'unknown-widget',
  says: 'Did you mean "poll"?',
  rendered: `<section data-widget="pol" data-poll-id="1"><a href="/">…</a></section>`,
}

/** Elements whose names are under a condition, by template language. */
export const branchedNames = {
  twig: [
    {
      ...fault,
      template: `<{% if w %}section{% else %}div{% endif %} ¦data-widget="pol" data-poll-id="{{ id }}"><a href="/">…</a></{% if w %}section{% else %}div{% endif %}>`,
    },
  ],
  liquid: [
    {
      ...fault,
      template: `<{% if w %}section{% else %}div{% endif %} ¦data-widget="pol" data-poll-id="{{ id }}"><a href="/">…</a></{% if w %}section{% else %}div{% endif %}>`,
    },
  ],
  handlebars: [
    {
      ...fault,
      template: `<{{#if w}}section{{else}}div{{/if}} ¦data-widget="pol" data-poll-id="{{id}}"><a href="/">…</a></{{#if w}}section{{else}}div{{/if}}>`,
    },
  ],
  erb: [
    {
      ...fault,
      template: `<<% if w %>section<% else %>div<% end %> ¦data-widget="pol" data-poll-id="<%= id %>"><a href="/">…</a></<% if w %>section<% else %>div<% end %>>`,
    },
  ],
  jsp: [
    {
      ...fault,
      template: `<<c:choose><c:when test="\${w}">section</c:when><c:otherwise>div</c:otherwise></c:choose> ¦data-widget="pol" data-poll-id="\${id}"><a href="/">…</a></div>`,
    },
  ],
  blade: [
    {
      ...fault,
      template: `<{{ $w ? 'section' : 'div' }} ¦data-widget="pol" data-poll-id="{{ $id }}"><a href="/">…</a></div>`,
    },
  ],
} as const satisfies Record<string, readonly WrongTemplate[]>
