import { adoptStyles } from '../../../src/styles/adoptStyles.ts'
import avatarCss from '../../../src/ui/avatar.css?inline'
import skeletonCss from '../../../src/ui/feedback/skeleton.css?inline'
import rowsCss from '../../../src/ui/rows/rows.css?inline'
import css from '../profile.css?inline'

/** Adopts the sheets that most panels need: parsing them with the aside's own would put off its first frame. */
export function adoptPanelStyles({ shadowRoot }: Element): void {
  if (shadowRoot) adoptStyles(shadowRoot, [avatarCss, rowsCss, skeletonCss, css])
}
