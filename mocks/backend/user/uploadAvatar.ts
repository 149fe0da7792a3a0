import * as v from 'valibot'
import { type Answer, answer, type Call, invalid, refuse, requireReader } from '../Call.ts'
import { changeUser } from './changeUser.ts'

/** 1 MB (reader-account §9). */
const MAX_BYTES = 1024 * 1024

const AvatarFormSchema = v.object({ avatar: v.blob() })
const pictures = ['image/png', 'image/jpeg', 'image/webp', 'image/gif']

/** POST /user/avatar: one picture, as the field `avatar` of a form. The user that it answers has the picture's new address. */
export async function uploadAvatar(call: Call): Promise<Answer> {
  const form = v.safeParse(AvatarFormSchema, call.body)
  if (!form.success || !pictures.includes(form.output.avatar.type)) return invalid('avatar')
  const { avatar } = form.output
  if (avatar.size > MAX_BYTES) return refuse(400, 'AVATAR_TOO_LARGE', 'The picture is larger than 1 MB')
  const body = new Uint8Array(await avatar.arrayBuffer())
  const { avatars } = call.backend.state
  const name = `u${requireReader(call).id}-${avatars.size + 1}`
  avatars.set(name, { type: avatar.type, body })
  return answer({ user: changeUser(call, { avatarUrl: `/avatars/${name}` }) })
}
