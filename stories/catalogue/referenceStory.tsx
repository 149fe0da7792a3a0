import type { StoryObj } from '@storybook/react-vite'
import css from './catalogue.css?inline'

/** The documentation of a widget, as the documentation's site has it. @param load Its file, which `.storybook/referencePages.ts` makes. */
export const referenceStory = (load: () => Promise<{ html: string }>): StoryObj => ({
  loaders: [load],
  render: (_args, { loaded }) => (
    <main className="catalogue">
      <style>{css}</style>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: written by this project, in which text is text */}
      <div dangerouslySetInnerHTML={{ __html: loaded.html }} />
    </main>
  ),
})
