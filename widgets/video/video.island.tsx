import sheets from 'virtual:sheets'
import { defineIsland } from '#islands/island/defineIsland.ts'
import type { Scripts } from '#kit/dom/createScripts.ts'
import { getScripts } from '#kit/dom/getScripts.ts'
import { failed, type Result, success } from '#lib/result.ts'
import { ValueError } from '#lib/schema/issues/ValueError.ts'
import { check } from '#lib/schema/parseJson.ts'
import { setTimer } from '#lib/setTimer.ts'
import { DEFAULT_PLAYER, serviceScript } from '#lib/site/services/serviceScripts.ts'
import { serviceUrl } from '#lib/site/services/serviceUrl.ts'
import { createMilestones } from './measuring/createMilestones.ts'
import { createTurns } from './player/createTurns.ts'
import type { CreatePlayer } from './player/player.types.ts'
import { playerSetup } from './player/playerSetup.ts'
import { Video } from './Video.tsx'
import type {} from './video.css'
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
  css: sheets,
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
      loadPlayer: () => loadPlayer(getScripts(context), player),
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

interface WithConnection {
  connection?: { saveData?: boolean }
}

/** Whether the reader's browser has been told to save data. */
function savesData(): boolean {
  // Missing from TypeScript's own library, and from some browsers; some servers have no navigator at all.
  const { navigator } = globalThis as { navigator?: WithConnection }
  return navigator?.connection?.saveData === true
}

const isPlayer = (value: unknown): value is CreatePlayer => typeof value === 'function'

/** The player that the page has already, or else that of a script, which is loaded once for all videos of the page. */
async function loadPlayer(scripts: Scripts, address: string): Promise<Result<CreatePlayer, 'unavailable'>> {
  if (!isPlayer(window.jwplayer) && !(await scripts.load(address))) return failed('unavailable')
  return isPlayer(window.jwplayer) ? success(window.jwplayer) : failed('unavailable')
}

/** How long an answer may take, in milliseconds. */
const PATIENCE = 3000

/**
 * Whether anything answers at an address of the page's own host. A browser's own word that it is offline is none: with some VPNs and virtual networks it says so while all works.
 */
const canReach = (address: string): Promise<boolean> =>
  Promise.race([
    fetch(address, { method: 'HEAD', cache: 'no-store' }).then(
      () => true,
      () => false,
    ),
    new Promise<boolean>((resolve) => setTimeout(resolve, PATIENCE, false)),
  ])
