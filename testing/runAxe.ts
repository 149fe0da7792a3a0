import axe, { type AxeResults, type RunOptions } from 'axe-core'
import { axeOptions } from './axeOptions.ts'
import { isProof } from './byTier.ts'
import { unstick } from './unstick.ts'

/** Colours take axe longer than all other rules. Stories check them in both themes, and the proof checks them in views too. */
const colourRules: RunOptions['rules'] = isProof ? {} : { 'color-contrast': { enabled: false } }

/** Runs axe on a marker after its transitions have ended: colours in between would give false results. Nothing covers a part of it. */
export async function runAxe(host: HTMLElement, options: Pick<RunOptions, 'rules'> = {}): Promise<AxeResults> {
  for (const animation of host.shadowRoot?.getAnimations() ?? []) {
    if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish()
  }
  const stickAgain = unstick(host.shadowRoot ?? host)
  try {
    return await axe.run(host, {
      ...axeOptions,
      rules: { ...axeOptions.rules, ...colourRules, ...options.rules },
    })
  } finally {
    stickAgain()
  }
}
