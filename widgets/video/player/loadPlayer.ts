import type { Scripts } from '#kit/dom/createScripts.ts'
import { failed, type Result, success } from '#lib/result.ts'
import type { CreatePlayer } from './player.types.ts'

const isPlayer = (value: unknown): value is CreatePlayer => typeof value === 'function'

/** The player that the page has already, or else that of a script, which is loaded once for all videos of the page. */
export async function loadPlayer(scripts: Scripts, address: string): Promise<Result<CreatePlayer, 'unavailable'>> {
  if (!isPlayer(window.jwplayer) && !(await scripts.load(address))) return failed('unavailable')
  return isPlayer(window.jwplayer) ? success(window.jwplayer) : failed('unavailable')
}
