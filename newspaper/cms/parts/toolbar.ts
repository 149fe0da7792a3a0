import { formatSources, languages } from '#lib/site/config/config.ts'
import { callNames } from '#mocks/backend/calls.ts'
import { personaNames } from '#mocks/backend/personas.ts'
import { attributes, type Html, html } from '../html.ts'
import { languageNames } from '../texts/allTexts.ts'
import { apps, engines, renderings, themes } from '../visit/choice.ts'
import type { Visit } from '../visit/Visit.ts'

/** Whether this kind of page has the tools: not in the app, unless they are requested. */
export function showsToolbar({ env, choice }: Visit, kind: string): boolean {
  if (env === 'PRO') return false
  return choice.bar ?? (kind !== 'webview' && choice.app === 'web')
}

/** The tools at the page's end, folded: persona, faults, language, theme and app, in plain forms that work without a script. */
export function toolbar(visit: Visit, open = false): Html {
  const { t, choice, url } = visit
  const { bar } = t
  const chosen = [
    choice.persona,
    choice.fault,
    choice.app !== 'web' && choice.app,
    choice.theme === 'dark' && bar.dark,
    choice.engine === 'lite' && choice.engine,
    choice.formats === 'language' && bar.formatsOfLanguage,
    choice.render === 'off' && bar.notRendered,
  ]
  return html`
<details class="toolbar" id="mostra"${attributes({ open: open || visit.problems.length > 0 })}>
  <summary><b>${bar.title}</b> <span>${chosen.filter(Boolean).join(' · ')}</span></summary>
  ${visit.problems.map((problem) => html`<p class="problem" role="alert">${bar.problem} <code>${problem}</code></p>`)}
  ${toolbarForm(visit)}
  <form action="/mock/reset">
    <input type="hidden" name="back" value="${url.pathname}">
    <button>${bar.reset}</button>
  </form>
</details>`
}

function toolbarForm({ t, choice, lang, url }: Visit): Html {
  const { bar } = t
  const select = (
    name: string,
    label: string,
    values: readonly string[],
    now: string,
    names: Record<string, string> = {},
  ) =>
    html`<label>${label} <select name="${name}">${values.map(
      (value) =>
        html`<option value="${value}"${attributes({ selected: value === now })}>${names[value] ?? value}</option>`,
    )}</select></label>`
  return html`
<form action="${url.pathname === '/mock' ? '/' : url.pathname}">
  ${select('persona', bar.persona, personaNames, choice.persona)}
  <label class="wide">${bar.fault} <input name="fault" value="${choice.fault}" list="faults" placeholder="${bar.none}" aria-describedby="fault-hint" autocomplete="off" spellcheck="false"></label>
  <datalist id="faults">${callNames.map((name) => html`<option value="${name}:500"></option>`)}</datalist>
  ${select('lang', bar.lang, languages, lang, languageNames)}
  ${select('app', bar.app, apps, choice.app, { web: bar.web, android: 'Android', ios: 'iOS' })}
  ${select('theme', bar.theme, themes, choice.theme, { auto: bar.auto, dark: bar.dark })}
  ${select('engine', bar.engine, engines, choice.engine, { react: 'React', lite: 'Preact (lite)' })}
  ${select('formats', bar.formats, formatSources, choice.formats, { specification: bar.formatsOfPaper, language: bar.formatsOfLanguage })}
  ${select('render', bar.render, renderings, choice.render, { on: bar.rendered, off: bar.notRendered })}
  <button class="button">${bar.apply}</button>
  <p id="fault-hint">${bar.fault}: ${bar.faultHint}.</p>
</form>`
}
