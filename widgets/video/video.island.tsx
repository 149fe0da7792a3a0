import { defineIsland } from '#islands/island/defineIsland.ts'
import { createScripts } from '#kit/dom/createScripts.ts'
import buttonCss from '#kit/ui/button.css?inline'
import { ownDocument } from '#lib/ownDocument.ts'
import { check } from '#lib/schema/parseJson.ts'
import { ValueError } from '#lib/schema/ValueError.ts'
import { setTimer } from '#lib/setTimer.ts'
import { DEFAULT_PLAYER, serviceScript, serviceScripts } from '#lib/site/addresses/serviceScripts.ts'
import { serviceUrl } from '#lib/site/addresses/serviceUrl.ts'
import { createMilestones } from './measuring/createMilestones.ts'
import { canReach } from './player/canReach.ts'
import { createTurns } from './player/createTurns.ts'
import { loadPlayer } from './player/loadPlayer.ts'
import { playerSetup } from './player/playerSetup.ts'
import { savesData } from './player/savesData.ts'
import { Video } from './Video.tsx'
import css from './video.css?inline'
import { VideoMarkerSchema, VideoServicesSchema } from './video.schema.ts'
import { createVideoStore } from './video.store.ts'

/**
 * A video of the newspaper's (content-features §3, "Video", and §7).
 *
 * Why an island: it loads the publisher's player on the reader's press, once for all videos of a page, measures how far it is played, lets one play at a
 * time, and says when it cannot. Without it the marker's own children stay: the CMS puts the poster there, as a link to the video.
 *
 * No api: the player asks for the stream.
 */
export const videoIsland = defineIsland({
  name: 'video',
  css: [buttonCss, css],
  options: VideoMarkerSchema,
  compose({ id, hlsSource, poster, title, duration, aspectRatio, url }, context) {
    const { analytics, config, getShared, location, now, report } = context
    const complain = (problem: string) => report(new Error(problem), 'video')
    const checked = (name: string, address: string | undefined) => {
      const safe = address === undefined ? undefined : serviceUrl(address, location.href())
      if (address !== safe && safe === undefined)
        complain(`${name}: “${address}” is neither https nor on the page’s own origin.`)
      return safe
    }
    const services = check({ services: config.services }, VideoServicesSchema, (issue) =>
      report(new ValueError('configuration', issue), 'video'),
    )
    const given = services.ok ? services.value.services.videoPlayer : undefined
    const named = given && serviceScript(given, location.href(), config)
    if (given && !named)
      complain(
        `services.videoPlayer: “${given}” is neither the page’s own nor named by its configuration block, by https.`,
      )
    const player = named ?? new URL(DEFAULT_PLAYER, location.href()).href
    const file = checked('hlsSource', hlsSource)
    const image = checked('poster', poster)
    const { measure } = createMilestones(
      (action) => analytics.track({ category: 'media', action, label: title ?? id }),
      () => now().getTime(),
    )
    const store = createVideoStore({
      setup: playerSetup({ file, image, title, savesData: savesData() }),
      loadPlayer: () =>
        loadPlayer(
          getShared('scripts', () => createScripts(ownDocument(), () => serviceScripts(config, location.href()))),
          player,
        ),
      turns: getShared('video-turns', createTurns),
      isOnline: () => navigator.onLine,
      isReachable: () => canReach(location.href()),
      onTime: measure,
      setTimer,
      report,
    })
    const href = checked('url', url) ?? file
    return <Video store={store} facts={{ title, aspectRatio, poster: image, duration, href }} />
  },
})
