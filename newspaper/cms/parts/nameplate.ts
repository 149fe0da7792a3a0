import { nameplate } from '../../content/nameplate.ts'
import { type Html, html } from '../html.ts'

/** The newspaper's name, in every language. */
export const paperName = 'El Far de Portclar'

/** The name as a drawing, with the name as its text. */
export const drawnName = (): Html => html`
<svg class="drawn-name" viewBox="${nameplate.box.join(' ')}" aria-hidden="true"><path id="nom" d="${nameplate.path}"></path></svg><span class="unseen">${paperName}</span>`

/** The drawing once more, for a page that has it already. */
export const drawnNameAgain = (): Html => html`
<svg class="drawn-name" viewBox="${nameplate.box.join(' ')}" aria-hidden="true"><use href="#nom"></use></svg><span class="unseen">${paperName}</span>`
