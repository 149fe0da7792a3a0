import type { WidgetState } from '#islands/island/widgetState.ts'
import { attributeName } from '#lib/attributeNames.ts'
import type { WidgetName } from '#lib/site/WidgetName.ts'

export interface MarkerProps {
  widget: string
  state: WidgetState
}

/** The fallback, as the newspaper would write it. */
const fallbacks: Partial<Record<string, string>> = {
  comments: 'Llegeix els comentaris',
  'comments-count': '128',
  'action-bar': 'Comentaris',
  gift: 'Regala aquest article',
  poll: 'Respon l’enquesta',
  archive: 'Demana un exemplar',
  login: 'Entra',
  register: 'Registra’t',
  'change-password': 'Canvia la contrasenya',
  welcome: 'Comença a llegir',
  contact: 'Escriu-nos',
  'error-page': 'Torna a la portada',
  paywall: 'Subscriu-t’hi',
} satisfies Partial<Record<WidgetName, string>>

/** The marker as a CMS writes it, loaded at once because a story does not scroll. */
export function Marker({ widget, state: { options, block, html } }: MarkerProps) {
  const attributes = Object.fromEntries(Object.entries(options).map(([key, value]) => [attributeName(key), value]))
  const marker = { 'data-widget': widget, 'data-load': 'eager', ...attributes }
  if (html !== undefined) {
    const script = block ? `<script type="application/json">${JSON.stringify(block)}</script>` : ''
    // biome-ignore lint/security/noDangerouslySetInnerHtml: what a CMS renders, from the states
    return <div {...marker} dangerouslySetInnerHTML={{ __html: script + html }} />
  }
  return (
    <div {...marker}>
      {block && <script type="application/json">{JSON.stringify(block)}</script>}
      <a lang="ca" href="#fallback">
        {fallbacks[widget] ?? widget}
      </a>
    </div>
  )
}
