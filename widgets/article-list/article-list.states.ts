import type { WidgetState } from '#islands/island/widgetState.ts'
import { messages } from './article-list.messages.ts'

const persona = 'anonymous'
const options = {}
const ajaxOnly = { ajaxOnly: '' }

const list = `<ul data-list lang="ca">
  <li><p><a href="/ciutat/el-moll-nou-obre-dissabte.html">El moll nou obre dissabte amb dos anys de retard</a></p></li>
  <li><p><a href="/ciutat/la-placa-tindra-ombra.html">La plaça Major tindrà ombra abans de l’estiu</a></p></li>
  <li><p><a href="/ciutat/lescola-vella-sera-biblioteca.html">L’escola vella serà biblioteca, sala de música i casal</a></p></li>
</ul>`

const html = `${list}
<p lang="ca"><a rel="next" href="/llista/ciutat?pagina=1">Més notícies</a></p>`

const lastListPage = `${list}
<p lang="ca"><a rel="next" href="/llista/ciutat?pagina=3">Més notícies</a></p>`

const more = { press: messages.more.id }

export const states: Record<string, WidgetState> = {
  idle: { title: 'One list page', options, html, persona },
  loading: { title: 'Loading the second list page', options, html, persona, fault: 'articles:timeout', steps: [more] },
  added: { title: 'Second list page added, the next is a page of its own', options, html, persona, steps: [more] },
  ajaxOnly: { title: 'Two list pages added', options: ajaxOnly, html, persona, steps: [more, more] },
  end: { title: 'End of the list', options, html: lastListPage, persona, steps: [more] },
  short: { title: 'No next list page', options, html: list, persona },
  failed: { title: 'Failed to load, server error', options, html, persona, fault: 'articles:500', steps: [more] },
  offline: { title: 'Failed to load, offline', options, html, persona, fault: 'articles:abort', steps: [more] },
  wrongShape: {
    title: 'Failed to load, invalid response',
    options,
    html,
    persona,
    fault: 'articles:wrong-shape',
    steps: [more],
  },
  inApp: { title: 'In the app', options, html, persona, channel: 'ios' },
  wrongOption: { title: 'Invalid option', options: { ajaxOnly: 'always' }, html, persona },
}
