import { LineClamp } from '#kit/ui/LineClamp.tsx'
import lineClampCss from '#kit/ui/lineClamp.css?inline'
import { partStory } from '../support/partStory.tsx'

export default { title: 'Parts/Line clamp' }

const css = [lineClampCss]
const sentence = 'Escriu de mar i de ports des de fa vint anys, i abans havia estat a punt de ser-ne pilot. '

const long = () => (
  <LineClamp more="Llegeix-ne més" less="Llegeix-ne menys">
    {sentence.repeat(10).trim()}
  </LineClamp>
)

const short = () => (
  <LineClamp more="Llegeix-ne més" less="Llegeix-ne menys">
    {sentence.trim()}
  </LineClamp>
)

export const Clamped = partStory(long, css)

export const Whole = partStory(short, css)
