import {
  Award,
  Bot,
  ChartPie,
  Clapperboard,
  Headphones,
  type IconNode,
  Images,
  Layers,
  ListChecks,
  MousePointerClick,
  RadioTower,
  Vote,
} from 'lucide'
import { useIntl } from '../../i18n/IntlContext.ts'
import { Icon } from '../../ui/Icon.tsx'
import type {} from './cardMarks.css'
import { mediaMessages } from './content.messages.ts'
import type { MediaInfo } from './contentCard.schema.ts'
import type { MediaType } from './mediaTypes.ts'

const icons: Record<MediaType, IconNode> = {
  video: Clapperboard,
  image: Images,
  graphic: ChartPie,
  audio: Headphones,
  interactive: MousePointerClick,
  special: Award,
  story: Layers,
  poll: Vote,
  test: ListChecks,
  automatic: Bot,
  streaming: RadioTower,
}

export interface MediaMarkProps {
  media: MediaInfo
  /** The card of a column has the mark alone, however wide its picture (content-features §9, "Carousels"). */
  isOpinion: boolean
}

/** On a card's picture: what the article has besides text. How large it is follows from the picture's width; its words are shown above 300 px. */
export function MediaMark({ media, isOpinion }: MediaMarkProps) {
  const { t } = useIntl()
  const words = t(mediaMessages[media.type])
  return (
    <p className="q-media" data-words={!isOpinion}>
      <Icon of={icons[media.type]} />
      <span className="q-media-words">
        {words}
        {media.text && ` · ${media.text}`}
      </span>
    </p>
  )
}
